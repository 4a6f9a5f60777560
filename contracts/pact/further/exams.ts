import { given } from '../case.ts';
import type { Further } from './more.ts';

const classId = given('classId');
const keyword = '王';
const leaders = [{ teacherId: given('teacherId') }];
const earlierExamId = given('earlierExamId');
const settings = { thresholds: { excellent: 0.85, pass: 0.6, low: 0.3 }, examNoPattern: '{年}{序号:4}' } as const;

/** What calls of exams take beside. */
export const furtherExams = {
  addExam: [{ leaders, attemptKey: 'pact-attempt' }],
  updateExam: [{ leaders, settings }],
  pageExams: [
    {
      courseId: given('courseId'),
      classId,
      learningYear: '202601',
      state: 'planned',
      keyword: '契约',
      ascs: 'startDate',
      descs: undefined,
    },
  ],
  previewTimetable: [{ examId: given('examId') }],
  getExamDraft: [{ examId: undefined, examTemplateId: given('examTemplateId') }],
  arrangeSeats: [{ way: 'result', sourceExamId: earlierExamId }],
  pageCandidates: [{ classId, examRoomId: given('examRoomId'), keyword, ascs: undefined, descs: 'seat' }],
  printExam: [
    { kinds: ['attendance'], classId, examRoomId: given('examRoomId'), courseId: given('courseId'), form: 'archive' },
  ],
  pageExamScores: [{ classId, keyword, ascs: undefined, descs: 'examNo' }],
  getExamProgress: [{ earlierExamId }],
  getExamStudent: [{ earlierExamId }],
  pageExamStudents: [
    { keyword, ascs: undefined, descs: 'examNo' },
    { line: 1, side: 'above' },
  ],
  setExamReporting: [
    { grading: 'own', bands: [{ name: 'A', share: 1, high: 100, low: 40 }], subjects: [{ subjectId: '2' }] },
  ],
  listAnalysedExams: [{ schoolId: given('schoolId') }],
  getClassComparison: [{ versus: 'all' }],
  exportClassComparison: [{ versus: 'all' }],
} as const satisfies Further;
