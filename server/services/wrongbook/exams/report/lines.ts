import { countWithin, type Tally } from '../../../../engines/analysis/tallies.ts';
import { exact } from '../../reports/exact.ts';
import type { Ground } from './ground.ts';
import { selectLine } from './sums.queries.ts';

/** A span of scores, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** Scores are apart by a hundredth at least. */
const least = 0.01;
const cents = (score: number): number => Math.round(score * 100) / 100;

/** Totals that reach a line, and those within its margin above and below. */
export const spansOf = (score: number, margin: number): Record<'reached' | 'above' | 'below', Span> => ({
  reached: { from: score, to: Infinity },
  above: { from: score, to: cents(score + margin) },
  below: { from: cents(score - margin), to: cents(score - least) },
});

/** How many of some totals reach a line, and lie near it. */
export function countsAt(totals: readonly Tally[], score: number, margin: number) {
  const { reached, above, below } = spansOf(score, margin);
  return {
    reached: countWithin(totals, reached.from, reached.to),
    above: countWithin(totals, above.from, above.to),
    below: countWithin(totals, below.from, below.to),
  };
}

/** How many totals reach each line of an exam; none before there are totals. */
export function lineCounts({ sandbox, head, lines, margin, totalFull }: Ground) {
  if (totalFull === null) return [];
  return lines.map(({ name, score }) => {
    const { below, above } = spansOf(score, margin);
    const { count, ...counts } = selectLine(sandbox, { examId: head.id, line: score, from: below.from, to: above.to });
    return { name, score, ...counts, share: count === 0 ? null : exact(counts.reached / count) };
  });
}
