import { documentState } from '../../../../../contracts/states.ts';
import { writeWhenFree } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { ScannedPage } from '../../../../engines/scanning/tasks.ts';
import { advanceJob } from '../../../../jobs/jobs.queries.ts';
import { insertPage } from '../pages.queries.ts';
import { recordAbsence } from '../placing/absence.ts';
import { identifyPage } from '../placing/identify-page.ts';
import { ownerOf, placePage, unplaced } from '../placing/place-page.ts';
import { recordAnswers } from '../placing/record-answers.ts';
import { reading as kind } from '../scan-jobs.ts';
import { countReadPage, selectScan } from '../scans.queries.ts';
import { writeWithPicture } from './write-with-picture.ts';

/** One more page is kept: however often the reading is broken off, it gets further. */
function count(sandbox: Sandbox, documentId: string): void {
  countReadPage(sandbox, documentId);
  advanceJob(sandbox, kind, documentId);
}

/** Keeps a page that was read: in one transaction it is counted, finds its place and brings its answers. */
export const keepPage = (sandbox: Sandbox, documentId: string, pageNo: number, page: ScannedPage): Promise<void> =>
  writeWithPicture(sandbox, page.picture, (picture) => {
    const scan = selectScan(sandbox, documentId);
    if (scan?.state !== documentState.recognising) return false;
    const { reading } = page;
    const placement = placePage(page, identifyPage(sandbox, scan, reading));
    const recognised = { code: reading.code ?? '', reading: JSON.stringify(reading), picture };
    const id = insertPage(sandbox, { documentId, pageNo, ...placement, ...recognised });
    if (id === undefined) return false;
    count(sandbox, documentId);
    const owner = ownerOf(placement);
    const person = { id: scan.teacherId, name: scan.teacherName };
    if (owner) recordAnswers(sandbox, { id, ...owner }, page, person);
    if (placement.state === 'absent') recordAbsence(sandbox, placement.submissionId!, person);
    return true;
  });

/** Keeps that a page could not even be opened: it waits in its tray without a picture. */
export const keepBrokenPage = (sandbox: Sandbox, documentId: string, pageNo: number, reason: string): Promise<void> =>
  writeWhenFree(sandbox, () => {
    if (selectScan(sandbox, documentId)?.state !== documentState.recognising) return;
    const nothing = { code: '', picture: '', reading: '' };
    const id = insertPage(sandbox, { documentId, pageNo, ...unplaced('unreadable', reason), ...nothing });
    if (id !== undefined) count(sandbox, documentId);
  });
