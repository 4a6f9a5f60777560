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
}

/** The keys with which a page is entered without the mouse. */
export function useKeys({ mayEnter, isCutting, step, turn, submit, flush, cut, stop }: Acts): void {
  const entering = [
    { keys: ['c'], shown: 'C', label: '切题', run: cut },
    { keys: ['e'], shown: 'E', label: '空白页或目录，不用录', run: () => submit(true) },
    { keys: ['ctrl+enter'], shown: 'Ctrl Enter', label: '本页交给复核', whileTyping: true, run: () => submit(false) },
  ];
  const next = () => void flush().then((isSaved) => isSaved && step(1));
  useShortcuts([
    { keys: ['ArrowUp'], shown: '↑ ↓', label: '题', run: () => step(-1) },
    { keys: ['ArrowDown'], run: () => step(1) },
    { keys: ['['], shown: '[ ]', label: '页', run: () => turn(-1) },
    { keys: [']'], run: () => turn(1) },
    { keys: ['ctrl+s'], shown: 'Ctrl S', label: '存，到下一题', whileTyping: true, run: next },
    ...(mayEnter ? entering : []),
    ...(isCutting ? [{ keys: ['Escape'], label: '不切了', run: stop }] : []),
  ]);
}
