import { writeWhenFree } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { workedOutAhead } from '../../../../engines/mistakes/ahead.ts';
import { sumUpExam } from '../../../../engines/mistakes/exam-results.ts';
import { keepingMistakes } from '../../../../engines/mistakes/keep.ts';
import { publishExam } from '../../../../../contracts/wrongbook/exams/publishing.ts';
import { TaskRefused } from '../../../../workers/messages.ts';
import { setPublishTime } from '../../marks/keys.queries.ts';
import { examHead } from '../exam-head.ts';
import { checkPublishing } from './check.ts';
import {
  endPublishing,
  moveByPublication,
  selectHandedIn,
  selectPublishing,
  setSubjectsPublished,
} from './publishing.queries.ts';

type Publishing = NonNullable<ReturnType<typeof selectPublishing>>;

/** The work of the subjects, and its sheets; refuses where these can no longer be published or taken back. */
function workOf(sandbox: Sandbox, { examId, act, subjectIds }: Publishing) {
  const { subjects, fault } = checkPublishing(sandbox, examHead(sandbox, publishExam, examId), act, subjectIds);
  if (fault) throw new TaskRefused(fault.rule, fault.values);
  const assignmentIds = subjects.flatMap(({ assignmentId }) => assignmentId || []);
  return { assignmentIds, sheets: selectHandedIn(sandbox, assignmentIds) };
}

/**
 * Publishes subjects, or takes them back: what takes long is worked out first, then all is written in one transaction with the
 * word that it is done. Killed at any moment, it has been done or has not begun; done already, it does nothing. Throws TaskRefused
 * where it can no longer be done.
 */
export async function carryOutPublishing(
  sandbox: Sandbox,
  id: string,
  tell: (progress: { done: number; total: number }) => void,
): Promise<undefined> {
  const order = selectPublishing(sandbox, id);
  if (order?.state !== 'running') return;
  const { examId, act, subjectIds } = order;
  const publishTime = act === 'publish' ? sandbox.clock.dateTime() : '';
  const { assignmentIds, sheets } = workOf(sandbox, order);
  const total = sheets.length;
  const supposed = { assignmentIds, publishTime };
  const ahead = await workedOutAhead(sandbox, sheets, supposed, (done) => tell({ done, total }));
  await writeWhenFree(sandbox, () => {
    const outcomes = ahead();
    if (selectPublishing(sandbox, id)?.state !== 'running') return;
    const now = workOf(sandbox, order);
    const change = (): void => {
      for (const assignmentId of now.assignmentIds) setPublishTime(sandbox, assignmentId, publishTime);
      setSubjectsPublished(sandbox, examId, subjectIds, publishTime);
    };
    keepingMistakes(sandbox.sqlite, now.sheets, change, outcomes);
    // Without a sheet nothing has followed from that.
    if (now.sheets.length === 0) sumUpExam(sandbox.sqlite, examId);
    moveByPublication(sandbox, examId);
    endPublishing(sandbox, id, 'done');
  });
}
