import { eq, inArray, sql } from 'drizzle-orm';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import { paperLimits } from '../../../../contracts/wrongbook/paper-shapes.ts';
import type { addPaper, updatePaper } from '../../../../contracts/wrongbook/papers.ts';
import { paperQuestions, papers } from '../../../database/assignment-tables.ts';
import { newId } from '../../../database/ids.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { selectQuestions, type Reader } from '../questions/questions.queries.ts';

const at = sql.placeholder;

type Fields = ParsedOf<typeof addPaper>;
type Call = typeof addPaper | typeof updatePaper;

/** A question of a paper that is being written, where it stands. */
interface Placed {
  section: number;
  position: number;
  questionId: string;
  score: number;
  /** The mistake for which it is practised, where that is another question. */
  practises?: string | null;
  /** What it asks of whoever answers it. */
  demand?: typeof paperQuestions.$inferSelect.demand;
}

/** What a new paper is written from. */
export type NewPaper = Omit<typeof papers.$inferInsert, 'id' | 'sections'> & {
  sections: readonly { title: string; questions: readonly Omit<Placed, 'section' | 'position'>[] }[];
};

const queries = prepared((orm) => ({
  clear: orm
    .delete(paperQuestions)
    .where(eq(paperQuestions.paperId, at('paperId')))
    .prepare(),
  place: orm
    .insert(paperQuestions)
    .values({
      paperId: at('paperId'),
      position: at('position'),
      section: at('section'),
      questionId: at('questionId'),
      score: at('score'),
      practises: at('practises'),
      demand: at('demand'),
    })
    .prepare(),
  demands: orm
    .select({ questionId: paperQuestions.questionId, demand: paperQuestions.demand })
    .from(paperQuestions)
    .where(eq(paperQuestions.paperId, at('paperId')))
    .prepare(),
  remove: orm
    .update(papers)
    .set({ isDeleted: 1 })
    .where(inArray(papers.id, listed('ids')))
    .prepare(),
}));

const placedIn = (sections: NewPaper['sections']): Placed[] => {
  let position = 0;
  return sections.flatMap(({ questions }, section) =>
    questions.map((question) => ({ ...question, section, position: ++position })),
  );
};

const titlesOf = (sections: NewPaper['sections']): string => JSON.stringify(sections.map(({ title }) => title));

/** Throws the refusal of a paper that does not hold together. */
export function checkPaper(sandbox: Sandbox, reader: Reader, call: Call, { sections, subjectId }: Fields): void {
  const refuse = (rule: keyof (typeof addPaper)['refusals'], values?: Record<string, number>) =>
    refusal<Call>(call, rule, values);
  const placed = placedIn(sections);
  const max = paperLimits.questions;
  if (placed.length === 0) throw refuse('noQuestions');
  if (placed.length > max) throw refuse('tooMany', { max, count: placed.length });
  const ids = placed.map(({ questionId }) => questionId);
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (again >= 0) throw refuse('repeated', { number: again + 1 });
  const found = new Map(selectQuestions(sandbox, reader, ids).map((one) => [one.id, one]));
  for (const { questionId, position: number } of placed) {
    const question = found.get(questionId);
    if (!question) throw refuse('questionGone', { number });
    if (question.subjectId !== subjectId) throw refuse('otherSubject', { number });
  }
}

/** Questions that stay in a paper keep what was said of their demand. */
function place(sandbox: Sandbox, paperId: string, sections: NewPaper['sections']): void {
  const known = new Map(
    queries(sandbox)
      .demands.all({ paperId })
      .map(({ questionId, demand }) => [questionId, demand]),
  );
  queries(sandbox).clear.run({ paperId });
  for (const one of placedIn(sections))
    queries(sandbox).place.run({ practises: null, demand: known.get(one.questionId) ?? '', ...one, paperId });
}

/** Adds a paper with its questions; call it within a write. */
export function insertPaper(sandbox: Sandbox, { sections, ...paper }: NewPaper): string {
  const id = newId(sandbox);
  sandbox.orm
    .insert(papers)
    .values({ id, ...paper, sections: titlesOf(sections) })
    .run();
  place(sandbox, id, sections);
  return id;
}

/** Changes a paper; call it within a write. */
export function changePaper(sandbox: Sandbox, id: string, { sections, ...changes }: Fields): void {
  sandbox.orm
    .update(papers)
    .set({ ...changes, sections: titlesOf(sections) })
    .where(eq(papers.id, id))
    .run();
  place(sandbox, id, sections);
}

/** Deletes papers, which keeps their rows: answers still name them. */
export const deletePapers = (sandbox: Sandbox, ids: readonly string[]): void =>
  void queries(sandbox).remove.run({ ids: JSON.stringify(ids) });
