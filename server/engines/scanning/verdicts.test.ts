import { describe, expect, it } from 'vitest';
import { levelsOf, markOf, numberOf, verdictOf, type Mark } from './verdicts.ts';

const page = (empty: number, filled: number) => [
  ...Array.from({ length: 60 }, (_, index) => empty + (index % 5) * 0.008),
  ...Array.from({ length: 20 }, (_, index) => filled + (index % 5) * 0.02),
];

describe('the levels of a page', () => {
  it.each([
    ['heavy ink', 0.04, 0.85],
    ['pencil', 0.05, 0.45],
    ['faint pencil', 0.03, 0.22],
    ['grey print', 0.14, 0.6],
  ])('tell filled bubbles from empty ones: %s', (_, empty, filled) => {
    const levels = levelsOf(page(empty, filled));
    expect(markOf(empty + 0.032, false, levels)).toBe('no');
    expect(markOf(filled, false, levels)).toBe('yes');
    expect(markOf((empty + levels.sure) / 2 + 0.04, false, levels)).toBe('unsure');
  });

  it('takes what is too faint to be a mark on other pages for one only where its writer always does so', () => {
    expect(markOf(0.25, false, levelsOf(page(0.04, 0.25)))).toBe('yes');
    expect(markOf(0.25, false, levelsOf(page(0.04, 0.8)))).toBe('unsure');
    expect(markOf(0.25, false, levelsOf([...page(0.04, 0.8).slice(0, 60), 0.25]))).toBe('unsure');
  });

  it('finds no mark on a page without any, nor without bubbles', () => {
    const empty = page(0.05, 0.8).slice(0, 60);
    expect(empty.map((darkness) => markOf(darkness, false, levelsOf(empty)))).toEqual(empty.map(() => 'no'));
    expect(levelsOf([]).possible).toBeGreaterThan(0);
  });

  it('is not sure of what is crossed out', () => {
    expect(markOf(0.9, true, levelsOf(page(0.04, 0.8)))).toBe('unsure');
  });
});

it.each<[Mark[], string]>([
  [['no', 'no'], 'empty'],
  [['no', 'yes'], 'marked'],
  [['yes', 'yes'], 'several'],
  [['yes', 'unsure'], 'ambiguous'],
  [['no', 'unsure'], 'ambiguous'],
])('says of %j that it is %s', (marks, verdict) => expect(verdictOf(marks)).toBe(verdict));

describe('the student number', () => {
  const column = (position: number, marks: Record<number, [number, Mark]>) =>
    Array.from({ length: 10 }, (_, digit) => {
      const [darkness, mark] = marks[digit] ?? [0.03, 'no'];
      return { position, digit, darkness, mark };
    });

  it('is read from the left, whatever is left empty at the end', () => {
    const digits = [...column(2, { 0: [0.8, 'yes'] }), ...column(1, { 7: [0.8, 'yes'] }), ...column(3, {})];
    expect(numberOf(digits)).toEqual({ studentNo: '70', isSure: true });
  });

  it('is null where nothing is filled in', () => {
    expect(numberOf(column(1, {}))).toEqual({ studentNo: null, isSure: true });
  });

  it('is not sure where a digit is unclear, doubled or left out', () => {
    const clear = column(3, { 5: [0.8, 'yes'] });
    const unclear = [...column(1, { 4: [0.3, 'unsure'] }), ...column(2, { 1: [0.8, 'yes'], 2: [0.8, 'yes'] })];
    expect(numberOf([...unclear, ...clear])).toEqual({ studentNo: '4?5', isSure: false });
    expect(numberOf([...column(1, { 1: [0.8, 'yes'] }), ...column(2, {}), ...clear])).toEqual({
      studentNo: '1?5',
      isSure: false,
    });
  });
});
