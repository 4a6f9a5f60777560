import { scoreBands, type ScoreBand } from '../../../../contracts/constants/questions.ts';

/** What the bands of scores are called. */
export const scoreBandLabels = Object.fromEntries(scoreBands.map(({ value, label }) => [value, label])) as Record<
  ScoreBand,
  string
>;

/** The same of mastery, where nobody passes or fails. */
export const masteryLabels: Readonly<Record<ScoreBand, string>> = { ...scoreBandLabels, fail: '薄弱' };
