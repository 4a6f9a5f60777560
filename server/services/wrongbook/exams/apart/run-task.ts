import { successBytes } from '../../../../../contracts/envelope.ts';
import { withSandbox } from '../../../../database/sandbox.ts';
import { readSheet } from '../../../../engines/spreadsheets/read.ts';
import { importScores, previewScores } from '../scores/import-scores.ts';
import type { ExamResult, ExamTask } from './tasks.ts';

/** Carries out a task in this process. Throws TaskRefused where it cannot be done. */
export async function runTask(task: ExamTask): Promise<ExamResult> {
  const sheet = await readSheet(task.bytes);
  return withSandbox(task.databaseFile, (sandbox) =>
    task.kind === 'preview'
      ? successBytes(previewScores(sandbox, task, sheet))
      : importScores(sandbox, task.person, task, sheet),
  );
}
