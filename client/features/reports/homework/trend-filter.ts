import { scoreBand } from '../../../../contracts/constants/questions.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import type { StudentTrend } from './report.ts';
import { trendWord } from './trend.ts';

/** Whom the table of students is narrowed to; "" leaves all. */
export interface TrendFilter {
  /** How much of the work was handed in. */
  done: string;
  /** The band of the mean rate. */
  band: string;
  trend: string;
  /** In the name or the number. */
  keyword: string;
}

/** Leaves all. */
export const noFilter: TrendFilter = { done: '', band: '', trend: '', keyword: '' };

const doneStates: Record<string, { label: string; has: (student: StudentTrend) => boolean }> = {
  marked: { label: '有得分率', has: ({ meanRate }) => meanRate !== null },
  missing: { label: '没有交齐', has: ({ completed, submissions }) => completed < submissions.filter(Boolean).length },
};

/** How much of the work a student can have handed in. */
export const doneOptions: readonly Option[] = Object.entries(doneStates).map(([value, { label }]) => ({
  value,
  label,
}));

/** Reads the filter out of an address. */
export const trendFilterIn = (address: URLSearchParams): TrendFilter => ({
  done: address.get('done') ?? '',
  band: address.get('band') ?? '',
  trend: address.get('trend') ?? '',
  keyword: address.get('keyword') ?? '',
});

/** The students that a filter leaves, in their order. */
export const trendsIn = (
  students: readonly StudentTrend[],
  { done, band, trend, keyword }: TrendFilter,
): StudentTrend[] =>
  students.filter(
    (student) =>
      (doneStates[done]?.has(student) ?? true) &&
      (band === '' || (student.meanRate !== null && scoreBand(student.meanRate) === band)) &&
      (trend === '' || trendWord(student)?.value === trend) &&
      (student.studentName.includes(keyword) || student.studentNo.includes(keyword)),
  );
