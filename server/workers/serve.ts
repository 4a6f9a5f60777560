import { parentPort } from 'node:worker_threads';
import { TaskRefused, type WorkerMessage } from './messages.ts';

/** To the owner of this thread, or of this process. */
function send(message: unknown, transfer: ArrayBuffer[]): void {
  if (parentPort) parentPort.postMessage(message, transfer);
  else process.send?.(message);
}

function listen(hear: (task: unknown) => void): void {
  if (parentPort) return void parentPort.on('message', hear);
  process.on('message', hear);
  // A server that is killed takes its processes along; one that is asked to end lets them finish, and ends them itself.
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
}

/** Tells the owner how far a task is. */
export const tellProgress = <Progress>(progress: Progress): void =>
  send({ type: 'progress', progress } satisfies WorkerMessage<never, Progress>, []);

/** Answers each task that comes to this program; a thread hands over the `file` of a result instead of copying it. */
export function serveTasks<Task, Result>(
  run: (task: Task) => Promise<Result>,
  fileOf: (result: Result) => Uint8Array | undefined,
): void {
  const tell = (message: WorkerMessage<Result>, transfer: ArrayBuffer[] = []): void => send(message, transfer);
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
  listen((task) => void answer(task as Task));
}
