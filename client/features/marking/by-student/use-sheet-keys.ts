import { taskType } from '../../../../contracts/constants/assignments.ts';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { useDictation, type Dictation } from '../dictation/use-dictation.ts';
import { useWork } from '../work/use-work.ts';
import { submissionKeys } from './submission-keys.ts';
import type { Review } from './use-submission-review.ts';

/** Listens to the keys of marking by student; where the sheet is one of a dictation, these judge its words, which it answers. */
export function useSheetKeys(review: Review, turn: (direction: 1 | -1) => unknown): Dictation | undefined {
  const { submission, current, stateOf, score, move } = review;
  const { submissionId, assignmentId, answers } = submission;
  const { data: work } = useWork(assignmentId);
  // After the last answer the next student comes.
  const goOn = () => (current === answers.at(-1) ? turn(1) : move(1));
  const dictation = useDictation(
    current && work?.taskType === taskType.dictationPractice
      ? {
          answer: { submissionId, position: current.position },
          mark: stateOf(current).mark,
          key: current.key,
          full: current.full,
          give: (scored) => score(current, scored, goOn),
        }
      : undefined,
  );
  useShortcuts(submissionKeys(review, turn, dictation));
  return dictation;
}
