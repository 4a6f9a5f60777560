import type { Dice } from './dice.ts';
import type { FontName } from './fonts.ts';

/** How somebody fills a box in: rubs it full, or draws lines to and fro, or a few thick strokes. */
export type Habit = 'full' | 'zigzag' | 'strokes';

/** How somebody writes; lengths are shares of the size of a character. */
export interface Hand {
  chinese: FontName;
  latin: FontName;
  /** Beside the usual size. */
  size: number;
  /** Lean to the right, as a share of the height. */
  slant: number;
  /** How far characters stray and differ. */
  jitter: number;
  /** How steeply a line rises or falls. */
  drift: number;
  /** Shades of grey, 0 black. */
  ink: number;
  /** Of the pencil, from 0.62 (faint) to 1. */
  pencil: number;
  habit: Habit;
  /** How far strokes go over the edge of a box, in its heights. */
  overshoot: number;
}

/** The hand of a student, drawn once for all that they write. */
export function handOf(dice: Dice): Hand {
  return {
    chinese: dice.pick(['hand-brush', 'hand-running'] as const),
    latin: dice.pick(['hand-light', 'hand-latin'] as const),
    size: dice.between(0.9, 1.12),
    slant: dice.between(-0.06, 0.2),
    jitter: dice.between(0.02, 0.07),
    drift: dice.about(0.012),
    ink: dice.pick([25, 35, 50, 85]),
    pencil: dice.between(0.68, 0.96),
    habit: dice.pick(['full', 'full', 'zigzag', 'strokes'] as const),
    overshoot: dice.between(0, 0.16),
  };
}
