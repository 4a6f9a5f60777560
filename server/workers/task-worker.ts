import type { WorkerMessage } from './messages.ts';

/** Why a worker is no more, where nobody ended it. */
export type Loss = { why: 'memory' } | { why: 'error'; error: Error } | { why: 'exit'; code: number | string | null };

/** What its owner hears of a worker. */
export interface Heard<Result, Progress> {
  message: (message: WorkerMessage<Result, Progress>) => void;
  lost: (loss: Loss) => void;
}

/** A program that works beside the server, in a thread or in a process. */
export interface TaskWorker<Task> {
  post(task: Task): void;
  /** Whether the process of its owner lives on for it. */
  hold(isHeld: boolean): void;
  /** Ends it at once, whatever it does, and waits until it is gone. */
  end(): Promise<void>;
}

/** Megabytes that the objects of a program may take. */
export const maxHeapMb = 512;
