import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/workbooks.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { idsOf } from '../questions/write-questions.ts';
import { released, setWork } from './access.ts';
import { selectPage, selectPeople, type PageRow } from './workbooks.queries.ts';

/** Whose drafts a page holds goes on being its enterer while it is reviewed. */
const entererOf = ({ state, entererId }: PageRow, wanted: string | undefined): string | null =>
  state === 'review' ? entererId : (wanted ?? entererId);

/** Says who enters pages and who reviews them, and opens their locks; with nobody named they are everybody's again. Call it within a write. */
export function assign(sandbox: Sandbox, input: ParsedOf<typeof calls.assignEntryPages>): void {
  const { workbookPageId, entererId, reviewerId } = input;
  const people = new Set(selectPeople(sandbox).map(({ id }) => id));
  for (const id of [entererId, reviewerId])
    if (id !== undefined && !people.has(id)) throw refusal(calls.assignEntryPages, 'notTheirs', { name: '这个人' });
  const isOpen = entererId === undefined && reviewerId === undefined;
  for (const id of idsOf(workbookPageId)) {
    const page = selectPage(sandbox, id);
    if (!page) throw refusal(calls.assignEntryPages, 'pageGone');
    const [enters, reviews] = [entererOf(page, entererId), reviewerId ?? page.reviewerId];
    if (enters !== null && enters === reviewerId) throw refusal(calls.assignEntryPages, 'same');
    setWork(sandbox, id, {
      state: page.state === 'open' ? 'entering' : page.state,
      entererId: enters,
      reviewerId: reviews === enters ? null : reviews,
      isAssigned: isOpen ? 0 : 1,
      ...released,
    });
  }
}
