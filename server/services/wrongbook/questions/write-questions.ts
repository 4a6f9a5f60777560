import { eq, inArray, sql } from 'drizzle-orm';
import { paperQuestions } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import { templateOf } from '../../../database/question-template.ts';
import { questionPoints, questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { searchText } from '../../../database/full-text.ts';
import { takeVersion } from '../../../database/versions.ts';

const at = sql.placeholder;

/** A question without the template, which follows from it. */
type NewQuestion = Omit<typeof questions.$inferInsert, 'template'>;

const queries = prepared((orm) => ({
  remove: orm
    .update(questions)
    .set({ isDeleted: 1 })
    .where(inArray(questions.id, listed('ids')))
    .prepare(),
  clearPoints: orm
    .delete(questionPoints)
    .where(eq(questionPoints.questionId, at('id')))
    .prepare(),
  addPoint: orm
    .insert(questionPoints)
    .values({ questionId: at('id'), pointId: at('pointId') })
    .prepare(),
  inPaper: orm
    .select({ paperId: paperQuestions.paperId })
    .from(paperQuestions)
    .where(eq(paperQuestions.questionId, at('id')))
    .limit(1)
    .prepare(),
  rowId: orm
    .select({ rowId: sql<number>`rowid` })
    .from(questions)
    .where(eq(questions.id, at('id')))
    .prepare(),
}));

/** Adds a question with its knowledge points; call it within a write. */
export function insertQuestion(sandbox: Sandbox, row: NewQuestion, pointIds: readonly string[]): void {
  sandbox.orm
    .insert(questions)
    .values({ ...row, template: templateOf(row, pointIds) })
    .run();
  describe(sandbox, row.id, pointIds, row);
}

/** Changes a question; call it within a write. */
export function updateQuestion(
  sandbox: Sandbox,
  { id, ...changes }: Omit<NewQuestion, 'createTime'>,
  pointIds: readonly string[],
): void {
  const template = templateOf(changes, pointIds);
  sandbox.orm
    .update(questions)
    .set({ ...changes, template })
    .where(eq(questions.id, id))
    .run();
  describe(sandbox, id, pointIds, changes);
}

/** Gives a question its next version; false where it is at another. Call it within a write. */
export const takeQuestionVersion = (sandbox: Sandbox, id: string, version: number): boolean =>
  takeVersion(sandbox, questions, id, version);

/** Whether a paper holds the question. */
export const isInPaper = (sandbox: Sandbox, id: string): boolean => queries(sandbox).inPaper.get({ id }) !== undefined;

/** Deletes questions, which keeps their rows: papers and answers still name them. */
export const deleteQuestions = (sandbox: Sandbox, ids: readonly string[]): void =>
  void queries(sandbox).remove.run({ ids: JSON.stringify(ids) });

/** Writes what a question is found by: its knowledge points, and its text in the full-text index. */
function describe(
  sandbox: Sandbox,
  id: string,
  pointIds: readonly string[],
  { stem, options, solution }: Pick<NewQuestion, 'stem' | 'options' | 'solution'>,
): void {
  queries(sandbox).clearPoints.run({ id });
  for (const pointId of new Set(pointIds)) queries(sandbox).addPoint.run({ id, pointId });
  const { rowId } = queries(sandbox).rowId.get({ id })!;
  const text = searchText(stem, ...(JSON.parse(options ?? '[]') as string[]), solution ?? '');
  sandbox.orm.run(sql`delete from questions_fts where rowid = ${rowId}`);
  sandbox.orm.run(sql`insert into questions_fts (rowid, text) values (${rowId}, ${text})`);
}
