import { formatRate } from '../../../contracts/figure-text.ts';
import { addFigure } from './figure.ts';
import type { LearningExample, LearningPart, LearningTrendPoint } from './learning-part.ts';
import type { Materials } from './materials.ts';
import { plainText, plainTexts, richText } from './text.ts';

/** At least a standard deviation each way, so that a level that hardly moves looks as if it hardly moved. */
const leastReach = 1;

/** Room for the dots at the edges. */
const headroom = 1.1;

/** Shares of the height of the chart, from its top; the group's mean is in the middle. */
function placed(points: readonly LearningTrendPoint[]): LearningTrendPoint[] {
  const reach = Math.max(
    leastReach,
    ...points.flatMap(({ low, high, standing }) => [low, high, standing].map(Math.abs)),
  );
  const share = (value: number): number => 0.5 - value / (2 * reach * headroom);
  return points.map(({ label, standing, level, low, high }) => ({
    label,
    standing: share(standing),
    level: share(level),
    low: share(low),
    high: share(high),
  }));
}

function prepareExample({ picture, stem, answer, ...texts }: LearningExample, materials: Materials) {
  const figure = picture === '' ? undefined : addFigure(picture, materials);
  return {
    ...plainTexts(texts, (text) => plainText(text, materials)),
    stem: richText(stem, materials),
    answer: richText(answer, materials),
    picture: figure?.path ?? null,
  };
}

/** A learning report as its template takes it. */
export function prepareLearning(part: LearningPart, materials: Materials) {
  const { weak, trend, points, subjects, ...rest } = part;
  const plain = <Value>(value: Value): Value => plainTexts(value, (text) => plainText(text, materials));
  return {
    ...plain(rest),
    kind: part.kind,
    subjects: plain(subjects),
    trend: trend && { ...plain(trend), points: placed(plain(trend.points)) },
    points: points && {
      ...plain(points),
      rows: points.rows.map((row) => ({ ...plain(row), percent: formatRate(row.share) })),
    },
    weak: weak && {
      title: plain(weak.title),
      examples: weak.examples.map((one) => prepareExample(one, materials)),
    },
  };
}
