import { mean } from './moments.ts';
import type { Item, Sheet } from './sheet.ts';

/** Figures of one item: how many sheets it is marked on, its mean in marks, shares from 0 to 1. */
export interface Difficulty {
  marked: number;
  mean: number | null;
  facility: number | null;
  rightRate: number | null;
}

function difficultyOf(scores: readonly number[], full: number): Difficulty {
  const average = mean(scores);
  let right = 0;
  for (const score of scores) if (score >= full) right++;
  return {
    marked: scores.length,
    mean: average,
    facility: average === null || full <= 0 ? null : average / full,
    rightRate: scores.length === 0 ? null : right / scores.length,
  };
}

/**
 * Per item: facility X̄ / W and the share with full marks, both from 0 to 1, over every sheet on which that item is marked
 * (Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986). Null where no sheet is; facility also where
 * the item is worth nothing.
 */
export function difficulties(sheets: readonly Sheet[], items: readonly Item[]): Difficulty[] {
  return items.map(({ full }, at) => {
    const scores: number[] = [];
    for (const sheet of sheets) {
      const score = sheet.scores[at] ?? null;
      if (score !== null) scores.push(score);
    }
    return difficultyOf(scores, full);
  });
}
