import { formatNumber, formatRate, formatScore } from '../figure-text.ts';
import type { Report } from './shapes.ts';

// The first page of a report in words, on screen and on paper: what is said of a difference, and the sentence at its head.

type Lead = Report['lead'];

/** A difference of shares in percentage points, or "持平" where none is left after rounding. */
export function pointsText(difference: number): string {
  const points = formatNumber(Math.abs(difference) * 100, 1);
  if (Number(points) === 0) return '持平';
  return `${difference > 0 ? '高' : '低'} ${points} 个百分点`;
}

/** A difference of scores. */
export function scoreText(difference: number): string {
  const points = formatScore(Math.abs(difference));
  if (points === '0') return '持平';
  return `${difference > 0 ? '高' : '低'} ${points} 分`;
}

/** Whom the report is about. */
const whose = ({ classes }: Report): string =>
  classes.length === 1 ? classes[0]!.className : `${classes.length} 个班`;

const bound = (difference: number): string => formatNumber(difference * 100, 1);

/** How the mean rate stands to the grade's: named as a difference only where it is beyond chance. */
function standingText({ grade, distance }: Lead): string {
  if (!grade || grade.meanRate === null) return '';
  if (!distance) return `，年级 ${formatRate(grade.meanRate)}，人数太少，不作比较`;
  const { value, low, high } = distance;
  if (low <= 0 && high >= 0) return `，与年级基本持平（${formatRate(grade.meanRate)}，相差在正常波动内）`;
  const side = value > 0 ? '高于' : '低于';
  const [least, most] = value > 0 ? [low, high] : [-high, -low];
  return `，${side}年级 ${bound(Math.abs(value))} 个百分点（年级 ${formatRate(grade.meanRate)}，95% 的把握相差 ${bound(least)} 到 ${bound(most)}）`;
}

/** The sentence at the head of a report: what it is, and what to do first. */
export function sentenceOf(report: Report): { standing: string; losses: string; act: string } {
  const meanRate = meanRateOf(report);
  if (meanRate === null) return { standing: '还没有批完的答卷，批完后这里说这次怎么样。', losses: '', act: '' };
  const standing = `${whose(report)}得分率 ${formatRate(meanRate)}${standingText(report.lead)}`;
  const worst = report.lead.lessons.toSorted((a, b) => b.lostShare - a.lostShare);
  if (worst.length === 0)
    return { standing: `${standing}；`, losses: '各题得分率都在 90% 以上', act: '，没有必须重讲的题。' };
  const { named, share } = mostLosses(worst);
  const numbers = `第 ${named
    .map(({ number }) => number)
    .sort((a, b) => a - b)
    .join('、')} 题`;
  const losses =
    share > 0.5
      ? `一半以上的失分（${formatRate(share)}）在${numbers}`
      : `失分最多的是${numbers}，占 ${formatRate(share)}`;
  return {
    standing: `${standing}；`,
    losses,
    act: named.length === 1 ? '，先讲这一道。' : `，先讲这 ${named.length} 道。`,
  };
}

/** The mean rate of what is reported on, out of points where these compare. */
const meanRateOf = ({ summary: { mean }, full }: Report): number | null =>
  mean === null || full <= 0 ? null : mean / full;

/** The fewest questions that hold half of what was lost, or all that are told. */
function mostLosses(worst: Lead['lessons']): { named: Lead['lessons']; share: number } {
  let share = 0;
  for (const [at, lesson] of worst.entries()) {
    share += lesson.lostShare;
    if (share > 0.5) return { named: worst.slice(0, at + 1), share };
  }
  return { named: worst, share };
}

/** From the lowest to the highest of the classes, where there are several. */
export function spanText(values: readonly (number | null)[], format: (value: number) => string): string {
  const given = values.filter((value) => value !== null);
  return given.length < 2 ? '' : `各班 ${format(Math.min(...given))} – ${format(Math.max(...given))}`;
}
