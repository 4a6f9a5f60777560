import { workbookIdleMinutes } from '../../../../contracts/constants/workbooks.ts';
import { localDateTime } from '../../../database/clock.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { workbookPageWork } from '../../../database/workbook-entry-tables.ts';
import type { User } from '../../../http/user.ts';
import type { EntryRow, PageRow } from './workbooks.queries.ts';

/** Why somebody may not do something with a page now. */
export type Closed<Rule extends string> = [rule: Rule, values?: Record<string, string | number>];

type Held = 'held' | 'assigned';

/** Whether somebody else works on a page: a lock opens when its holder has written nothing for a while. */
function heldBy(sandbox: Sandbox, user: User, page: PageRow): Closed<'held'> | undefined {
  const { holderId, holderName, heldTime } = page;
  if (holderId === null || holderId === user.id) return undefined;
  const opened = localDateTime(sandbox.clock.now() - workbookIdleMinutes * 60_000);
  if ((heldTime ?? '') <= opened) return undefined;
  return ['held', { name: holderName ?? '', minutes: workbookIdleMinutes }];
}

const isOthers = (page: PageRow, user: User, id: string | null): boolean =>
  page.isAssigned === 1 && id !== null && id !== user.id;

/** Why somebody may not enter on a page; undefined where that is open. */
export function enterFault(
  sandbox: Sandbox,
  user: User,
  page: PageRow,
): Closed<Held | 'inReview' | 'isApproved'> | undefined {
  if (page.state === 'review') return ['inReview'];
  if (page.state === 'approved') return ['isApproved'];
  if (isOthers(page, user, page.entererId)) return ['assigned', { name: page.entererName ?? '' }];
  return heldBy(sandbox, user, page);
}

/** Why somebody may not review a page: nobody reviews what is its own. */
export function reviewFault(
  sandbox: Sandbox,
  user: User,
  page: PageRow,
  rows: readonly EntryRow[],
): Closed<Held | 'notInReview' | 'own'> | undefined {
  if (page.state !== 'review') return ['notInReview'];
  if (page.entererId === user.id || rows.some(({ entry }) => entry?.state === 'draft' && entry.authorId === user.id))
    return ['own'];
  if (isOthers(page, user, page.reviewerId)) return ['assigned', { name: page.reviewerName ?? '' }];
  return heldBy(sandbox, user, page);
}

type Work = Partial<Omit<typeof workbookPageWork.$inferInsert, 'pageId'>>;

/** Writes how far a page has come; call it within a write. */
export function setWork(sandbox: Sandbox, pageId: string, work: Work): void {
  sandbox.orm
    .insert(workbookPageWork)
    .values({ pageId, ...work })
    .onConflictDoUpdate({ target: workbookPageWork.pageId, set: work })
    .run();
}

/** That somebody works on a page from now on. */
export const holding = (sandbox: Sandbox, user: User): Work => ({
  holderId: user.id,
  heldTime: sandbox.clock.dateTime(),
});

/** That nobody works on it any more. */
export const released: Work = { holderId: null, heldTime: '' };
