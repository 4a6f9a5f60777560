import { holm, joined, meanDifference, type Difference, type Sample, type Tested } from './comparison.ts';

// Schools of a region or classes of a grade, each against the others that it is fairly held against.

/** What is known of one of them; no sample where it is in no figure. */
export interface Unit {
  sample: Sample | null;
  /** Units of one group are held against each other. */
  group: number;
}

/** What stands out: with a chance of at most 5 % that any of all is said to and does not. */
const alpha = 0.05;

/** How one stands to the others of its group. */
export interface Standing {
  difference: Difference;
  mark: 'above' | 'within' | 'below';
  /** Indexes of those others. */
  others: readonly number[];
}

/**
 * Each unit's mean less that of all others of its group, these weighted by their students, by Welch with the 95 % interval;
 * only what stays below 5 % after Holm over all units is marked. Null where there is nobody to hold it against.
 */
export const standingsAmong = (units: readonly Unit[]): (Standing | null)[] => standingsOver([units])[0]!;

/** The same for each row of a table, where Holm is over all of it. */
export function standingsOver(table: readonly (readonly Unit[])[]): (Standing | null)[][] {
  const tested = table.map(testedAmong);
  const adjusted = holm(tested.flat().flatMap((one) => one?.p ?? []));
  let at = 0;
  return tested.map((row) =>
    row.map((one) => {
      if (!one) return null;
      const { value, low, high, others } = one;
      const stands = adjusted[at++]! <= alpha;
      return { difference: { value, low, high }, mark: !stands ? 'within' : value > 0 ? 'above' : 'below', others };
    }),
  );
}

function testedAmong(units: readonly Unit[]): ((Tested & Pick<Standing, 'others'>) | null)[] {
  return units.map(({ sample, group }, at) => {
    if (!sample) return null;
    const others = units.flatMap((one, index) => (index !== at && one.group === group && one.sample ? [index] : []));
    const found = meanDifference(sample, joined(others.map((index) => units[index]!.sample!)));
    return found && { ...found, others };
  });
}

/**
 * Share of the sum of squares of all values that lies between the means of samples, η² (Fisher, Statistical Methods for Research
 * Workers, 1925); null where nothing varies.
 */
export function shareBetween(samples: readonly Sample[]): number | null {
  const all = joined(samples);
  if (!all || !all.variance) return null;
  const between = samples.reduce((sum, { count, mean }) => sum + count * (mean - all.mean) ** 2, 0);
  return Math.min(1, between / (all.variance * (all.count - 1)));
}
