import { expect, it } from 'vitest';
import { pathThrough, pointsIn } from './line-points.ts';

const area = { left: 10, top: 0, width: 100, height: 50 };

it('lays shares out evenly, 1 on top and 0 at the bottom', () => {
  expect(pointsIn([0, 0.5, 1], area).map(({ x, y }) => [x, y])).toEqual([
    [10, 50],
    [60, 25],
    [110, 0],
  ]);
});

it('bridges what is missing and keeps its place', () => {
  const points = pointsIn([0, null, 1], area);
  expect(points.map(({ index }) => index)).toEqual([0, 2]);
  expect(pathThrough(points)).toBe('M10.0 50.0L110.0 0.0');
});

it('puts a single point in the middle, and draws nothing of nothing', () => {
  expect(pointsIn([0.5], area)).toEqual([{ index: 0, value: 0.5, x: 60, y: 25 }]);
  expect(pathThrough(pointsIn([null], area))).toBe('');
});
