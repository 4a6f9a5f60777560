import { useShortcuts } from '../../components/shortcuts.ts';

interface Acts {
  mayEnter: boolean;
  isCutting: boolean;
  step: (by: number) => void;
  turn: (by: number) => void;
  submit: (isEmpty: boolean) => unknown;
  flush: () => Promise<boolean>;
  cut: () => unknown;
  stop: () => void;
  zoom: () => void;
  setType: (index: number) => unknown;
}

/** Puts the cursor into the field of the open question where knowledge points are chosen. */
const toPoints = () => document.querySelector<HTMLInputElement>('input[data-points]')?.focus();

const typeKeys = ['1', '2', '3', '4'];

/** The keys with which a page is entered without the mouse. */
export function useKeys({ mayEnter, isCutting, step, turn, submit, flush, cut, stop, zoom, setType }: Acts): void {
  const entering = [
    { keys: ['c'], shown: 'C', label: '切题', run: cut },
    { keys: ['e'], shown: 'E', label: '空白页或目录，不用录', run: () => submit(true) },
    { keys: ['ctrl+enter'], shown: 'Ctrl Enter', label: '本页交给复核', whileTyping: true, run: () => submit(false) },
    { keys: typeKeys, shown: '1 – 4', label: '题型', run: ({ key }: KeyboardEvent) => setType(Number(key) - 1) },
    { keys: ['k'], shown: 'K', label: '选知识点', run: toPoints },
  ];
  const next = () => void flush().then((isSaved) => isSaved && step(1));
  useShortcuts([
    { keys: ['ArrowUp'], shown: '↑ ↓', label: '题', run: () => step(-1) },
    { keys: ['ArrowDown'], run: () => step(1) },
    { keys: ['['], shown: '[ ]', label: '页', run: () => turn(-1) },
    { keys: [']'], run: () => turn(1) },
    { keys: ['z'], shown: 'Z', label: '放大原图，再按还原', run: zoom },
    { keys: ['ctrl+s'], shown: 'Ctrl S', label: '存，到下一题', whileTyping: true, run: next },
    ...(mayEnter ? entering : []),
    ...(isCutting ? [{ keys: ['Escape'], label: '不切了', run: stop }] : []),
  ]);
}
