import {
  isCertain,
  periodMovements,
  standingsOf,
  type Change,
  type Periods,
  type Standing,
} from '../../../engines/analysis/change.ts';
import { levels, type Level } from '../../../engines/analysis/level.ts';
import { mean, quantile } from '../../../engines/analysis/moments.ts';
import { exact } from '../reports/exact.ts';
import type { Course } from './place.ts';

/** What one student, or class, reached in a piece of work, as a share of what there was. */
export interface Reached {
  id: string;
  rate: number;
}

/** A piece of work: what was reached, and who stands where, in standard deviations. */
export interface Work {
  assignmentId: string;
  title: string;
  date: string;
  reached: readonly Reached[];
  /** The mean rate that everybody's is compared with. */
  groupRate: number;
  standings: ReadonlyMap<string, number>;
}

const day = 86_400_000;

/** A student's, or class's, place in a series. */
interface Placed extends Standing {
  work: Work;
  rate: number;
}

/** What a period tells of a subject, of each student or class. */
export interface SubjectFigures {
  course: Course;
  works: readonly Work[];
  /** The mean of the rates of each. */
  rates: ReadonlyMap<string, number>;
  places: ReadonlyMap<string, readonly Placed[]>;
  levels: ReadonlyMap<string, readonly Level[]>;
  before: ReadonlyMap<string, readonly number[]>;
  changes: ReadonlyMap<string, Change>;
}

function placesIn(works: readonly Work[]): Map<string, Placed[]> {
  const places = new Map<string, Placed[]>();
  for (const work of works) {
    const x = Date.parse(work.date.slice(0, 10)) / day;
    for (const { id, rate } of work.reached) {
      const z = work.standings.get(id);
      if (z === undefined) continue;
      const own = places.get(id);
      if (own) own.push({ x, z, rate, work });
      else places.set(id, [{ x, z, rate, work }]);
    }
  }
  return places;
}

function ratesIn(works: readonly Work[]): Map<string, number> {
  const rates = new Map<string, number[]>();
  for (const { reached } of works)
    for (const { id, rate } of reached) {
      const own = rates.get(id);
      if (own) own.push(rate);
      else rates.set(id, [rate]);
    }
  return new Map([...rates].map(([id, own]) => [id, exact(mean(own)!)]));
}

/** The figures of a subject from its work in the period and before. */
export function subjectFigures(course: Course, works: readonly Work[], worksBefore: readonly Work[]): SubjectFigures {
  const places = placesIn(works);
  const zs = (own: readonly Standing[] | undefined): number[] => (own ?? []).map(({ z }) => z);
  const before = new Map([...placesIn(worksBefore)].map(([id, own]) => [id, zs(own)]));
  const periods = new Map(
    [...places].map(([id, own]): [string, Periods] => [id, { before: before.get(id) ?? [], now: zs(own) }]),
  );
  return {
    course,
    works,
    rates: ratesIn(works),
    places,
    levels: levels(places),
    before,
    changes: periodMovements(periods),
  };
}

/** Where students of one class stand in a piece of work. */
export const standingsWithin = (classId: string, reached: readonly Reached[]): Map<string, number> =>
  standingsOf([{ classId, totals: reached.map(({ id, rate }) => ({ studentId: id, total: rate })) }]);

/** The middle half of all. */
export function middleOf({ rates }: SubjectFigures): { low: number; high: number } | null {
  const all = [...rates.values()];
  if (all.length === 0) return null;
  return { low: exact(quantile(all, 0.25)!), high: exact(quantile(all, 0.75)!) };
}

/** How one stands now against before; null where there is too little of either. */
export function comparisonOf({ changes, before, places }: SubjectFigures, id: string) {
  const change = changes.get(id);
  if (!change) return null;
  const direction = change.value > 0 ? ('up' as const) : ('down' as const);
  return {
    direction: isCertain(change) ? direction : ('level' as const),
    value: exact(change.value),
    sureness: exact(1 - change.falseShare),
    worksBefore: before.get(id)!.length,
    worksNow: places.get(id)!.length,
  };
}

/** The series of one, oldest first. */
export function trendOf({ places, levels: known }: SubjectFigures, id: string) {
  const path = known.get(id) ?? [];
  return (places.get(id) ?? []).map(({ z, rate, work }, at) => ({
    assignmentId: work.assignmentId,
    title: work.title,
    date: work.date,
    rate: exact(rate),
    groupRate: exact(work.groupRate),
    standing: exact(z),
    level: exact(path[at]!.level),
    low: exact(path[at]!.low),
    high: exact(path[at]!.high),
  }));
}
