import { practiceModeLabels } from '../../../contracts/constants/assignments.ts';
import { listStudentMistakes } from '../../../contracts/wrongbook/mistakes.ts';
import { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { getPaper } from '../../../contracts/wrongbook/papers.ts';
import { mistakeKinds, type PrintKind } from '../../../contracts/constants/printing.ts';
import { useCall } from '../../api/use-call.ts';
import { offeredKinds, ruleKinds, type PrintRequest } from './print-request.ts';

/** What it is that is printed, and as what it can be. */
export function usePrintSource({ assignmentId, paperId, book, practice, studentId }: PrintRequest): {
  title: string;
  kinds: readonly PrintKind[];
} {
  const assignment = useCall(getAssignment, assignmentId === undefined ? null : { assignmentId }).data;
  const paper = useCall(getPaper, paperId === undefined ? null : { paperId }).data;
  const ofClass = book && { classId: book.classId, courseId: book.courseId };
  const students = useCall(listStudentMistakes, ofClass ?? null).data;
  if (book) {
    const name = students?.find((one) => one.studentId === studentId)?.studentName ?? '';
    return { title: `${name}错题本`, kinds: mistakeKinds };
  }
  if (practice) {
    const mode = Number(practice.practice.practiceMode) as keyof typeof practiceModeLabels;
    return { title: practiceModeLabels[mode], kinds: ruleKinds };
  }
  const kinds = offeredKinds(assignment);
  return { title: (assignment ?? paper)?.title ?? '打印', kinds };
}
