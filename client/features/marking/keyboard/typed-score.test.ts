import { describe, expect, it } from 'vitest';
import { commitTyped, nothingTyped, typeScore, type Outcome } from './typed-score.ts';

/** Presses keys one after the other; what each led to. */
function press(keys: string, full: number): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const key of keys) outcomes.push(typeScore(outcomes.at(-1)?.typed ?? nothingTyped, key, full));
  return outcomes;
}

const given = (keys: string, full: number): (number | string)[] =>
  press(keys, full).flatMap(({ score, replacement }): (number | string)[] => [
    ...(score === undefined ? [] : [score]),
    ...(replacement === undefined ? [] : [`=${replacement}`]),
  ]);

describe('the keys of a score', () => {
  it('give a score with one digit where no second one can follow', () => {
    expect(given('3', 5)).toEqual([3]);
    expect(given('0', 20)).toEqual([0]);
    expect(given('30', 6)).toEqual([3, 0]);
  });

  it('wait for a second digit where one can follow', () => {
    expect(given('1', 12)).toEqual([]);
    expect(commitTyped(press('1', 12).at(-1)!.typed)).toBe(1);
    expect(given('12', 12)).toEqual([12]);
    expect(given('2', 12)).toEqual([2]);
  });

  it('refuse more than the full score, and begin anew after that', () => {
    expect(press('7', 5)[0]).toMatchObject({ refusal: '本题最多 5 分', typed: nothingTyped });
    expect(press('19', 12).at(-1)).toMatchObject({ refusal: '本题最多 12 分', typed: nothingTyped });
  });

  it('add a half to what was typed or has just been given', () => {
    expect(given('1h', 12)).toEqual([1.5]);
    expect(given('3h', 5)).toEqual([3, '=3.5']);
    expect(given('3.5', 5)).toEqual([3, '=3.5']);
    expect(given('.5', 5)).toEqual([0.5]);
    expect(given('.52', 5)).toEqual([0.5, 2]);
    expect(given('5h', 5)).toEqual([5]);
  });
});
