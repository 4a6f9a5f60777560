import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/learning-reports.ts';
import { getClassUsage } from '../../../../contracts/wrongbook/class-usage.ts';
import * as usageCalls from '../../../../contracts/wrongbook/student-usage.ts';
import { route } from '../../../http/route.ts';
import type { Caller } from '../../../http/teaching.ts';
import { checkStudent } from '../mistakes/lesson.ts';
import { classUsage } from './class-usage.ts';
import { learningBytes } from './learning-bytes.ts';
import { placeOf, spanOf } from './place.ts';
import { printReports } from './print-learning.ts';
import { rewordReport } from './reword.ts';
import { activityPage, usageOf } from './usage.ts';

type UsageCall = typeof usageCalls.getStudentUsage | typeof usageCalls.pageStudentActivity;

/** The student with the courses and days that are asked for. */
function usagePlace(context: Caller & { input: ParsedOf<UsageCall> }, call: UsageCall) {
  const { sandbox, input } = context;
  const { classId, courseId } = input;
  const place = placeOf(context, call, classId);
  checkStudent(sandbox, call, input);
  const chosen = place.courses.filter((one) => courseId === undefined || one.courseId === courseId);
  return { place, chosen: { ...place, courses: chosen }, span: spanOf(sandbox, call, input) };
}

export const learningRoutes = [
  route(calls.listLearningStudents, async (context) => ({
    envelope: await learningBytes(context, calls.listLearningStudents, 'students'),
  })),

  route(calls.getClassLearning, async (context) => ({
    envelope: await learningBytes(context, calls.getClassLearning, 'class'),
  })),

  route(calls.getStudentLearning, async (context) => {
    checkStudent(context.sandbox, calls.getStudentLearning, context.input);
    const { studentId } = context.input;
    return { envelope: await learningBytes(context, calls.getStudentLearning, 'student', [studentId]) };
  }),

  route(calls.polishLearning, rewordReport),

  route(calls.printLearning, printReports),

  route(getClassUsage, classUsage),

  route(usageCalls.getStudentUsage, (context) =>
    usageOf(context.sandbox, usagePlace(context, usageCalls.getStudentUsage), context.input.studentId),
  ),

  route(usageCalls.pageStudentActivity, (context) => {
    const { chosen, span } = usagePlace(context, usageCalls.pageStudentActivity);
    return activityPage(context.sandbox, chosen, span, context.input);
  }),
];
