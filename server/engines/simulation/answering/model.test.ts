import { describe, expect, it } from 'vitest';
import { normalOf, shareOf } from './chance.ts';
import { parametersOf, successAt } from './model.ts';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('the model', () => {
  it('has a mean success over normal abilities that is the facility of the question', () => {
    for (const facility of [0.35, 0.5, 0.7, 0.9]) {
      const item = { id: `f${facility}`, questionType: 2, isMultiple: 0, options: 0, facility };
      const parameters = parametersOf(item);
      const successes = Array.from({ length: 4_000 }, (_, index) => successAt(normalOf(index), parameters));
      expect(Math.abs(mean(successes) - facility)).toBeLessThan(0.03);
    }
  });

  it('never lets a choice fall below what guessing gives, and rises with ability', () => {
    const parameters = { discrimination: 1, difficulty: 0.5, guessing: 0.25 };
    const curve = [-4, -2, 0, 2, 4].map((ability) => successAt(ability, parameters));
    expect(curve).toEqual([...curve].sort((a, b) => a - b));
    expect(curve[0]).toBeGreaterThan(0.25);
    // At an ability as great as the difficulty, half of what guessing leaves is known.
    expect(successAt(0.5, parameters)).toBeCloseTo(0.625, 10);
  });

  it('draws hashed numbers that are spread as they should be', () => {
    const normals = Array.from({ length: 20_000 }, (_, index) => normalOf(index));
    expect(Math.abs(mean(normals))).toBeLessThan(0.03);
    expect(mean(normals.map((one) => one * one))).toBeCloseTo(1, 1);
    const shares = normals.map((_, index) => shareOf(index));
    expect(mean(shares)).toBeCloseTo(0.5, 1);
    expect(Math.max(...shares)).toBeLessThan(1);
  });
});
