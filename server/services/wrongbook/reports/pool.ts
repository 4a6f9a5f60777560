import { entryOf } from '../../../workers/entry.ts';
import { TaskPool } from '../../../workers/task-pool.ts';
import type { MadeReport, ReportTask } from './tasks.ts';

const pool = new TaskPool<ReportTask, MadeReport>({
  label: '报告',
  entry: entryOf('report-worker', 'services/wrongbook/reports/worker.ts'),
  timeLimit: 60_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`报告无法生成：${reason}`),
});

/** Makes a user's report in a thread of its own: that of a term takes seconds, in which nobody else would be answered. */
export const makeReport = (task: ReportTask, turn: string): Promise<MadeReport> => pool.run(task, { turn });

/** Ends the thread, after the last request has been answered. */
export const closeReportPool = (): Promise<void> => pool.close();
