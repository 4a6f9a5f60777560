import { getSubmission, giveMarks, listQuestionAnswers, undoMarks } from '../../../../contracts/wrongbook/marking.ts';
import { call, type CallOptions } from '../../../api/call.ts';
import { CallError } from '../../../api/errors.ts';
import type { Settled } from './apply-marks.ts';
import { inputOf, type Operation } from './operations.ts';

/** What comes back is put into the answers that are at hand. */
const inBackground: CallOptions = {
  quiet: true,
  background: true,
  kept: [listQuestionAnswers, getSubmission],
};

/** Sends operations of one kind and one assignment; what stands then comes back. */
export async function send(batch: readonly Operation[]): Promise<Settled[]> {
  const { assignmentId } = batch[0]!;
  const added = batch.filter((operation) => operation.kind === 'add');
  if (added.length > 0) {
    return (await call(giveMarks, { assignmentId, marks: added.map(inputOf) }, inBackground)).marks;
  }
  const markId = batch.flatMap((operation) => (operation.kind === 'undo' ? operation.markId : []));
  return (await call(undoMarks, { assignmentId, markId: markId.join(',') }, inBackground)).marks;
}

/** Whether the server has said no, rather than nothing or that it can't at the moment. */
export function isRefused(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.code === 0) return false;
  return ![401, 408, 429].includes(error.code) && error.code < 500 && error.status < 500;
}
