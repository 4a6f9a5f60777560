import type { Progress } from '../../../contracts/constants/tasks.ts';
import { systemNow } from '../../database/clock.ts';
import { serveTasks, tellProgress } from '../../workers/serve.ts';
import { runTask } from './run-task.ts';
import type { OnProgress, SheetResult, SheetTask } from './tasks.ts';

/** Milliseconds between two reports of the same stage. */
const reportEvery = 20;

const fileOf = (result: SheetResult): Uint8Array | undefined => {
  if (result instanceof Uint8Array) return result;
  return 'errorWorkbook' in result ? result.errorWorkbook : undefined;
};

serveTasks((task: SheetTask) => runTask(task, reporter()), fileOf);

function reporter(): OnProgress {
  let last: Progress['stage'] = 'waiting';
  let at = 0;
  return (progress) => {
    const now = systemNow();
    if (progress.stage === last && now - at < reportEvery) return;
    last = progress.stage;
    at = now;
    tellProgress(progress);
  };
}
