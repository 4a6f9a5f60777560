import { describe, expect, it } from 'vitest';
import { bandPath, placesIn, scaleOf, type TrendPoint } from './trend-points.ts';

const pointAt = (value: number, unsure = 0): TrendPoint => ({
  key: String(value),
  tick: '',
  label: '',
  value,
  fit: value,
  low: value - unsure,
  high: value + unsure,
});

describe('the scale of a trend', () => {
  it('reaches over values, bounds and level in round steps', () => {
    const scale = scaleOf([pointAt(-0.08, 0.05), pointAt(0.04, 0.05)], 0);
    expect(scale).toEqual({ low: -0.2, high: 0.1, marks: [-0.2, -0.1, 0, 0.1] });
  });

  it('has few marks however far values lie apart', () => {
    expect(scaleOf([pointAt(-2.4), pointAt(2.4)], 0).marks).toEqual([-4, -2, 0, 2, 4]);
    expect(scaleOf([pointAt(0.71), pointAt(0.74)]).marks).toEqual([0.7, 0.75]);
  });

  it('is there for what never changed, and for nothing', () => {
    expect(scaleOf([pointAt(0.5)])).toEqual({ low: 0.5, high: 0.55, marks: [0.5, 0.55] });
    expect(scaleOf([]).high).toBeGreaterThan(scaleOf([]).low);
  });
});

const area = { left: 10, top: 0, width: 100, height: 50 };
const scale = { low: 0, high: 1, marks: [0, 1] };

describe('the points of a trend', () => {
  it('lie evenly apart, with the bounds of the line', () => {
    const places = placesIn([pointAt(0.5, 0.2), pointAt(1)], scale, area);
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [10, 25],
      [110, 0],
    ]);
    expect([places[0]!.high, places[0]!.low].map(Math.round)).toEqual([15, 35]);
    expect(bandPath(places)).toBe('M10.0 15.0L110.0 0.0L110.0 0.0L10.0 35.0Z');
  });

  it('are in the middle where there is one, and draw nothing where there is none', () => {
    expect(placesIn([pointAt(0.5)], scale, area)[0]!.x).toBe(60);
    expect(bandPath([])).toBe('');
  });
});
