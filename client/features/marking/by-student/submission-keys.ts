import type { Shortcut } from '../../../components/shortcuts.ts';
import { scoringKeys, turningKeys } from '../keyboard/scoring-keys.ts';
import type { Review } from './use-submission-review.ts';

/** The keys that turn to the student before or after. */
export const studentKeys = (turn: (direction: 1 | -1) => unknown): readonly Shortcut[] =>
  turningKeys('上一名、下一名学生', turn);

/** The keys of marking by student. */
export function submissionKeys(review: Review, turn: (direction: 1 | -1) => unknown): readonly Shortcut[] {
  const { current, typed, move } = review;
  const giveFull = () => {
    if (!current) return;
    review.score(current, { score: current.full });
    move(1);
  };
  const confirm = () => {
    const mark = current && review.stateOf(current).mark;
    if (!current || mark?.score === undefined || mark.score === null) return;
    review.score(current, { score: mark.score, parts: mark.parts });
    move(1);
  };
  return [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      shown: '↑ ↓',
      label: '上一题、下一题',
      run: ({ key }) => move(key === 'ArrowDown' ? 1 : -1),
    },
    ...scoringKeys({ typed, giveFull, confirm, goOn: () => move(1), undo: review.undo }),
    { keys: ['Escape'], run: typed.clear },
    ...studentKeys(turn),
  ];
}
