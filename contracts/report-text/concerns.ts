import { formatNumber, formatScore } from '../figure-text.ts';
import type { Report, Student } from './shapes.ts';

/** A student to look after. */
export type Concern = Report['lead']['concerns'][number];

/** The word for why, with the colour that stands beside it. */
interface ConcernWord {
  label: string;
  tone: 'bad' | 'warn' | 'plain';
}

/** The word for the first reason to look after a student. */
export function concernWord({ isFailed, fall, zeroParts }: Concern, state: Student['state']): ConcernWord {
  if (isFailed) return { label: '不及格', tone: 'bad' };
  if (fall > 0) return { label: '下降', tone: 'warn' };
  if (zeroParts.length > 0) return { label: '偏科', tone: 'warn' };
  return { label: state === 2 ? '缺交' : '未交', tone: 'plain' };
}

/** Of the questions without a point, paper and screen name so many. */
const mostNumbers = 4;

function zerosText(zeros: readonly number[]): string {
  const named = zeros.slice(0, mostNumbers).join('、');
  return zeros.length > mostNumbers ? `第 ${named} 等 ${zeros.length} 题得 0 分` : `第 ${named} 题得 0 分`;
}

/** Of the parts without a point, those that are worth most. */
const largest = (parts: Concern['zeroParts']) => parts.toSorted((a, b) => b.full - a.full).slice(0, 2);

/** The facts behind it. */
export function reasonsOf(concern: Concern): string {
  const { isFailed, failedInRow, zeros, zeroParts, fall, missed, works } = concern;
  const parts = largest(zeroParts).map(({ name, full }) => `${name} 0/${formatScore(full)}`);
  const reasons = [
    failedInRow > 1 ? `连续 ${failedInRow} 次不及格` : '',
    fall === 0 ? '' : `比前几次在班里低 ${formatNumber(fall, 1)} 个标准差`,
    parts.length > 0 ? parts.join('，') : '',
    isFailed && parts.length === 0 && zeros.length > 0 ? zerosText(zeros) : '',
    missed > 0 ? `近 ${works} 次缺交 ${missed} 次` : '',
  ];
  return reasons.filter((reason) => reason !== '').join('；') || '各题都有失分';
}

/** How many there are of each word. */
export function countsText(concerns: readonly Concern[], stateOf: (concern: Concern) => Student['state']): string {
  const counts = new Map<string, number>();
  for (const concern of concerns) {
    const { label } = concernWord(concern, stateOf(concern));
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const parts = [...counts].map(([label, count]) => `${label} ${count}`);
  return parts.length === 0 ? '' : `${concerns.length} 人：${parts.join('，')}`;
}
