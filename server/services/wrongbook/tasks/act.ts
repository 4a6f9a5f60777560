import { actOnTask } from '../../../../contracts/wrongbook/tasks.ts';
import { write } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { addJob } from '../../../jobs/queue.ts';
import { runningCall } from './call-job.ts';
import { deleteCall, reopenCall, selectCall } from './calls.queries.ts';
import { findTask, type Described } from './described.ts';
import { removeUnnamed } from './files.ts';
import { deleteJobs, type JobRow } from './tasks.queries.ts';

type Acting = Context<typeof actOnTask>;

/** A call waits again; other work is begun again by the call that began it, with what that checks. */
async function retry({ sandbox, user, carrier, tell, gone }: Acting, { task, job, again }: Described): Promise<void> {
  if (!task.canRetry) throw refusal(actOnTask, 'notFailed');
  if (again) {
    await carrier.carryOut({ sandbox, user, ...again }, { tell, gone });
    return;
  }
  write(sandbox, () => {
    reopenCall(sandbox, job.targetId);
    addJob(sandbox, job.kind, job.targetId, user.id);
  });
}

/** Takes a task out of the list, with its files where it has any. Other work stays what it is. */
const forget = ({ sandbox }: Acting, job: JobRow): void =>
  write(sandbox, () => {
    const call = selectCall(sandbox, job.targetId);
    deleteJobs(sandbox, job);
    if (!call) return;
    deleteCall(sandbox, call.id);
    removeUnnamed(sandbox, [call.uploadHash, call.fileHash]);
  });

function cancel(context: Acting, { task, job }: Described): void {
  if (!task.canCancel) throw refusal(actOnTask, 'noCancel');
  forget(context, job);
  runningCall(context.sandbox, job.targetId)?.stop.abort();
}

/** Does with a task of the user what is asked for. */
export async function actOn(context: Acting): Promise<void> {
  const { sandbox, user, input } = context;
  const found = findTask(sandbox, user.id, input.taskId);
  if (!found) throw refusal(actOnTask, 'taskGone');
  if (input.act === 'retry') return retry(context, found);
  if (input.act === 'cancel') return cancel(context, found);
  if (found.task.state !== 'done' && found.task.state !== 'failed') throw refusal(actOnTask, 'notEnded');
  forget(context, found.job);
}
