import { eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { askedFields } from '../../../../contracts/wrongbook/question-shapes.ts';
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
    .where(inArray(paperQuestions.questionId, listed('ids')))
    .limit(1)
    .prepare(),
  rowId: orm
    .select({ rowId: sql<number>`rowid` })
    .from(questions)
    .where(eq(questions.id, at('id')))
    .prepare(),
}));

/** The ids of a comma list, each once. */
export const idsOf = (list: string): string[] => [...new Set(list.split(','))];

/** What a teacher wrote down of a question, without where it belongs. */
export type Asked = { [Name in keyof typeof askedFields]: z.output<(typeof askedFields)[Name]> };

/** A stem that has students draw into the figure that it comes with. */
const asksToDraw =
  /作图|[画作]出|尺规|在[^，。；]{0,10}(?:图|网格|方格|坐标系|数轴)[^，。；]{0,6}[画作标描补连涂]|[画补描连][^，。；]{0,10}[图线像]/;

/**
 * What is stored of what a teacher wrote down: options and letters of a choice, the rubric of a written answer only, typical
 * mistakes of all others.
 */
export function askedRow({ questionType: type, stem, options, answers, rubric, mistakes, ...rest }: Asked) {
  const { solution, figure, score, facility } = rest;
  const isChoice = type === questionType.choice;
  const isWritten = !isChoice && type !== questionType.fillIn;
  return {
    questionType: type,
    isMultiple: isChoice && answers[0]!.length > 1 ? 1 : 0,
    stem,
    options: JSON.stringify(isChoice ? options : []),
    answers: JSON.stringify(isChoice ? answers.map((letters) => [...letters].sort()) : answers),
    rubric: JSON.stringify(isWritten ? rubric : []),
    mistakes: JSON.stringify(isWritten ? [] : mistakes),
    solution,
    figure,
    drawInto: isWritten && figure !== '' && asksToDraw.test(stem) ? 1 : 0,
    score,
    facility,
  };
}

/** What a question is found by beside its own words: knowledge points, and the passage that it asks about. */
export interface FoundBy {
  pointIds: readonly string[];
  passage?: string;
}

/** Adds a question with its knowledge points; call it within a write. */
export function insertQuestion(sandbox: Sandbox, row: NewQuestion, found: FoundBy): void {
  sandbox.orm
    .insert(questions)
    .values({ ...row, template: templateOf(row, found.pointIds) })
    .run();
  describe(sandbox, row.id, found, row);
}

/** Changes a question; call it within a write. */
export function updateQuestion(
  sandbox: Sandbox,
  { id, ...changes }: Omit<NewQuestion, 'createTime'>,
  found: FoundBy,
): void {
  const template = templateOf(changes, found.pointIds);
  sandbox.orm
    .update(questions)
    .set({ ...changes, template })
    .where(eq(questions.id, id))
    .run();
  describe(sandbox, id, found, changes);
}

/** Gives a question its next version; false where it is at another. Call it within a write. */
export const takeQuestionVersion = (sandbox: Sandbox, id: string, version: number): boolean =>
  takeVersion(sandbox, questions, id, version);

/** Whether a paper holds any of the questions. */
export const isInPaper = (sandbox: Sandbox, ids: readonly string[]): boolean =>
  queries(sandbox).inPaper.get({ ids: JSON.stringify(ids) }) !== undefined;

/** Deletes questions, which keeps their rows: papers and answers still name them. */
export const deleteQuestions = (sandbox: Sandbox, ids: readonly string[]): void =>
  void queries(sandbox).remove.run({ ids: JSON.stringify(ids) });

/** Writes what a question is found by: its knowledge points, and its text in the full-text index. */
function describe(
  sandbox: Sandbox,
  id: string,
  { pointIds, passage = '' }: FoundBy,
  { stem, options, solution }: Pick<NewQuestion, 'stem' | 'options' | 'solution'>,
): void {
  queries(sandbox).clearPoints.run({ id });
  for (const pointId of new Set(pointIds)) queries(sandbox).addPoint.run({ id, pointId });
  const { rowId } = queries(sandbox).rowId.get({ id })!;
  const text = searchText(passage, stem, ...(JSON.parse(options ?? '[]') as string[]), solution ?? '');
  sandbox.orm.run(sql`delete from questions_fts where rowid = ${rowId}`);
  sandbox.orm.run(sql`insert into questions_fts (rowid, text) values (${rowId}, ${text})`);
}
