import type * as printing from '../../wrongbook/printing.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a paper and with work that was set to a class';
const none = 'a teacher who has set no work';
const assignmentId = given('assignmentId');
const paperId = given('paperId');
const studentId = given('studentId');

/** The sheet of one student, which is as much as a test needs. */
const sheet = { assignmentId, kinds: ['sheets'] as ['sheets'], paperSize: 'A4', studentId } as const;
const paper = { paperId, kinds: ['paper'] as ['paper'], paperSize: 'A4' } as const;

/** What neither typesetting nor recording takes, by the rule that refuses it. */
const refused = {
  nothing: { ...paper, kinds: [] as [] },
  noSource: { kinds: ['paper'] as ['paper'] },
  onlyAssigned: { paperId, kinds: ['sheets'] as ['sheets'] },
  notPublished: { assignmentId, kinds: ['report'] as ['report'] },
} as const;

const done = { action: 'print', pages: 2 } as const;

export const printingCases: CasesOf<typeof printing> = {
  renderPrint: {
    success: { state: 'a teacher with work for one student', input: sheet },
    refused: {
      nothing: { state, input: refused.nothing },
      noSource: { state, input: refused.noSource },
      onlyAssigned: { state, input: refused.onlyAssigned },
      notPublished: { state, input: refused.notPublished },
      assignmentGone: { state: none, input: { assignmentId, kinds: ['paper'] } },
      paperGone: { state: 'a teacher whose papers have been deleted', input: paper },
      noStudents: { state: 'a teacher with work for nobody', input: { assignmentId, kinds: ['sheets'] } },
      noBlank: { state: 'a teacher with work of mistakes', input: { assignmentId, kinds: ['blankSheet'] } },
      notPrintable: { impossible: 'Whatever a paper may hold can be printed.' },
      tooManyPages: { impossible: 'A print of that size would take too long for a test.' },
    },
  },
  listSheetLayouts: {
    success: { state: 'a teacher with work whose answer sheets have been laid out', input: { assignmentId } },
    empty: { state, input: { assignmentId } },
    refused: { assignmentGone: { state: none, input: { assignmentId } } },
  },
  addPrintRecord: {
    success: { state, input: { ...paper, ...done } },
    refused: {
      nothing: { state, input: { ...refused.nothing, ...done } },
      noSource: { state, input: { ...refused.noSource, ...done } },
      onlyAssigned: { state, input: { ...refused.onlyAssigned, ...done } },
      notPublished: { state, input: { ...refused.notPublished, ...done } },
      assignmentGone: { state: none, input: { assignmentId, kinds: ['paper'], ...done } },
      paperGone: { state: 'a teacher whose papers have been deleted', input: { ...paper, ...done } },
      noStudents: { state: 'a teacher with work for nobody', input: { assignmentId, kinds: ['sheets'], ...done } },
      noBlank: { state: 'a teacher with work of mistakes', input: { assignmentId, kinds: ['blankSheet'], ...done } },
    },
  },
  pagePrintRecords: {
    success: { state: 'a teacher who has printed', input: { current: 1, size: 10, descs: 'createTime' } },
    empty: { state: none, input: {} },
    refused: {},
  },
  sumPrintRecords: {
    success: { state: 'a teacher who has printed', input: { kind: 'sheets', from: '2000-01-01', to: '2099-12-31' } },
    refused: {},
  },
  exportPrintRecords: {
    success: { state: 'a teacher who has printed', input: { action: 'print' } },
    refused: {
      empty: { state: none, input: {} },
      tooMany: { impossible: 'Nobody prints that often.' },
    },
  },
};
