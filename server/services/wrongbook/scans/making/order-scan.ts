import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { documentState } from '../../../../../contracts/states.ts';
import { makeScans } from '../../../../../contracts/wrongbook/scans.ts';
import { newId } from '../../../../database/ids.ts';
import { write } from '../../../../database/prepared.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Context } from '../../../../http/route.ts';
import { reachedClasses } from '../../../../http/teaching.ts';
import { selectAssignments } from '../../assignments/assignments.queries.ts';
import { insertDocuments } from '../../documents/documents.queries.ts';
import { waitingCopies } from './print-sheets.ts';
import { addScanJob } from '../scan-jobs.ts';
import { insertScan, isMaking } from '../scans.queries.ts';

const longestTitle = 100;

/** Orders a scan that is made instead of coming from a scanner: sheets filled in as the students would. */
export function orderScan(context: Context<typeof makeScans>): DataOf<typeof makeScans> {
  const { sandbox, user } = context;
  const { assignmentId, classId, damage, absent } = context.input;
  const classIds = reachedClasses(context, assignmentId, classId);
  return write(sandbox, () => {
    const [assignment] = selectAssignments(sandbox, user.id, [assignmentId]);
    if (!assignment) throw refusal(makeScans, 'assignmentGone');
    if (assignment.publishTime !== '') throw refusal(makeScans, 'published');
    const copies = waitingCopies(sandbox, assignmentId, classIds);
    if (assignment.stage === 'withdrawn' || copies.length <= absent) throw refusal(makeScans, 'noStudents');
    if (isMaking(sandbox, assignmentId)) throw refusal(makeScans, 'making');
    const documentId = newId(sandbox);
    const document = {
      id: documentId,
      teacherId: user.id,
      schoolId: user.schoolId,
      shelf: 'scan' as const,
      title: `模拟扫描：${assignment.title}`.slice(0, longestTitle),
      state: documentState.recognising,
      createTime: sandbox.clock.dateTime(),
    };
    insertDocuments(sandbox, [document]);
    const making = JSON.stringify({ classIds, damage, absent });
    insertScan(sandbox, { documentId, assignmentId, isSynthetic: true, making });
    addScanJob(sandbox, documentId);
    return { documentId };
  });
}
