import type * as print from '../../wrongbook/exams/exam-print.ts';
import type * as jointExams from '../../wrongbook/exams/joint-exams.ts';
import type * as templates from '../../wrongbook/exams/exam-templates.ts';
import type * as exams from '../../wrongbook/exams/exams.ts';
import type * as seating from '../../wrongbook/exams/seating.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with an exam that is planned, its candidates seated';
const jointState = 'a teacher with an exam that is planned together with another school';
const examId = given('examId');
const subject = { courseId: given('courseId'), date: '2026-11-06', from: '08:00', to: '10:00', full: 100 } as const;
const timetable = {
  gradeId: '7',
  classes: [{ classId: given('classId'), group: '平行' }],
  subjects: [{ ...subject, way: 'scores' }],
} as const;
/** At the time of the exam that there is. */
const clashing = { ...subject, date: '2026-11-05' } as const;
const written = { name: '契约月考', kind: 'monthly', ...timetable } as const;
const settings = { thresholds: { excellent: 0.85, pass: 0.6, low: 0.3 }, examNoPattern: '{年}{序号:4}' };
const ofSchool = {
  state: 'a school administrator whose school has classes with students and teachers',
  input: { schoolId: given('schoolId') },
} as const;

export const examCases: CasesOf<typeof exams> = {
  pageExams: { success: { state, input: { gradeId: '7', kind: 'monthly', current: 1, size: 10, descs: 'startDate' } } },
  getExam: { success: { state: jointState, input: { examId } } },
  previewTimetable: { success: { state, input: { ...timetable, subjects: [{ ...clashing, way: 'scores' }] } } },
  addExam: { success: { state, input: { ...written, copiedFrom: examId, settings } } },
  updateExam: { success: { state, input: { ...written, examId, version: 1 } } },
  moveExam: { success: { state, input: { examId, act: 'print' } } },
  removeExams: { success: { state, input: { examId } } },
};

export const jointExamCases: CasesOf<typeof jointExams> = {
  openJointExam: { success: { state, input: { examId } } },
  joinJointExam: {
    success: {
      state: 'a teacher with an exam that is planned, and a code of another school',
      input: { examId, code: '90019301' },
    },
  },
  leaveJointExam: { success: { state: jointState, input: { examId } } },
};

export const examTemplateCases: CasesOf<typeof templates> = {
  getExamDraft: { success: { state, input: { examId, startDate: '2027-01-11' } } },
  listExamTemplates: { success: { state, input: {} } },
  addExamTemplate: { success: { state, input: { examId, name: '月考模板' } } },
  removeExamTemplates: { success: { state, input: { examTemplateId: given('examTemplateId') } } },
  getExamRule: { success: ofSchool },
  setExamRule: { success: { ...ofSchool, input: { ...ofSchool.input, ...settings, showsRanks: true } } },
};

const rooms = [
  { name: '一考场', capacity: 60, columns: 6, invigilators: [{ teacherId: given('teacherId') }] },
  { name: '二考场', capacity: 40, columns: 5 },
] as const;

export const examSeatingCases: CasesOf<typeof seating> = {
  listExamRooms: { success: { state, input: { examId } } },
  setExamRooms: { success: { state, input: { examId, version: 1, rooms } } },
  arrangeSeats: { success: { state, input: { examId, version: 1, way: 'random', isSerpentine: true, seed: 7 } } },
  pageCandidates: { success: { state, input: { examId, current: 1, size: 10, ascs: 'seat' } } },
};

export const examPrintCases: CasesOf<typeof print> = {
  printExam: { success: { state, input: { examId, kinds: ['doors'] } } },
};
