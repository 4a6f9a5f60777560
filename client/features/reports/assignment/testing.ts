import { testAssignment } from '../../assignments/testing.ts';
import type { AssessmentPaper } from '../../marking/assessment.ts';
import type { Item, Report, Student } from './report.ts';

// A report for tests: two questions, four students, one of whom was absent and one of whom is not marked yet.

const student = (id: string, studentName: string, rest: Partial<Student>): Student => ({
  submissionId: id,
  studentId: id,
  studentName,
  studentNo: `00${id}`,
  className: '七年级1班',
  state: 1,
  score: null,
  band: '',
  rank: null,
  percentileRank: null,
  scores: [null, null],
  ...rest,
});

export const item = (number: number, rest: Partial<Item>): Item => ({
  questionId: `50${number}`,
  number,
  questionType: 1,
  full: 5,
  stem: `第 ${number} 问`,
  group: null,
  points: [],
  count: 2,
  mean: null,
  facility: null,
  rightRate: null,
  discriminationIndex: null,
  pointBiserial: null,
  alphaIfDeleted: null,
  frequentWrong: '',
  choices: [],
  letters: [],
  ...rest,
});

const noSummary: Report['summary'] = {
  count: 0,
  mean: null,
  median: null,
  standardDeviation: null,
  highest: null,
  lowest: null,
  passRate: null,
  excellentRate: null,
};

const noBands: Report['bands'] = (['excellent', 'good', 'pass', 'fail'] as const).map((band) => ({
  band,
  count: 0,
  share: 0,
}));

/** Work that is marked in part. */
export const testPaper: AssessmentPaper = testAssignment;

/** Its report. */
export const testReport: Report = {
  assignmentId: '7',
  title: '单元练习',
  subjectId: '2',
  isPublished: false,
  full: 10,
  lead: {
    grade: { classes: 3, count: 30, mean: 6.75, meanRate: 0.675, passRate: 0.6, excellentRate: 0.1 },
    distance: { value: 0.05, low: -0.1, high: 0.2 },
    last: {
      assignmentId: '6',
      title: '上次练习',
      own: { count: 2, mean: 8, meanRate: 0.8, passRate: 1, excellentRate: 0 },
      grade: { count: 30, mean: 7.5, meanRate: 0.75, passRate: 0.9, excellentRate: 0.05 },
    },
    lessons: [
      {
        questionId: '501',
        number: 1,
        lost: 3,
        lostShare: 0.6,
        gradeRate: 0.75,
        notFull: 1,
        blank: 0,
        wrong: [{ answer: 'C', count: 1 }],
        scores: [],
      },
    ],
    concerns: [
      {
        submissionId: '2',
        isFailed: true,
        failedInRow: 2,
        zeros: [],
        zeroParts: [],
        fall: 0,
        missed: 0,
        works: 3,
      },
      {
        submissionId: '4',
        isFailed: false,
        failedInRow: 0,
        zeros: [],
        zeroParts: [],
        fall: 0,
        missed: 2,
        works: 3,
      },
    ],
  },
  completion: { students: 4, submitted: 3, absent: 1, marked: 2 },
  summary: {
    count: 2,
    mean: 7.25,
    median: 7.25,
    standardDeviation: 3.18,
    highest: 9.5,
    lowest: 5,
    passRate: 0.5,
    excellentRate: 0.5,
  },
  reliability: { alpha: 0.71, standardError: null },
  bands: noBands.map((one) =>
    one.band === 'excellent' || one.band === 'fail' ? { ...one, count: 1, share: 0.5 } : one,
  ),
  distribution: [
    { from: 5, to: 7.5, count: 1 },
    { from: 7.5, to: 10, count: 1 },
  ],
  classes: [],
  items: [
    item(1, {
      mean: 3.5,
      facility: 0.7,
      rightRate: 0.5,
      discriminationIndex: 0.1,
      pointBiserial: -0.25,
      alphaIfDeleted: 0.4,
      frequentWrong: 'C',
      choices: [
        { answer: 'A', isRight: true, count: 1, share: 0.5, upperShare: 1, lowerShare: 0, meanTotal: 9.5 },
        { answer: 'C', isRight: false, count: 1, share: 0.5, upperShare: null, lowerShare: null, meanTotal: null },
      ],
    }),
    item(2, { questionType: 3, mean: 4.5, facility: 0.9 }),
  ],
  points: [
    { pointId: '31', name: '有理数', questions: [1, 2], mastery: 0.8 },
    { pointId: '32', name: '数轴', questions: [2], mastery: 0.5 },
    { pointId: '33', name: '绝对值', questions: [1], mastery: null },
  ],
  students: [
    student('1', '蒋辰宁', { score: 9.5, band: 'excellent', rank: 1, percentileRank: 0.75, scores: [5, 4.5] }),
    student('2', '唐航', { score: 5, band: 'fail', rank: 2, percentileRank: 0.25, scores: [2, 3] }),
    student('3', '汤辰涵', { scores: [4, null] }),
    student('4', '赖远屹', { state: 2 }),
  ],
};

/** The same before anything was marked. */
export const unmarkedReport: Report = {
  ...testReport,
  lead: { grade: null, distance: null, last: null, lessons: [], concerns: [] },
  completion: { students: 4, submitted: 3, absent: 1, marked: 0 },
  summary: noSummary,
  reliability: { alpha: null, standardError: null },
  bands: noBands,
  distribution: [],
  items: [item(1, {}), item(2, {})],
  points: [],
};
