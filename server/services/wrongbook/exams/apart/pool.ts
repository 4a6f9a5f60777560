import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { importExamScores } from '../../../../../contracts/wrongbook/exams/scores.ts';
import { worldEnds } from '../../../../database/world-ends.ts';
import { entryOf } from '../../../../workers/entry.ts';
import { TaskRefused } from '../../../../workers/messages.ts';
import { TaskPool } from '../../../../workers/task-pool.ts';
import type {
  ExamResult,
  ExamTask,
  ImportScoresTask,
  PreviewScoresTask,
  PublishProgress,
  PublishTask,
} from './tasks.ts';

const pool = new TaskPool<ExamTask, ExamResult, PublishProgress>({
  label: '考试',
  // A list need not wait for what is published.
  size: 2,
  // What is killed in the middle of a write has written nothing, and a thread cannot be killed there.
  place: 'process',
  entry: entryOf('exam-worker', 'services/wrongbook/exams/apart/worker.ts'),
  timeLimit: 300_000,
  refusal: (code, values) => new TaskRefused(code, values),
  unreadable: (reason) => new TaskRefused('unreadable', { reason }),
});

/** Does for an exam what takes seconds, in a process of its own; rejects with TaskRefused for what cannot be done. */
export function runExamTask(task: PreviewScoresTask): Promise<Uint8Array>;
export function runExamTask(task: ImportScoresTask): Promise<DataOf<typeof importExamScores>>;
export function runExamTask(task: PublishTask, onProgress: (progress: PublishProgress) => void): Promise<undefined>;
export function runExamTask(task: ExamTask, onProgress?: (progress: PublishProgress) => void): Promise<ExamResult> {
  return pool.run(task, { onProgress, signal: worldEnds(task.databaseFile) });
}

/** Ends the process, after the last request has been answered. */
export const closeExamPool = (): Promise<void> => pool.close();
