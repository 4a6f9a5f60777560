import type { wellbeingCalls } from '../../wrongbook/wellbeing/calls.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a psychology teacher with a text that nobody has opened';
const followed = 'a psychology teacher with a text that is followed up';
const textId = given('wellbeingTextId');
const page = { current: 1, size: 10 } as const;

export const wellbeingCases: CasesOf<typeof wellbeingCalls> = {
  pageWellbeingTexts: {
    success: { state, input: { ...page, gradeId: '7', level: 2, isNeeded: 1, descs: 'level,writtenAt' } },
  },
  getWellbeingOverview: { success: { state, input: {} } },
  openWellbeingText: { success: { state, input: { textId, reason: 'other', note: '班主任来问' } } },
  addWellbeingText: {
    success: {
      state,
      input: {
        studentId: given('studentId'),
        source: '周记',
        writtenOn: '2026-10-14',
        title: '契约',
        text: '今天很平静。',
      },
    },
  },
  pageWellbeingLog: { success: { state: followed, input: { ...page, textId } } },
  getWellbeingRule: { success: { state, input: {} } },
  setWellbeingRule: { success: { state, input: { keepDays: 400 } } },
  getWellbeingCase: { success: { state: followed, input: { textId } } },
  setWellbeingLevel: { success: { state, input: { textId, version: 1, level: 3, reason: '与班主任核对' } } },
  addWellbeingRecord: {
    success: {
      state,
      input: {
        textId,
        kind: 'talk',
        happenedAt: '2026-10-14 12:30',
        place: '心理室',
        note: '愿意继续来',
        nextStep: 'visit',
        nextAt: '2026-10-20 12:30',
      },
    },
  },
  planWellbeingCase: {
    success: {
      state,
      input: { textId, version: 1, ownerId: given('counsellorId'), nextStep: 'call', nextAt: '2026-10-20 12:30' },
    },
  },
  closeWellbeingCase: { success: { state: followed, input: { textId, version: 1, note: '已平稳' } } },
  printWellbeingCase: { success: { state, input: { textId } } },
};
