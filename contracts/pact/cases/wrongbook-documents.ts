import type * as documents from '../../wrongbook/documents.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const teacherId = given('teacherId');
const classId = given('classId');
const state = 'a teacher with documents in the cloud and in the print list';
const deleted = 'a teacher whose documents have been deleted';
const failed = 'a teacher with a document that could not be recognised';
const waiting = 'a teacher with a document whose file has not come yet';
const own = { teacherId, documentId: given('documentId') };
const printed = { teacherId, documentId: given('printItemId') };
const documentGone = { state: deleted, input: own } as const;
const filing = { subjectId: '2', gradeId: '7' };

export const documentCases: CasesOf<typeof documents> = {
  uploadResource: {
    success: { state, input: { teacherId, title: '契约文档', ...filing }, file: 'pdf' },
    // The specification gives neither this call nor the export its teacher.
    json: { state, input: { title: '契约文档', target: 'print' } },
    refused: {
      noFile: { state, input: { teacherId }, file: 'nothing' },
      notAccepted: { state, input: { teacherId }, file: 'text' },
      unreadable: { state, input: { teacherId }, file: 'brokenPdf' },
      notScan: { state, input: { teacherId, target: 'scan' }, file: 'word' },
      tooLarge: { impossible: 'A file of that size would make the pact too large.' },
      noTitle: { state, input: { teacherId } },
      hasFile: { state, input: own, file: 'pdf' },
      noClass: { state, input: { teacherId, scope: 2 }, file: 'pdf' },
      documentGone: { ...documentGone, file: 'pdf' },
    },
  },
  pagePrintItems: {
    success: { state, input: { teacherId, current: 1, size: 10, descs: 'createTime' } },
    empty: { state, input: { teacherId, state: 5 } },
    refused: {},
  },
  removePrintItems: {
    success: { state, input: printed },
    refused: { documentGone: { state: deleted, input: printed } },
  },
  exportDocument: {
    success: { state, input: { documentId: given('documentId') } },
    refused: {
      documentGone,
      noFile: { state: waiting, input: own },
      noPreview: { state, input: { ...own, form: 'preview' } },
      unreadable: { state: 'a teacher with a picture that is none', input: { ...own, form: 'preview' } },
      noPage: { state: 'a teacher with a picture of one page', input: { ...own, form: 'preview', page: 2 } },
      lost: { state: 'a teacher with a document whose file has been lost', input: own },
    },
  },
  clearUnreadPrintCount: { success: { state, input: { teacherId } }, refused: {} },
  pageCloudDocuments: {
    success: { state, input: { teacherId, range: 'shared', current: 1, size: 10, ascs: 'title' } },
    empty: { state: deleted, input: { teacherId } },
    refused: {},
  },
  removeCloudDocuments: { success: { state, input: own }, refused: { documentGone } },
  renameCloudDocument: {
    success: { state, input: { ...own, title: '契约文档' } },
    refused: {
      documentGone: { state: deleted, input: { ...own, title: '契约文档' } },
      duplicateTitle: { state, input: { ...own, title: given('title') } },
    },
  },
  shareDocument: { success: { state, input: { ...own, version: 1, ...filing, scope: 2, classId } } },
  retryDocument: { success: { state: failed, input: own } },
  printDocuments: { success: { state, input: { ...own, printMode: 0, classId } } },
};
