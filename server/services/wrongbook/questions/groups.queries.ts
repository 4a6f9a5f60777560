import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { questionGroup } from '../../../../contracts/wrongbook/question-shapes.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import { questionGroups, questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectAnyQuestions, type Reader } from './questions.queries.ts';

const at = sql.placeholder;

const groupsOf = sql`(select group_id from ${questions} where id in ${listed('ids')} and group_id is not null)`;

const queries = prepared((orm) => ({
  byIds: orm
    .select()
    .from(questionGroups)
    .where(inArray(questionGroups.id, listed('ids')))
    .prepare(),
  parts: orm
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.groupId, at('groupId')))
    .orderBy(asc(questions.groupPosition))
    .prepare(),
  siblings: orm
    .select({ id: questions.id, groupId: questions.groupId })
    .from(questions)
    .where(and(isNotNull(questions.groupId), sql`${questions.groupId} in ${groupsOf}`))
    .orderBy(asc(questions.groupId), asc(questions.groupPosition))
    .prepare(),
  groupOf: orm
    .select({ id: questions.id, groupId: questions.groupId })
    .from(questions)
    .where(and(inArray(questions.id, listed('ids')), isNotNull(questions.groupId)))
    .prepare(),
  remove: orm
    .update(questionGroups)
    .set({ isDeleted: 1 })
    .where(sql`${questionGroups.id} in ${groupsOf}`)
    .prepare(),
}));

/** A group of the bank as it is stored. */
export type GroupRow = typeof questionGroups.$inferSelect;

/** Groups by id, also those that have left the bank: papers still hold their questions. */
export const selectGroups = (sandbox: Sandbox, ids: readonly string[]): Map<string, GroupRow> =>
  new Map(
    queries(sandbox)
      .byIds.all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  );

/** Ids of the questions of a group in their order. */
export const partIds = (sandbox: Sandbox, groupId: string): string[] =>
  queries(sandbox)
    .parts.all({ groupId })
    .map(({ id }) => id);

/** A group with its questions as it goes over the wire, also one that has left the bank; undefined where it never was. */
export function selectGroup(sandbox: Sandbox, reader: Reader, id: string): z.output<typeof questionGroup> | undefined {
  const row = selectGroups(sandbox, [id]).get(id);
  if (!row) return undefined;
  const ids = partIds(sandbox, id);
  const parts = selectAnyQuestions(sandbox, reader, ids);
  const { subjectId, stage, gradeId, title, passage, transcript, figure, ownerId, version } = row;
  const isOwn = ownerId === reader.id;
  const common = { id, subjectId, stage, gradeId, title, passage, transcript, figure, isOwn, version };
  return { ...common, questions: ids.map((one) => parts.get(one)!) };
}

/** The questions with all others of their groups: each group in its order, where the first of it was. */
export function withSiblings(sandbox: Sandbox, ids: readonly string[]): string[] {
  const wanted = { ids: JSON.stringify(ids) };
  const groupOf = new Map(
    queries(sandbox)
      .groupOf.all(wanted)
      .map((row) => [row.id, row.groupId]),
  );
  if (groupOf.size === 0) return [...ids];
  const rows = queries(sandbox).siblings.all(wanted);
  return [
    ...new Set(
      ids.flatMap((id) => {
        const groupId = groupOf.get(id);
        return groupId ? rows.filter((row) => row.groupId === groupId).map((row) => row.id) : [id];
      }),
    ),
  ];
}

/** Deletes the groups of some questions, which keeps their rows: papers still print them. */
export const deleteGroupsOf = (sandbox: Sandbox, ids: readonly string[]): void =>
  void queries(sandbox).remove.run({ ids: JSON.stringify(ids) });
