import { expect, it } from 'vitest';
import { cornersIn, pathAround } from './radar-points.ts';

const rounded = (spots: readonly { x: number; y: number }[]) => spots.map(({ x, y }) => [Math.round(x), Math.round(y)]);

it('begins on top and goes around clockwise', () => {
  expect(rounded(cornersIn(4, { x: 50, y: 50 }, 40))).toEqual([
    [50, 10],
    [90, 50],
    [50, 90],
    [10, 50],
  ]);
});

it('puts shares on the way from the centre', () => {
  expect(rounded(cornersIn(4, { x: 50, y: 50 }, 40, (at) => at / 4))).toEqual([
    [50, 50],
    [60, 50],
    [50, 70],
    [20, 50],
  ]);
});

it('closes its line, and draws nothing of nothing', () => {
  expect(
    pathAround([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M1.0 2.0L3.0 4.0Z');
  expect(pathAround([])).toBe('');
});
