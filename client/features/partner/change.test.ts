import { describe, expect, it } from 'vitest';
import { changePerDay, countChange, rateChange } from './change.ts';

describe('a change', () => {
  it.each([
    [149_174, 100_460, '48.5%', 'up'],
    [50, 100, '50.0%', 'down'],
    [5, 0, '新增', 'up'],
    [0, 0, '持平', 'same'],
    [7, 7, '持平', 'same'],
    [0, 7, '100.0%', 'down'],
  ])('of %d after %d is %s %s', (value, before, text, direction) => {
    expect(rateChange(value, before)).toEqual({ text, direction });
  });

  it('of a count tells how many', () => {
    expect(countChange(14, 12)).toEqual({ text: '2', direction: 'up' });
    expect(countChange(9, 12)).toEqual({ text: '3', direction: 'down' });
  });

  it('by days of lessons is fair to holidays', () => {
    expect(changePerDay(150, 120, 15, 12)).toEqual({ text: '持平', direction: 'same' });
    expect(changePerDay(150, 0, 15, 0)).toEqual({ text: '新增', direction: 'up' });
  });
});
