import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, judge, meanMark, type GivenScores } from './arbiter.ts';

/** A composition of 60 marks whose two markers may lie 6 apart. */
const essay = { isDouble: true, tolerance: 6 };

/** What stands of some marks; what is waited for where nothing does. */
function result(given: GivenScores, rule = essay): number | string {
  const verdict = judge(rule, given);
  return verdict.state === 'done' ? meanMark(verdict.rounds.map((round) => given[round]!)) : verdict.state;
}

describe('double marking by worked examples', () => {
  it.each<[string, GivenScores, number | string]>([
    ['waits for both marks', {}, 'open'],
    ['waits for the second', { first: 44 }, 'open'],
    ['waits for the first', { second: 44 }, 'open'],
    ['takes the mean of marks that agree', { first: 44, second: 47 }, 45.5],
    ['takes marks that lie as far apart as is allowed', { first: 42, second: 48 }, 45],
    ['asks for a third beyond that', { first: 42, second: 48.5 }, 'third'],
    ['takes the third with the one that it agrees with', { first: 49, second: 38, third: 46 }, 47.5],
    ['takes the third with the other', { first: 49, second: 38, third: 40 }, 39],
    ['takes the nearer of two that it agrees with', { first: 38, second: 48, third: 42 }, 40],
    ['takes the higher of two that are as near', { first: 38, second: 48, third: 43 }, 45.5],
    ['leaves three that lie apart to the leader', { first: 49, second: 38, third: 56 }, 'leader'],
    ['goes by the leader, whatever the others say', { first: 49, second: 38, third: 56, leader: 48 }, 48],
    ['goes by the leader where the others agree', { first: 44, second: 47, leader: 40 }, 40],
  ])('%s', (_, given, expected) => expect(result(given)).toBe(expected));

  it('of one marker goes by that mark', () => {
    expect(result({}, { isDouble: false, tolerance: 0 })).toBe('open');
    expect(result({ first: 7.5 }, { isDouble: false, tolerance: 0 })).toBe(7.5);
  });

  it('compares hundredths, which floating numbers do not hold', () => {
    expect(isWithin(0.3, 0.1, 0.2)).toBe(true);
    expect(isWithin(0.31, 0.1, 0.2)).toBe(false);
  });
});

const score = fc.integer({ min: 0, max: 120 }).map((half) => half / 2);
const tolerance = fc.integer({ min: 0, max: 20 }).map((half) => half / 2);

describe('double marking of any marks', () => {
  it('stands between the marks that it is made of, which lie within the tolerance', () => {
    fc.assert(
      fc.property(score, score, score, tolerance, (first, second, third, apart) => {
        const verdict = judge({ isDouble: true, tolerance: apart }, { first, second, third });
        if (verdict.state !== 'done') return;
        const made = verdict.rounds.map((round) => ({ first, second, third, leader: NaN })[round]);
        expect(Math.max(...made) - Math.min(...made)).toBeLessThanOrEqual(apart);
        expect(meanMark(made)).toBeGreaterThanOrEqual(Math.min(...made));
        expect(meanMark(made)).toBeLessThanOrEqual(Math.max(...made));
      }),
    );
  });

  it('is the same whoever of two marks first', () => {
    fc.assert(
      fc.property(score, score, fc.option(score, { nil: undefined }), tolerance, (one, other, third, apart) => {
        const rule = { isDouble: true, tolerance: apart };
        const more = third === undefined ? {} : { third };
        expect(result({ first: one, second: other, ...more }, rule)).toBe(
          result({ first: other, second: one, ...more }, rule),
        );
      }),
    );
  });

  it('with a third waits for nothing but the leader, and for that only where all three lie apart', () => {
    fc.assert(
      fc.property(score, score, score, tolerance, (first, second, third, apart) => {
        const { state } = judge({ isDouble: true, tolerance: apart }, { first, second, third });
        const gaps = [first - second, first - third, second - third].map(Math.abs);
        expect(state).toBe(gaps.some((gap) => gap <= apart) ? 'done' : 'leader');
      }),
    );
  });
});
