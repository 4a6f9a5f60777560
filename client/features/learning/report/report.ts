import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type {
  getClassLearning,
  getStudentLearning,
  learningParts,
} from '../../../../contracts/wrongbook/learning-reports.ts';

/** The report of a student. */
export type StudentReport = DataOf<typeof getStudentLearning>;

/** The report of a class. */
export type ClassReport = DataOf<typeof getClassLearning>;

/** Either; what they share. */
export type AnyReport = StudentReport | ClassReport;
export type SubjectReport = AnyReport['subjects'][number];
export type Comparison = NonNullable<SubjectReport['comparison']>;
export type LearningPoint = SubjectReport['points'][number];
export type TrendOf = SubjectReport['trend'][number];
export type Sentence = AnyReport['advice'][number];
export type Evidence = Sentence['figures'][number];

/** What a report may hold. */
export type Part = (typeof learningParts)[number];

export const partLabels: Readonly<Record<Part, string>> = {
  subjects: '各科情况',
  trend: '走势',
  points: '知识点',
  weak: '例题和本人的作答',
  advice: '建议',
  practice: '练习记录',
};

/** What a report holds until somebody chooses otherwise. */
export const usualParts: readonly Part[] = ['subjects', 'trend', 'points', 'weak', 'advice'];

export const isOfStudent = (report: AnyReport): report is StudentReport => 'studentId' in report;

/** The subject with an id; else the one that needs most. */
export const subjectOf = (report: AnyReport, subjectId: string): SubjectReport | undefined =>
  report.subjects.find((subject) => subject.subjectId === subjectId) ??
  report.subjects.find((subject) => subject.subjectId === report.focusId) ??
  report.subjects[0];

/** How somebody has moved against the others; a movement within chance is none. */
export const movements: Readonly<Record<Comparison['direction'], { text: string; tone: 'fine' | 'bad' | '' }>> = {
  up: { text: '↑ 上升', tone: 'fine' },
  level: { text: '→ 持平', tone: '' },
  down: { text: '↓ 下降', tone: 'bad' },
};

/** Days of a period, the year once where both lie in it. */
export const daysText = ({ from, to }: { from: string; to: string }): string =>
  `${from} 至 ${from.slice(0, 5) === to.slice(0, 5) ? to.slice(5) : to}`;

/** A number of standard deviations; minus as in print. */
export const standingText = (value: number): string => {
  const text = formatNumber(Math.abs(value), 1);
  if (Number(text) === 0) return '0';
  return `${value > 0 ? '+' : '−'}${text}`;
};

/** A day of a series, in short. */
export const tickOf = (date: string): string => `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}`;
