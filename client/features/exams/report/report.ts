import type { ExamMark, ExamMeasure } from '../../../../contracts/constants/exam-report.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import type {
  getExamCell,
  getExamDistribution,
  getExamItems,
  getExamReport,
} from '../../../../contracts/wrongbook/exams/reports.ts';

export type Report = DataOf<typeof getExamReport>;
export type ReportClass = Report['classes'][number];
export type Figures = Report['grade'][number];
export type CellReport = DataOf<typeof getExamCell>;
export type DistributionReport = DataOf<typeof getExamDistribution>;
export type ItemsReport = DataOf<typeof getExamItems>;

/** What the address calls the total; calls leave the subject out. */
export const total = 'total';

/** A subject as the columns of a report have it: the total is the last. */
export interface ReportColumn {
  /** "" for the total. */
  subjectId: string;
  name: string;
  full: number | null;
  isPublished: boolean;
}

/** The columns of a report: its subjects, and the total where all of them are seen. */
export const columnsOf = ({ subjects, isWhole, totalFull }: Report): ReportColumn[] => [
  ...subjects.map(({ subjectId, courseName, full, isPublished }) => ({
    subjectId,
    name: courseName,
    full,
    isPublished,
  })),
  ...(isWhole ? [{ subjectId: '', name: '总分', full: totalFull, isPublished: totalFull !== null }] : []),
];

/** The column that says most about an exam: the total, else the first subject that is published. */
export const mainColumn = (report: Report): ReportColumn | undefined =>
  columnsOf(report).findLast(({ subjectId, isPublished }) => subjectId === '' && isPublished) ??
  columnsOf(report).find(({ isPublished }) => isPublished);

/** The figures of one column; undefined where it is not seen. */
export const figuresIn = <F extends { subjectId: string }>(figures: readonly F[], subjectId: string): F | undefined =>
  figures.find((one) => one.subjectId === subjectId);

type Measured = Pick<Figures, 'mean' | 'excellentRate' | 'passRate' | 'lowRate' | 'standardScore'>;

/** What a measure is of a group's figures. */
export const valueOf: Record<ExamMeasure, (figures: Measured) => number | null> = {
  mean: ({ mean }) => mean,
  excellent: ({ excellentRate }) => excellentRate,
  pass: ({ passRate }) => passRate,
  low: ({ lowRate }) => lowRate,
  standard: ({ standardScore }) => standardScore,
};

const isRate = (measure: ExamMeasure): boolean => measure === 'excellent' || measure === 'pass' || measure === 'low';

/** A measure as tables have it: one decimal, shares in per cent. */
export const measureText = (measure: ExamMeasure, value: number | null): string =>
  formatNumber(value === null ? null : isRate(measure) ? value * 100 : value, 1);

/** What differences of a measure are counted in. */
export const unitOf = (measure: ExamMeasure): string => (isRate(measure) ? '个百分点' : '分');

/** A difference with its sign; the minus is that of typography. */
export function signedText(value: number | null, decimals = 1): string {
  if (value === null) return '-';
  const text = formatNumber(Math.abs(value), decimals);
  if (Number(text.replaceAll(',', '')) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** A difference of a measure with its sign. */
export const differenceText = (measure: ExamMeasure, value: number | null): string =>
  signedText(value !== null && isRate(measure) ? value * 100 : value);

/** A measure with its unit, in a sentence. */
export const sentenceText = (measure: ExamMeasure, value: number | null): string =>
  isRate(measure) ? formatRate(value) : measureText(measure, value);

/** Signs and words of what is more than chance. */
export const markSigns: Record<ExamMark, string> = { above: '▲', below: '▼', within: '', '': '' };
export const markWords: Record<ExamMark, string> = {
  above: '高于同类班',
  below: '低于同类班',
  within: '在偶然范围内',
  '': '没有可比的同类班',
};

/** How many comparisons that are seen are within chance; two classes that are a group by themselves are one comparison. */
export function withinChance({ classes }: Pick<Report, 'classes'>): number {
  const within = classes.flatMap(({ classId, group, likeClasses, cells }) =>
    cells
      .filter(({ subjectId, difference, mark }) => subjectId !== '' && difference && mark === 'within')
      .map(({ subjectId }) => `${likeClasses === 1 ? group : classId}/${subjectId}`),
  );
  return new Set(within).size;
}

/** Names of classes without what all of them begin with, such as the grade. */
export function shortNames(classes: readonly { classId: string; className: string }[]): Map<string, string> {
  const names = classes.map(({ className }) => className);
  const first = names[0] ?? '';
  let shared = 0;
  while (names.length > 1 && /\D/.test(first[shared] ?? '0') && names.every((name) => name[shared] === first[shared]))
    shared += 1;
  return new Map(classes.map(({ classId, className }) => [classId, className.slice(shared)]));
}
