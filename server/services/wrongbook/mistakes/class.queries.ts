import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';
import type { WrongRateBucket } from '../../../../contracts/constants/mistakes.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import type { pageClassMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { assignments } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { mistakes, questionSums } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { schoolClasses, students } from '../../../database/tables.ts';
import { termsOf } from '../assignments/terms.ts';
import { found, ofPeriod } from './class-sums.ts';
import type { Lesson } from './lesson.ts';

const at = sql.placeholder;

type Asked = ParsedOf<typeof pageClassMistakes>;
type Narrowing = Partial<Pick<Asked, 'pointId' | 'questionType' | 'cause' | 'keyword'>>;
export type Period = Pick<Asked, 'learningYear' | 'from' | 'to' | 'source'>;

/** What the conditions take; a filter that is left out is null. */
export function valuesOf(lesson: Lesson, { learningYear, from, to, source }: Period, narrowing: Narrowing = {}) {
  const { fromTerm = null, toTerm = null } = termsOf(learningYear);
  const { pointId = null, questionType = null, cause = null, keyword = null } = narrowing;
  return {
    ...lesson,
    ...{ fromTerm, toTerm, source: source ?? null, pointId, questionType, cause, keyword },
    from: from === undefined ? null : `${from} 00:00:00`,
    to: to === undefined ? null : `${to} 23:59:59`,
  };
}

const queries = prepared((orm) => ({
  rates: orm
    .select({
      questionId: sql<string>`f.question_id`,
      bucket: sql<WrongRateBucket>`f.bucket`,
      answered: sql<number>`f.answered`,
      wrong: sql<number>`f.wrong`,
      wrongRate: sql<number>`f.wrong_rate`,
      lastTime: sql<string>`f.last_time`,
    })
    .from(sql`${found} f`)
    .orderBy(sql`f.wrong_rate desc`, sql`f.question_id`)
    .prepare(),
  questions: orm
    .select({
      questionId: questions.id,
      questionType: sql<1 | 2 | 3 | 4>`${questions.questionType}`,
      stem: questions.stem,
    })
    .from(questions)
    .where(inArray(questions.id, listed('ids')))
    .prepare(),
  groups: orm
    .select({
      questionId: questionSums.questionId,
      answered: sql<number>`sum(${questionSums.answered})`,
      wrong: sql<number>`sum(${questionSums.wrong})`,
      gradeAnswered: sql<number>`sum(iif(${schoolClasses.gradeId} = o.grade_id, ${questionSums.answered}, 0))`,
      gradeWrong: sql<number>`sum(iif(${schoolClasses.gradeId} = o.grade_id, ${questionSums.wrong}, 0))`,
      ownAnswered: sql<number>`sum(iif(${schoolClasses.id} = o.id, ${questionSums.answered}, 0))`,
      ownWrong: sql<number>`sum(iif(${schoolClasses.id} = o.id, ${questionSums.wrong}, 0))`,
    })
    .from(questionSums)
    .innerJoin(assignments, eq(assignments.id, questionSums.assignmentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, questionSums.classId))
    .innerJoin(sql`school_classes o`, sql`o.id = ${at('classId')} and o.school_id = ${schoolClasses.schoolId}`)
    .where(and(inArray(questionSums.questionId, listed('ids')), ofPeriod))
    .groupBy(questionSums.questionId)
    .prepare(),
  causes: orm
    .select({
      questionId: mistakes.questionId,
      cause: sql<MistakeCause>`${mistakes.cause}`,
      count: sql<number>`count(*)`,
      confirmed: sql<number>`sum(${mistakes.isConfirmed})`,
    })
    .from(students)
    .innerJoin(mistakes, and(eq(mistakes.studentId, students.id), inArray(mistakes.questionId, listed('ids'))))
    .where(and(eq(students.classId, at('classId')), eq(students.isDeleted, 0)))
    .groupBy(mistakes.questionId, mistakes.cause)
    .orderBy(sql`count(*) desc`, mistakes.cause)
    .prepare(),
  ofStudents: orm
    .select({ studentId: mistakes.studentId, cause: mistakes.cause, isConfirmed: mistakes.isConfirmed })
    .from(mistakes)
    .where(and(eq(mistakes.questionId, at('questionId')), inArray(mistakes.studentId, listed('ids'))))
    .prepare(),
  works: orm
    .select({ assignmentId: questionSums.assignmentId })
    .from(questionSums)
    .innerJoin(assignments, eq(assignments.id, questionSums.assignmentId))
    .where(and(eq(questionSums.questionId, at('questionId')), eq(questionSums.classId, at('classId')), ofPeriod))
    .orderBy(assignments.publishTime)
    .prepare(),
}));

type Values = ReturnType<typeof valuesOf>;

/** The bucket of each question that a class has got wrong within a period. */
export const selectBuckets = (sandbox: Sandbox, lesson: Lesson, period: Period): Map<string, string> =>
  new Map(
    queries(sandbox)
      .rates.all(valuesOf(lesson, period))
      .map(({ questionId, bucket }) => [questionId, bucket]),
  );

/** How often each question went wrong, and when last, worst first; whatever bucket is asked for. */
export const selectRates = (sandbox: Sandbox, values: Values) => queries(sandbox).rates.all(values);

/** What questions ask, by question. */
export const selectAsked = (sandbox: Sandbox, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .questions.all({ ids: JSON.stringify(ids) })
      .map((row) => [row.questionId, row]),
  );

const listOf = (values: Values, questionIds: readonly string[]) => ({ ...values, ids: JSON.stringify(questionIds) });

/** How class, grade and school have answered questions, by question. */
export const selectGroups = (sandbox: Sandbox, values: Values, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .groups.all(listOf(values, ids))
      .map((row) => [row.questionId, row]),
  );

/** For which causes students of the class have got questions wrong, the most frequent first. */
export const selectCauses = (sandbox: Sandbox, values: Values, ids: readonly string[]) =>
  queries(sandbox).causes.all(listOf(values, ids));

/** For which cause students have got a question wrong, and whether a person has said so, by student. */
export const selectStudentCauses = (sandbox: Sandbox, questionId: string, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .ofStudents.all({ questionId, ids: JSON.stringify(ids) })
      .map(({ studentId, cause, isConfirmed }) => [studentId, { cause, isConfirmed: isConfirmed === 1 }]),
  );

/** Published work in which the class has answered a question, oldest first. */
export const selectWorks = (sandbox: Sandbox, values: Values, questionId: string): string[] =>
  queries(sandbox)
    .works.all({ ...values, questionId })
    .map(({ assignmentId }) => assignmentId);
