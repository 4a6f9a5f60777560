/** Two items that belong together; undefined stands for a gap. */
export type Pair<T> = readonly [expected: T | undefined, given: T | undefined];

const gap = -1;

function table<T>(expected: readonly T[], given: readonly T[], likeness: (a: T, b: T) => number): number[][] {
  const rows = Array.from({ length: expected.length + 1 }, (_, row) => [row * gap]);
  for (let column = 1; column <= given.length; column++) rows[0]!.push(column * gap);
  for (let row = 1; row <= expected.length; row++)
    for (let column = 1; column <= given.length; column++) {
      const both = rows[row - 1]![column - 1]! + likeness(expected[row - 1]!, given[column - 1]!);
      rows[row]!.push(Math.max(both, rows[row - 1]![column]! + gap, rows[row]![column - 1]! + gap));
    }
  return rows;
}

/**
 * The best global alignment of two sequences: S. B. Needleman, C. D. Wunsch, "A general method applicable to the search
 * for similarities in the amino acid sequence of two proteins", J. Mol. Biol. 48 (1970) 443–453. A gap costs 1; likeness
 * says what putting two items together gains, usually 1 for equal and −1 for different ones. Takes time by the product
 * of the lengths.
 */
export function align<T>(
  expected: readonly T[],
  given: readonly T[],
  likeness: (a: T, b: T) => number = (a, b) => (a === b ? 1 : -1),
): Pair<T>[] {
  const rows = table(expected, given, likeness);
  const pairs: Pair<T>[] = [];
  let [row, column] = [expected.length, given.length];
  while (row > 0 || column > 0) {
    const [a, b] = [expected[row - 1], given[column - 1]];
    const here = rows[row]![column]!;
    if (row > 0 && column > 0 && here === rows[row - 1]![column - 1]! + likeness(a!, b!)) {
      pairs.push([a, b]);
      [row, column] = [row - 1, column - 1];
    } else if (row > 0 && here === rows[row - 1]![column]! + gap) {
      pairs.push([a, undefined]);
      row--;
    } else {
      pairs.push([undefined, b]);
      column--;
    }
  }
  return pairs.reverse();
}

/** How many characters must be put in, taken out or replaced to make one text the other. */
export function distanceOf(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      line.push(Math.min(replaced, above[column]! + 1, line[column - 1]! + 1));
    }
    above = line;
  }
  return above[b.length]!;
}
