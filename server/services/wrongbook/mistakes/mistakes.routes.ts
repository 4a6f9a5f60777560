import { listDiscussions, setDiscussed } from '../../../../contracts/wrongbook/discussions.ts';
import * as calls from '../../../../contracts/wrongbook/mistakes.ts';
import { write } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import { readRoute, route } from '../../../http/route.ts';
import { studentBook } from './book.ts';
import { classDetail } from './class-detail.ts';
import { classPage } from './class-page.ts';
import { discuss, discussions } from './discussions.ts';
import { checkStudent, lessonOf, standingOf } from './lesson.ts';
import { mistakeGroupRoutes } from './groups/groups.routes.ts';
import { masteryTree } from './mastery.ts';
import { classStudents } from './students.ts';
import { mistakeWriteRoutes } from './writes.routes.ts';

type PeriodCall = typeof calls.pageClassMistakes | typeof calls.getClassMistake;

function checkDays(call: PeriodCall, { from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from !== undefined && to !== undefined && from > to) throw refusal<PeriodCall>(call, 'wrongOrder');
}

export const mistakeRoutes = [
  ...mistakeGroupRoutes,
  ...mistakeWriteRoutes,

  readRoute(calls.pageClassMistakes, ({ sandbox, user, input }) => {
    checkDays(calls.pageClassMistakes, input);
    return classPage(sandbox, lessonOf(sandbox, user, calls.pageClassMistakes, input), input);
  }),

  readRoute(calls.getClassMistake, ({ sandbox, user, input }) => {
    checkDays(calls.getClassMistake, input);
    return classDetail(sandbox, user, lessonOf(sandbox, user, calls.getClassMistake, input), input);
  }),

  readRoute(calls.listMastery, ({ sandbox, user, input }) => {
    const { classId, studentId } = input;
    const lesson = lessonOf(sandbox, user, calls.listMastery, input);
    if (studentId !== undefined) checkStudent(sandbox, calls.listMastery, { classId, studentId });
    return masteryTree(sandbox, lesson, studentId);
  }),

  readRoute(calls.listStudentMistakes, ({ sandbox, user, input }) =>
    classStudents(sandbox, lessonOf(sandbox, user, calls.listStudentMistakes, input), input),
  ),

  readRoute(calls.pageStudentBook, ({ sandbox, user, input }) => {
    const lesson = lessonOf(sandbox, user, calls.pageStudentBook, input);
    return studentBook({ sandbox, user, lesson, whose: standingOf(sandbox, calls.pageStudentBook, input) }, input);
  }),

  readRoute(listDiscussions, ({ sandbox, user, input }) =>
    discussions(sandbox, lessonOf(sandbox, user, listDiscussions, input)),
  ),

  route(setDiscussed, ({ sandbox, user, input }) =>
    write(sandbox, () => discuss(sandbox, user, lessonOf(sandbox, user, setDiscussed, input), input)),
  ),
];
