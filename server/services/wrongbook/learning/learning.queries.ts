import { and, asc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import type { MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';
import { assignmentClasses, assignments, paperQuestions, submissions } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { mistakes } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { students } from '../../../database/tables.ts';
import { inOpenSpan } from '../mistakes/span.ts';
import type { Place, Span } from './place.ts';

const at = sql.placeholder;

const courseIds = listed('courseIds');
const subjectIds = listed('subjectIds');

/** What a paper is worth, and how many questions it has, as lists of work have it. */
const worth = sql<number>`(select round(sum(q.score), 2) from ${paperQuestions} q where q.paper_id = ${assignments.paperId})`;
const size = sql<number>`(select count(*) from ${paperQuestions} q where q.paper_id = ${assignments.paperId})`;

/** Published work of the class, set within the days: practice of mistakes is left out, as everybody has other questions in it. */
const isCounted = and(
  eq(assignmentClasses.classId, at('classId')),
  inArray(assignments.courseId, courseIds),
  eq(assignments.isDeleted, 0),
  eq(assignments.status, 1),
  ne(assignments.publishTime, ''),
  ne(assignments.taskType, taskType.errorNote),
  gte(assignments.createTime, at('since')),
  lte(assignments.createTime, at('until')),
);

const queries = prepared((orm) => ({
  works: orm
    .select({
      assignmentId: assignments.id,
      title: assignments.title,
      date: assignments.createTime,
      courseId: assignments.courseId,
      full: worth,
      questionCount: size,
    })
    .from(assignmentClasses)
    .innerJoin(assignments, eq(assignments.id, assignmentClasses.assignmentId))
    .where(isCounted)
    .orderBy(asc(assignments.createTime), asc(assignments.id))
    .prepare(),
  sheets: orm
    .select({
      assignmentId: submissions.assignmentId,
      studentId: submissions.studentId,
      classId: submissions.classId,
      state: sql<0 | 1 | 2>`${submissions.state}`,
      markedCount: submissions.markedCount,
      score: submissions.score,
    })
    .from(submissions)
    .where(
      sql`${submissions.assignmentId} in ${listed('ids')} and (${at('classId')} is null or ${submissions.classId} = ${at('classId')})`,
    )
    .prepare(),
  mistakes: orm
    .select({
      studentId: mistakes.studentId,
      questionId: mistakes.questionId,
      subjectId: questions.subjectId,
      questionType: questions.questionType,
      stem: questions.stem,
      state: mistakes.state,
      dueDate: mistakes.dueDate,
      rightDays: mistakes.rightDays,
      wrongTime: mistakes.wrongTime,
      cause: sql<MistakeCause>`${mistakes.cause}`,
    })
    .from(students)
    .innerJoin(mistakes, eq(mistakes.studentId, students.id))
    .innerJoin(questions, and(eq(questions.id, mistakes.questionId), inArray(questions.subjectId, subjectIds)))
    .where(
      and(
        eq(students.classId, at('classId')),
        eq(students.isDeleted, 0),
        sql`(${at('studentIds')} is null or ${students.id} in ${listed('studentIds')})`,
        inOpenSpan,
      ),
    )
    .prepare(),
  practised: orm
    .select({
      studentId: submissions.studentId,
      assignmentId: assignments.id,
      title: assignments.title,
      subjectId: assignments.subjectId,
      date: submissions.submitTime,
      score: sql<number>`coalesce(${submissions.score}, 0)`,
      full: sql<number>`(select round(sum(q.score), 2) from ${paperQuestions} q where q.paper_id = ${submissions.paperId})`,
    })
    .from(assignmentClasses)
    .innerJoin(assignments, eq(assignments.id, assignmentClasses.assignmentId))
    .innerJoin(submissions, eq(submissions.assignmentId, assignments.id))
    .where(
      and(
        eq(assignmentClasses.classId, at('classId')),
        eq(assignments.taskType, taskType.errorNote),
        eq(assignments.isDeleted, 0),
        ne(assignments.publishTime, ''),
        inArray(assignments.courseId, courseIds),
        eq(submissions.state, 1),
        gte(submissions.submitTime, at('since')),
        lte(submissions.submitTime, at('until')),
        sql`(${at('studentIds')} is null or ${submissions.studentId} in ${listed('studentIds')})`,
      ),
    )
    .orderBy(asc(submissions.submitTime))
    .prepare(),
}));

/** What the conditions take of a class and its days. */
const valuesOf = ({ classId, courses }: Place, since: string, { to }: Span) => ({
  classId,
  courseIds: JSON.stringify(courses.map(({ courseId }) => courseId)),
  subjectIds: JSON.stringify(courses.map(({ subjectId }) => subjectId)),
  since: `${since} 00:00:00`,
  until: `${to} 23:59:59`,
});

/** Published work of a class, oldest first, from the day on with which it is compared. */
export const selectWorks = (sandbox: Sandbox, place: Place, span: Span) =>
  queries(sandbox).works.all(valuesOf(place, span.comparedFrom, span));

/** Everybody who got some work, of one class or of all. */
export const selectSheets = (sandbox: Sandbox, ids: readonly string[], classId: string | null) =>
  queries(sandbox).sheets.all({ ids: JSON.stringify(ids), classId });

const listOf = (studentIds: readonly string[] | undefined) => (studentIds ? JSON.stringify(studentIds) : null);

/** Mistakes that were made within the days: of the class, or of some of its students. */
export const selectMistakes = (sandbox: Sandbox, place: Place, span: Span, studentIds?: readonly string[]) =>
  queries(sandbox).mistakes.all({ ...valuesOf(place, span.from, span), studentIds: listOf(studentIds) });

export type MistakeRow = ReturnType<typeof selectMistakes>[number];

/** Practice of mistakes that some students have handed in within the days, oldest first. */
export const selectPractised = (sandbox: Sandbox, place: Place, span: Span, studentIds?: readonly string[]) =>
  queries(sandbox).practised.all({ ...valuesOf(place, span.from, span), studentIds: listOf(studentIds) });
