import type * as scans from '../../wrongbook/scans.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a scan of which a page is in a tray';
const deleted = 'a teacher whose scans have been deleted';
const none = 'a teacher who has set no work';
const laidOut = 'a teacher with work whose answer sheets have been laid out';
const published = 'a teacher with published work whose sheets have been laid out';
const ofPublished = 'a teacher with a scan of work that has been published';

const documentId = given('documentId');
const assignmentId = given('assignmentId');
const pageId = given('pageId');
const submissionId = given('submissionId');
const assign = { pageId, action: 'assign', submissionId, sheetPage: 1 } as const;

export const scanCases: CasesOf<typeof scans> = {
  pageScans: {
    success: { state, input: { current: 1, size: 10, descs: 'createTime' } },
    empty: { state: deleted, input: { assignmentId } },
    refused: {},
  },
  removeScans: {
    success: { state, input: { documentId } },
    refused: {
      scanGone: { state: deleted, input: { documentId } },
      published: { state: ofPublished, input: { documentId } },
      reviewed: { state: 'a teacher with a scan whose answers have been reviewed', input: { documentId } },
    },
  },
  pageScanPages: {
    success: { state, input: { documentId, state: 'tray', current: 1, size: 10 } },
    empty: { state, input: { assignmentId, state: 'blank' } },
    refused: {},
  },
  getScanPicture: {
    success: { state, input: { pageId } },
    refused: {
      scanGone: { state: deleted, input: { pageId } },
      lost: { state: 'a teacher with a scan whose picture has been lost', input: { pageId } },
    },
  },
  mendScanPage: {
    success: { state, input: { pageId, action: 'discard' } },
    refused: {
      scanGone: { state: deleted, input: { pageId, action: 'discard' } },
      published: { state: ofPublished, input: { pageId, action: 'discard' } },
      noStudent: { state, input: { pageId, action: 'assign' } },
      notFound: { state: 'a teacher with a scan of work that has been withdrawn', input: assign },
      noSheet: { state: 'a teacher with a scan of work whose sheets have not been laid out', input: assign },
      noPage: { state, input: { ...assign, sheetPage: 9 } },
      taken: { state: 'a teacher with a scan of which another page is the student’s', input: assign },
      noMarks: { state, input: assign },
      nothingToDo: { state, input: { pageId, action: 'restore' } },
    },
  },
  listMissingPages: {
    success: { state: laidOut, input: { assignmentId } },
    empty: { state: 'a teacher with a paper and with work that was set to a class', input: { assignmentId } },
    refused: { assignmentGone: { state: none, input: { assignmentId } } },
  },
  settleMissing: {
    success: { state, input: { assignmentId, submissionId, as: 'absent' } },
    refused: {
      assignmentGone: {
        state: 'a teacher whose work has been deleted after it was laid out',
        input: { assignmentId, submissionId, as: 'absent' },
      },
      published: { state: published, input: { assignmentId, submissionId, as: 'absent' } },
      notMissing: { state, input: { assignmentId, submissionId, as: 'incomplete' } },
    },
  },
  makeScans: {
    success: { state: 'a teacher with work that one student has to hand in', input: { assignmentId, damage: 'clean' } },
    refused: {
      assignmentGone: { state: none, input: { assignmentId } },
      published: { state: published, input: { assignmentId } },
      noStudents: { state: 'a teacher with work for nobody', input: { assignmentId } },
      making: { state: 'a teacher of whose work a scan is being made', input: { assignmentId } },
    },
  },
};
