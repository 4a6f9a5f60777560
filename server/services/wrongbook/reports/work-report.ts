import { successBytes } from '../../../../contracts/envelope.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { writeSheets } from '../../../engines/spreadsheets/write.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { printedReport } from '../prints/report.ts';
import { assignmentReport } from './assignment-report.ts';
import { assignmentSheets } from './assignment-sheets.ts';
import { homeworkReport } from './homework-report.ts';
import { homeworkSheets } from './homework-sheets.ts';
import { schoolWork } from './school-work.ts';
import type { WorkTask } from './tasks.ts';

/** Makes a report on one piece of work, or on that of a period. */
export function workReport(sandbox: Sandbox, task: WorkTask): Uint8Array {
  if (task.of === 'period') {
    const report = homeworkReport(sandbox, task.reader, task.period);
    return task.as === 'workbook' ? writeSheets(homeworkSheets(report)) : successBytes(report);
  }
  const assignment = selectAssignments(sandbox, task.userId, [task.assignmentId])[0]!;
  if (task.of === 'schoolWork') return successBytes(schoolWork(sandbox, assignment));
  if (task.as === 'print')
    return new TextEncoder().encode(JSON.stringify(printedReport(sandbox, assignment, task.submissionIds)));
  const report = assignmentReport(sandbox, assignment, task.classIds);
  return task.as === 'workbook' ? writeSheets(assignmentSheets(report)) : successBytes(report);
}
