import { entryOf } from '../../../../workers/entry.ts';
import { TaskPool } from '../../../../workers/task-pool.ts';
import type { BookTask } from './task.ts';

const pool = new TaskPool<BookTask, Uint8Array>({
  label: '错题本',
  entry: entryOf('book-worker', 'services/wrongbook/prints/books/worker.ts'),
  timeLimit: 60_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`错题本无法生成：${reason}`),
});

/** Gathers what students' mistakes print as, in a thread of its own: a class has a thousand of them. */
export const gatherBooks = (task: BookTask, turn: string): Promise<Uint8Array> => pool.run(task, { turn });

/** Ends the thread, after the last request has been answered. */
export const closeBookPool = (): Promise<void> => pool.close();
