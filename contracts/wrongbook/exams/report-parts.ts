import type * as z from 'zod';
import { examMarks, examMeasures } from '../../constants/exam-report.ts';
import * as f from '../../fields.ts';

// Who did not sit a subject is in none of its figures, zeros are in all; totals are of who sat every subject, and there are none
// before all are published. A figure that is not defined is null. Ids of subjects are "" for the total.

export const measure = f.choice('指标', examMeasures);

export const score = (label: string) => f.score(label).nullable();
export const rate = (label: string) => f.rate(label).nullable();
export const signed = (label: string) => f.signed(label).nullable();
export const subjectOrTotal = f.idOrBlank('学科，空为总分', { of: 'subject' });
export const mark = f.choice('与同类比', examMarks);

/** What many an exam has not. */
export const seldom = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-seldom': true });

/** A difference and its 95 % interval. */
export const difference = f.record({ value: f.signed('相差'), low: f.signed('相差至少'), high: f.signed('相差至多') });

/** Five numbers, mean and spread of a group. */
export const box = {
  count: f.count('人数'),
  mean: score('均分'),
  standardDeviation: score('标准差'),
  lowest: score('最低分'),
  lowerQuartile: score('下四分位'),
  median: score('中位数'),
  upperQuartile: score('上四分位'),
  highest: score('最高分'),
};

/** Scores from `from` to below `to`, the last segment including it. */
export const segment = {
  from: f.score('起'),
  to: f.score('止'),
  count: f.count('人数'),
  share: rate('占比'),
};

/** A band of candidates and the grades that it has. */
export const gradeBand = f.record({
  name: f.text('等级'),
  share: f.rate('比例'),
  high: f.score('上限'),
  low: f.score('下限'),
});

/** How many totals reach a line, and how many lie within its margin above and below. */
export const lineCount = f.record({
  name: f.text('线'),
  score: f.score('分数'),
  reached: f.count('过线人数'),
  share: rate('过线率'),
  above: f.count('线上临界人数'),
  below: f.count('线下临界人数'),
});
