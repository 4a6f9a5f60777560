import * as calls from '../../../../contracts/wrongbook/tasks.ts';
import { filePath, hasFile } from '../../../engines/files/store.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { actOn } from './act.ts';
import { begin } from './begin.ts';
import { selectCall } from './calls.queries.ts';
import { findTask, tasksOf } from './described.ts';

export const taskRoutes = [
  route(calls.listTasks, ({ sandbox, user }) => tasksOf(sandbox, user.id)),

  route(calls.beginTask, begin),

  route(calls.actOnTask, actOn),

  route(calls.getTaskFile, ({ sandbox, user, input: { taskId } }) => {
    const found = findTask(sandbox, user.id, taskId);
    if (!found) throw refusal(calls.getTaskFile, 'taskGone');
    if (found.task.fileName === '') throw refusal(calls.getTaskFile, 'noFile');
    const { fileName, fileHash, fileSize } = selectCall(sandbox, found.job.targetId)!;
    if (!hasFile(sandbox.filesDir, fileHash)) throw refusal(calls.getTaskFile, 'noFile');
    return { fileName, path: filePath(sandbox.filesDir, fileHash), size: fileSize };
  }),
];
