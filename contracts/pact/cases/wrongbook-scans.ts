import type * as scans from '../../wrongbook/scans.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a scan of which a page is in a tray';
const laidOut = 'a teacher with work whose answer sheets have been laid out';
const oneMissing = 'a teacher with work that one student has to hand in';

const documentId = given('documentId');
const assignmentId = given('assignmentId');
const pageId = given('pageId');

export const scanCases: CasesOf<typeof scans> = {
  pageScans: { success: { state, input: { current: 1, size: 10, descs: 'createTime' } } },
  removeScans: { success: { state, input: { documentId } } },
  pageScanPages: { success: { state, input: { documentId, state: 'tray', current: 1, size: 10 } } },
  getScanPicture: { success: { state, input: { pageId } } },
  mendScanPage: { success: { state, input: { pageId, action: 'discard' } } },
  listMissingPages: { success: { state: laidOut, input: { assignmentId } } },
  settleMissing: { success: { state, input: { assignmentId, submissionId: given('submissionId'), as: 'absent' } } },
  makeScans: { success: { state: oneMissing, input: { assignmentId, damage: 'clean' } } },
};
