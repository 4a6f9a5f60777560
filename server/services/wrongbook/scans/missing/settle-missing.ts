import { settleMissing } from '../../../../../contracts/wrongbook/scans.ts';
import { write } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { markOf } from '../../../../engines/marking/given.ts';
import { offlineMarker } from '../../../../engines/marking/offline.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Context } from '../../../../http/route.ts';
import { applyMachineMarks } from '../../marks/ledger.ts';
import { missingPositions } from '../placing/page-questions.ts';
import { insertWritten, updateIncomplete, updateState } from '../placing/responses.queries.ts';
import { selectWork } from '../placing/sheets.queries.ts';
import { withdrawIncomplete } from '../placing/withdraw-answers.ts';
import { missingOf, type Missing } from './list-missing.ts';
import { selectStudents } from './missing.queries.ts';

type Settling = Pick<Context<typeof settleMissing>, 'sandbox' | 'user' | 'input'>;

const absent = 2;
const waiting = 0;

/** Settles what becomes of sheets that have not come in whole; all of them or none. */
export function settle(settling: Settling): void {
  const { sandbox, input } = settling;
  write(sandbox, () => {
    const work = selectWork(sandbox, input.assignmentId);
    if (!work || work.isDeleted === 1) throw refusal(settleMissing, 'assignmentGone');
    if (work.publishTime !== '') throw refusal(settleMissing, 'published');
    const missing = new Map(missingOf(sandbox, input.assignmentId).map((one) => [one.submissionId, one]));
    for (const submissionId of new Set(input.submissionId.split(','))) {
      const one = missing.get(submissionId);
      if (!one) throw notMissing(settling, submissionId);
      settleOne(settling, one);
    }
  });
}

function notMissing({ sandbox, input }: Settling, submissionId: string) {
  const students = selectStudents(sandbox, input.assignmentId);
  const student = students.find((one) => String(one.submissionId) === submissionId);
  return refusal(settleMissing, 'notMissing', { studentName: student?.studentName ?? '该学生' });
}

function settleOne(settling: Settling, { submissionId, found, settled }: Missing): void {
  const { sandbox, user, input } = settling;
  const id = Number(submissionId);
  const hasPages = found.length > 0;
  // Who has pages was there; of whom there is nothing, nothing can be taken as it is.
  if (input.as !== 'waiting' && hasPages !== (input.as === 'incomplete')) throw notMissing(settling, submissionId);
  if (settled === input.as) return;
  if (settled === 'incomplete') withdrawIncomplete(sandbox, id, user);
  if (input.as === 'incomplete') takeAsIs(sandbox, id);
  else if (!hasPages) updateState(sandbox, id, input.as === 'absent' ? absent : waiting);
}

/** What would stand on the missing pages counts as not answered. */
function takeAsIs(sandbox: Sandbox, submissionId: number): void {
  const marks = [...missingPositions(sandbox, submissionId)].map((position) => {
    const answer = { submissionId, position, text: '', isSimulated: false, isBlank: true, pictures: [] };
    const mark = markOf(answer, { score: 0, confidence: 1, reason: '未答：缺页' });
    return { submissionId, position, marker: offlineMarker.name, keyVersion: 0, mark };
  });
  for (const { position } of marks) insertWritten(sandbox, submissionId, position);
  applyMachineMarks(sandbox, marks);
  updateIncomplete(sandbox, submissionId, true);
}
