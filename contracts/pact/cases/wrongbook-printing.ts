import type * as printing from '../../wrongbook/printing.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a paper and with work that was set to a class';
const printed = 'a teacher who has printed';
const assignmentId = given('assignmentId');

/** The sheet of one student, which is as much as a test needs. */
const sheet = { assignmentId, kinds: ['sheets'], paperSize: 'A4', studentId: given('studentId') } as const;
const paper = { paperId: given('paperId'), kinds: ['paper'], paperSize: 'A4', action: 'print', pages: 2 } as const;

export const printingCases: CasesOf<typeof printing> = {
  renderPrint: { success: { state: 'a teacher with work for one student', input: sheet } },
  listSheetLayouts: {
    success: { state: 'a teacher with work whose answer sheets have been laid out', input: { assignmentId } },
  },
  addPrintRecord: { success: { state, input: paper } },
  pagePrintRecords: { success: { state: printed, input: { current: 1, size: 10, descs: 'createTime' } } },
  sumPrintRecords: {
    success: { state: printed, input: { kind: 'sheets', from: '2000-01-01', to: '2099-12-31' } },
  },
  exportPrintRecords: { success: { state: printed, input: { action: 'print' } } },
};
