import { formatRate } from '../../../../contracts/figure-text.ts';
import { dayText } from '../../../../contracts/report-text/attempts.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pageStudentBook } from '../../../../contracts/wrongbook/mistakes.ts';

/** A page of a student's mistake book. */
export type Book = DataOf<typeof pageStudentBook>;

/** A question of the book with its history. */
export type BookMistake = Book['records'][number];

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

/** What is left of what is mastered, if nothing more is done about it. */
export function leftText({ day, known, remembered }: Book['memory']): string {
  if (day === '') return '选好日期，就能看到不再练的话到那天还记得多少';
  if (remembered === null) return '还没有已掌握的题，考前先把到期的练会';
  return `不再练的话，到 ${dayText(day)} 已掌握的 ${known} 题预计还记得 ${Math.round(known * remembered)} 题`;
}
