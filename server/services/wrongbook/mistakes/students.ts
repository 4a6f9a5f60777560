import { and, asc, eq, sql } from 'drizzle-orm';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listStudentMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { assignments, submissions } from '../../../database/assignment-tables.ts';
import { grouped } from '../../../database/lists.ts';
import { mistakes } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { students } from '../../../database/tables.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import type { Lesson } from './lesson.ts';
import { inOpenSpan, ofSource, openSpanOf, type Asked } from './span.ts';

const at = sql.placeholder;

const ofClass = and(eq(students.classId, at('classId')), eq(students.isDeleted, 0));

const queries = prepared((orm) => ({
  students: orm
    .select({
      studentId: students.id,
      studentName: students.name,
      studentNo: students.studentNo,
      lastPractice: sql<string>`coalesce((select max(s.submit_time) from ${submissions} s
        join ${assignments} a on a.id = s.assignment_id and a.task_type = ${taskType.errorNote} and a.is_deleted = 0
          and a.subject_id = ${at('subjectId')} where s.student_id = ${students}.id and s.state = 1), '')`,
    })
    .from(students)
    .where(ofClass)
    .orderBy(asc(students.studentNo))
    .prepare(),
  names: orm
    .select({ studentId: students.id, studentName: students.name, studentNo: students.studentNo })
    .from(students)
    .where(ofClass)
    .orderBy(asc(students.studentNo))
    .prepare(),
  mistakes: orm
    .select({
      studentId: students.id,
      state: mistakes.state,
      firstTime: mistakes.firstTime,
      rightDays: mistakes.rightDays,
      byHandTime: mistakes.byHandTime,
      dueDate: mistakes.dueDate,
    })
    .from(students)
    .innerJoin(mistakes, eq(mistakes.studentId, students.id))
    .innerJoin(questions, and(eq(questions.id, mistakes.questionId), eq(questions.subjectId, at('subjectId'))))
    .where(and(ofClass, inOpenSpan, ofSource))
    .prepare(),
}));

type Row = ReturnType<ReturnType<typeof queries>['mistakes']['all']>[number];

/** Weeks of the line, today's the last. */
const weeks = 6;

/** From when on a mistake was open no longer: the first right answer after the last wrong one, or a person's word. */
function closedFrom({ rightDays, byHandTime }: Row): number {
  const [first] = rightDays.split(',');
  const days = [...(first ? [Number(first)] : []), ...(byHandTime ? [dayOf(byHandTime)] : [])];
  return Math.min(...days);
}

/** How many were open at the end of each week; one that was wrong again counts from the first time on. */
function lineOf(rows: readonly Row[], today: number): number[] {
  const spans = rows.map((row) => ({ from: dayOf(row.firstTime), to: closedFrom(row) }));
  return Array.from({ length: weeks }, (_, index) => {
    const day = today - 7 * (weeks - 1 - index);
    return spans.filter(({ from, to }) => from <= day && day < to).length;
  });
}

/** How many of some mistakes that are not mastered fall due on each day of a week, today and before in its first. */
export const comingOf = (rows: readonly Pick<Row, 'state' | 'dueDate'>[], today: number) =>
  Array.from({ length: 7 }, (_, ahead) => {
    const day = dateOf(today + ahead);
    const isThen = (due: string): boolean => (ahead === 0 ? due <= day : due === day);
    return { day, count: rows.filter(({ state, dueDate }) => state !== 'mastered' && isThen(dueDate)).length };
  });

/** How many of some mistakes are in which state, and how many that are not mastered are due by a day. */
export function countsOf(rows: readonly Pick<Row, 'state' | 'dueDate'>[], today: string) {
  const count = (state: Row['state']): number => rows.filter((one) => one.state === state).length;
  return {
    open: count('open'),
    consolidating: count('consolidating'),
    mastered: count('mastered'),
    due: rows.filter(({ state, dueDate }) => state !== 'mastered' && dueDate <= today).length,
  };
}

/** The students of a class, by student number. */
export const selectStudents = (sandbox: Sandbox, classId: string) => queries(sandbox).names.all({ classId });

/** The students of a class with the states of their mistakes in a subject, by student number. */
export function classStudents(
  sandbox: Sandbox,
  lesson: Lesson,
  { source, ...asked }: Asked & { source?: number | undefined } = {},
): DataOf<typeof listStudentMistakes> {
  const today = dayOf(sandbox.clock.dateTime());
  const rows = grouped(
    queries(sandbox).mistakes.all({ ...lesson, source: source ?? null, ...openSpanOf(asked) }),
    ({ studentId }) => studentId,
  );
  return queries(sandbox)
    .students.all({ ...lesson })
    .map((student) => {
      const own = rows.get(student.studentId) ?? [];
      return { ...student, ...countsOf(own, dateOf(today)), line: lineOf(own, today) };
    });
}
