import { usageApps, usageAppLabels, usageMetric, usageView } from '../../../../contracts/constants/usage.ts';
import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { subjects } from '../../../../contracts/subjects.ts';
import { getPartnerTrend } from '../../../../contracts/wrongbook/figures.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import type { User } from '../../../http/user.ts';
import { selectTrend } from './figures.queries.ts';
import { askedPeriod, placedSchools, presentPeriod } from './place.ts';
import type { Days } from './period.ts';

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

/** What a row counts as in a view. */
const keyOf = (view: number, { app, subjectId }: Row): string => {
  if (view === usageView.byApp) return app;
  return view === usageView.bySubject ? subjectId : '';
};

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

const amount = (rows: readonly Row[]): number => rows.reduce((total, row) => total + row.amount, 0);

/** Rows by the number of their day. */
function byDay(rows: readonly Row[]): Map<number, Row[]> {
  const days = new Map<number, Row[]>();
  for (const row of rows) {
    const day = dayOf(row.date);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}

const within = (days: ReadonlyMap<number, Row[]>, first: number, last: number): Row[] =>
  Array.from({ length: last - first + 1 }, (_, at) => days.get(first + at) ?? []).flat();

const isFreeDay = (first: number, last: number): boolean => first === last && weekdayOf(first) > 4;

/** How what schools print or how often they use the product goes, in steps of days, weeks or months. */
export function trendOf(
  sandbox: Sandbox,
  user: User,
  { partnerId, schoolId, view, metric, ...asked }: ParsedOf<typeof getPartnerTrend>,
): Trend {
  const placed = placedSchools(sandbox, user, partnerId).schools.map((school) => school.schoolId);
  const ids = schoolId === undefined ? placed : placed.filter((id) => id === schoolId);
  const period = askedPeriod(sandbox, getPartnerTrend, asked, ids);
  const what = metric === usageMetric.prints ? 'prints' : 'uses';
  const now = selectTrend(sandbox, ids, period, what);
  const before = period.before.from === '' ? [] : selectTrend(sandbox, ids, period.before, what);
  const of = (rows: readonly Row[], key: string): number => amount(rows.filter((row) => keyOf(view, row) === key));
  const series = seriesOf(view, metric)
    .map((one) => ({ ...one, total: of(now, one.key), before: of(before, one.key) }))
    .filter(({ total, before: last }) => view !== usageView.bySubject || total + last > 0);
  const step = stepOf(dayOf(period.to) - dayOf(period.from) + 1);
  const [nowByDay, beforeByDay] = [byDay(now), byDay(before)];
  const shift = period.before.from === '' ? 0 : dayOf(period.from) - dayOf(period.before.from);
  return {
    period: presentPeriod(sandbox, ids, period),
    step,
    series,
    steps: stepsOf(period, step).map(({ first, last }) => {
      const rows = within(nowByDay, first, last);
      return {
        from: dateOf(first),
        to: dateOf(last),
        isFree: isFreeDay(first, last),
        values: series.map(({ key }) => of(rows, key)),
        before: amount(within(beforeByDay, first - shift, last - shift)),
      };
    }),
  };
}
