import { setImmediate as turn } from 'node:timers/promises';
import type { WellbeingSource } from '../../../../contracts/constants/wellbeing.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { GivenMark } from '../../../engines/marking/marker.ts';
import { receive } from '../../../engines/wellbeing/received.ts';
import type { ResponseRef } from '../marks/response-ref.ts';
import type { Work } from '../marks/work.queries.ts';
import { deleteUnread, putEssay, selectEssay, selectHanded } from './essays.queries.ts';
import { isOutdated } from './retention.ts';
import { sealer } from './sealing.ts';

// What students hand in as compositions comes here when a machine reads it for marking: that is where its text becomes known.

const chinese = '1';

/** A composition that has been weighed and is to be kept. */
interface WeighedEssay extends ResponseRef, ReturnType<typeof receive> {
  studentId: string;
  classId: string;
}

/** The text that belongs to an answer: the same each time it is read, and no id that is ever given to another. */
const essayId = ({ submissionId, position }: ResponseRef): string =>
  `9${String(submissionId).padStart(12, '0')}${String(position).padStart(3, '0')}`;

/** Homework in Chinese; an exam is marked without names, and the rules read no English. */
const isWriting = ({ subjectId, examId }: Work): boolean => subjectId === chinese && examId === null;

const sourceOf = ({ title }: Work): WellbeingSource => (/周记|日记|随笔/u.test(title) ? '周记' : '作文');

/** Weighs the compositions among marks of some work, one in each turn of the event loop. */
export async function weighEssays(sandbox: Sandbox, work: Work, marks: readonly GivenMark[]): Promise<WeighedEssay[]> {
  if (!isWriting(work)) return [];
  const weighed: WeighedEssay[] = [];
  for (const { submissionId, position, answer, detail } of marks) {
    if (detail?.kind !== 'composition' || answer.trim() === '') continue;
    await turn();
    const createTime = sandbox.clock.dateTime();
    const { studentId, classId, submitTime } = selectHanded(sandbox, submissionId);
    const content = { source: sourceOf(work), writtenAt: submitTime || createTime, title: work.title, text: answer };
    weighed.push({ submissionId, position, studentId, classId, ...receive(content, createTime) });
  }
  return weighed;
}

/**
 * Keeps compositions. One that is read again is not kept twice: what nobody has opened is replaced; of what somebody looks after
 * the text is, and its level goes up where the new reading asks for it, never down. Without the key nothing is kept, and marking
 * goes on. Call it within a write.
 */
export function keepEssays(sandbox: Sandbox, { schoolId }: Work, essays: readonly WeighedEssay[]): void {
  const seals = essays.length > 0 ? sealer(sandbox) : undefined;
  if (!seals) return;
  for (const essay of essays) {
    const { studentId, classId, open, secret } = essay;
    if (isOutdated(sandbox, schoolId, open.writtenAt)) continue;
    const id = essayId(essay);
    const known = selectEssay(sandbox, id);
    const row = { id, schoolId, studentId, classId, sealed: seals.close('text', id, secret), ...open };
    if (known && known.state !== 'unread') {
      const level = Math.max(known.level, open.level);
      putEssay(sandbox, row, { sealed: row.sealed, length: open.length, proposed: open.proposed, level });
    } else putEssay(sandbox, row, row);
  }
}

/** Takes away what was read of answers that are the student's no longer; what somebody has opened stays. Call it within a write. */
export const dropEssays = (sandbox: Sandbox, answers: readonly ResponseRef[]): void =>
  deleteUnread(sandbox, answers.map(essayId));
