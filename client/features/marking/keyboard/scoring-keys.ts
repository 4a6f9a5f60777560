import type { Shortcut } from '../../../components/shortcuts.ts';
import type { TypedScore } from './use-typed-score.ts';

/** What the keys of scoring do, whichever way the answers are gone through. */
export interface Scoring {
  typed: TypedScore;
  giveFull: () => unknown;
  confirm: () => unknown;
  goOn: () => unknown;
  undo: () => unknown;
}

const digits = [...'0123456789'];

/** The keys of scoring. */
export const scoringKeys = ({ typed, giveFull, confirm, goOn, undo }: Scoring): readonly Shortcut[] => [
  {
    keys: digits,
    shown: '0 – 9',
    label: '给分；满分 10 分以上可连按两位，或按 Enter 确定',
    run: ({ key }) => typed.press(key),
  },
  { keys: ['Enter'], run: () => typed.commit() || goOn() },
  { keys: ['h', '.'], shown: 'H 或 .5', label: '加半分', run: ({ key }) => typed.press(key) },
  { keys: ['f'], shown: 'F', label: '满分', run: giveFull },
  { keys: [' '], shown: '空格', label: '确认自动批改的得分', run: confirm },
  { keys: ['u', 'Ctrl+z'], shown: 'U', label: '撤销，也可按 Ctrl+Z', run: undo },
];

/** The keys that turn to what comes before or after. */
export const turningKeys = (label: string, turn: (direction: 1 | -1) => unknown): readonly Shortcut[] => [
  { keys: ['[', ']'], shown: '[ ]', label, run: ({ key }) => turn(key === ']' ? 1 : -1) },
];
