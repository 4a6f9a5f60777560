import { formatScore } from '../figure-text.ts';
import { toneOfRate, type RateTone } from './rate-tone.ts';
import type { Lesson } from './shapes.ts';

// The questions to teach again, in words.

const losses: Record<Exclude<RateTone, ''>, string> = {
  bad: '失分超过 40%',
  weak: '失分 30–40%',
  fair: '失分 10–30%',
  fine: '失分不到 10%',
};

/** How much of a question was lost, so that no colour stands alone; "" where nothing is known. */
export function lossText(rate: number | null): string {
  const tone = toneOfRate(rate);
  return tone === '' ? '' : losses[tone];
}

/** What they are called together. */
export const lessonsTitle = (lessons: readonly Lesson[]): string =>
  lessons.length === 1 ? '先讲这一道' : `先讲这 ${lessons.length} 道`;

/** Who has lost points in it. */
export const missedText = ({ notFull, blank }: Lesson): string =>
  `${notFull} 人未得满分${blank > 0 ? `，其中 ${blank} 人未作答` : ''}`;

/** The typical wrong answers by how many gave them, blanks in one line, which may hold formulas; else the frequent scores. */
export const typicalOf = ({ wrong, scores }: Lesson): { text: string; count: number }[] => [
  ...wrong.map(({ answer, count }) => ({ text: answer.replaceAll('\n', '；'), count })),
  ...scores.map(({ score, count }) => ({ text: `得 ${formatScore(score)} 分`, count })),
];
