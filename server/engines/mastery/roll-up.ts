import type { Tally } from './performance.ts';

/** How far something is mastered, from 0 to 1, and on how many answers that rests; null where there are none. */
export interface Mastery extends Tally {
  mastery: number | null;
}

/** The mean of what lies below, or of several students, weighted by answers: from exact values, so that levels agree. */
export function rolledUp(parts: readonly Mastery[]): Mastery {
  let answered = 0;
  let right = 0;
  let weighted = 0;
  for (const part of parts) {
    if (part.mastery === null) continue;
    answered += part.answered;
    right += part.right;
    weighted += part.answered * part.mastery;
  }
  return { answered, right, mastery: answered > 0 ? weighted / answered : null };
}
