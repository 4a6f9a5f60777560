import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOf } from './comparison.ts';
import { naturalGroups } from './natural-groups.ts';
import { shareBetween, standingsAmong, standingsOver } from './units.ts';

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const squares = (values: readonly number[], about = mean(values)) =>
  values.reduce((sum, one) => sum + (one - about) ** 2, 0);

/** Every division of a sorted list into so many runs of two or more. */
function divisions(sorted: readonly number[], groups: number): number[][][] {
  if (groups === 1) return sorted.length < 2 ? [] : [[[...sorted]]];
  return sorted.flatMap((_, at) =>
    at < 1 ? [] : divisions(sorted.slice(at + 1), groups - 1).map((rest) => [sorted.slice(0, at + 1), ...rest]),
  );
}

describe('natural groups', () => {
  it('finds the three that anybody sees', () => {
    expect(naturalGroups([79.6, 69.8, 58.9, 78.8, 70.4, 60.3, 77.1, 69.2, 59.5], 3)).toEqual([
      0, 1, 2, 0, 1, 2, 0, 1, 2,
    ]);
  });

  it('have the least squares within of all divisions, two in each at least', () => {
    const values = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 3 }), (list, wanted) => {
        const found = naturalGroups(list, wanted);
        const count = Math.min(wanted, Math.floor(list.length / 2));
        const members = Array.from({ length: count }, (_, group) => list.filter((_, at) => found[at] === group));
        expect(members.every(({ length }) => length >= 2)).toBe(true);
        const least = Math.min(
          ...divisions(
            list.toSorted((a, b) => b - a),
            count,
          ).map((all) => all.reduce((sum, one) => sum + squares(one), 0)),
        );
        expect(members.reduce((sum, one) => sum + squares(one), 0)).toBeCloseTo(least, 6);
      }),
    );
  });

  it('are one where there is one value, and none without', () => {
    expect(naturalGroups([], 3)).toEqual([]);
    expect(naturalGroups([50], 3)).toEqual([0]);
  });
});

describe('standings among units', () => {
  const units = [
    { values: [70, 75, 80, 85, 90], group: 0 },
    { values: [20, 25, 30, 35, 40, 45], group: 0 },
    { values: [60, 62, 64, 66], group: 0 },
    { values: [1, 2, 3], group: 1 },
  ];

  it('hold each against the others of its group, weighted by their students', () => {
    const found = standingsAmong(units.map(({ values, group }) => ({ sample: sampleOf(values), group })));
    for (const at of [0, 1, 2]) {
      const others = units.filter(({ group }, index) => group === 0 && index !== at).flatMap(({ values }) => values);
      const own = units[at]!.values;
      const [a, b] = [
        squares(own) / (own.length - 1) / own.length,
        squares(others) / (others.length - 1) / others.length,
      ];
      expect(found[at]!.difference.value).toBeCloseTo(mean(own) - mean(others), 9);
      const freedom = (a + b) ** 2 / (a ** 2 / (own.length - 1) + b ** 2 / (others.length - 1));
      // Half the width in standard errors is Student's t at 97.5 %, which is 2.2 to 2.6 for 5 to 11 degrees of freedom.
      const t = (found[at]!.difference.high - found[at]!.difference.low) / 2 / Math.sqrt(a + b);
      expect(t).toBeGreaterThan(1.96);
      expect(t).toBeLessThan(freedom < 4 ? 3.2 : 2.9);
    }
    expect(found[1]!.mark).toBe('below');
    expect(found[3]).toBeNull();
  });

  it('have no unit without a sample, neither held against others nor among them', () => {
    const found = standingsAmong([
      { sample: sampleOf([1, 2]), group: 0 },
      { sample: null, group: 0 },
      { sample: sampleOf([3, 5]), group: 0 },
    ]);
    expect(found.map((one) => one?.others)).toEqual([[2], undefined, [0]]);
  });
});

it('the share between is that of the sums of squares over all values', () => {
  const groups = [
    [70, 80, 90],
    [20, 30],
    [55, 60, 65, 70],
  ];
  const all = groups.flat();
  const within = groups.reduce((sum, one) => sum + squares(one), 0);
  expect(shareBetween(groups.map((one) => sampleOf(one)!))).toBeCloseTo(1 - within / squares(all), 12);
  expect(shareBetween([sampleOf([5, 5])!])).toBeNull();
});

it('a table is corrected over all of its rows, so that a row may mark less than it would alone', () => {
  const row = (values: readonly (readonly number[])[]) => values.map((one) => ({ sample: sampleOf(one), group: 0 }));
  const apart = row([
    [60, 62, 64, 66],
    [66, 67, 69, 71],
  ]);
  const alike = row([
    [50, 60, 70, 80],
    [51, 59, 71, 79],
  ]);
  expect(standingsAmong(apart)[0]!.mark).toBe('below');
  const [first, ...rest] = standingsOver([apart, alike, alike, alike]);
  expect(first![0]).toMatchObject({ mark: 'within', difference: standingsAmong(apart)[0]!.difference });
  expect(rest.flat().every((one) => one!.mark === 'within')).toBe(true);
});
