import { successBytes } from '../../../../contracts/envelope.ts';
import { withSandbox, type Sandbox } from '../../../database/sandbox.ts';
import { writeSheets } from '../../../engines/spreadsheets/write.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { assignmentReport } from './assignment-report.ts';
import { assignmentSheets } from './assignment-sheets.ts';
import { homeworkReport } from './homework-report.ts';
import { homeworkSheets } from './homework-sheets.ts';
import type { MadeReport, ReportTask } from './tasks.ts';

/** Makes a report in this thread, over a connection of the task's own: what it reads is of one moment. */
export const runTask = (task: ReportTask): MadeReport =>
  withSandbox(task.databaseFile, (sandbox) => {
    const make = sandbox.sqlite.transaction(() => reportOf(sandbox, task));
    const { value: bytes, tables } = sandbox.changes.read(make);
    return { bytes, tables };
  });

function reportOf(sandbox: Sandbox, task: ReportTask): Uint8Array {
  const isWorkbook = task.as === 'workbook';
  if (task.of === 'period') {
    const report = homeworkReport(sandbox, task.reader, task.period);
    return isWorkbook ? writeSheets(homeworkSheets(report)) : successBytes(report);
  }
  const { userId, assignmentId, classIds } = task;
  const report = assignmentReport(sandbox, selectAssignments(sandbox, userId, [assignmentId])[0]!, classIds);
  return isWorkbook ? writeSheets(assignmentSheets(report)) : successBytes(report);
}
