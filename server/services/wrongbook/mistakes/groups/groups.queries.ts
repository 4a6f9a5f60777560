import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { listed } from '../../../../database/lists.ts';
import { mistakeGroupings, mistakes } from '../../../../database/mistake-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import { knowledgePoints, questions } from '../../../../database/question-tables.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { students, users } from '../../../../database/tables.ts';
import type { OpenMistake } from '../../../../engines/grouping/shared.ts';
import type { Lesson } from '../lesson.ts';
import { selectPointIds } from '../points.queries.ts';
import { inOpenSpan, ofSource, openSpanOf } from '../span.ts';

const at = sql.placeholder;

const ofClass = and(eq(students.classId, at('classId')), eq(students.isDeleted, 0));

const ofGrouping = and(
  eq(mistakeGroupings.classId, at('classId')),
  eq(mistakeGroupings.subjectId, at('subjectId')),
  eq(mistakeGroupings.term, at('learningYear')),
  eq(mistakeGroupings.source, at('source')),
);

const queries = prepared((orm) => ({
  mistakes: orm
    .select({
      studentId: mistakes.studentId,
      questionId: mistakes.questionId,
      cause: mistakes.cause,
      isConfirmed: mistakes.isConfirmed,
    })
    .from(students)
    .innerJoin(mistakes, eq(mistakes.studentId, students.id))
    .innerJoin(questions, and(eq(questions.id, mistakes.questionId), eq(questions.subjectId, at('subjectId'))))
    .where(and(ofClass, ne(mistakes.state, 'mastered'), inOpenSpan, ofSource))
    .orderBy(asc(students.studentNo), asc(students.id), asc(mistakes.questionId))
    .prepare(),
  pointNames: orm
    .select({ pointId: knowledgePoints.id, name: knowledgePoints.name })
    .from(knowledgePoints)
    .where(inArray(knowledgePoints.id, listed('ids')))
    .prepare(),
  stems: orm
    .select({ questionId: questions.id, stem: questions.stem })
    .from(questions)
    .where(inArray(questions.id, listed('ids')))
    .prepare(),
  kept: orm
    .select({
      version: mistakeGroupings.version,
      groups: mistakeGroupings.groups,
      proposed: mistakeGroupings.proposed,
      keptTime: mistakeGroupings.createTime,
      keptBy: users.name,
    })
    .from(mistakeGroupings)
    .innerJoin(users, eq(users.id, mistakeGroupings.userId))
    .where(ofGrouping)
    .prepare(),
  forget: orm.delete(mistakeGroupings).where(ofGrouping).prepare(),
}));

/** Of which mistakes groups are made. */
export interface Asked {
  learningYear: string;
  source: number;
  from?: string | undefined;
}

/** A group of students by its number. */
export interface StudentGroup {
  key: number;
  name: string;
  studentIds: string[];
}

/** What the students of a class have got wrong in a subject and have not mastered. */
export function selectOpenMistakes(sandbox: Sandbox, lesson: Lesson, { source, ...time }: Asked): OpenMistake[] {
  const rows = queries(sandbox).mistakes.all({ ...lesson, source, ...openSpanOf(time) });
  const points = selectPointIds(sandbox, [...new Set(rows.map(({ questionId }) => questionId))]);
  return rows.map((row) => ({
    ...row,
    isConfirmed: row.isConfirmed === 1,
    pointIds: points.get(row.questionId) ?? [],
  }));
}

/** Names of knowledge points by id. */
export const selectNames = (sandbox: Sandbox, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    queries(sandbox)
      .pointNames.all({ ids: JSON.stringify(ids) })
      .map(({ pointId, name }) => [pointId, name]),
  );

/** What questions ask, by id. */
export const selectStems = (sandbox: Sandbox, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    queries(sandbox)
      .stems.all({ ids: JSON.stringify(ids) })
      .map(({ questionId, stem }) => [questionId, stem]),
  );

/** The groups that somebody has kept; undefined where nobody has. */
export function selectKept(sandbox: Sandbox, lesson: Lesson, { learningYear, source }: Asked) {
  const row = queries(sandbox).kept.get({ ...lesson, learningYear, source });
  return (
    row && {
      ...row,
      groups: JSON.parse(row.groups) as StudentGroup[],
      proposed: JSON.parse(row.proposed) as StudentGroup[],
    }
  );
}

/** Forgets the groups that somebody has kept. Call it within a write. */
export const forgetKept = (sandbox: Sandbox, lesson: Lesson, { learningYear, source }: Asked) =>
  queries(sandbox).forget.run({ ...lesson, learningYear, source });
