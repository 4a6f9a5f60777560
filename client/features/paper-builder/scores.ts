import type { PlacedQuestion } from './paper.ts';

/** What questions are worth, one by one. */
export const scoresOf = (questions: readonly PlacedQuestion[]): number[] => questions.map(({ score }) => score);

const largest = 300;

/** Reads a score that somebody types: above 0, at most 300, at most two decimals; undefined for anything else. */
export function readScore(text: string): number | undefined {
  const typed = text.trim();
  const score = /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  return score > 0 && score <= largest ? score : undefined;
}
