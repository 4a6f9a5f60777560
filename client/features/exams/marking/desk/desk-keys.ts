import type { Shortcut } from '../../../../components/shortcuts.ts';
import { withFirst } from '../../../marking/keyboard/kind-keys.ts';
import { scoringKeys, turningKeys } from '../../../marking/keyboard/scoring-keys.ts';
import { letterOfPoint } from '../../../marking/rubric.ts';
import type { DeskWork } from './use-desk.ts';

/** The keys of a marker's desk: those of marking, with what there is only here. */
export function deskKeys(work: DeskWork, handOn: () => unknown): readonly Shortcut[] {
  const { typed, question, rubric } = work;
  const pointKeys = rubric.map((_, index) => letterOfPoint(index)).filter((letter) => letter !== '');
  const own: readonly Shortcut[] = [
    { keys: [' ', 'Enter'], shown: '空格', label: '给的分算数，看下一题或下一份', run: work.confirm },
    { keys: ['x'], shown: 'X', label: '异常，转给题组长', run: handOn },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      shown: '↑ ↓ ← →',
      label: '选择答卷',
      run: ({ key }) => work.move(key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1),
    },
    {
      keys: pointKeys,
      shown: 'A B C …',
      label: '勾选评分点，得分随之变化',
      run: ({ key }) => work.togglePoint(pointKeys.indexOf(key.toLowerCase())),
    },
    { keys: ['Escape'], run: () => typed.clear() },
    ...turningKeys('上一小题、下一小题', work.turn),
  ];
  return withFirst(
    own,
    scoringKeys({
      typed,
      giveFull: () => work.score(question.full),
      confirm: work.confirm,
      goOn: work.confirm,
      undo: work.undo,
    }),
  );
}
