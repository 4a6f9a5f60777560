// What values of the figures of reports are called, and whose words these are.

import type { StatisticName } from './statistics.ts';

/** A word for the values of a figure from `from` up to the next verdict's. */
export interface Verdict {
  value: string;
  label: string;
  from: number;
}

/** What values of a figure are called, best or easiest first, and whose bounds these are. */
export const verdicts = {
  facility: {
    source:
      'Allen, M. J. & Yen, W. M., Introduction to Measurement Theory, 1979（难度在 0.3 至 0.7 之间的题目最能反映学生差异）；较难以 0.5 为界，是本产品的约定',
    bands: [
      { value: 'easy', label: '容易', from: 0.7 },
      { value: 'medium', label: '中等', from: 0.5 },
      { value: 'hard', label: '较难', from: -Infinity },
    ],
  },
  discriminationIndex: {
    source: 'Ebel, R. L., Measuring Educational Achievement, 1965；Essentials of Educational Measurement, 1979',
    bands: [
      { value: 'excellent', label: '优良', from: 0.4 },
      { value: 'good', label: '良好，可以改进', from: 0.3 },
      { value: 'marginal', label: '尚可，需要改进', from: 0.2 },
      { value: 'poor', label: '较差，应淘汰或重编', from: -Infinity },
    ],
  },
  alpha: {
    source: 'George, D. & Mallery, P., SPSS for Windows Step by Step, 2003',
    bands: [
      { value: 'excellent', label: '优秀', from: 0.9 },
      { value: 'good', label: '良好', from: 0.8 },
      { value: 'acceptable', label: '可以接受', from: 0.7 },
      { value: 'questionable', label: '勉强', from: 0.6 },
      { value: 'poor', label: '较差', from: 0.5 },
      { value: 'unacceptable', label: '不可接受', from: -Infinity },
    ],
  },
} as const satisfies Partial<Record<StatisticName, { source: string; bands: readonly Verdict[] }>>;

/** The verdict on a figure's value; a value on a bound has the better word; null where the figure is not given. */
export function verdictOf(figure: keyof typeof verdicts, value: number | null): Verdict | null {
  if (value === null) return null;
  const bands: readonly Verdict[] = verdicts[figure].bands;
  const perMillion = Math.round(value * 1e6);
  return bands.find(({ from }) => perMillion >= Math.round(from * 1e6)) ?? null;
}
