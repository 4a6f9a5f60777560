/** Totals from `from` up to, not including, `to`; the last bin includes its upper edge. In marks. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

const mostBins = 12;

/** Widths in marks, ascending: half a mark, then 1, 2 and 5 times powers of ten, so that edges are round. */
function* widths(): Generator<number> {
  yield 0.5;
  for (let power = 1; ; power *= 10) yield* [power, 2 * power, 5 * power];
}

/** 1 + log₂ N, at least 2 and at most 12 (Sturges, The Choice of a Class Interval, 1926). */
const binsFor = (count: number): number => Math.max(2, Math.min(mostBins, Math.ceil(1 + Math.log2(count))));

function edges(min: number, max: number, most: number): { first: number; width: number; bins: number } {
  for (const width of widths()) {
    const first = Math.floor(min / width);
    const bins = Math.max(1, Math.ceil(max / width) - first);
    if (bins <= most) return { first, width, bins };
  }
  throw new Error('totals are not finite');
}

/** How totals in marks are distributed: the narrowest bins with round edges that are not too many; [] without totals. */
export function histogram(totals: readonly number[]): Bin[] {
  if (totals.length === 0) return [];
  const min = totals.reduce((a, b) => Math.min(a, b));
  const max = totals.reduce((a, b) => Math.max(a, b));
  const { first, width, bins } = edges(min, max, binsFor(totals.length));
  const counts = new Array<number>(bins).fill(0);
  for (const total of totals) counts[Math.min(bins - 1, Math.floor(total / width) - first)]! += 1;
  return counts.map((count, at) => ({ from: (first + at) * width, to: (first + at + 1) * width, count }));
}
