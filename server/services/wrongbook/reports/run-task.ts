import { successBytes } from '../../../../contracts/envelope.ts';
import { withSandbox, type Sandbox } from '../../../database/sandbox.ts';
import { writeSheets } from '../../../engines/spreadsheets/write.ts';
import { analysisAnswer } from '../analysis/answer.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { markingAnswer } from '../exams/marking/progress/answer.ts';
import { examAnswer } from '../exams/report/answer.ts';
import { learningAnswer } from '../learning/answer.ts';
import { printedReport } from '../prints/report.ts';
import { assignmentReport } from './assignment-report.ts';
import { assignmentSheets } from './assignment-sheets.ts';
import { homeworkReport } from './homework-report.ts';
import { homeworkSheets } from './homework-sheets.ts';
import { schoolWork } from './school-work.ts';
import type { MadeReport, ReportTask } from './tasks.ts';

/** Makes a report in this thread, over a connection of the task's own: what it reads is of one moment. */
export const runTask = (task: ReportTask): MadeReport =>
  withSandbox(task.databaseFile, (sandbox) => {
    const make = sandbox.sqlite.transaction(() => reportOf(sandbox, task));
    const { value: bytes, tables } = sandbox.changes.read(make);
    return { bytes, tables };
  });

function reportOf(sandbox: Sandbox, task: ReportTask): Uint8Array {
  if (task.of === 'period') {
    const report = homeworkReport(sandbox, task.reader, task.period);
    return task.as === 'workbook' ? writeSheets(homeworkSheets(report)) : successBytes(report);
  }
  if (task.of === 'exam') return examAnswer(sandbox, task);
  if (task.of === 'analysis') return analysisAnswer(sandbox, task);
  if (task.of === 'marking') return markingAnswer(sandbox, task);
  if (task.of === 'learning') return learningAnswer(sandbox, task);
  const assignment = selectAssignments(sandbox, task.userId, [task.assignmentId])[0]!;
  if (task.of === 'schoolWork') return successBytes(schoolWork(sandbox, assignment));
  if (task.as === 'print')
    return new TextEncoder().encode(JSON.stringify(printedReport(sandbox, assignment, task.submissionIds)));
  const report = assignmentReport(sandbox, assignment, task.classIds);
  return task.as === 'workbook' ? writeSheets(assignmentSheets(report)) : successBytes(report);
}
