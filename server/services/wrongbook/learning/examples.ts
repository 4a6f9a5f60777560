import type * as z from 'zod';
import type { attempt } from '../../../../contracts/wrongbook/mistake-shapes.ts';
import type { studentLearning } from '../../../../contracts/wrongbook/learning-shapes.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { reader } from '../../../engines/mistakes/histories.ts';
import { drawnPictures, isSeeded } from '../marks/drawn-answers.ts';
import { selectAttempts } from '../mistakes/attempts.queries.ts';
import { wireAttempts } from '../mistakes/attempts.ts';
import { needOf } from '../mistakes/book.ts';
import { isScanned, selectStem } from './example.queries.ts';
import type { MistakeRow } from './learning.queries.ts';

type Attempt = z.output<typeof attempt>;
type Example = NonNullable<z.output<typeof studentLearning>['weak'][number]['example']>;

/** Whether an attempt earned all that there was, whatever floating point adds. */
const isFull = ({ score, full }: Attempt): boolean => full - score < 1e-4;

/** An attempt with the pictures of what was written, drawn where the seeded world has no scan of it. */
function pictured(sandbox: Sandbox, one: Attempt, questionType: number): Attempt {
  const { submissionId, answer, pictures, isOpen } = one;
  if (pictures.length > 0 || !isOpen || !isSeeded(sandbox)) return one;
  const scanned = isScanned(sandbox, submissionId) ? 1 : 0;
  return { ...one, pictures: drawnPictures({ answer, isScanned: scanned }, questionType) };
}

/** Mistakes that tell most, first: those that were right since, then the newest. */
const tellsMore = (a: MistakeRow, b: MistakeRow): number =>
  Number(b.rightDays !== '') - Number(a.rightDays !== '') || (a.wrongTime < b.wrongTime ? 1 : -1);

/** One of a student's mistakes with the answer before, and the one after it that was right. */
export function exampleOf(
  sandbox: Sandbox,
  { classId, studentId }: { classId: string; studentId: string },
  rows: readonly MistakeRow[],
): Example | null {
  const [row] = rows.toSorted(tellsMore);
  if (!row) return null;
  const known = selectAttempts(sandbox, { studentId, formerClass: null }, [row.questionId]);
  const attempts = wireAttempts(sandbox, known, (id) => id === classId).get(row.questionId) ?? [];
  const wrongAt = attempts.findLastIndex((one) => !isFull(one));
  const before = attempts[wrongAt];
  if (!before) return null;
  const after = attempts.slice(wrongAt + 1).at(-1);
  const other = after && after.answeredId !== row.questionId ? selectStem(sandbox, after.answeredId) : undefined;
  return {
    questionId: row.questionId,
    stem: row.stem,
    before: pictured(sandbox, before, row.questionType),
    after: after ? pictured(sandbox, after, other?.questionType ?? row.questionType) : null,
    afterStem: other?.stem ?? '',
    timesLeft: needOf(row, reader(sandbox.sqlite).ruleOf(studentId)).timesLeft,
  };
}
