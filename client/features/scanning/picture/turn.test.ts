import { expect, it } from 'vitest';
import { turned, unturned } from './turn.ts';

it('the top left of a picture is at the top right after a quarter, and found again after any number', () => {
  expect(turned({ x: 0, y: 0 }, 1)).toEqual({ x: 1, y: 0 });
  expect(turned({ x: 0.25, y: 0 }, 2)).toEqual({ x: 0.75, y: 1 });
  for (const quarters of [0, 1, 2, 3]) {
    const { x, y } = unturned(turned({ x: 0.2, y: 0.7 }, quarters), quarters);
    expect([x, y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.7)]);
  }
});
