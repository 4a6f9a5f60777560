import type { DataOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/workbooks.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { inArray } from 'drizzle-orm';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import { knowledgePoints } from '../../../database/question-tables.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { selectGroups } from '../questions/groups.queries.ts';
import { selectAnyQuestions } from '../questions/questions.queries.ts';
import { enterFault, reviewFault } from './access.ts';
import { contentOf, shown, type Known } from './content.ts';
import { pageOf } from './progress.ts';
import { selectEntries, selectPage, selectPicture, type EntryRow } from './workbooks.queries.ts';

const queries = prepared((orm) => ({
  points: orm
    .select({ id: knowledgePoints.id, name: knowledgePoints.name })
    .from(knowledgePoints)
    .where(inArray(knowledgePoints.id, listed('ids')))
    .prepare(),
}));

/** What is shown of the questions of pages, to somebody. */
export function shownOf(
  sandbox: Sandbox,
  user: User,
  page: NonNullable<ReturnType<typeof selectPage>>,
  rows: readonly EntryRow[],
) {
  const banked = selectAnyQuestions(
    sandbox,
    user,
    rows.flatMap(({ bankId }) => bankId ?? []),
  );
  const groups = selectGroups(
    sandbox,
    [...banked.values()].flatMap(({ group }) => group?.id ?? []),
  );
  const groupOf: Known['groupOf'] = (question) => {
    const group = groups.get(question?.group?.id ?? '');
    if (!group) return null;
    const { title, passage, transcript, figure } = group;
    // Who enters a page needs what is read aloud as well.
    return { title, passage: [passage, transcript].filter((text) => text !== '').join('\n'), figure };
  };
  const ids = [
    ...rows.flatMap((row) => contentOf(row)?.pointIds ?? []),
    ...[...banked.values()].flatMap(({ points }) => points.map(({ id }) => id)),
  ];
  const names = new Map(
    queries(sandbox)
      .points.all({ ids: JSON.stringify(ids) })
      .map(({ id, name }) => [id, name]),
  );
  const nameOfPoint = (id: string): string => names.get(id) ?? '';
  return rows.map((row) => shown(row, { page, user, banked, groupOf, nameOfPoint }));
}

/** A page with its questions as somebody may see them, and what there is to do for that person. */
export function entryPageOf(sandbox: Sandbox, user: User, workbookPageId: string): DataOf<typeof calls.getEntryPage> {
  const page = selectPage(sandbox, workbookPageId);
  if (!page) throw refusal(calls.getEntryPage, 'pageGone');
  const rows = selectEntries(sandbox, [page.id]);
  const entering = enterFault(sandbox, user, page);
  const reviewing = reviewFault(sandbox, user, page, rows);
  const task = entering ? (reviewing ? 'none' : 'review') : 'enter';
  const told = page.state === 'review' ? reviewing && refusal(calls.reviewEntry, ...reviewing) : undefined;
  const reason = told ?? (entering && refusal(calls.saveEntry, ...entering));
  return {
    ...pageOf(page),
    bookId: page.bookId,
    picture: selectPicture(sandbox, page.id),
    task: task,
    reason: task === 'none' ? (reason?.message ?? '') : '',
    questions: shownOf(sandbox, user, page, rows),
  };
}
