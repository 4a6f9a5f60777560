import type { Shortcut } from '../../../components/shortcuts.ts';
import { lettersOf, scoreOfChoice } from '../choice/boxes.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import { choiceKeys, withFirst, wordKeys } from '../keyboard/kind-keys.ts';
import { scoringKeys, turningKeys } from '../keyboard/scoring-keys.ts';
import { isSingleChoice } from '../marks.ts';
import { letterOfPoint } from '../rubric.ts';
import type { Direction } from './navigation.ts';
import type { Review } from './use-question-review.ts';

/** The keys of marking by question. */
export function reviewKeys(
  review: Review,
  turn: (direction: 1 | -1) => unknown,
  dictation?: Dictation,
): readonly Shortcut[] {
  const { selection, typed, rubric } = review;
  // A score that was typed to its first digit counts for the answer that is left.
  const leave = (move: () => unknown) => {
    typed.commit();
    move();
  };
  const pointKeys = rubric.map((_, index) => letterOfPoint(index)).filter((letter) => letter !== '');
  const own = dictation ? wordKeys(dictation) : choiceKeysOf(review);
  return withFirst(own, [
    {
      keys: dictation ? ['ArrowUp', 'ArrowDown'] : ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      shown: dictation ? '↑ ↓' : '↑ ↓ ← →',
      label: '选择作答',
      run: ({ key }) => leave(() => selection.move(key as Direction)),
    },
    ...scoringKeys({
      typed,
      giveFull: () => review.score(review.data.full),
      confirm: review.confirm,
      goOn: () => selection.advance(),
      undo: review.undo,
    }),
    {
      keys: pointKeys,
      shown: 'A B C …',
      label: '勾选评分点，得分随之变化',
      run: ({ key }) => review.togglePoint(pointKeys.indexOf(key.toLowerCase())),
    },
    { keys: ['n'], shown: 'N', label: '下一个未复核', run: () => leave(() => selection.advance()) },
    { keys: ['g'], shown: 'G', label: '整组给分', run: () => toggleGroup(review) },
    { keys: ['e'], shown: 'E', label: '写评语', run: focusComment },
    { keys: ['Escape'], run: () => cancel(review) },
    ...turningKeys('上一题、下一题', turn),
  ]);
}

/** The keys that say what was chosen, where one option is right; where several may be, only a score tells. */
function choiceKeysOf({ data: { question, key, full }, score }: Review): readonly Shortcut[] {
  if (!isSingleChoice(question)) return [];
  return choiceKeys(lettersOf(question.options), (letter) => score(scoreOfChoice(letter, key.answers, full)));
}

const focusComment = (): void => document.querySelector<HTMLElement>('[data-comment-field]')?.focus();

function toggleGroup({ selection: { current, groupOf, isWholeGroup, chooseGroup } }: Review): void {
  chooseGroup(isWholeGroup ? undefined : current && groupOf(current));
}

function cancel({ selection, typed }: Review): void {
  typed.clear();
  selection.chooseGroup(undefined);
}
