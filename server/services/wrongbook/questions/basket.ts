import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import { basketItems, questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { users } from '../../../database/tables.ts';

const at = sql.placeholder;
const own = eq(basketItems.teacherId, at('teacherId'));

const queries = prepared((orm) => ({
  ids: orm
    .select({ id: basketItems.questionId })
    .from(basketItems)
    .innerJoin(questions, and(eq(questions.id, basketItems.questionId), eq(questions.isDeleted, 0)))
    .where(own)
    .orderBy(asc(basketItems.position))
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
  replace: orm
    .update(basketItems)
    .set({ questionId: sql`${at('newId')}` })
    .where(
      and(
        sql`${basketItems.teacherId} in (select id from ${users} where school_id = ${at('schoolId')})`,
        eq(basketItems.questionId, at('oldId')),
      ),
    )
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

/** Puts a new question, which no basket holds yet, in the place of an old one in all baskets of a school. */
export const replaceInBaskets = (sandbox: Sandbox, schoolId: string, oldId: string, newId: string): void =>
  void queries(sandbox).replace.run({ schoolId, oldId, newId });

/** Takes questions out of a teacher's basket, or all of them. */
export function take(sandbox: Sandbox, teacherId: string, ids: readonly string[] | undefined): void {
  if (ids) queries(sandbox).take.run({ teacherId, ids: JSON.stringify(ids) });
  else queries(sandbox).clear.run({ teacherId });
}
