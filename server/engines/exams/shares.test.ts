import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotas, type Sharer } from './shares.ts';

const fresh = (share: number): Sharer => ({ share, marked: 0, isOpen: true });
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

describe('shares of marks', () => {
  it('are those of the example: 1,588 marks of eight markers are 198 or 199 each', () => {
    const found = quotas(
      1588,
      Array.from({ length: 8 }, () => fresh(1)),
    );
    expect(found).toEqual([199, 199, 199, 199, 198, 198, 198, 198]);
  });

  it('follow the proportion', () => expect(quotas(100, [fresh(2), fresh(1), fresh(1)])).toEqual([50, 25, 25]));

  it('of who is off are what is marked, and the rest is the others', () =>
    expect(quotas(100, [{ share: 1, marked: 10, isOpen: false }, fresh(1), fresh(1)])).toEqual([10, 45, 45]));

  it('are never less than what is marked', () =>
    expect(quotas(100, [{ share: 1, marked: 70, isOpen: true }, fresh(1), fresh(1)])).toEqual([70, 15, 15]));

  it('are never more than there are scripts', () =>
    expect(quotas(100, [fresh(8), fresh(1), fresh(1)], 50)).toEqual([50, 25, 25]));

  it('of nobody are none', () => expect(quotas(10, [])).toEqual([]));
});

const sharer = fc.record({
  share: fc.integer({ min: 1, max: 20 }),
  marked: fc.integer({ min: 0, max: 20 }),
  isOpen: fc.boolean(),
});

it('any shares add up, and two alike lie at most one apart', () => {
  fc.assert(
    fc.property(
      fc.array(sharer, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 300 }),
      (sharers, more) => {
        const total = sum(sharers.map(({ marked }) => marked)) + more;
        const found = quotas(total, sharers);
        found.forEach((count, at) => {
          const { isOpen, marked } = sharers[at]!;
          expect(Number.isInteger(count)).toBe(true);
          expect(count).toBeGreaterThanOrEqual(marked);
          if (!isOpen) expect(count).toBe(marked);
        });
        if (sharers.some(({ isOpen }) => isOpen)) expect(sum(found)).toBe(total);
        const untouched = sharers.flatMap(({ isOpen, marked, share }, at) =>
          isOpen && marked === 0 && share === 5 ? [found[at]!] : [],
        );
        if (untouched.length > 1) expect(Math.max(...untouched) - Math.min(...untouched)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it('with as many scripts as markers may each mark, no script is left over', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 10 }),
      fc.integer({ min: 1, max: 200 }),
      (shares, scripts) => {
        const found = quotas(2 * scripts, shares.map(fresh), scripts);
        expect(sum(found)).toBe(2 * scripts);
        expect(Math.max(...found)).toBeLessThanOrEqual(scripts);
      },
    ),
  );
});
