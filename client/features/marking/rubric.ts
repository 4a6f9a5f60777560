import type { AnswerKey, Mark } from './marks.ts';

type Rubric = AnswerKey['rubric'];

/**
 * The rubric with its points adding up to the full score: a paper may count a question for more or less than the bank
 * does. What rounding leaves over goes to the last point.
 */
export function scaledRubric(rubric: Rubric, full: number): Rubric {
  const sum = rubric.reduce((total, { score }) => total + score, 0);
  if (sum === 0 || sum === full) return rubric;
  const scaled = rubric.map(({ text, score }) => ({ text, score: cents((score * full) / sum) }));
  const rest = full - scaled.slice(0, -1).reduce((total, { score }) => total + score, 0);
  return scaled.map((point, index) => (index === scaled.length - 1 ? { ...point, score: cents(rest) } : point));
}

const cents = (score: number): number => Math.round(score * 100) / 100;

/** The scores that a mark gives for the points of the rubric; all 0 where it says nothing of them. */
export function pointScores(mark: Mark | null, rubric: Rubric): number[] {
  if (mark?.parts.length === rubric.length) return [...mark.parts];
  const points = mark?.detail?.kind === 'rubric' ? mark.detail.points : [];
  return rubric.map((_, index) => points.find((point) => point.index === index)?.score ?? 0);
}

/** Gives a point of the rubric, or takes it away. */
export const toggled = (scores: readonly number[], rubric: Rubric, index: number): number[] =>
  scores.map((score, place) => (place !== index ? score : score > 0 ? 0 : (rubric[index]?.score ?? 0)));

/** The score that points come to. */
export const sumOfPoints = (scores: readonly number[]): number => cents(scores.reduce((sum, score) => sum + score, 0));

// Without letters that mean something else while marking, which a test holds.
const pointLetters = 'abcdijklmorst';

/** The key that gives a point of the rubric or takes it away, by its index; "" past the last letter. */
export const letterOfPoint = (index: number): string => pointLetters[index] ?? '';
