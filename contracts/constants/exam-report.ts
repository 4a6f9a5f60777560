// What reports of exams are set to: measures, lines, tables by which marks are turned into grades, levels of demand.

/** What classes are compared by: mean, shares of excellent, passed and low marks, mean standard score. */
export const examMeasures = ['mean', 'excellent', 'pass', 'low', 'standard'] as const;
export type ExamMeasure = (typeof examMeasures)[number];
export const examMeasureLabels: Record<ExamMeasure, string> = {
  mean: '均分',
  excellent: '优秀率',
  pass: '及格率',
  low: '低分率',
  standard: '标准分',
};

/** How a figure stands to that of like classes; blank where there is nothing to compare. */
export const examMarks = ['above', 'within', 'below', ''] as const;
export type ExamMark = (typeof examMarks)[number];

/** How wide segments of scores may be. */
export const segmentWidths = [5, 10, 20, 50] as const;

/** A line that totals are held against, such as that of last year's admission; its margin is to either side. */
export interface ExamLine {
  name: string;
  score: number;
}

/** Lines where the leaders have set none: shares of full marks. */
export const defaultLines = [
  { name: '优秀线', share: 0.9 },
  { name: '及格线', share: 0.6 },
] as const;

/** Width of the border where the leaders have set none, as a share of full marks. */
export const defaultMargin = 0.02;

/** A band of candidates, best first, and the grades that the marks in it become, in a straight line. */
export interface GradeBand {
  name: string;
  /** Of the candidates of the subject, from 0 to 1. */
  share: number;
  high: number;
  low: number;
}

const sciences = ['5', '6', '23', '9'];

/** Bands of 15, 35, 35, 13 and 2 %, as the provinces with 3+1+2 have them. */
const fiveBands: readonly GradeBand[] = [
  { name: 'A', share: 0.15, high: 100, low: 86 },
  { name: 'B', share: 0.35, high: 85, low: 71 },
  { name: 'C', share: 0.35, high: 70, low: 56 },
  { name: 'D', share: 0.13, high: 55, low: 41 },
  { name: 'E', share: 0.02, high: 40, low: 30 },
];

/** Bands of 3, 7, 16, 24, 24, 16, 7 and 3 %, as Shandong has them. */
const eightBands: readonly GradeBand[] = [
  { name: 'A', share: 0.03, high: 100, low: 91 },
  { name: 'B+', share: 0.07, high: 90, low: 81 },
  { name: 'B', share: 0.16, high: 80, low: 71 },
  { name: 'C+', share: 0.24, high: 70, low: 61 },
  { name: 'C', share: 0.24, high: 60, low: 51 },
  { name: 'D+', share: 0.16, high: 50, low: 41 },
  { name: 'D', share: 0.07, high: 40, low: 31 },
  { name: 'E', share: 0.03, high: 30, low: 21 },
];

/** By which table marks are turned into grades (等级赋分), and in which subjects; `none` leaves them as they are. */
export const gradings = {
  none: { label: '不赋分', subjectIds: [], bands: [] },
  fiveBands: { label: '3+1+2 五等（化学、生物、政治、地理）', subjectIds: sciences, bands: fiveBands },
  eightBands: { label: '3+3 八等（除语文、数学、英语）', subjectIds: ['4', '8', ...sciences], bands: eightBands },
} as const satisfies Record<string, { label: string; subjectIds: readonly string[]; bands: readonly GradeBand[] }>;

export const gradingNames = ['none', 'fiveBands', 'eightBands', 'own'] as const;
export type GradingName = (typeof gradingNames)[number];

/** What a question asks of whoever answers it, least first (课程标准的认知要求). */
export const demandLevels = ['know', 'understand', 'master', 'apply'] as const;
export type DemandLevel = (typeof demandLevels)[number];
export const demandLabels: Record<DemandLevel | '', string> = {
  know: '了解',
  understand: '理解',
  master: '掌握',
  apply: '运用',
  '': '未标注',
};
