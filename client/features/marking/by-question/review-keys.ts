import type { Shortcut } from '../../../components/shortcuts.ts';
import { scoringKeys, turningKeys } from '../keyboard/scoring-keys.ts';
import { letterOfPoint } from '../rubric.ts';
import type { Direction } from './navigation.ts';
import type { Review } from './use-question-review.ts';

/** The keys of marking by question. */
export function reviewKeys(review: Review, turn: (direction: 1 | -1) => unknown): readonly Shortcut[] {
  const { selection, typed, rubric } = review;
  // A score that was typed to its first digit counts for the answer that is left.
  const leave = (move: () => unknown) => {
    typed.commit();
    move();
  };
  const pointKeys = rubric.map((_, index) => letterOfPoint(index)).filter((letter) => letter !== '');
  return [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      shown: '↑ ↓ ← →',
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
    { keys: ['Escape'], run: () => cancel(review) },
    ...turningKeys('上一题、下一题', turn),
  ];
}

function toggleGroup({ selection: { current, groupOf, isWholeGroup, chooseGroup } }: Review): void {
  chooseGroup(isWholeGroup ? undefined : current && groupOf(current));
}

function cancel({ selection, typed }: Review): void {
  typed.clear();
  selection.chooseGroup(undefined);
}
