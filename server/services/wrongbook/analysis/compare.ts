import type { Comparison, Gap } from '../../../../contracts/constants/analysis.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getSchoolComparison } from '../../../../contracts/wrongbook/analysis.ts';
import type { Difference, Sample } from '../../../engines/analysis/comparison.ts';
import { shareBetween, standingsAmong, type Standing } from '../../../engines/analysis/units.ts';
import { exact } from '../reports/exact.ts';
import { added, bandsFrom, sampleFrom, type Sums } from './sums.ts';

/** Units compared as they go over the wire. */
export type UnitComparison = DataOf<typeof getSchoolComparison>;
type Wire = UnitComparison['units'][number];

/** A school or class with what it has reached. */
export interface Entry extends Pick<Wire, 'schoolId' | 'classId' | 'name' | 'examId' | 'candidates' | 'intake'> {
  /** What it is known by in the maps below. */
  key: string;
  /** Index of those that it is like; −1 for none. */
  group: number;
  gap: Gap;
  /** How many have a score, also where there are too few for figures. */
  count: number;
  sums: Sums | undefined;
}

/** An exam of a trend; without sums where a term has none. */
interface Occasion {
  label: string;
  name: string;
  sums: ReadonlyMap<string, Sums>;
}

/** All that a comparison is made of. */
export interface Ground extends Pick<UnitComparison, 'examId' | 'examName' | 'startDate' | 'full' | 'lastName'> {
  entries: readonly Entry[];
  groups: readonly Pick<UnitComparison['groups'][number], 'name' | 'low' | 'high'>[];
  occasions: readonly Occasion[];
  /** How far those of each have risen since the last exam; undefined without one. */
  gains: ReadonlyMap<string, Sample> | undefined;
  fewest: number;
}

/** What a ground can be compared by. */
export const possibleIn = ({ groups, gains }: Ground): Comparison[] => [
  ...(groups.length > 0 ? (['alike'] as const) : []),
  ...(gains ? (['last'] as const) : []),
  'all',
];

/** As it goes over the wire. */
export const rounded = ({ value, low, high }: Difference): Difference => ({
  value: exact(value),
  low: exact(low),
  high: exact(high),
});

/** With which each is held against which, and what of it counts. */
function standingsIn({ entries, gains }: Ground, versus: Comparison): (Standing | null)[] {
  return standingsAmong(
    entries.map(({ key, sums, group }) => {
      const own = sums && (versus === 'last' ? gains?.get(key) : sampleFrom(sums));
      return {
        sample: own === undefined || (versus === 'alike' && group < 0) ? null : own,
        group: versus === 'alike' ? group : 0,
      };
    }),
  );
}

/** The same in each exam of the trend, in per cent of full marks. */
const trendsIn = ({ entries, occasions, fewest }: Ground, versus: Comparison): (Standing | null)[][] =>
  occasions.map(({ sums }) =>
    standingsAmong(
      entries.map(({ key, group }) => {
        const own = sums.get(key);
        const counts = own && own.count >= fewest && (versus !== 'alike' || group >= 0);
        return { sample: counts ? sampleFrom(own, 100 / own.full) : null, group: versus === 'alike' ? group : 0 };
      }),
    ),
  );

const meanOf = (sums: Sums | undefined): number | null => (sums ? exact(sums.sum / sums.count) : null);

function othersOf(entries: readonly Entry[], { others }: Standing): NonNullable<Wire['others']> {
  const sums = added(others.flatMap((at) => entries[at]!.sums ?? []));
  return { units: others.length, count: sums?.count ?? 0, mean: meanOf(sums), bands: bandsFrom(sums) };
}

function groupOf(ground: Ground, index: number): UnitComparison['groups'][number] {
  const members = ground.entries.filter(({ group, sums }) => group === index && sums);
  const sums = added(members.map((one) => one.sums!));
  return {
    ...ground.groups[index]!,
    count: sums?.count ?? 0,
    candidates: members.reduce((sum, { candidates }) => sum + candidates, 0),
    mean: meanOf(sums),
  };
}

function wholeOf(entries: readonly Entry[]): UnitComparison['whole'] {
  const compared = entries.filter(({ sums }) => sums);
  const sums = added(compared.map((one) => one.sums!));
  return {
    units: compared.length,
    count: sums?.count ?? 0,
    candidates: compared.reduce((sum, { candidates }) => sum + candidates, 0),
    mean: meanOf(sums),
    bands: bandsFrom(sums),
    between: exact(shareBetween(compared.map((one) => sampleFrom(one.sums!)))),
  };
}

/** Compares; only units that are shown are told, held against all. */
export function comparisonOf(
  ground: Ground,
  asked: Comparison | undefined,
  isShown: (entry: Entry) => boolean,
): UnitComparison {
  const possible = possibleIn(ground);
  const versus = asked ?? (possible.includes('alike') ? 'alike' : 'all');
  const canBe = possible.includes(versus);
  const standings = canBe ? standingsIn(ground, versus) : [];
  const trends = canBe ? trendsIn(ground, versus) : [];
  const { entries, examId, examName, startDate, full, lastName, occasions } = ground;
  const unitOf = ({ key: _, sums, count, gap, ...entry }: Entry, at: number): Wire => {
    const standing = standings[at] ?? null;
    const deviation = sums ? sampleFrom(sums).variance : null;
    return {
      ...entry,
      gap: gap === '' && canBe && !standing ? 'alone' : gap,
      count,
      mean: meanOf(sums),
      standardDeviation: deviation === null ? null : exact(Math.sqrt(deviation)),
      bands: bandsFrom(sums),
      difference: standing && rounded(standing.difference),
      mark: standing?.mark ?? '',
      others: standing && othersOf(entries, standing),
      trend: trends.map((all) => {
        const one = all[at];
        return one ? { ...rounded(one.difference), mark: one.mark } : null;
      }),
    };
  };
  return {
    examId,
    examName,
    startDate,
    full,
    lastName,
    versus,
    possible,
    whole: wholeOf(entries),
    groups: ground.groups.map((_, index) => groupOf(ground, index)),
    units: entries.flatMap((entry, at) => (isShown(entry) ? [unitOf(entry, at)] : [])),
    occasions: trends.length === 0 ? [] : occasions.map(({ label, name }) => ({ label, name })),
  };
}
