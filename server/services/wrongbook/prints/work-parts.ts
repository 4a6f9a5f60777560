import { mistakeKindsIn } from '../../../../contracts/constants/printing.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { selectQuestionIds } from '../papers/papers.queries.ts';
import { makeReport } from '../reports/pool.ts';
import { givenParts, type Practising } from './books/given.ts';
import type { Copy } from './copies.queries.ts';
import type { PrintRequest, Printing, PrintSource } from './source.ts';

function practising(sandbox: Sandbox, copies: readonly Copy[]): Practising[] {
  const questionIds = selectQuestionIds(sandbox, [...new Set(copies.map(({ paperId }) => paperId))]);
  return copies.map((copy) => ({
    ...copy,
    formerClass: copy.isHere ? null : copy.classId,
    questionIds: questionIds.get(copy.paperId) ?? [],
  }));
}

/** The JSON of booklets, frames and strips of practice that was set, of the questions of each one's paper. */
export async function practiceParts(
  context: Printing,
  { assignment, title, copies }: PrintSource,
  { kinds, paperSize, wrongAnswers }: PrintRequest,
): Promise<Uint8Array[]> {
  if (!assignment || mistakeKindsIn(kinds).length === 0) return [];
  const { courseId, courseName, subjectId } = assignment;
  const course = { id: courseId, name: courseName, subjectId };
  const how = { title, kinds, course, size: paperSize === 'B5' ? 'B5' : 'A4', withWrong: wrongAnswers } as const;
  return givenParts(context, how, practising(context.sandbox, copies));
}

/** The report where it is asked for, of the same submissions as all else that is printed. */
export async function reportParts({ sandbox, user }: Printing, source: PrintSource): Promise<Uint8Array[]> {
  if (!source.request.kinds.includes('report')) return [];
  const { bytes } = await makeReport(
    {
      of: 'assignment',
      as: 'print',
      databaseFile: sandbox.file,
      userId: user.id,
      assignmentId: source.assignment!.id,
      submissionIds: source.copies.map(({ submissionId }) => submissionId),
    },
    turnOf(sandbox, user.id),
  );
  return [bytes];
}
