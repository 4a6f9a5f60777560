import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookedMonthOf, lineOf, linesOf, monthAfter, shareOf, totalsOf, type Sale } from './statement.ts';

const october = '2026-10';
const [top, middle, low] = ['501', '502', '503'] as const;

/** Shares that fall from level to level. */
const rates = fc
  .tuple(
    fc.integer({ min: 3, max: 10_000 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([first, second, third]) => {
    const next = Math.floor((first - 1) * second);
    return new Map<string, number>([
      [top, first],
      [middle, next],
      [low, Math.floor(Math.max(next - 1, 0) * third)],
    ]);
  });

const chain = fc.constantFrom([top], [top, middle], [top, middle, low]);

const sale = fc
  .record({ paid: fc.integer({ min: 1, max: 100_000_000 }), share: fc.double({ min: 0, max: 1, noNaN: true }), chain })
  .chain(({ paid, share, chain: sold }) =>
    fc.constantFrom(undefined, october, '2026-11', '2027-01').map((bookedMonth): Omit<Sale, 'orderId'> => {
      const cents = Math.ceil(paid * share);
      return {
        month: october,
        paid,
        chain: sold,
        refund: bookedMonth === undefined || cents === 0 ? undefined : { cents, bookedMonth },
      };
    }),
  );

const sales = fc
  .array(sale, { maxLength: 30 })
  .map((all) => all.map((one, index): Sale => ({ ...one, orderId: String(index) })));

const rateOf = (shares: ReadonlyMap<string, number>) => (partnerId: string) => shares.get(partnerId)!;

describe('a share', () => {
  it('is rounded half up to the cent', () => {
    expect([shareOf(1, 5_000), shareOf(3, 5_000), shareOf(1, 4_999), shareOf(0, 3_000)]).toEqual([1, 2, 0, 0]);
    expect([shareOf(256_020, 3_000), shareOf(256_020, 1_800), shareOf(170_680, 1_600)]).toEqual([
      76_806, 46_084, 27_309,
    ]);
  });
});

describe('a statement', () => {
  it('gives each level its part of the base to the cent: what stays, what goes below, and what the platform keeps', () => {
    fc.assert(
      fc.property(sales, rates, (all, shares) => {
        for (const one of all) {
          const lines = one.chain.map((partnerId) => lineOf(one, partnerId, october, rateOf(shares))!);
          const base = one.paid - (one.refund?.bookedMonth === october ? one.refund.cents : 0);
          expect(lines.map((line) => line.base)).toEqual(lines.map(() => base));
          // What one level passes on is what the next gets, and nobody loses by passing it on.
          lines.forEach(({ lower, own }, index) => {
            expect(lower).toBe(lines[index + 1]?.own ?? 0);
            expect(own).toBeGreaterThanOrEqual(lower);
          });
          const platform = base - lines[0]!.own;
          const stays = lines.reduce((sum, { own, lower }) => sum + own - lower, 0);
          expect(platform + stays).toBe(base);
          expect(platform).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('has totals that are the sums of its lines, and hands below what the statements there say', () => {
    fc.assert(
      fc.property(sales, rates, fc.constantFrom(october, '2026-11', '2027-01'), (all, shares, month) => {
        const of = (partnerId: string) => linesOf(all, partnerId, month, rateOf(shares));
        const lines = of(middle);
        const totals = totalsOf(lines);
        const sum = (field: 'own' | 'lower') => lines.reduce((total, line) => total + line[field], 0);
        expect([totals.due, totals.passedOn, totals.net]).toEqual([
          sum('own'),
          sum('lower'),
          sum('own') - sum('lower'),
        ]);
        expect(totals.base).toBe(totals.paid - totals.refunded);
        expect(totals.passedOn).toBe(totalsOf(of(low)).due);
      }),
    );
  });

  it('comes to the same in the end, whether a refund is deducted in its month or corrected in a later one', () => {
    fc.assert(
      fc.property(sale, rates, (one, shares) => {
        const order: Sale = { ...one, orderId: '1' };
        const months = [october, '2026-11', '2026-12', '2027-01'];
        const refund = one.refund && { ...one.refund, bookedMonth: october };
        for (const partnerId of one.chain) {
          const dueOf = (sold: Sale, of: readonly string[]) =>
            of.reduce((sum, month) => sum + totalsOf(linesOf([sold], partnerId, month, rateOf(shares))).due, 0);
          expect(dueOf(order, months)).toBe(dueOf({ ...order, refund }, [october]));
        }
      }),
    );
  });

  it('does not change for the month of the order when a refund is booked later', () => {
    fc.assert(
      fc.property(sale, rates, (one, shares) => {
        const order: Sale = { ...one, orderId: '1', refund: { cents: 1, bookedMonth: '2026-11' } };
        const { refund, ...plain } = order;
        expect(refund).toBeDefined();
        for (const partnerId of one.chain)
          expect(lineOf(order, partnerId, october, rateOf(shares))).toEqual(
            lineOf(plain, partnerId, october, rateOf(shares)),
          );
      }),
    );
  });

  it('leaves out what other channels have sold and what belongs to other months', () => {
    const one: Sale = { orderId: '1', month: october, paid: 100, chain: [top] };
    expect(linesOf([one], middle, october, () => 5_000)).toEqual([]);
    expect(linesOf([one], top, '2026-11', () => 5_000)).toEqual([]);
  });
});

describe('the month of a refund', () => {
  it('is that of its order, or the first one after it that nobody has confirmed', () => {
    const confirmed = new Set([october, '2026-11', '2026-12']);
    expect(bookedMonthOf(october, () => false)).toBe(october);
    expect(bookedMonthOf(october, (month) => confirmed.has(month))).toBe('2027-01');
    expect(monthAfter('2026-09')).toBe(october);
  });
});
