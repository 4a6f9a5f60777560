import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { answerSheets } from '../../../database/assignment-tables.ts';
import { prepared, writeWhenFree } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';

const at = sql.placeholder;

const same = and(
  eq(answerSheets.assignmentId, at('assignmentId')),
  eq(answerSheets.paperId, at('paperId')),
  eq(answerSheets.settings, at('settings')),
);

const queries = prepared((orm) => ({
  find: orm.select({ id: answerSheets.id }).from(answerSheets).where(same).prepare(),
  add: orm
    .insert(answerSheets)
    .values({
      assignmentId: at('assignmentId'),
      paperId: at('paperId'),
      settings: at('settings'),
      layout: '',
      createTime: at('createTime'),
    })
    .returning({ id: answerSheets.id })
    .prepare(),
  keep: orm
    .update(answerSheets)
    .set({ layout: sql`${at('layout')}` })
    .where(and(eq(answerSheets.id, at('id')), eq(answerSheets.layout, '')))
    .prepare(),
  ofAssignment: orm
    .select({ id: answerSheets.id, paperId: answerSheets.paperId, layout: answerSheets.layout })
    .from(answerSheets)
    .where(and(eq(answerSheets.assignmentId, at('assignmentId')), ne(answerSheets.layout, '')))
    .orderBy(asc(answerSheets.id))
    .prepare(),
}));

/** What makes two answer sheets one form. */
export interface SheetForm {
  assignmentId: string;
  paperId: string;
  /** JSON. */
  settings: string;
}

/** The number of an answer sheet, which is printed on its pages; equal forms share one. Call it within a write. */
export function sheetIdOf(sandbox: Sandbox, form: SheetForm): number {
  const found = queries(sandbox).find.get({ ...form });
  return found?.id ?? queries(sandbox).add.get({ ...form, createTime: sandbox.clock.dateTime() }).id;
}

/** Keeps where everything stands on sheets, the first time that they are laid out; one layout for each sheet, in their order. */
export const keepLayouts = (sandbox: Sandbox, sheetIds: readonly number[], layouts: readonly object[]): Promise<void> =>
  writeWhenFree(sandbox, () => {
    for (const [index, id] of sheetIds.entries())
      queries(sandbox).keep.run({ id, layout: JSON.stringify(layouts[index]) });
  });

/** The sheets of an assignment that have been laid out. */
export const selectSheets = (sandbox: Sandbox, assignmentId: string) =>
  queries(sandbox).ofAssignment.all({ assignmentId });
