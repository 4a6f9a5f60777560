import { scope } from '../../../../contracts/constants/assignments.ts';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { newId } from '../../../database/ids.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { addScan } from '../scans/scan-jobs.ts';
import { insertDocuments } from './documents.queries.ts';
import { freeTitle } from './titles.ts';

type Uploading = Pick<Context<typeof uploadResource>, 'sandbox' | 'user' | 'input'>;

/** Adds a document whose file is still to come, and returns its id; call it within a write. */
export function addDocument({ sandbox, user, input }: Uploading, title: string): string {
  const { target, classId, subjectId = '', gradeId = '' } = input;
  const id = newId(sandbox);
  if (input.scope === scope.classOnly && classId === undefined) throw refusal(uploadResource, 'noClass');
  insertDocuments(sandbox, [
    {
      id,
      teacherId: user.id,
      schoolId: user.schoolId,
      shelf: target,
      title: target === 'cloud' ? freeTitle(sandbox, user.id, title) : title,
      scope: target === 'cloud' ? input.scope : 0,
      classId: input.scope === scope.classOnly ? classId : null,
      subjectId,
      gradeId,
      createTime: sandbox.clock.dateTime(),
    },
  ]);
  if (target === 'scan') addScan(sandbox, id, input.assignmentId);
  return id;
}
