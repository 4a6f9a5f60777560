/** The least that a rate must change from work to work to be called a change: one percentage point. */
const steadyWithin = 0.01;

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

/** The word for how much a rate changes from work to work; null where there is no trend. */
export function trendWord(slope: number | null): TrendWord | null {
  if (slope === null) return null;
  if (Math.abs(slope) < steadyWithin) return steady;
  return slope > 0 ? up : down;
}
