import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MistakeCause } from '../../../contracts/constants/mistake-causes.ts';
import { suggestCause, type Asked, type WrongAnswer } from './causes.ts';
import { dayOf } from './days.ts';
import { countedDays, defaultRule, nextCount, stateOf } from './history.ts';
import { masteryOf } from './mastery.ts';
import { mistakeOf, undecided, type KnownAttempt } from './mistake.ts';
import { rolledUp } from './roll-up.ts';
import { memoryOf, retrievability } from './scheduler.ts';
import { afterAnswer, rightChance } from './tracing.ts';

const attempt = (day: string, score: number): KnownAttempt => ({
  time: `${day} 07:50:00`,
  score,
  full: 4,
  source: 1,
  answer: 'B',
  reason: '',
  isMarked: false,
});

const asked = { questionType: 1, options: ['1', '2', '3', '4'], answers: [['A']], mistakes: [], errors: [] };
const stateAfter = (...attempts: KnownAttempt[]) => mistakeOf(attempts, asked, undecided, defaultRule)?.state;

describe('a mistake', () => {
  const wrong = attempt('2026-10-01', 0);

  it('is mastered when it was right twice, seven days apart, since it was last wrong', () => {
    expect(stateAfter(attempt('2026-10-01', 4))).toBeUndefined();
    expect(stateAfter(wrong)).toBe('open');
    expect(stateAfter(wrong, attempt('2026-10-03', 4))).toBe('consolidating');
    expect(stateAfter(wrong, attempt('2026-10-03', 4), attempt('2026-10-09', 4))).toBe('consolidating');
    expect(stateAfter(wrong, attempt('2026-10-03', 4), attempt('2026-10-10', 4))).toBe('mastered');
    expect(stateAfter(wrong, attempt('2026-10-03', 4), attempt('2026-10-10', 2))).toBe('open');
  });

  it('is left blank where nothing was written, not where what was written is in the scan alone', () => {
    const blank = { ...wrong, answer: '' };
    const causeOf = (questionType: number, one: KnownAttempt) =>
      mistakeOf([one], { ...asked, questionType }, undecided, defaultRule)?.cause;
    for (const isMarked of [false, true]) expect(causeOf(1, { ...blank, isMarked })).toBe('blank');
    expect(causeOf(2, blank)).toBe('blank');
    expect(causeOf(2, { ...blank, isMarked: true })).not.toBe('blank');
    expect(causeOf(2, { ...blank, isMarked: true, reason: '未作答' })).toBe('blank');
    expect(causeOf(3, blank)).not.toBe('blank');
  });

  it('is mastered by hand until it is wrong again', () => {
    const decided = { cause: 'reading', masteredTime: '2026-10-02 10:00:00' } as const;
    expect(mistakeOf([wrong], asked, decided, defaultRule)).toMatchObject({
      state: 'mastered',
      byHandTime: decided.masteredTime,
      cause: 'reading',
      isConfirmed: true,
    });
    const again = mistakeOf([wrong, attempt('2026-10-05', 0)], asked, decided, defaultRule);
    expect(again).toMatchObject({ state: 'open', byHandTime: '', wrongCount: 2 });
  });

  it('counts days that are far enough apart, and says what is left', () => {
    const days = fc.array(fc.integer({ min: 0, max: 90 })).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(days, fc.record({ times: fc.integer({ min: 1, max: 5 }), days: fc.nat(30) }), (list, rule) => {
        const counted = countedDays(list, rule);
        counted.slice(1).forEach((day, index) => expect(day - counted[index]!).toBeGreaterThanOrEqual(rule.days));
        expect(nextCount(list, rule) === undefined).toBe(stateOf(list, rule) === 'mastered');
      }),
    );
  });
});

describe('the scheduler', () => {
  it('gives the worked figures of FSRS 6: 0.212 days after "again", nine chances in ten once the stability has passed', () => {
    const memory = memoryOf([attempt('2026-10-01', 0)]);
    expect(memory).toEqual({ stability: 0.212, lastDay: dayOf('2026-10-01'), dueDay: dayOf('2026-10-02') });
    expect(retrievability({ stability: 10, lastDay: 0 }, 10)).toBeCloseTo(0.9, 6);
    expect(retrievability(memory, memory.lastDay)).toBe(1);
  });

  it('forgets as days pass, and later the more often it was right', () => {
    const once = memoryOf([attempt('2026-10-01', 0), attempt('2026-10-03', 4)]);
    const twice = memoryOf([attempt('2026-10-01', 0), attempt('2026-10-03', 4), attempt('2026-10-12', 4)]);
    expect(twice.stability).toBeGreaterThan(once.stability);
    for (let day = once.lastDay; day < once.lastDay + 60; day++)
      expect(retrievability(once, day + 1)).toBeLessThan(retrievability(once, day));
  });
});

describe('knowledge', () => {
  it('follows Corbett and Anderson: 0.5 known, a right answer with slip 0.1 and guess 0.2, learning 0.3', () => {
    const model = { known: 0.5, learn: 0.3, slip: 0.1, guess: 0.2 };
    expect(rightChance(0.5, model)).toBeCloseTo(0.55, 12);
    // 0.45 / 0.55 known, and of the rest three in ten learn.
    expect(afterAnswer(0.5, true, model)).toBeCloseTo(9 / 11 + (2 / 11) * 0.3, 12);
  });

  it('is more after a right answer than after a wrong one, and rolls up by answers', () => {
    const of = (right: number) => masteryOf([{ pointId: '1', answered: 4, right }])[0]!.mastery!;
    expect(of(4)).toBeGreaterThan(of(3));
    expect(of(1)).toBeGreaterThan(of(0));
    const parts = [
      { answered: 3, right: 3, mastery: 1 },
      { answered: 1, right: 0, mastery: 0.5 },
      { answered: 0, right: 0, mastery: null },
    ];
    expect(rolledUp(parts)).toEqual({ answered: 4, right: 3, mastery: 0.875 });
    expect(rolledUp([])).toEqual({ answered: 0, right: 0, mastery: null });
  });
});

describe('the cause of a wrong answer', () => {
  const typical = (answer: string, blank: number, cause: MistakeCause) => ({ answer, blank, cause, name: '' });
  const wrong: Asked & WrongAnswer = { ...asked, answer: 'B', isBlank: false, credit: 0, reason: '' };

  it.each([
    ['blank', { isBlank: true, answer: '' }],
    ['calculation', { errors: ['选 B 是把符号弄错了'] }],
    ['reading', { reason: '没有看清题意' }],
    ['concept', {}],
    ['calculation', { questionType: 2, answers: [['-5']], answer: '5' }],
    ['expression', { questionType: 3, answer: '', credit: 0.5 }],
    ['method', { questionType: 3, answer: '' }],
    ['method', { mistakes: [typical('C', 0, 'reading'), typical('B', 0, 'method')], errors: ['选 B 是把符号弄错了'] }],
    [
      'careless',
      { questionType: 2, answers: [['1'], ['-5']], answer: '1\n５', mistakes: [typical('$5$', 2, 'careless')] },
    ],
    [
      'calculation',
      { questionType: 2, answers: [['1'], ['-5']], answer: '5\n-5', mistakes: [typical('5', 2, 'careless')] },
    ],
  ] as const)('is suggested as %s by %o', (cause, known) => {
    const all = { ...wrong, ...known };
    expect(suggestCause(all, all)).toBe(cause);
  });
});
