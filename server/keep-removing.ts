import type { Sandbox } from './database/sandbox.ts';
import { eachHour } from './jobs/hourly.ts';
import { removeOldTasks } from './services/wrongbook/tasks/retention.ts';
import { removeOutdated } from './services/wrongbook/wellbeing/retention.ts';

/** Deletes what has been kept long enough, for as long as the sandbox is open. */
export const keepRemoving = (sandbox: Sandbox, report: (error: unknown) => void): void =>
  eachHour(
    sandbox,
    () => {
      removeOutdated(sandbox);
      removeOldTasks(sandbox);
    },
    report,
  );
