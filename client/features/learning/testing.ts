import type { Attempt } from '../../../contracts/report-text/attempts.ts';
import { attemptWith } from '../mistakes/student/testing.ts';
import type { ClassReport, StudentReport } from './report/report.ts';
import type { Activity } from './usage/usage.ts';

const trend = [0.2, 0.5, -0.4, -0.6].map((standing, at) => ({
  assignmentId: String(900 + at),
  title: `第 ${at + 1} 次作业`,
  date: `2026-1${at < 2 ? 0 : 1}-0${at + 1} 08:00:00`,
  rate: 0.7 + standing / 10,
  groupRate: 0.7,
  standing,
  level: standing / 2,
  low: standing / 2 - 0.4,
  high: standing / 2 + 0.4,
}));

const points = [
  { pointId: '31', name: '去括号', chapter: '整式', answered: 24, right: 9, mastery: 0.38 },
  { pointId: '32', name: '合并同类项', chapter: '整式', answered: 20, right: 13, mastery: 0.64 },
  { pointId: '33', name: '有理数加减', chapter: '有理数', answered: 30, right: 26, mastery: 0.86 },
];

const practice = { open: 30, consolidating: 6, mastered: 26, due: 11, total: 62, minutes: 25 };

const maths = {
  subjectId: '2',
  subjectName: '数学',
  courseId: '202',
  set: 21,
  submitted: 20,
  rate: 0.712,
  middle: { low: 0.66, high: 0.85 },
  comparison: { direction: 'down' as const, value: -0.5, sureness: 0.96, worksBefore: 12, worksNow: 20 },
  trend,
  points,
  practice,
};

const english = {
  ...maths,
  subjectId: '3',
  subjectName: '英语',
  courseId: '203',
  submitted: 21,
  rate: 0.844,
  comparison: null,
  trend: [],
  points: [],
};

const frame = {
  from: '2026-08-01',
  to: '2026-11-20',
  comparedFrom: '2026-02-01',
  schoolName: '青岚初级中学',
  classId: '71',
  className: '七年级1班',
  day: '2026-11-20',
  shortReason: '',
  set: 42,
  submitted: 41,
  missing: [{ subjectId: '2', subjectName: '数学', count: 1 }],
  practice,
  focusId: '2',
  lead: [
    {
      text: '作业上交 41 次，数学略低，先补去括号。',
      figures: [{ label: '上交', value: '41/42', subjectId: '', pointId: '' }],
      isPolished: false,
    },
  ],
  advice: [
    {
      text: '先练到期的 11 题，再看去括号。',
      figures: [
        { label: '到期', value: '11 题', subjectId: '2', pointId: '' },
        { label: '去括号', value: '38%', subjectId: '2', pointId: '31' },
      ],
      isPolished: false,
    },
  ],
};

const weak = { pointId: '31', name: '去括号', subjectId: '2', answered: 24, mastery: 0.38 };

const before: Attempt = attemptWith({ reason: '括号前是负号，后一项没有变号' });
const after: Attempt = attemptWith({ time: '2026-11-13 08:00:00', isPractice: true, score: 4, answer: '-x-7' });

/** The report of a student for tests. */
export const studentReport: StudentReport = {
  studentId: '5',
  studentName: '宋雨桐',
  studentNo: '20265',
  ...frame,
  subjects: [
    { ...maths, band: 'good', classRate: 0.75 },
    { ...english, band: 'good', classRate: 0.8 },
  ],
  weak: [{ ...weak, example: { questionId: '501', stem: '化简', before, after, afterStem: '再化简', timesLeft: 1 } }],
  practised: [
    { assignmentId: '950', title: '错题巩固', subjectName: '数学', date: '2026-11-13 08:00:00', score: 18, full: 20 },
  ],
};

const bands = [
  { band: 'excellent' as const, count: 3, share: 0.075 },
  { band: 'good' as const, count: 20, share: 0.5 },
  { band: 'pass' as const, count: 10, share: 0.25 },
  { band: 'fail' as const, count: 7, share: 0.175 },
];

const distribution = [0, 0, 0, 1, 2, 4, 10, 12, 8, 3];

/** The report of a class for tests. */
export const classReport: ClassReport = {
  ...frame,
  students: 40,
  subjects: [
    { ...maths, works: 20, bands, distribution },
    { ...english, works: 20, bands, distribution },
  ],
  weak: [{ ...weak, example: { questionId: '501', stem: '化简', answered: 40, wrong: 22 } }],
};

/** Something of a timeline, for tests. */
export const activityWith = (changes: Partial<Activity> = {}): Activity => ({
  kind: 'homework',
  time: '2026-11-12 08:30:00',
  title: '第 8 次作业',
  subjectId: '2',
  subjectName: '数学',
  assignmentId: '903',
  submissionId: '77',
  questionId: '',
  state: 1,
  isPublished: true,
  isLate: false,
  score: 64,
  full: 80,
  classRate: 0.7,
  ...changes,
});
