import { publishExam } from '../../../../../contracts/wrongbook/exams/publishing.ts';
import { isBusy } from '../../../../database/passing.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import type { JobKind } from '../../../../jobs/queue.ts';
import { TaskRefused } from '../../../../workers/messages.ts';
import { runExamTask } from '../apart/pool.ts';
import type { PublishProgress } from '../apart/tasks.ts';
import type { Fault } from './check.ts';
import { endPublishing, setProgress } from './publishing.queries.ts';

export const publishingKind = 'publish-exam';

/** A report that meets a lock is left out: the next one tells more. */
function noteProgress(sandbox: Sandbox, id: string, progress: PublishProgress): void {
  try {
    setProgress(sandbox, id, progress);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

const reasonOf = ({ code, values }: Pick<TaskRefused<string>, 'code' | 'values'>): string =>
  code in publishExam.refusals ? refusal(publishExam, code as Fault['rule'], values).message : String(values.reason);

/** The kind of job that publishes subjects of an exam, or takes them back. Begun again, it finds what is done already. */
export const publishExamJob: JobKind = {
  kind: publishingKind,
  run: async (sandbox, id) => {
    const task = { kind: 'publish', databaseFile: sandbox.file, publishingId: id } as const;
    try {
      await runExamTask(task, (progress) => noteProgress(sandbox, id, progress));
    } catch (error) {
      if (!(error instanceof TaskRefused)) throw error;
      const reason = reasonOf(error as TaskRefused<string>);
      return () => endPublishing(sandbox, id, 'failed', reason);
    }
    return () => undefined;
  },
  fail: (sandbox, id, reason) => endPublishing(sandbox, id, 'failed', reason),
};
