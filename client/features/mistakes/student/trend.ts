import type { MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';
import type { Book } from './history.ts';

/** A cause of a month: how many wrong answers it has, and which share of the month's. */
export interface TrendRow {
  month: string;
  cause: MistakeCause;
  count: number;
  share: number;
}

/** What the bars show, line by line. */
export const trendRows = (trend: Book['trend']): TrendRow[] =>
  trend.flatMap(({ month, causes }) => {
    const all = causes.reduce((sum, { count }) => sum + count, 0);
    return causes.map(({ cause, count }) => ({ month, cause, count, share: count / all }));
  });

/** A month as people say it, of a term or school year that is chosen above. */
export const monthText = (month: string): string => `${Number(month.slice(5))}月`;
