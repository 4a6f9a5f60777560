import { expect, it } from 'vitest';
import { logGamma, tQuantile, tTail } from './t-distribution.ts';

const near = (values: readonly number[], digits: number) =>
  values.map((value) => expect.closeTo(value, digits) as number);

it('has the gamma function of whole and half numbers', () => {
  expect([1, 2, 5, 0.5, 100].map(logGamma)).toEqual(
    near([0, 0, Math.log(24), Math.log(Math.sqrt(Math.PI)), 359.1342053695754], 10),
  );
});

it('has the tails that SciPy has', () => {
  const asked: [number, number][] = [
    [2.086, 20],
    [12.706, 1],
    [-1, 3],
    [4.5, 133.7],
    [0, 5],
  ];
  expect(asked.map(([t, freedom]) => tTail(t, freedom))).toEqual(
    near([0.024998177228720095, 0.025000401179066593, 0.8044988905221148, 7.311542767511116e-6, 0.5], 12),
  );
});

it('has the quantiles of printed tables, for few degrees of freedom too', () => {
  expect([1, 2, 4, 10, 30, 120].map(tQuantile)).toEqual(near([12.706, 4.303, 2.776, 2.228, 2.042, 1.98], 3));
  expect([1.5, 27.793, 5000].map(tQuantile)).toEqual(
    near([6.016663104427929, 2.049094686094495, 1.9604385517065073], 9),
  );
});
