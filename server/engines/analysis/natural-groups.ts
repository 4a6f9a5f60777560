/** How many there may be in a group at least: one is compared with the others of its own. */
const fewest = 2;

/**
 * Values in so many neighbouring groups that those within are as alike as can be: the sum of squares within is the least of all
 * divisions into runs of the sorted values with two or more each (Fisher, On Grouping for Maximum Homogeneity, Journal of the
 * American Statistical Association 53, 1958). The group of each value, 0 for the highest; fewer groups where values are few.
 */
export function naturalGroups(values: readonly number[], groups: number): number[] {
  const order = values.map((_, at) => at).sort((a, b) => values[b]! - values[a]!);
  const count = Math.max(1, Math.min(groups, Math.floor(values.length / fewest)));
  const starts = bestStarts(
    order.map((at) => values[at]!),
    count,
  );
  const found = new Array<number>(values.length);
  order.forEach((at, place) => {
    found[at] = starts.filter((start) => start <= place).length - 1;
  });
  return found;
}

/** Where runs of a sorted list begin. */
function bestStarts(sorted: readonly number[], count: number): number[] {
  const within = squaresWithin(sorted);
  // best[k][end]: least sum of squares of the first `end` values in k + 1 runs, and where the last run begins.
  let best = sorted.map((_, at) => ({ squares: at + 1 < fewest ? Infinity : within(0, at + 1), starts: [0] }));
  for (let runs = 2; runs <= count; runs++) {
    const before = best;
    best = sorted.map((_, at) => {
      let found = { squares: Infinity, starts: [0] };
      for (let start = fewest * (runs - 1); start <= at + 1 - fewest; start++) {
        const head = before[start - 1]!;
        const squares = head.squares + within(start, at + 1);
        if (squares < found.squares) found = { squares, starts: [...head.starts, start] };
      }
      return found;
    });
  }
  return best.at(-1)?.starts ?? [];
}

function squaresWithin(sorted: readonly number[]): (from: number, to: number) => number {
  const sums = [0];
  const squares = [0];
  // About the first value, so that little is lost to rounding.
  for (const value of sorted) {
    const moved = value - sorted[0]!;
    sums.push(sums.at(-1)! + moved);
    squares.push(squares.at(-1)! + moved ** 2);
  }
  return (from, to) => {
    const sum = sums[to]! - sums[from]!;
    return squares[to]! - squares[from]! - sum ** 2 / (to - from);
  };
}
