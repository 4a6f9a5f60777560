import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/reports.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { route, type Context } from '../../../http/route.ts';
import { reachedClasses } from '../../../http/teaching.ts';
import type { User } from '../../../http/user.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import type { Sheet } from '../../../engines/spreadsheets/sheet.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { assignmentReport, isPersonal, type AssignmentReport } from './assignment-report.ts';
import { assignmentSheets } from './assignment-sheets.ts';
import { homeworkReport } from './homework-report.ts';
import type { HomeworkReport } from './homework.queries.ts';
import { homeworkSheets } from './homework-sheets.ts';

type AssignmentCall = typeof calls.getAssignmentReport | typeof calls.exportAssignmentReport;
type HomeworkCall = typeof calls.getHomeworkReport | typeof calls.exportHomeworkReport;

/** The report of one piece of work; refused where there is none. */
function ofAssignment(context: Context<AssignmentCall>, call: AssignmentCall): AssignmentReport {
  const { sandbox, user } = context;
  const { assignmentId, classId } = context.input;
  const [assignment] = selectAssignments(sandbox, user.id, [assignmentId]);
  if (!assignment) throw refusal<AssignmentCall>(call, 'assignmentGone');
  if (isPersonal(assignment)) throw refusal<AssignmentCall>(call, 'personal');
  return assignmentReport(sandbox, assignment, reachedClasses(context, assignmentId, classId));
}

/** Homework over a period; refused where that ends before it begins. */
function ofPeriod(
  sandbox: Sandbox,
  user: User,
  call: HomeworkCall,
  { classId, ...period }: ParsedOf<HomeworkCall>,
): HomeworkReport {
  if (period.from > period.to) throw refusal<HomeworkCall>(call, 'wrongOrder');
  const classIds = classId === undefined ? undefined : [...new Set(classId.split(','))].sort();
  return homeworkReport(sandbox, user, { ...period, classIds });
}

const fileOf = async (fileName: string, sheets: Sheet[]) => ({
  fileName,
  bytes: await runSheetTask({ kind: 'write', sheets }),
});

export const reportRoutes = [
  route(calls.getAssignmentReport, (context) => ofAssignment(context, calls.getAssignmentReport)),

  route(calls.exportAssignmentReport, (context) => {
    const report = ofAssignment(context, calls.exportAssignmentReport);
    return fileOf(`${report.title} 报告.xls`, assignmentSheets(report));
  }),

  route(calls.getHomeworkReport, ({ sandbox, user, input }) => ofPeriod(sandbox, user, calls.getHomeworkReport, input)),

  route(calls.exportHomeworkReport, ({ sandbox, user, input }) => {
    const report = ofPeriod(sandbox, user, calls.exportHomeworkReport, input);
    return fileOf('作业学情.xls', homeworkSheets(report));
  }),
];
