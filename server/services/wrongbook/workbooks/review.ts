import { eq } from 'drizzle-orm';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { Endpoint, ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/workbooks.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { workbookEntries } from '../../../database/workbook-entry-tables.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { holding, released, reviewFault, setWork } from './access.ts';
import { putIntoBank } from './bank.ts';
import { differenceOf } from './compare.ts';
import { contentOf, isDone, type Content } from './content.ts';
import { selectBook, selectEntries, selectPage, selectPageOfQuestion, type EntryRow } from './workbooks.queries.ts';

type Reviewing = Endpoint & { refusals: Record<'notInReview' | 'own' | 'held' | 'assigned', string> };

/** A page that somebody may review now, else the refusal is thrown. */
function opened<E extends Reviewing>(sandbox: Sandbox, user: User, call: E, pageId: string) {
  const page = selectPage(sandbox, pageId)!;
  const rows = selectEntries(sandbox, [pageId]);
  const fault = reviewFault(sandbox, user, page, rows);
  if (fault) throw refusal<E>(call, fault[0], fault[1]);
  return { page, rows };
}

type Input = ParsedOf<typeof calls.reviewEntry>;

/** The question that is reviewed, which must wait for that and be as it was read. */
function questionOf(sandbox: Sandbox, user: User, { workbookQuestionId, version }: Input) {
  const pageId = selectPageOfQuestion(sandbox, workbookQuestionId);
  if (pageId === undefined) throw refusal(calls.reviewEntry, 'questionGone');
  const { page, rows } = opened(sandbox, user, calls.reviewEntry, pageId);
  const row = rows.find(({ id }) => id === workbookQuestionId)!;
  if (row.entry?.state !== 'draft') throw refusal(calls.reviewEntry, 'notInReview');
  if (row.entry.version !== version) throw refusal(calls.reviewEntry, 'stale');
  return { page, row, entry: row.entry, content: contentOf(row)! };
}

type Result = 'approved' | 'sentBack' | 'judged';

/** What becomes of a question by what its second pair of eyes found. */
function resultOf({ questionType: type }: Content, { note, verdict }: Input, isEqual: boolean): Result {
  if (note !== '' || verdict === 'different') return 'sentBack';
  if (isEqual || verdict === 'same') return 'approved';
  const isExact = type === questionType.choice || type === questionType.fillIn;
  return isExact ? 'sentBack' : 'judged';
}

const isSolved = (answers: readonly (readonly string[])[]): boolean => answers.some((one) => one.some(Boolean));

/** What the reviewer found out of a question: now, or before it saw what had been entered. */
function secondAnswersOf(user: User, input: Input, entry: NonNullable<EntryRow['entry']>): string[][] {
  if (input.verdict !== undefined) {
    if (entry.secondId !== user.id || entry.secondAnswers === '') throw refusal(calls.reviewEntry, 'notSolved');
    return JSON.parse(entry.secondAnswers) as string[][];
  }
  // What cannot be solved at all is sent back with the reason, and then nothing is shown.
  if (!isSolved(input.answers) && input.note === '') throw refusal(calls.reviewEntry, 'noAnswer');
  return input.answers;
}

/** Judges a question by what somebody else found out who had not seen its answers. */
export async function review(sandbox: Sandbox, user: User, input: Input) {
  const before = questionOf(sandbox, user, input);
  const { subjectId } = selectBook(sandbox, before.page.bookId)!;
  const second = secondAnswersOf(user, input, before.entry);
  const place = isSolved(second) ? await differenceOf(before.content, second, subjectId) : '';
  return write(sandbox, () => {
    // Again: to compare may have taken its time.
    const { page, row, content, entry } = questionOf(sandbox, user, input);
    const result = resultOf(content, input, place === '' && isSolved(second));
    const found = [place, input.note].filter((text) => text !== '').join('；');
    sandbox.orm
      .update(workbookEntries)
      .set({
        secondAnswers: JSON.stringify(second),
        secondId: user.id,
        state: result === 'judged' ? 'draft' : result,
        note: result === 'approved' ? '' : found,
        returns: entry.returns + (result === 'sentBack' ? 1 : 0),
      })
      .where(eq(workbookEntries.questionId, row.id))
      .run();
    if (result === 'approved') putIntoBank(sandbox, row, content, page.bookId);
    closeWhenDone(sandbox, user, page.id);
    return { result, firstAnswers: isSolved(second) ? content.answers : [], place };
  });
}

/** A page of which nothing waits any more is approved, or back with whoever entered it. */
function closeWhenDone(sandbox: Sandbox, user: User, pageId: string): void {
  const open = selectEntries(sandbox, [pageId]).filter((row) => !isDone(row));
  const waits = open.some(({ entry }) => entry?.state === 'draft');
  const state = waits ? 'review' : open.length > 0 ? 'sentBack' : 'approved';
  setWork(sandbox, pageId, { state, reviewerId: user.id, ...(waits ? holding(sandbox, user) : released) });
}

/** Approves a page that has no questions, or sends it back. Call it within a write. */
export function reviewEmpty(sandbox: Sandbox, user: User, pageId: string, isRight: boolean): void {
  if (!selectPage(sandbox, pageId)) throw refusal(calls.reviewEmptyPage, 'pageGone');
  const { page } = opened(sandbox, user, calls.reviewEmptyPage, pageId);
  if (page.isEmpty !== 1) throw refusal(calls.reviewEmptyPage, 'notInReview');
  setWork(sandbox, pageId, { state: isRight ? 'approved' : 'sentBack', reviewerId: user.id, ...released });
}
