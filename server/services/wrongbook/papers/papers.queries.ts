import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { paper } from '../../../../contracts/wrongbook/paper-shapes.ts';
import { assignments, paperQuestions, papers } from '../../../database/assignment-tables.ts';
import { grouped, listed } from '../../../database/lists.ts';
import { pageable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectAnyQuestions, type Reader } from '../questions/questions.queries.ts';

const at = sql.placeholder;

/** A paper as it goes over the wire. */
type Paper = z.output<typeof paper>;

const questionCount = sql<number>`(select count(*) from ${paperQuestions} q where q.paper_id = ${papers.id})`;
const totalScore = sql<number>`(select coalesce(round(sum(q.score), 2), 0) from ${paperQuestions} q
  where q.paper_id = ${papers.id})`;
/** A paper of one student's practice was made with the work that it belongs to. */
const assignedCount = sql<number>`iif(${papers}.is_personal = 1, 1, (select count(*) from ${assignments} a
  where a.paper_id = ${papers}.id and a.is_deleted = 0))`;

const head = {
  id: papers.id,
  title: papers.title,
  subjectId: papers.subjectId,
  gradeId: papers.gradeId,
  questionCount,
  totalScore,
  filePages: papers.filePages,
  createTime: papers.createTime,
};

/** One page of a teacher's papers; those of one student's practice are not among them. */
export const selectPaperPage = pageable({
  table: papers,
  always: [eq(papers.isDeleted, 0), eq(papers.isPersonal, 0)],
  filters: {
    ownerId: eq(papers.ownerId, at('ownerId')),
    subjectId: eq(papers.subjectId, at('subjectId')),
    gradeId: eq(papers.gradeId, at('gradeId')),
    keyword: sql`instr(${papers.title}, ${at('keyword')}) > 0`,
  },
  sorts: { createTime: papers.createTime, title: papers.title },
  defaultSort: papers.createTime,
  rows: (orm, where, order) =>
    orm
      .select({ ...head, assignedCount })
      .from(papers)
      .where(where)
      .orderBy(...order),
});

const queries = prepared((orm) => ({
  byId: orm
    .select({
      ...head,
      sections: papers.sections,
      version: papers.version,
      isDeleted: papers.isDeleted,
      answerSpace: papers.answerSpace,
      fileHash: papers.fileHash,
      assignedCount,
    })
    .from(papers)
    .where(eq(papers.id, at('id')))
    .prepare(),
  placed: orm
    .select({
      section: paperQuestions.section,
      questionId: paperQuestions.questionId,
      score: paperQuestions.score,
      number: paperQuestions.position,
    })
    .from(paperQuestions)
    .where(eq(paperQuestions.paperId, at('id')))
    .orderBy(asc(paperQuestions.position))
    .prepare(),
  ofPapers: orm
    .select({ paperId: paperQuestions.paperId, questionId: paperQuestions.questionId })
    .from(paperQuestions)
    .where(inArray(paperQuestions.paperId, listed('ids')))
    .orderBy(asc(paperQuestions.paperId), asc(paperQuestions.position))
    .prepare(),
  living: orm
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.isDeleted, 0), eq(papers.isPersonal, 0), inArray(papers.id, listed('ids'))))
    .prepare(),
}));

/** A paper without its questions; undefined where it never was. `assignedCount` counts where it was set as work. */
export const selectPaperHead = (sandbox: Sandbox, id: string) => queries(sandbox).byId.get({ id });

/** Which of the papers are there; those of one student's practice go with their work only. */
export const selectLivingPapers = (sandbox: Sandbox, ids: readonly string[]): string[] =>
  queries(sandbox)
    .living.all({ ids: JSON.stringify(ids) })
    .map(({ id }) => id);

/** The questions of papers in their order, by paper. */
export const selectQuestionIds = (sandbox: Sandbox, ids: readonly string[]): ReadonlyMap<string, string[]> =>
  grouped(
    queries(sandbox).ofPapers.all({ ids: JSON.stringify(ids) }),
    ({ paperId }) => paperId,
    ({ questionId }) => questionId,
  );

/** A paper with its questions as they are printed, those that have left the bank among them; undefined where it never was. */
export function selectPaper(sandbox: Sandbox, reader: Reader, id: string): Paper | undefined {
  const found = selectPaperHead(sandbox, id);
  if (!found) return undefined;
  const { sections, isDeleted: _, answerSpace: __, fileHash: ___, assignedCount: assigned, ...rest } = found;
  const placed = queries(sandbox).placed.all({ id });
  const questions = selectAnyQuestions(
    sandbox,
    reader,
    placed.map(({ questionId }) => questionId),
  );
  const titles = JSON.parse(sections) as string[];
  return {
    ...rest,
    isAssigned: assigned > 0,
    sections: titles.map((title, index) => ({
      title,
      questions: placed
        .filter(({ section }) => section === index)
        .map(({ questionId, score, number }) => ({ ...questions.get(questionId)!, score, number })),
    })),
  };
}
