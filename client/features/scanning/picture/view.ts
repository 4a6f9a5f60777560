import { useState } from 'react';
import { useShortcuts } from '../../../components/shortcuts.ts';

/** How pictures of pages are looked at. */
export interface View {
  /** All of the page rather than as wide as there is room, from its head. */
  isWhole: boolean;
  zoom: number;
  /** Clockwise. */
  quarters: number;
}

export interface Viewing extends View {
  show: (isWhole: boolean) => void;
  turn: () => void;
  enlarge: () => void;
}

const zooms = [1, 1.5, 2, 3];

/** How the page at hand is looked at, by buttons or keys; the next one is looked at from its head again. */
export function useView(pageId: string): Viewing {
  const fresh = { pageId, isWhole: false, zoom: 1, quarters: 0 };
  const [kept, setView] = useState(fresh);
  const view = kept.pageId === pageId ? kept : fresh;
  const show = (isWhole: boolean) => setView({ ...view, isWhole, zoom: 1 });
  const turn = () => setView({ ...view, quarters: (view.quarters + 1) % 4 });
  const enlarge = () => {
    const zoom = zooms.find((one) => one > view.zoom) ?? 1;
    setView({ ...view, isWhole: false, zoom });
  };
  useShortcuts([
    { keys: ['z'], shown: 'Z', label: '整页或页头', run: () => show(!view.isWhole) },
    { keys: ['r'], shown: 'R', label: '向右转', run: turn },
    { keys: ['+', '='], shown: '+', label: '放大', run: enlarge },
  ]);
  return { ...view, show, turn, enlarge };
}
