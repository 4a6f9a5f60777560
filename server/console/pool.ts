import type { UpstreamService } from '../../contracts/console/upstream-words.ts';
import { entryOf } from '../workers/entry.ts';
import { TaskPool } from '../workers/task-pool.ts';
import type { Compared, Comparison } from './comparing/task.ts';
import type { Exchanged } from './traffic/entry.ts';
import type { Seeded, Seeding } from './traffic/seed.ts';

/** What the console's thread does, by the name of the task. */
export interface ConsoleTasks {
  compare: { given: Comparison; result: Compared };
  /** The entry of a recording. */
  mask: { given: Exchanged; result: Uint8Array };
  /** A pact of entries that stand in one file; undefined where none can stand in a contract. */
  pact: { given: { service: UpstreamService; entries: Uint8Array[] }; result: Uint8Array | undefined };
  /** A sandbox of the school of which a HAR tells. */
  seed: { given: Seeding; result: Seeded };
}

/** A task, and which it is. */
export type ConsoleTask = {
  [Name in keyof ConsoleTasks]: { name: Name; given: ConsoleTasks[Name]['given'] };
}[keyof ConsoleTasks];

const pool = new TaskPool<ConsoleTask, unknown>({
  label: '控制台',
  entry: entryOf('console-worker', 'console/worker.ts'),
  timeLimit: 30_000,
  mostWaiting: 200,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`控制台的后台工作没有完成：${reason}`),
});

/** Does in a thread what takes longer than others may wait; tasks of one sandbox wait for each other. */
export const inThread = <Name extends keyof ConsoleTasks>(
  name: Name,
  given: ConsoleTasks[Name]['given'],
  turn: string,
): Promise<ConsoleTasks[Name]['result']> =>
  pool.run({ name, given } as ConsoleTask, { turn }) as Promise<ConsoleTasks[Name]['result']>;

/** Ends the thread. */
export const closeConsolePool = (): Promise<void> => pool.close();
