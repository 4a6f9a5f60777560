import { usageApps, usageAppLabels, usageMetric, usageView } from '../../../../contracts/constants/usage.ts';
import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { subjects } from '../../../../contracts/subjects.ts';
import type { getPartnerTrend } from '../../../../contracts/wrongbook/figures.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import { selectTrend } from './figures.queries.ts';
import type { Days, Period } from './period.ts';
import { presentPeriod } from './place.ts';

type Trend = DataOf<typeof getPartnerTrend>;
type Row = ReturnType<typeof selectTrend>[number];

/** Up to so many days are shown one by one, up to so many week by week, more by months. */
const mostSingle = 62;
const mostByWeek = 250;

const stepOf = (days: number): Trend['step'] => {
  if (days <= mostSingle) return 'day';
  return days <= mostByWeek ? 'week' : 'month';
};

/** Day 0 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % 7;

/** Where the step that a day is in ends. */
function endOf(day: number, step: Trend['step']): number {
  if (step === 'day') return day;
  if (step === 'week') return day + 6 - weekdayOf(day);
  const date = dateOf(day);
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return Date.UTC(year, month, 0) / 86_400_000;
}

function stepsOf({ from, to }: Days, step: Trend['step']): { first: number; last: number }[] {
  const steps = [];
  const end = dayOf(to);
  for (let first = dayOf(from); first <= end;) {
    const last = Math.min(endOf(first, step), end);
    steps.push({ first, last });
    first = last + 1;
  }
  return steps;
}

/** The series of a view in their order; what has no subject comes last. */
function seriesOf(view: number, metric: number): { key: string; label: string }[] {
  if (view === usageView.byApp) return usageApps.map((key) => ({ key, label: usageAppLabels[key] }));
  if (view === usageView.bySubject)
    return [
      ...subjects.map(({ subjectId, subjectName }) => ({ key: subjectId, label: subjectName })),
      { key: '', label: '未分学科' },
    ];
  return [{ key: '', label: metric === usageMetric.prints ? '打印量' : '使用次数' }];
}

const isFreeDay = (first: number, last: number): boolean => first === last && weekdayOf(first) > 4;

/** What rows add up to, by series. */
function totalsOf(rows: readonly Row[]): (key: string) => number {
  const totals = new Map<string, number>();
  for (const { key, amount } of rows) totals.set(key, (totals.get(key) ?? 0) + amount);
  return (key) => totals.get(key) ?? 0;
}

interface Asked extends Pick<ParsedOf<typeof getPartnerTrend>, 'view' | 'metric'> {
  schoolIds: readonly string[];
  period: Period;
}

/** How what schools print or how often they use the product goes, in steps of days, weeks or months. */
export function trendOf(sandbox: Sandbox, { schoolIds, period, view, metric }: Asked): Trend {
  const asked = { what: metric === usageMetric.prints ? 'prints' : 'uses', view } as const;
  const now = selectTrend(sandbox, schoolIds, period, asked);
  const before = selectTrend(sandbox, schoolIds, period.before, asked);
  const [totalNow, totalBefore] = [totalsOf(now), totalsOf(before)];
  const series = seriesOf(view, metric)
    .map((one) => ({ ...one, total: totalNow(one.key), before: totalBefore(one.key) }))
    .filter(({ total, before: last }) => view !== usageView.bySubject || total + last > 0);
  const first = dayOf(period.from);
  const step = stepOf(dayOf(period.to) - first + 1);
  const spans = stepsOf(period, step);
  const steps = spans.map((span) => ({
    from: dateOf(span.first),
    to: dateOf(span.last),
    isFree: isFreeDay(span.first, span.last),
    values: series.map(() => 0),
    before: 0,
  }));
  // By how many days a day lies after the first: the step that it is in.
  const stepAt = spans.flatMap((span, at) => Array.from({ length: span.last - span.first + 1 }, () => steps[at]!));
  const columns = new Map(series.map(({ key }, at) => [key, at]));
  for (const { date, key, amount } of now) stepAt[dayOf(date) - first]!.values[columns.get(key)!]! += amount;
  // A month before may be longer: what is beyond the last step has nothing to be compared with.
  for (const { date, amount } of before) {
    const compared = stepAt[dayOf(date) - dayOf(period.before.from)];
    if (compared) compared.before += amount;
  }
  return { period: presentPeriod(sandbox, schoolIds, period), step, series, steps };
}
