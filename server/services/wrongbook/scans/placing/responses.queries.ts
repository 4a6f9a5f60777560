import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assignments, paperQuestions, responses, submissions } from '../../../../database/assignment-tables.ts';
import { listed } from '../../../../database/lists.ts';
import { answerKeys, marks } from '../../../../database/mark-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { answerCuts, scanPages } from '../../../../database/scan-tables.ts';
import { keepResults } from '../../../../engines/mistakes/exam-results.ts';

const at = sql.placeholder;

const set = (name: string) => sql`${at(name)}`;

const submission = eq(submissions.id, at('id'));
const answer = and(eq(responses.submissionId, at('submissionId')), inArray(responses.position, listed('positions')));

const queries = prepared((orm) => ({
  questions: orm
    .select({
      position: paperQuestions.position,
      questionId: paperQuestions.questionId,
      score: paperQuestions.score,
      assignmentId: submissions.assignmentId,
      taskType: assignments.taskType,
      isIncomplete: submissions.isIncomplete,
    })
    .from(submissions)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, submissions.paperId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(submission)
    .prepare(),
  key: orm
    .select({ version: answerKeys.version, answers: answerKeys.answers })
    .from(answerKeys)
    .where(and(eq(answerKeys.assignmentId, at('assignmentId')), eq(answerKeys.questionId, at('questionId'))))
    .orderBy(desc(answerKeys.version))
    .limit(1)
    .prepare(),
  putChoice: orm
    .insert(responses)
    .values({ submissionId: at('submissionId'), position: at('position'), answer: at('answer') })
    .onConflictDoUpdate({ target: [responses.submissionId, responses.position], set: { answer: set('answer') } })
    .prepare(),
  addWritten: orm
    .insert(responses)
    .values({ submissionId: at('submissionId'), position: at('position'), answer: '' })
    .onConflictDoNothing()
    .prepare(),
  addCut: orm
    .insert(answerCuts)
    .values({
      pageId: at('pageId'),
      submissionId: at('submissionId'),
      position: at('position'),
      kind: at('kind'),
      part: at('part'),
      jpeg: at('jpeg'),
      width: at('width'),
      height: at('height'),
      version: at('version'),
      ink: at('ink'),
      likeness: at('likeness'),
    })
    .prepare(),
  deleteCuts: orm
    .delete(answerCuts)
    .where(eq(answerCuts.pageId, at('pageId')))
    .prepare(),
  delete: orm
    .delete(responses)
    .where(and(answer, isNull(responses.markId), isNull(responses.score)))
    .prepare(),
  handIn: orm
    .update(submissions)
    .set({ state: 1, submitTime: set('now') })
    .where(and(submission, sql`${submissions.state} <> 1`))
    .prepare(),
  takeBack: orm
    .update(submissions)
    .set({ state: 0, submitTime: '', isIncomplete: 0 })
    .where(
      and(
        submission,
        sql`not exists (select 1 from ${responses} r where r.submission_id = ${submissions.id})`,
        sql`not exists (select 1 from ${scanPages} p where p.submission_id = ${submissions.id} and p.state = 'matched')`,
      ),
    )
    .prepare(),
  incomplete: orm
    .update(submissions)
    .set({ isIncomplete: set('isIncomplete') })
    .where(submission)
    .prepare(),
  setState: orm
    .update(submissions)
    .set({ state: set('state') })
    .where(submission)
    .prepare(),
  reviewed: orm
    .select({ count: sql<number>`count(*)` })
    .from(responses)
    .innerJoin(marks, eq(marks.id, responses.markId))
    .where(and(eq(marks.kind, 'person'), answer))
    .prepare(),
}));

/** A question of the paper that a submission answers. */
export type PaperQuestion = ReturnType<typeof selectQuestions>[number];

/** The questions of the paper that a submission answers, with what they are worth. */
export const selectQuestions = (sandbox: Sandbox, submissionId: number) =>
  queries(sandbox).questions.all({ id: submissionId });

/** The key that was set last for a question of some work; undefined where the question's own holds. */
export const selectKey = (sandbox: Sandbox, assignmentId: string, questionId: string) =>
  queries(sandbox).key.get({ assignmentId, questionId });

/** Writes the letters of a choice. */
export const putChoice = (sandbox: Sandbox, submissionId: number, position: number, letters: string): void =>
  void queries(sandbox).putChoice.run({ submissionId, position, answer: letters });

/** Adds an answer that is only in the scan; one that is there stays as it is. */
export const insertWritten = (sandbox: Sandbox, submissionId: number, position: number): void =>
  void queries(sandbox).addWritten.run({ submissionId, position });

/** A part that was cut out of a page. */
interface NewCut {
  pageId: number;
  submissionId: number;
  position: number;
  kind: 'blank' | 'answer' | 'score';
  part: number;
  jpeg: Buffer;
  width: number;
  height: number;
  ink: number;
  likeness: string;
}

/** Adds what was cut out of a page. */
export const insertCut = (sandbox: Sandbox, cut: NewCut): void =>
  void queries(sandbox).addCut.run({
    ...cut,
    version: createHash('sha256').update(cut.jpeg).digest('hex').slice(0, 16),
  });

/** Deletes what was cut out of a page. */
export const deleteCuts = (sandbox: Sandbox, pageId: number): void => void queries(sandbox).deleteCuts.run({ pageId });

const some = (submissionId: number, positions: readonly number[]) => ({
  submissionId,
  positions: JSON.stringify(positions),
});

/** Deletes answers; those that have a mark stay. */
export const deleteResponses = (sandbox: Sandbox, submissionId: number, positions: readonly number[]): void =>
  void queries(sandbox).delete.run(some(submissionId, positions));

/** How many of some answers have been marked by a person. */
export const countReviewed = (sandbox: Sandbox, submissionId: number, positions: readonly number[]): number =>
  queries(sandbox).reviewed.get(some(submissionId, positions))!.count;

/** Notes that a sheet has come in or gone, which an exam tells of its candidate. */
function present({ sqlite }: Sandbox, submissionId: number, { changes }: { changes: number }): void {
  if (changes > 0) keepResults(sqlite, JSON.stringify([submissionId]), false);
}

/** Says that a submission has come in. */
export const updateHandedIn = (sandbox: Sandbox, submissionId: number): void =>
  present(sandbox, submissionId, queries(sandbox).handIn.run({ id: submissionId, now: sandbox.clock.dateTime() }));

/** Says that a submission has not come in, unless answers or pages of it are left. */
export const updateTakenBack = (sandbox: Sandbox, submissionId: number): void =>
  present(sandbox, submissionId, queries(sandbox).takeBack.run({ id: submissionId }));

/** Says whether somebody takes a submission as it is, although pages are missing. */
export const updateIncomplete = (sandbox: Sandbox, submissionId: number, isIncomplete: boolean): void =>
  void queries(sandbox).incomplete.run({ id: submissionId, isIncomplete: Number(isIncomplete) });

/** Says that a submission is absent (2) or waited for (0). */
export const updateState = (sandbox: Sandbox, submissionId: number, state: 0 | 2): void =>
  present(sandbox, submissionId, queries(sandbox).setState.run({ id: submissionId, state }));
