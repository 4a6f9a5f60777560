import { describe, expect, it } from 'vitest';
import { mix } from './chance.ts';
import { errorsOf, holds, misconceptionOf, spellOf, usuallyHeld } from './misconceptions.ts';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const students = Array.from({ length: 4_000 }, (_, index) => mix(index, 77));

describe('a misconception', () => {
  it('is the same in questions of a point that differ in numbers, and another of another point', () => {
    const of = misconceptionOf('p', '把 $-(-4)$ 当成了 $-4$');
    expect(misconceptionOf('p', '把 $-(-9)$ 当成了 $-9$')).toBe(of);
    expect(misconceptionOf('q', '把 $-(-4)$ 当成了 $-4$')).not.toBe(of);
    expect(errorsOf('p', [{ answer: 'A', blank: 0, name: '把 $-(-1)$ 当成了 $-1$' }])).toEqual([
      { answer: 'A', blank: 0, misconception: of },
    ]);
  });

  it('is held from one time until another, and by nobody for good', () => {
    const holder = { student: 5, ability: 0 };
    const spells = Array.from({ length: 200 }, (_, key) => spellOf({ ...holder, years: 0 }, key));
    expect(spells.filter((spell) => spell !== undefined).length).toBeGreaterThan(50);
    spells.forEach((spell, key) => {
      if (!spell) return expect(holds({ ...holder, years: 0 }, key)).toBe(false);
      const [before, within, after] = [spell.from - 0.01, (spell.from + spell.until) / 2, spell.until];
      expect([before, within, after].map((years) => holds({ ...holder, years }, key))).toEqual([false, true, false]);
    });
  });

  it('is held by as many as is said, fewer of the able', () => {
    for (const ability of [-1, 0, 1]) {
      const held = students.map((student) => Number(holds({ student, ability, years: 0 }, 9)));
      expect(Math.abs(mean(held) - usuallyHeld(ability))).toBeLessThan(0.04);
    }
    expect(usuallyHeld(1)).toBeLessThan(usuallyHeld(-1));
  });
});
