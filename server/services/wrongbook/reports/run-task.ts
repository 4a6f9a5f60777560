import type { DataOf } from '../../../../contracts/endpoint.ts';
import { successBytes } from '../../../../contracts/envelope.ts';
import type { getSchoolWork } from '../../../../contracts/wrongbook/school-work.ts';
import { withSandbox, type Sandbox } from '../../../database/sandbox.ts';
import { writeSheets } from '../../../engines/spreadsheets/write.ts';
import { selectAssignments, selectSubmissions } from '../assignments/assignments.queries.ts';
import type { AssignmentItem } from '../assignments/progress.queries.ts';
import { printedReport } from '../prints/report.ts';
import { assignmentReport } from './assignment-report.ts';
import { assignmentSheets } from './assignment-sheets.ts';
import { homeworkReport } from './homework-report.ts';
import { homeworkSheets } from './homework-sheets.ts';
import { classResults } from './groups.ts';
import { readWorks } from './read-work.ts';
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
  const assignment = selectAssignments(sandbox, task.userId, [task.assignmentId])[0]!;
  if (task.of === 'schoolWork') return successBytes(schoolWork(sandbox, assignment));
  if (task.as === 'print')
    return new TextEncoder().encode(JSON.stringify(printedReport(sandbox, assignment, task.submissionIds)));
  const report = assignmentReport(sandbox, assignment, task.classIds);
  return task.as === 'workbook' ? writeSheets(assignmentSheets(report)) : successBytes(report);
}

/** One piece of work with the results of its classes and its students. */
function schoolWork(sandbox: Sandbox, assignment: AssignmentItem): DataOf<typeof getSchoolWork> {
  const { results } = readWorks(sandbox, [assignment.id]).get(assignment.id)!;
  return { assignment, classes: classResults(results), students: selectSubmissions(sandbox, assignment.id) };
}
