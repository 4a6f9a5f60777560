import * as calls from '../../../../../contracts/wrongbook/exams/exams.ts';
import { write } from '../../../../database/prepared.ts';
import { route } from '../../../../http/route.ts';
import { readerOf } from '../../../../http/teaching.ts';
import { termsOf } from '../../assignments/terms.ts';
import { examHead } from '../exam-head.ts';
import * as changes from './change-exam.ts';
import { checkTimetable } from './check-plan.ts';
import { conflictsOf } from './conflicts.ts';
import * as queries from './exams.queries.ts';
import { detail } from './exam-detail.ts';
import { remove } from './remove-exams.ts';
import { move } from './steps.ts';

export const examSetupRoutes = [
  route(calls.pageExams, ({ sandbox, user, scopes, input: { learningYear, ...rest } }) => {
    const reader = { ...readerOf(user), readsSchool: Number(scopes.has('school')) };
    return queries.selectExamPage(sandbox, user.id, { ...rest, ...reader, ...termsOf(learningYear) });
  }),

  route(calls.getExam, detail),

  route(calls.previewTimetable, ({ sandbox, user, input: { examId = '', ...fields } }) => {
    if (examId !== '') examHead(sandbox, calls.previewTimetable, examId);
    const known = examId === '' ? undefined : changes.knownOf(sandbox, examId);
    const { classes, subjects } = checkTimetable(sandbox, user, calls.previewTimetable, fields, known);
    const classIds = classes.map(({ classId }) => classId);
    return conflictsOf(sandbox, user.schoolId!, examId, subjects, classIds);
  }),

  route(calls.addExam, ({ sandbox, user, input }) => write(sandbox, () => changes.plan(sandbox, user, input))),

  route(calls.updateExam, ({ sandbox, user, input }) => write(sandbox, () => changes.change(sandbox, user, input))),

  route(calls.moveExam, ({ sandbox, input: { examId, act } }) => write(sandbox, () => move(sandbox, examId, act))),

  route(calls.removeExams, ({ sandbox, input: { examId } }) =>
    write(sandbox, () => remove(sandbox, [...new Set(examId.split(','))])),
  ),
];
