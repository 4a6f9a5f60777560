import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, usageOf, type Reading } from './counters.ts';

const day = (index: number): string => new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10);

const readings = (totals: readonly number[]): Reading[] =>
  totals.map((total, index) => ({ day: day(index), total, duplex: Math.floor(total / 2) }));

describe('counters of a device', () => {
  it('add up to what they rose by, month by month', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 60 }), (steps) => {
        let total = 1_000;
        const { months, anomalies } = usageOf(readings([total, ...steps.map((step) => (total += step))]));
        expect([...months.values()].reduce((sum, sheets) => sum + sheets, 0)).toBe(total - 1_000);
        expect(anomalies).toEqual([]);
      }),
    );
  });

  it('never make a negative volume: one that falls is an anomaly, and counts on from there', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9_000 }), { maxLength: 40 }), (totals) => {
        const { months, anomalies } = usageOf(readings(totals));
        expect([...months.values()].every((sheets) => sheets >= 0)).toBe(true);
        expect(anomalies).toHaveLength(totals.filter((total, index) => index > 0 && total < totals[index - 1]!).length);
      }),
    );
    const { months, anomalies } = usageOf(readings([500, 600, 40, 90]));
    expect([months.get('2026-09'), anomalies]).toEqual([150, ['2026-09-03']]);
  });

  it('tell when it was last used, and how long consumables last at the mean of the last ten days of use', () => {
    const { perDay, lastUsed } = usageOf(
      readings([0, ...Array.from({ length: 12 }, (_, index) => (index + 1) * 100), 1_200]),
    );
    expect([perDay, lastUsed]).toEqual([100, day(12)]);
    expect(daysLeft({ percent: 8, capacity: 3_000 }, perDay)).toBe(2);
    expect(daysLeft({ percent: 8, capacity: 3_000 }, 0)).toBeUndefined();
  });
});
