import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { grouped, listed } from '../../../database/lists.ts';
import { pointSums } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { knowledgePoints, questionPoints } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { students } from '../../../database/tables.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  tree: orm
    .select({ pointId: knowledgePoints.id, parentId: knowledgePoints.parentId, name: knowledgePoints.name })
    .from(knowledgePoints)
    .where(and(eq(knowledgePoints.subjectId, at('subjectId')), eq(knowledgePoints.stage, at('stage'))))
    .orderBy(asc(knowledgePoints.position))
    .prepare(),
  sums: orm
    .select({
      studentId: students.id,
      pointId: pointSums.pointId,
      answered: pointSums.answered,
      right: pointSums.right,
    })
    .from(students)
    .innerJoin(pointSums, eq(pointSums.studentId, students.id))
    .innerJoin(
      knowledgePoints,
      and(eq(knowledgePoints.id, pointSums.pointId), eq(knowledgePoints.subjectId, at('subjectId'))),
    )
    .where(
      and(
        eq(students.classId, at('classId')),
        eq(students.isDeleted, 0),
        sql`(${at('studentId')} is null or ${students.id} = ${at('studentId')})`,
      ),
    )
    .prepare(),
  names: orm
    .select({ questionId: questionPoints.questionId, name: knowledgePoints.name })
    .from(questionPoints)
    .innerJoin(knowledgePoints, eq(knowledgePoints.id, questionPoints.pointId))
    .where(inArray(questionPoints.questionId, listed('ids')))
    .orderBy(asc(knowledgePoints.position))
    .prepare(),
  ids: orm
    .select({ questionId: questionPoints.questionId, pointId: questionPoints.pointId })
    .from(questionPoints)
    .where(inArray(questionPoints.questionId, listed('ids')))
    .prepare(),
}));

/** The points of a subject in a stage, chapters among them, in their order. */
export const selectPoints = (sandbox: Sandbox, subjectId: string, stage: string) =>
  queries(sandbox).tree.all({ subjectId, stage });

/** What students of a class have answered of each point of a subject; of one alone where one is named. */
export const selectSums = (
  sandbox: Sandbox,
  named: { classId: string; subjectId: string; studentId?: string | undefined },
) => queries(sandbox).sums.all({ ...named, studentId: named.studentId ?? null });

/** Names of the points of questions, by question. */
export function selectPointNames(sandbox: Sandbox, ids: readonly string[]): (questionId: string) => string[] {
  const rows = queries(sandbox).names.all({ ids: JSON.stringify(ids) });
  const names = grouped(rows, ({ questionId }) => questionId);
  return (questionId) => (names.get(questionId) ?? []).map(({ name }) => name);
}

/** The ids of the points of questions, by question. */
export const selectPointIds = (sandbox: Sandbox, ids: readonly string[]): Map<string, string[]> =>
  grouped(
    queries(sandbox).ids.all({ ids: JSON.stringify(ids) }),
    ({ questionId }) => questionId,
    ({ pointId }) => pointId,
  );
