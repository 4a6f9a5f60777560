import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/reports.ts';
import { keptBytesFrom } from '../../../database/kept-bytes.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { route, type Context } from '../../../http/route.ts';
import { reachedClasses, readerOf } from '../../../http/teaching.ts';
import type { User } from '../../../http/user.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { analysisRoutes } from '../analysis/analysis.routes.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { isPersonal } from './assignment-report.ts';
import { makeReport } from './pool.ts';
import type { ReportForm } from './tasks.ts';

type AssignmentCall = typeof calls.getAssignmentReport | typeof calls.exportAssignmentReport;
type HomeworkCall = typeof calls.getHomeworkReport | typeof calls.exportHomeworkReport;

/** The report of one piece of work with its title; refused where there is none. */
async function ofAssignment(context: Context<AssignmentCall>, call: AssignmentCall, as: ReportForm) {
  const { sandbox, user } = context;
  const { assignmentId, classId } = context.input;
  const [assignment] = selectAssignments(sandbox, user.id, [assignmentId]);
  if (!assignment) throw refusal<AssignmentCall>(call, 'assignmentGone');
  if (isPersonal(assignment)) throw refusal<AssignmentCall>(call, 'personal');
  const classIds = reachedClasses(context, assignmentId, classId);
  const bytes = await keptBytesFrom(sandbox, JSON.stringify(['assignmentReport', as, assignmentId, classIds]), () =>
    makeReport(
      { of: 'assignment', as, databaseFile: sandbox.file, userId: user.id, assignmentId, classIds },
      turnOf(sandbox, user.id),
    ),
  );
  return { title: assignment.title, bytes };
}

/** Homework over a period; refused where that ends before it begins. */
async function ofPeriod(
  { sandbox, user, input }: { sandbox: Sandbox; user: User; input: ParsedOf<HomeworkCall> },
  call: HomeworkCall,
  as: ReportForm,
): Promise<Uint8Array> {
  const { classId, ...rest } = input;
  if (rest.from > rest.to) throw refusal<HomeworkCall>(call, 'wrongOrder');
  const classIds = classId === undefined ? undefined : [...new Set(classId.split(','))].sort();
  const period = { ...rest, classIds };
  return keptBytesFrom(sandbox, JSON.stringify(['homeworkReport', as, readerOf(user), period]), () =>
    makeReport({ of: 'period', as, databaseFile: sandbox.file, reader: user, period }, turnOf(sandbox, user.id)),
  );
}

export const reportRoutes = [
  route(calls.getAssignmentReport, async (context) => ({
    envelope: (await ofAssignment(context, calls.getAssignmentReport, 'answer')).bytes,
  })),

  route(calls.exportAssignmentReport, async (context) => {
    const { title, bytes } = await ofAssignment(context, calls.exportAssignmentReport, 'workbook');
    return { fileName: `${title} 报告.xls`, bytes };
  }),

  route(calls.getHomeworkReport, async (context) => ({
    envelope: await ofPeriod(context, calls.getHomeworkReport, 'answer'),
  })),

  route(calls.exportHomeworkReport, async (context) => ({
    fileName: '作业学情.xls',
    bytes: await ofPeriod(context, calls.exportHomeworkReport, 'workbook'),
  })),

  ...analysisRoutes,
];
