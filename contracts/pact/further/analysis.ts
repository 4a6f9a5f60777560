import { classIds } from '../../../seed/landmarks.ts';
import { given } from '../case.ts';
import type { Further } from './more.ts';

const courseId = given('courseId');
const period = { from: '2026-09-01', to: '2026-10-15' } as const;
const attemptKey = 'pact-attempt';

/** What calls of learning reports and of wellbeing take beside. */
export const furtherAnalysis = {
  exportAssignmentReport: [{ classId: given('classId') }],
  printLearning: [{ isGrey: true, isPolished: false, form: 'archive' }],
  getClassUsage: [{ courseId }],
  getStudentUsage: [{ courseId }],
  pageStudentActivity: [{ courseId, kind: 'homework', ascs: 'time' }, { descs: 'time' }],
  addWellbeingText: [{ attemptKey }],
  addWellbeingRecord: [{ attemptKey }],
  getWellbeingOverview: [{ ...period, gradeId: '7', classId: classIds.junior }],
  pageWellbeingLog: [{ ascs: 'time' }, { descs: 'time' }],
  pageWellbeingTexts: [
    { ...period, classId: classIds.junior, matter: 'unread', keyword: '契约', descs: undefined, ascs: 'writtenAt' },
  ],
} as const satisfies Further;
