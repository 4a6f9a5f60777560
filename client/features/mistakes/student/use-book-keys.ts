import { useShortcuts } from '../../../components/shortcuts.ts';
import type { BookMistake } from './history.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-rows] [data-row]')];

const focused = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

/** To the row after or before the one with the focus; to the first one where none has it. */
function step(by: 1 | -1): void {
  const all = rows();
  const row = focused();
  const next = row ? all[all.indexOf(row) + by] : all[0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

interface Keys {
  /** The questions in sight. */
  mistakes: readonly BookMistake[];
  /** The one whose history is open, "" for none. */
  opened: string;
  toggle: (questionId: string) => void;
  master: (mistake: BookMistake) => unknown;
  turn: (by: 1 | -1) => void;
}

/** Keys of the student's book; they act on the row that has the focus, else on the open one. */
export function useBookKeys({ mistakes, opened, toggle, master, turn }: Keys): void {
  const meant = () => mistakes.find(({ questionId }) => questionId === (focused()?.dataset.row ?? opened));
  useShortcuts([
    { keys: ['k'], label: '上一名学生', run: () => turn(-1) },
    { keys: ['j'], label: '下一名学生', run: () => turn(1) },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      shown: '↑ ↓',
      label: '上一题、下一题',
      run: ({ key }) => step(key === 'ArrowDown' ? 1 : -1),
    },
    {
      keys: ['Enter'],
      label: '展开或收起一题',
      run: () => {
        const first = meant() ?? mistakes[0];
        if (first) toggle(first.questionId);
      },
    },
    {
      keys: ['m'],
      label: '把这道题标为已掌握',
      run: () => {
        const mistake = meant();
        if (mistake && mistake.state !== 'mastered') void master(mistake);
      },
    },
  ]);
}
