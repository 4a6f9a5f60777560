import { taskDays } from '../../../../contracts/constants/tasks.ts';
import { localDateTime, systemNow } from '../../../database/clock.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { deleteOutdated } from './calls.queries.ts';
import { removeUnnamed } from './files.ts';
import { deleteEnded } from './tasks.queries.ts';

const kept = taskDays * 24 * 3_600_000;

/** Deletes tasks that have been kept long enough, with their files. Call it within a write. */
export function removeOldTasks(sandbox: Sandbox): void {
  deleteEnded(sandbox, systemNow() - kept);
  const gone = deleteOutdated(sandbox, localDateTime(sandbox.clock.now() - kept));
  removeUnnamed(
    sandbox,
    gone.flatMap(({ uploadHash, fileHash }) => [uploadHash, fileHash]),
  );
}
