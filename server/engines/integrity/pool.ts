import { worldEnds } from '../../database/world-ends.ts';
import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import type { Examination, Finding } from './tasks.ts';

// A whole file is looked through by one call of SQLite, which nothing but the end of a process stops.
const pool = new TaskPool<Examination, Finding>({
  label: '数据库检查',
  place: 'process',
  entry: entryOf('integrity-worker', 'engines/integrity/worker.ts'),
  timeLimit: 600_000,
  idleLimit: 1_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`数据库检查没有完成：${reason}`),
});

/** Looks through a database file beside the requests; rejects with TaskDropped where another world takes its place meanwhile. */
export const examine = (examination: Examination): Promise<Finding> =>
  pool.run(examination, { signal: worldEnds(examination.file) });

/** Ends the process, whatever it is looking through. */
export const closeIntegrityPool = (): Promise<void> => pool.close();
