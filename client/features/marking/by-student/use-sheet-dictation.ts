import { taskType } from '../../../../contracts/constants/assignments.ts';
import { useDictation, type Dictation } from '../dictation/use-dictation.ts';
import { useWork } from '../work/use-work.ts';
import type { Review } from './use-submission-review.ts';

/** Judges the answer at hand word by word, where the sheet is one of a dictation; after the last one the next student comes. */
export function useSheetDictation(review: Review, turn: (direction: 1 | -1) => unknown): Dictation | undefined {
  const { submission, current, stateOf, score, move } = review;
  const { submissionId, assignmentId, answers } = submission;
  const { data: work } = useWork(assignmentId);
  const goOn = () => (current === answers.at(-1) ? turn(1) : move(1));
  return useDictation(
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
}
