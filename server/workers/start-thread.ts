import { Worker } from 'node:worker_threads';
import type { Entry } from './entry.ts';
import type { WorkerMessage } from './messages.ts';
import { maxHeapMb, type Heard, type TaskWorker } from './task-worker.ts';

/** Starts a program in a thread: cheap, but what runs in native code goes on until it comes back from there. */
export function startThread<Task, Result, Progress>(
  { file, argv = [] }: Entry,
  { message, lost }: Heard<Result, Progress>,
): TaskWorker<Task> {
  const worker = new Worker(file, {
    argv,
    // What loads the server's sources would be inherited, and is of no use in a thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  worker.on('message', (heard: WorkerMessage<Result, Progress>) => message(heard));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    lost(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { why: 'memory' } : { why: 'error', error }),
  );
  worker.on('exit', (code) => lost({ why: 'exit', code }));
  return {
    post: (task) => worker.postMessage(task),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: async () => void (await worker.terminate()),
  };
}
