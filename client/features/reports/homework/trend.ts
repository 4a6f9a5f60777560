import { fewestWorks, sureFrom } from '../../../../contracts/statistics.ts';
import type { StudentTrend } from './report.ts';

/** What a trend is called. */
interface TrendWord {
  value: 'up' | 'steady' | 'down';
  label: string;
}

const up: TrendWord = { value: 'up', label: '↑ 上升' };
const steady: TrendWord = { value: 'steady', label: '→ 平稳' };
const down: TrendWord = { value: 'down', label: '↓ 下降' };

/** The words. */
export const trendWords: readonly TrendWord[] = [up, steady, down];

/** The word for how a student has moved: a change only where that is more than chance; null where nothing can be told. */
export function trendWord({
  change,
  sureness,
  rates,
}: Pick<StudentTrend, 'change' | 'sureness' | 'rates'>): TrendWord | null {
  if (rates.filter((rate) => rate !== null).length < fewestWorks) return null;
  if (sureness < sureFrom) return steady;
  return change > 0 ? up : down;
}
