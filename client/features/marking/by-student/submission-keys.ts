import type { Shortcut } from '../../../components/shortcuts.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import { choiceKeys, withFirst, wordKeys } from '../keyboard/kind-keys.ts';
import { scoringKeys, turningKeys } from '../keyboard/scoring-keys.ts';
import { lettersOn, scoreOfChoice } from '../choice/boxes.ts';
import { isSingleChoice } from '../marks.ts';
import type { Review } from './use-submission-review.ts';

/** The keys that turn to the student before or after. */
export const studentKeys = (turn: (direction: 1 | -1) => unknown): readonly Shortcut[] =>
  turningKeys('上一名、下一名学生', turn);

/** The keys of marking by student. */
export function submissionKeys(
  review: Review,
  turn: (direction: 1 | -1) => unknown,
  dictation?: Dictation,
): readonly Shortcut[] {
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
  return withFirst(dictation ? wordKeys(dictation) : choiceKeysOf(review), [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      shown: '↑ ↓',
      label: '上一题、下一题',
      run: ({ key }) => move(key === 'ArrowDown' ? 1 : -1),
    },
    ...scoringKeys({ typed, giveFull, confirm, goOn: () => move(1), undo: review.undo }),
    { keys: ['Escape'], run: typed.clear },
    ...studentKeys(turn),
  ]);
}

/** The keys that say what was chosen, where the question at hand has one right option. */
function choiceKeysOf({ current, score, move }: Review): readonly Shortcut[] {
  if (!current || !isSingleChoice(current)) return [];
  const { key, full } = current;
  return choiceKeys(lettersOn(current), (letter) =>
    score(current, { score: scoreOfChoice(letter, key.answers, full) }, () => move(1)),
  );
}
