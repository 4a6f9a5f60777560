import { mistakeSourceLabels } from '../constants/mistakes.ts';
import type { DataOf } from '../endpoint.ts';
import { formatScore } from '../figure-text.ts';
import type { pageStudentBook } from '../wrongbook/mistakes.ts';

/** What a student did with a question once. */
export type Attempt = DataOf<typeof pageStudentBook>['records'][number]['attempts'][number];

/** How an attempt went. */
export type Outcome = 'right' | 'part' | 'wrong';

/** Full marks, part of them, or none. */
export function outcomeOf({ score, full }: Attempt): Outcome {
  if (score >= full) return 'right';
  return score > 0 ? 'part' : 'wrong';
}

/** The sign of an outcome, and what it means. */
export const outcomes: Readonly<Record<Outcome, { sign: string; word: string }>> = {
  right: { sign: '✓', word: '对' },
  part: { sign: '½', word: '得部分分' },
  wrong: { sign: '×', word: '错' },
};

/** Month and day of a time. */
export const dayText = (time: string): string => time.slice(5, 10);

/** Where an attempt was made. */
export function placeOf({ source, isPractice, title }: Attempt): string {
  if (source === 0) return mistakeSourceLabels[0];
  return `${isPractice ? '错题巩固' : mistakeSourceLabels[source]} ${title}`;
}

/** An attempt in words. */
export const attemptText = (attempt: Attempt): string =>
  `${dayText(attempt.time)} ${placeOf(attempt)}：${outcomes[outcomeOf(attempt)].word}，${formatScore(attempt.score)}/${formatScore(attempt.full)}`;
