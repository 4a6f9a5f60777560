import { parentPort } from 'node:worker_threads';
import { TaskRefused, type ThreadMessage } from './messages.ts';

/** Tells the thread's owner how far a task is. */
export const tellProgress = <Progress>(progress: Progress): void =>
  parentPort?.postMessage({ type: 'progress', progress } satisfies ThreadMessage<never, Progress>);

/** Answers each task that comes to this thread; `file` of a result is handed over instead of copied. */
export function serveTasks<Task, Result>(
  run: (task: Task) => Promise<Result>,
  fileOf: (result: Result) => Uint8Array | undefined,
): void {
  const tell = (message: ThreadMessage<Result>, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer);
  const answer = async (task: Task): Promise<void> => {
    try {
      const result = await run(task);
      const file = fileOf(result);
      tell({ type: 'result', result }, file ? [file.buffer as ArrayBuffer] : []);
    } catch (error) {
      if (error instanceof TaskRefused) tell({ type: 'refused', code: String(error.code), values: error.values });
      else tell({ type: 'failed', error });
    }
  };
  parentPort?.on('message', (task: Task) => void answer(task));
}
