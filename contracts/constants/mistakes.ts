// Where mistakes come from and how often a question goes wrong (specification, section 9).

/** Where a mistake comes from. */
export const mistakeSource = { homework: 1, exam: 2, custom: 0 } as const;
export const mistakeSourceLabels = { 1: '作业', 2: '考试', 0: '自定义' } as const;

/** Mistake types that filters offer: homework only. */
export const mistakeTypes = [{ value: mistakeSource.homework, label: mistakeSourceLabels[1] }] as const;

/** Where a mistake comes from, as dashboards ask for it. */
export const dashboardMistakeSources = [
  { value: '', label: '全部' },
  { value: '2', label: '日常作业错题' },
  { value: '1', label: '自主收集' },
] as const;

/** Buckets of the wrong rate, without the filter entry for all of them. */
export type WrongRateBucket = 'above40' | 'from30to40' | 'from10to30' | 'below10';

/** Wrong-rate filter: all, and one entry per bucket; the names of the values are ours. */
export const wrongRateFilters = [
  { value: '', label: '全部' },
  { value: 'above40', label: '40%以上' },
  { value: 'from30to40', label: '30%-40%' },
  { value: 'from10to30', label: '10%-30%' },
  { value: 'below10', label: '10%以下' },
] as const satisfies readonly { value: WrongRateBucket | ''; label: string }[];

/**
 * The one bucket of a wrong rate from 0 to 1. Exactly 40 % is in 30-40 and exactly 10 % in 10-30, because the
 * specification says above and below. Where exactly 30 % goes it leaves open: we count it to 10-30, as 40 closes its bucket.
 */
export function wrongRateBucket(rate: number): WrongRateBucket {
  const perMillion = Math.round(rate * 1e6);
  if (perMillion > 400_000) return 'above40';
  if (perMillion > 300_000) return 'from30to40';
  return perMillion >= 100_000 ? 'from10to30' : 'below10';
}
