import { eq, gt, and, sql } from 'drizzle-orm';
import type { Endpoint, ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/workbooks.ts';
import { newId } from '../../../database/ids.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { workbookEntries } from '../../../database/workbook-entry-tables.ts';
import { workbookQuestions } from '../../../database/workbook-tables.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { enterFault, holding, released, setWork } from './access.ts';
import { contentOf, isDone, missingOf, type Content } from './content.ts';
import { selectEntries, selectPage, selectPageOfQuestion, type EntryRow } from './workbooks.queries.ts';

/** The most questions of a page. */
const maxQuestions = 40;

type Entering = Endpoint & { refusals: Record<'held' | 'assigned' | 'inReview' | 'isApproved', string> };

/** A page on which somebody may enter now, else the refusal is thrown. */
function opened<E extends Entering>(sandbox: Sandbox, user: User, call: E, pageId: string) {
  const page = selectPage(sandbox, pageId);
  if (!page) throw refusal(calls.getEntryPage, 'pageGone');
  const fault = enterFault(sandbox, user, page);
  if (fault) throw refusal<E>(call, fault[0], fault[1]);
  return { page, rows: selectEntries(sandbox, [pageId]) };
}

/** What a page becomes on which somebody enters. */
const entering = (state: string) => (state === 'sentBack' ? 'sentBack' : 'entering');

function addQuestion(sandbox: Sandbox, pageId: string, rows: readonly EntryRow[], content: Content): string {
  if (rows.length >= maxQuestions) throw refusal(calls.saveEntry, 'full', { max: maxQuestions });
  const id = newId(sandbox);
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  const { questionType, score } = content;
  sandbox.orm.insert(workbookQuestions).values({ id, pageId, position, questionType, score }).run();
  return id;
}

/** The question that is written to, which must be open and as it was read. */
function knownQuestion(rows: readonly EntryRow[], id: string, version: number): EntryRow {
  const row = rows.find((one) => one.id === id);
  if (!row) throw refusal(calls.saveEntry, 'questionGone');
  if (isDone(row)) throw refusal(calls.saveEntry, 'inBank');
  if ((row.entry?.version ?? 0) !== version) throw refusal(calls.saveEntry, 'stale');
  return row;
}

/** Saves what is written down of a question, complete or not. Call it within a write. */
export function save(sandbox: Sandbox, user: User, input: ParsedOf<typeof calls.saveEntry>) {
  const { workbookPageId, workbookQuestionId, version, attemptKey: _, ...content } = input;
  const { page, rows } = opened(sandbox, user, calls.saveEntry, workbookPageId);
  const known = workbookQuestionId === undefined ? undefined : knownQuestion(rows, workbookQuestionId, version);
  const questionId = known?.id ?? addQuestion(sandbox, page.id, rows, content);
  const { questionType, score } = content;
  const next = {
    authorId: user.id,
    state: 'draft' as const,
    content: JSON.stringify(content),
    secondAnswers: '',
    secondId: null,
    saveTime: sandbox.clock.dateTime(),
    version: (known?.entry?.version ?? 0) + 1,
  };
  sandbox.orm
    .insert(workbookEntries)
    .values({ questionId, ...next })
    .onConflictDoUpdate({ target: workbookEntries.questionId, set: next })
    .run();
  sandbox.orm.update(workbookQuestions).set({ questionType, score }).where(eq(workbookQuestions.id, questionId)).run();
  setWork(sandbox, page.id, {
    state: entering(page.state),
    entererId: user.id,
    isEmpty: 0,
    ...holding(sandbox, user),
  });
  return { id: questionId, version: next.version, missing: missingOf(content) };
}

/** Takes a question off its page, and numbers those behind it anew. Call it within a write. */
export function remove(sandbox: Sandbox, user: User, questionId: string): void {
  const pageId = selectPageOfQuestion(sandbox, questionId);
  if (pageId === undefined) throw refusal(calls.removeEntry, 'questionGone');
  const { page, rows } = opened(sandbox, user, calls.removeEntry, pageId);
  const row = rows.find(({ id }) => id === questionId)!;
  if (isDone(row)) throw refusal(calls.removeEntry, 'inBank');
  sandbox.orm.delete(workbookEntries).where(eq(workbookEntries.questionId, questionId)).run();
  sandbox.orm.delete(workbookQuestions).where(eq(workbookQuestions.id, questionId)).run();
  sandbox.orm
    .update(workbookQuestions)
    .set({ position: sql`${workbookQuestions.position} - 1` })
    .where(and(eq(workbookQuestions.pageId, pageId), gt(workbookQuestions.position, row.position)))
    .run();
  setWork(sandbox, page.id, { state: entering(page.state), entererId: user.id, ...holding(sandbox, user) });
}

/** Puts the printed page beside what is entered of it. Call it within a write. */
export function setPicture(sandbox: Sandbox, user: User, pageId: string, picture: string): void {
  const { page } = opened(sandbox, user, calls.setPagePicture, pageId);
  setWork(sandbox, page.id, { state: entering(page.state), picture, ...holding(sandbox, user) });
}

/** What keeps a question from being handed over; "" for nothing. */
function faultOf(row: EntryRow): string {
  if (isDone(row)) return '';
  const content = contentOf(row);
  if (!content) return '还没有录';
  return row.entry!.state === 'sentBack' ? '退回后还没有改' : missingOf(content);
}

/** Hands a page over to the second pair of eyes: with all of its questions complete, or as one that has none. Call it within a write. */
export function submit(sandbox: Sandbox, user: User, pageId: string, isEmpty: boolean): void {
  const { page, rows } = opened(sandbox, user, calls.submitEntryPage, pageId);
  if (isEmpty && rows.length > 0) throw refusal(calls.submitEntryPage, 'notEmpty');
  if (!isEmpty && rows.length === 0) throw refusal(calls.submitEntryPage, 'nothing');
  for (const row of rows) {
    const missing = faultOf(row);
    if (missing !== '') throw refusal(calls.submitEntryPage, 'incomplete', { position: row.position, missing });
  }
  setWork(sandbox, page.id, {
    state: 'review',
    isEmpty: isEmpty ? 1 : 0,
    entererId: user.id,
    ...(page.reviewerId === user.id && { reviewerId: null }),
    submitTime: sandbox.clock.dateTime(),
    ...released,
  });
}
