import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import { basketItems, questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { users } from '../../../database/tables.ts';

const at = sql.placeholder;
const own = eq(basketItems.teacherId, at('teacherId'));
const ofSchool = sql`${basketItems.teacherId} in (select id from ${users} where school_id = ${at('schoolId')})`;

const queries = prepared((orm) => ({
  ids: orm
    .select({ id: basketItems.questionId })
    .from(basketItems)
    .innerJoin(questions, and(eq(questions.id, basketItems.questionId), eq(questions.isDeleted, 0)))
    .where(own)
    .orderBy(asc(basketItems.position), asc(questions.groupPosition))
    .prepare(),
  put: orm
    .insert(basketItems)
    .values({
      teacherId: at('teacherId'),
      questionId: at('questionId'),
      position: sql`(select coalesce(max(position), 0) + 1 from basket_items where teacher_id = ${at('teacherId')})`,
    })
    .onConflictDoNothing()
    .prepare(),
  take: orm
    .delete(basketItems)
    .where(and(own, inArray(basketItems.questionId, listed('ids'))))
    .prepare(),
  clear: orm.delete(basketItems).where(own).prepare(),
  /** A new question stands where the old one does. */
  stand: orm
    .insert(basketItems)
    .select((from) =>
      from
        .select({
          teacherId: basketItems.teacherId,
          questionId: sql<string>`${at('newId')}`.as('question_id'),
          position: basketItems.position,
        })
        .from(basketItems)
        .where(and(ofSchool, eq(basketItems.questionId, at('oldId')))),
    )
    .onConflictDoUpdate({
      target: [basketItems.teacherId, basketItems.questionId],
      set: { position: sql`excluded.position` },
    })
    .prepare(),
  leave: orm
    .delete(basketItems)
    .where(and(ofSchool, inArray(basketItems.questionId, listed('ids'))))
    .prepare(),
}));

/** The most questions that a basket holds. */
export const basketSize = 200;

/** Ids of the questions in a teacher's basket that are still in the bank, in the order in which they were put there. */
export const basketIds = (sandbox: Sandbox, teacherId: string): string[] =>
  queries(sandbox)
    .ids.all({ teacherId })
    .map(({ id }) => id);

/** Puts questions into a teacher's basket; those that are there stay where they are. */
export function putAll(sandbox: Sandbox, teacherId: string, ids: readonly string[]): void {
  for (const questionId of ids) queries(sandbox).put.run({ teacherId, questionId });
}

/** Puts questions in the place of the first of some old ones in all baskets of a school; old ones may be among them. */
export function replaceInBaskets(
  sandbox: Sandbox,
  schoolId: string,
  oldIds: readonly string[],
  newIds: readonly string[],
): void {
  for (const newId of newIds) queries(sandbox).stand.run({ schoolId, oldId: oldIds[0], newId });
  queries(sandbox).leave.run({ schoolId, ids: JSON.stringify(oldIds.filter((id) => !newIds.includes(id))) });
}

/** Takes questions out of a teacher's basket, or all of them. */
export function take(sandbox: Sandbox, teacherId: string, ids: readonly string[] | undefined): void {
  if (ids) queries(sandbox).take.run({ teacherId, ids: JSON.stringify(ids) });
  else queries(sandbox).clear.run({ teacherId });
}
