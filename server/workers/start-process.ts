import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Entry } from './entry.ts';
import type { WorkerMessage } from './messages.ts';
import { watchMemory } from './watch-memory.ts';
import { maxHeapMb, type Heard, type TaskWorker } from './task-worker.ts';

/** Starts a program in a process: what it does in native code ends with it, and so does the memory that this takes. */
export function startProcess<Task, Result, Progress>(
  { file, argv = [] }: Entry,
  { message, lost }: Heard<Result, Progress>,
): TaskWorker<Task> {
  const child = fork(fileURLToPath(file), argv, {
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stopWatching = watchMemory(child.pid, () => {
    lost({ why: 'memory' });
    child.kill('SIGKILL');
  });
  child.on('message', (heard) => message(heard as WorkerMessage<Result, Progress>));
  child.on('error', (error) => lost({ why: 'error', error }));
  child.on('exit', (code, signal) => {
    stopWatching();
    // V8 gives up by SIGABRT where its limit is reached, the system by SIGKILL.
    lost(signal === 'SIGABRT' || signal === 'SIGKILL' ? { why: 'memory' } : { why: 'exit', code: code ?? signal });
  });
  return {
    // What cannot be sent is heard of by the end of the process.
    post: (task) => void child.send(task as object, () => undefined),
    hold: (isHeld) => {
      child[isHeld ? 'ref' : 'unref']();
      child.channel?.[isHeld ? 'ref' : 'unref']();
    },
    end: async () => {
      stopWatching();
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const gone = once(child, 'exit');
      child.ref();
      child.kill('SIGKILL');
      await gone;
    },
  };
}
