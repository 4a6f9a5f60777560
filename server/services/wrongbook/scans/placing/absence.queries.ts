import { and, eq, inArray, sql } from 'drizzle-orm';
import { assignments, responses, submissions } from '../../../../database/assignment-tables.ts';
import { listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { answerCuts, scanPages } from '../../../../database/scan-tables.ts';
import { leastInk } from '../../marks/marking-answer.ts';

const at = sql.placeholder;
const set = (name: string) => sql`${at(name)}`;

const ofSubmission = eq(scanPages.submissionId, at('id'));
const isAbsent = eq(scanPages.state, 'absent');

const queries = prepared((orm) => ({
  presence: orm
    .select({
      hasAnswers: sql<number>`exists (select 1 from ${responses} r where r.submission_id = ${at('id')} and r.answer <> '')
        or exists (select 1 from ${answerCuts} c where c.submission_id = ${at('id')} and c.kind <> 'score'
          and c.ink >= ${leastInk} and ltrim(c.likeness, '0') <> '')
        or (${submissions.state} = 1 and not exists (select 1 from ${scanPages} p
          where p.submission_id = ${at('id')} and p.state = 'matched'))`,
      isAbsent: sql<number>`exists (select 1 from ${scanPages} p
        where p.submission_id = ${at('id')} and p.state = 'absent')`,
      state: submissions.state,
    })
    .from(submissions)
    .where(eq(submissions.id, at('id')))
    .prepare(),
  mark: orm
    .update(scanPages)
    .set({ state: 'absent', readState: 'absent', reason: '' })
    .where(eq(scanPages.id, at('id')))
    .prepare(),
  doubt: orm
    .update(scanPages)
    .set({ state: 'attendance', readState: 'attendance', reason: set('reason') })
    .where(and(ofSubmission, isAbsent))
    .prepare(),
  ofScans: orm
    .select({ submissionId: sql<number>`${scanPages.submissionId}`, publishTime: assignments.publishTime })
    .from(scanPages)
    .innerJoin(submissions, eq(submissions.id, scanPages.submissionId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(and(inArray(scanPages.documentId, listed('ids')), isAbsent))
    .prepare(),
}));

/** What speaks for a student's having been there: answers; and whether a page that has come in says otherwise. */
export function selectPresence(sandbox: Sandbox, submissionId: number) {
  const { hasAnswers, isAbsent: isMarked, state } = queries(sandbox).presence.get({ id: submissionId })!;
  return { hasAnswers: hasAnswers === 1, isAbsent: isMarked === 1, state };
}

/** Says that a page is one of who was absent. */
export const updateAbsentPage = (sandbox: Sandbox, id: number): void => void queries(sandbox).mark.run({ id });

/** Has a person decide about the pages that say that somebody was absent. */
export const doubtAbsentPages = (sandbox: Sandbox, submissionId: number, reason: string): void =>
  void queries(sandbox).doubt.run({ id: submissionId, reason });

/** Whose pages in some scans say that somebody was absent, with the time at which their scores were published. */
export const selectAbsentIn = (sandbox: Sandbox, documentIds: readonly string[]) =>
  queries(sandbox).ofScans.all({ ids: JSON.stringify(documentIds) });
