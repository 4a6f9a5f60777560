import { successBytes } from '../../../../../contracts/envelope.ts';
import { systemNow } from '../../../../database/clock.ts';
import { withSandbox, withSandboxMeanwhile } from '../../../../database/sandbox.ts';
import { readSheet } from '../../../../engines/spreadsheets/read.ts';
import { carryOutPublishing } from '../publishing/carry-out.ts';
import { importScores, previewScores } from '../scores/import-scores.ts';
import { tellProgress } from '../../../../workers/serve.ts';
import type { ExamResult, ExamTask, PublishProgress } from './tasks.ts';

/** Milliseconds between two reports. */
const reportEvery = 300;

function reporter(): (progress: PublishProgress) => void {
  let at = 0;
  return (progress) => {
    const now = systemNow();
    if (now - at < reportEvery && progress.done < progress.total) return;
    at = now;
    tellProgress(progress);
  };
}

/** Carries out a task in this process. Throws TaskRefused where it cannot be done. */
export async function runTask(task: ExamTask): Promise<ExamResult> {
  if (task.kind === 'publish')
    return withSandboxMeanwhile(task.databaseFile, (sandbox) =>
      carryOutPublishing(sandbox, task.publishingId, reporter()),
    );
  const sheet = await readSheet(task.bytes);
  return withSandbox(task.databaseFile, (sandbox) =>
    task.kind === 'preview'
      ? successBytes(previewScores(sandbox, task, sheet))
      : importScores(sandbox, task.person, task, sheet),
  );
}
