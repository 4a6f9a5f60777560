import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { mistakeSourceLabels } from '../../../../contracts/constants/mistakes.ts';
import type { pageStudentBook } from '../../../../contracts/wrongbook/mistakes.ts';

/** A page of a student's mistake book. */
export type Book = DataOf<typeof pageStudentBook>;

/** A question of the book with its history. */
export type BookMistake = Book['records'][number];

/** What a student did with a question once. */
export type Attempt = BookMistake['attempts'][number];

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

/** When a question is to be practised again, seen from a day. */
export function dueText({ state, dueDate }: BookMistake, today: string): string {
  if (state === 'mastered') return '不用再练';
  return dueDate <= today ? '今天' : dayText(dueDate);
}

/** How likely a question is remembered today. */
export const memoryText = ({ retrievability }: BookMistake): string => `记得 ${formatRate(retrievability)}`;

/** The same on the day of the next exam; "" while nobody has named it. */
export const thenText = ({ retrievabilityThen }: BookMistake): string =>
  retrievabilityThen === null ? '' : `考时 ${formatRate(retrievabilityThen)}`;

/** How far a question is from being mastered. */
export function needText({ state, isByHand, reason, timesLeft, countsFrom }: BookMistake, today: string): string {
  if (state === 'mastered') return isByHand ? `由老师标为已掌握：${reason}` : '已按规则掌握';
  const from = countsFrom > today ? `，${dayText(countsFrom)} 起做对才计入` : '，今天做对就计入';
  return `还要做对 ${timesLeft} 次${from}`;
}
