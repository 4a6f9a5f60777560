import { withSandbox, type Sandbox } from '../../../database/sandbox.ts';
import { analysisAnswer } from '../analysis/answer.ts';
import { markingAnswer } from '../exams/marking/progress/answer.ts';
import { examAnswer } from '../exams/report/answer.ts';
import { figuresAnswer } from '../figures/answer.ts';
import { learningAnswer } from '../learning/answer.ts';
import type { MadeReport, ReportTask } from './tasks.ts';
import { workReport } from './work-report.ts';

/** Makes a report in this thread, over a connection of the task's own: what it reads is of one moment. */
export const runTask = (task: ReportTask): MadeReport =>
  withSandbox(task.databaseFile, (sandbox) => {
    const make = sandbox.sqlite.transaction(() => reportOf(sandbox, task));
    const { value: bytes, tables } = sandbox.changes.read(make);
    return { bytes, tables };
  });

function reportOf(sandbox: Sandbox, task: ReportTask): Uint8Array {
  if (task.of === 'analysis') return analysisAnswer(sandbox, task);
  if (task.of === 'exam') return examAnswer(sandbox, task);
  if (task.of === 'figures') return figuresAnswer(sandbox, task);
  if (task.of === 'learning') return learningAnswer(sandbox, task);
  if (task.of === 'marking') return markingAnswer(sandbox, task);
  return workReport(sandbox, task);
}
