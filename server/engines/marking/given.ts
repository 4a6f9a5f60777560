import type { GivenMark, MarkingAnswer, MarkingQuestion } from './marker.ts';

/** The mark of an answer: what is not said is empty. */
export function markOf(
  { submissionId, position, text, isSimulated }: MarkingAnswer,
  given: Partial<GivenMark> & Pick<GivenMark, 'score' | 'confidence' | 'reason'>,
): GivenMark {
  const empty = { parts: [], answer: text ?? '', comment: '', detail: null };
  return { submissionId, position, ...empty, ...given, isSimulated };
}

/** The mark of an answer that the marker cannot decide on. */
export const leftToTeacher = (answer: MarkingAnswer, reason: string): GivenMark =>
  markOf(answer, { score: null, confidence: 0, reason });

/** Whether nothing was answered: an empty picture, or text that is known and empty. */
export const isUnanswered = ({ isBlank, text }: MarkingAnswer): boolean => isBlank || text?.trim() === '';

/** The mark of an answer that was left empty, with a zero for each of its parts. */
export const unanswered = (answer: MarkingAnswer, parts: number): GivenMark =>
  markOf(answer, { score: 0, parts: Array<number>(parts).fill(0), answer: '', confidence: 0.95, reason: '未作答' });

/** A score in halves, as teachers give them. */
export const inHalves = (score: number): number => Math.round(score * 2) / 2;

/** A sum without what floating point adds to it: to six digits after the point. */
export const sumOf = (scores: readonly number[]): number =>
  Math.round(scores.reduce((sum, one) => sum + one, 0) * 1e6) / 1e6;

/**
 * What each point of the rubric is worth in the paper, in halves by the method of the largest remainder (Hamilton); what no half
 * can share goes to the last point, so that the points together are worth what the question is. Where it has no rubric it
 * is one point.
 */
export function worthOf({ rubric, score }: Pick<MarkingQuestion, 'rubric' | 'score'>): number[] {
  const full = sumOf(rubric.map((point) => point.score));
  if (full <= 0) return [score];
  const exact = rubric.map((point) => (point.score * score) / full);
  const worth = exact.map((value) => Math.floor(value * 2 + 1e-9) / 2);
  const halves = Math.floor((score - sumOf(worth)) * 2 + 1e-9);
  const order = exact.map((value, index) => ({ index, rest: value - worth[index]! }));
  order.sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of order.slice(0, halves)) worth[index]! += 0.5;
  return [...worth.slice(0, -1), sumOf([worth.at(-1)!, score, -sumOf(worth)])];
}
