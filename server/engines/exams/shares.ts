/** Who takes part in sharing: what has been marked counts, whatever comes. */
export interface Sharer {
  share: number;
  marked: number;
  /** Whether more may come. */
  isOpen: boolean;
}

/**
 * How many of `total` marks are each one's, in proportion to the shares: those for whom nothing more comes keep what they have
 * marked, the rest is the others', none of them less than it has marked, nor more than `most` (a script is marked once by each).
 * Whole numbers by largest remainders, whose sum is `total` as far as there is room for it.
 */
export function quotas(total: number, sharers: readonly Sharer[], most = total): number[] {
  const fixed = new Map<number, number>();
  sharers.forEach(({ isOpen, marked, share }, at) => {
    if (!isOpen || share <= 0) fixed.set(at, marked);
  });
  // Whoever would get less than there is marked, or more than fits, is settled first, until the others share what is left.
  for (;;) {
    const open = sharers.flatMap((one, at) => (fixed.has(at) ? [] : [{ ...one, at }]));
    const left = total - [...fixed.values()].reduce((sum, count) => sum + count, 0);
    const shares = open.reduce((sum, { share }) => sum + share, 0);
    const exact = open.map(({ share, ...one }) => ({ ...one, wanted: (left * share) / shares }));
    const settled = strays(exact, most);
    if (settled.length === 0) return sharers.map((_, at) => fixed.get(at) ?? byRemainder(exact, left).get(at)!);
    for (const { at, count } of settled) fixed.set(at, count);
  }
}

interface Wanting {
  at: number;
  marked: number;
  wanted: number;
}

/** Those whose marks are more than their part; else those whose part is more than fits. */
function strays(open: readonly Wanting[], most: number): { at: number; count: number }[] {
  const ahead = open.filter(({ marked, wanted }) => marked > wanted);
  if (ahead.length > 0) return ahead.map(({ at, marked }) => ({ at, count: marked }));
  return open.filter(({ wanted }) => wanted > most).map(({ at }) => ({ at, count: most }));
}

/** Whole numbers that add up to what is left: the largest remainders round up, of equal ones the first. */
function byRemainder(open: readonly Wanting[], left: number): Map<number, number> {
  const counts = new Map(open.map(({ at, wanted }) => [at, Math.floor(wanted)]));
  let over = left - [...counts.values()].reduce((sum, count) => sum + count, 0);
  const byRest = [...open].sort((a, b) => (b.wanted % 1) - (a.wanted % 1));
  for (const { at } of byRest) {
    if (over <= 0) break;
    counts.set(at, counts.get(at)! + 1);
    over -= 1;
  }
  return counts;
}
