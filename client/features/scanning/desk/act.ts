import { mendScanPage } from '../../../../contracts/wrongbook/scans.ts';
import { call } from '../../../api/call.ts';
import type { Candidate, Mend, ScanPage } from '../scan.ts';
import type { Point } from '../picture/ScanPicture.tsx';

/** Something that was done about a page, and how it is taken back. */
export interface Done {
  pageId: string;
  /** What the page was before. */
  was: ScanPage['state'];
  /** What was done, in words. */
  label: string;
  undo: readonly Mend[];
}

/** Whose a page becomes. */
export interface Owner {
  submissionId: string;
  studentName: string;
  sheetPage: number;
  /** Something stands there already, which it replaces. */
  replaces: boolean;
  /** What that is; "" where that is not known or nothing. */
  replacedId: string;
}

/** Gives a page to a student, in the place of what stands there; the four corners tell how it lies. */
export async function give(page: ScanPage, owner: Owner, corners: readonly Point[] = []): Promise<Done> {
  const { submissionId, sheetPage, studentName, replaces, replacedId } = owner;
  const action = replaces ? 'replace' : 'assign';
  const pointed = corners.length === 4 ? { corners: [...corners] } : {};
  await call(mendScanPage, { pageId: page.id, action, submissionId, sheetPage, ...pointed });
  const restore: Mend = { pageId: page.id, action: 'restore' };
  // The page that was there is given back to its student, once its place is free again.
  const giveBack: Mend = { pageId: replacedId, action: 'assign', submissionId, sheetPage };
  const undo = replacedId === '' ? [restore] : [restore, giveBack];
  return { pageId: page.id, was: page.state, label: `第 ${page.pageNo} 页已归到${studentName}`, undo };
}

const settledLabels = { absent: '已记为缺考', discard: '已搁置', blank: '已记为空白页', restore: '已放回' } as const;

/** Sets a page aside, as an empty side or for any other reason, or puts it back. */
export async function settlePage(page: ScanPage, action: keyof typeof settledLabels): Promise<Done> {
  await call(mendScanPage, { pageId: page.id, action });
  const undo: Mend = action === 'restore' ? againOf(page) : { pageId: page.id, action: 'restore' };
  return { pageId: page.id, was: page.state, label: `第 ${page.pageNo} 页${settledLabels[action]}`, undo: [undo] };
}

/** What makes a page that was put back what it was. */
function againOf({ id: pageId, state, submissionId, sheetPage }: ScanPage): Mend {
  if (state === 'matched') return { pageId, action: 'assign', submissionId, sheetPage };
  return { pageId, action: state === 'blank' || state === 'absent' ? state : 'discard' };
}

/** A candidate as the owner of the page. */
export const ownerFrom = ({ submissionId, studentName, sheetPage, replacedId }: Candidate): Owner => ({
  submissionId,
  studentName,
  sheetPage,
  replaces: replacedId !== '',
  replacedId,
});

/** Whom the page itself names as its owner. */
export const ownOwner = ({ submissionId, studentName, sheetPage }: ScanPage): Owner => ({
  submissionId,
  studentName,
  sheetPage,
  replaces: false,
  replacedId: '',
});

/** Takes back what was done, one step after the other. */
export async function takeBack({ undo }: Done): Promise<void> {
  for (const step of undo) await call(mendScanPage, step);
}
