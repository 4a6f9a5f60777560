import { parentPort } from 'node:worker_threads';
import { systemNow } from '../database/clock.ts';
import { SheetError } from '../spreadsheets/sheet-error.ts';
import { runTask } from './run-task.ts';
import type { ImportProgress, OnProgress, SheetTask, WorkerMessage } from './tasks.ts';

/** Milliseconds between two reports of the same stage. */
const reportEvery = 20;

const tell = (message: WorkerMessage, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);

parentPort?.on('message', (task: SheetTask) => void answer(task));

async function answer(task: SheetTask): Promise<void> {
  try {
    const result = await runTask(task, reporter());
    const file = result instanceof Uint8Array ? result : 'errorWorkbook' in result ? result.errorWorkbook : undefined;
    tell({ type: 'result', result }, file ? [file.buffer as ArrayBuffer] : []);
  } catch (error) {
    if (error instanceof SheetError) tell({ type: 'refused', code: error.code, values: error.values });
    else tell({ type: 'failed', error });
  }
}

function reporter(): OnProgress {
  let last: ImportProgress['stage'] = 'waiting';
  let at = 0;
  return (progress) => {
    const now = systemNow();
    if (progress.stage === last && now - at < reportEvery) return;
    last = progress.stage;
    at = now;
    tell({ type: 'progress', progress });
  };
}
