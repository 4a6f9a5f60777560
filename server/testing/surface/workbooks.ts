import { calls } from '../../../contracts/calls.ts';
import { workbookAccess } from '../../http/workbook-access.ts';
import { personaIds, pointIds } from '../../../seed/landmarks.ts';
import type { TestApp } from '../app.ts';
import type { Given } from './given.ts';
import { done } from './marked.ts';

// What is entered of workbooks, with values that hold together.

/** The calls that the platform's administrator makes at random: with others it may change every school. */
export const workbookNames = Object.keys(workbookAccess) as (keyof typeof workbookAccess)[];

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const question = {
  questionType: 3,
  stem: '说明理由。',
  answers: [['同角的余角相等']],
  score: 4,
  pointIds: [pointIds.maths],
};

/** The pages of which there is one for each of these: nothing yet, entered by the administrator, in review, blank in review. */
const kinds = ['new', 'entered', 'review', 'blank'] as const;
const ids = Array.from({ length: 16 }, (_, index) => String(79100 + index));
export const enteredPages = `(${ids.join()})`;

/** Adds pages in each state. */
export async function addEnteredPages(server: TestApp): Promise<void> {
  const add = server.sandbox.sqlite.prepare("insert into workbook_pages select ?, min(id), ?, '附页' from workbooks");
  for (const [index, workbookPageId] of ids.entries()) {
    add.run(workbookPageId, 200 + index);
    const kind = kinds[index % kinds.length]!;
    const account = kind === 'entered' ? 'admin' : 'parttime';
    if (kind === 'entered' || kind === 'review')
      for (let times = 0; times < 3; times++)
        await done(server.call(account, calls.saveEntry, { workbookPageId, ...question }));
    if (kind === 'review' || kind === 'blank')
      await done(server.call(account, calls.submitEntryPage, { workbookPageId, isEmpty: kind === 'blank' }));
  }
}

const ofPages = (which: string) =>
  `(select q.id from workbook_questions q join workbook_page_work w on w.page_id = q.page_id where w.page_id in ${enteredPages} and ${which})`;

/** Values of calls of workbooks that belong together. */
export function workbooksTogether(rows: (query: string) => Given[]): Given[][] {
  const pages = (which: string) =>
    rows(`select page_id workbookPageId from workbook_page_work where page_id in ${enteredPages} and ${which}`);
  const open = pages("state = 'entering'");
  return [
    rows(
      `select question_id workbookQuestionId, version from workbook_entries where question_id in ${ofPages("w.state = 'review'")}`,
    ),
    rows(`select id workbookQuestionId from workbook_questions where id in ${ofPages("w.state = 'entering'")}`),
    open.map((page): Given => ({ ...page, isEmpty: false })),
    open.map((page): Given => ({ ...page, picture: pixel })),
    open.map((page): Given => ({ ...page, entererId: personaIds.parttime })),
    pages('is_empty = 1').map((page): Given => ({ ...page, isRight: true })),
  ];
}
