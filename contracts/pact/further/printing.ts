import { classIds, courseIds } from '../../../seed/landmarks.ts';
import { given } from '../case.ts';
import type { Further } from './more.ts';

const period = { from: '2000-01-01', to: '2099-12-31' } as const;
const ofClass = { classId: classIds.junior, courseId: courseIds.maths } as const;
const book = { ...ofClass, from: '2026-09-01' } as const;
const practice = { ...ofClass, practice: { practiceMode: 41, days: 400, most: 10 } } as const;
const ofRecords = { paperSize: 'A4', classId: classIds.junior } as const;
const printed = { assignmentId: undefined, studentId: undefined } as const;

const mistaken = 'a teacher whose students got questions of published work wrong';

/** What calls of printing and scanning take beside. */
export const furtherPrinting = {
  addPrintRecord: [
    {
      paperId: undefined,
      assignmentId: given('assignmentId'),
      kinds: ['sheets'],
      classId: given('classId'),
      attemptKey: 'pact-attempt',
    },
    {
      paperId: undefined,
      assignmentId: given('assignmentId'),
      kinds: ['sheets'],
      studentId: given('studentId'),
      numberGrid: true,
    },
    { paperId: undefined, kinds: ['book'], book, wrongAnswers: true },
    { in: mistaken, send: { paperId: undefined, kinds: ['paper'], practice } },
  ],
  renderPrint: [
    { ...printed, kinds: ['paper'], paperId: given('paperId'), numberGrid: true },
    { studentId: undefined, classId: classIds.junior },
    { ...printed, kinds: ['book'], book, wrongAnswers: true },
    { in: mistaken, send: { ...printed, kinds: ['paper'], practice } },
  ],
  exportPrintRecords: [{ ...ofRecords, ...period, kind: 'paper', keyword: '作业' }],
  pagePrintRecords: [
    { ...ofRecords, ...period, kind: 'paper', action: 'print', keyword: '作业', descs: undefined, ascs: 'createTime' },
  ],
  sumPrintRecords: [{ ...ofRecords, action: 'print', keyword: '作业' }],
  makeScans: [{ classId: classIds.junior }, { absent: 0 }],
  mendScanPage: [
    {
      action: 'assign',
      submissionId: given('submissionId'),
      sheetPage: 1,
      corners: [
        { x: 60, y: 60 },
        { x: 1_180, y: 60 },
        { x: 60, y: 1_690 },
        { x: 1_180, y: 1_690 },
      ],
    },
  ],
  pageScanPages: [{ assignmentId: given('assignmentId'), ascs: 'pageNo' }, { descs: 'pageNo' }],
  pageScans: [{ assignmentId: given('assignmentId'), state: 3, keyword: '契约', descs: undefined, ascs: 'createTime' }],
} as const satisfies Further;
