import { useEffect, useEffectEvent } from 'react';

/** What one key of a screen does, or several that belong together. */
export interface Shortcut {
  /** As keyboard events name them, in either case; after `Ctrl+` with Ctrl or Cmd held. */
  keys: readonly string[];
  /** How the list of keys writes them, where that is not the first one's name. */
  shown?: string;
  /** What they do, for the list of keys; what another entry tells already has none. */
  label?: string;
  /** Also while somebody types: for keys that write nothing. */
  whileTyping?: boolean;
  run: (event: KeyboardEvent) => unknown;
}

const sources = new Set<() => readonly Shortcut[]>();

/** The keys of the screen as it is now, as the list of keys shows them. */
export const currentShortcuts = (): { key: string; label: string }[] =>
  [...sources]
    .flatMap((source) => source())
    .flatMap(({ keys, shown, label }) => (label === undefined ? [] : [{ key: shown ?? keys[0]!, label }]));

const textFields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=file])';
const controls = 'button, a, input, summary, [role="switch"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));

const dialogIsOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Space and Enter press the control that has the focus, arrows scroll a region that has it. */
function isForFocus({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || ctrlKey || metaKey) return false;
  if (key === ' ' || key === 'Enter') return target.closest(controls) !== null;
  return key.startsWith('Arrow') && target.closest('[role="region"]') !== null;
}

const nameOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string =>
  `${ctrlKey || metaKey ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${key.toLowerCase()}`;

/** Held, only an arrow goes on: what acts on one thing must not run through those that come up after it. */
const isHeld = ({ repeat, key }: KeyboardEvent): boolean => repeat && !key.startsWith('Arrow');

/** Runs what belongs to a key while nobody types and no dialog is open; the list of keys is made of the same declaration. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || dialogIsOpen() || isForFocus(event)) return;
    const name = nameOf(event);
    const pressed = shortcuts.find(({ keys }) => keys.some((key) => key.toLowerCase() === name));
    if (!pressed || (isTyping(event.target) && !pressed.whileTyping)) return;
    // A space that is held must not scroll either.
    event.preventDefault();
    if (!isHeld(event)) pressed.run(event);
  });
  const source = useEffectEvent(() => shortcuts);
  useEffect(() => {
    const current = () => source();
    sources.add(current);
    window.addEventListener('keydown', onKey);
    return () => {
      sources.delete(current);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}

/** One key of a screen. */
export const useShortcut = (key: string, label: string, run: () => void): void =>
  useShortcuts([{ keys: [key], label, run }]);
