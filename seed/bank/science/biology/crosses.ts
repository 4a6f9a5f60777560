import { Exact } from '../exact.ts';

/** Two alleles of a parent, the dominant one first, such as `Aa`. */
export type Pair = string;

/** How likely each pair of alleles is among the offspring of two parents. */
export function offspring(mother: Pair, father: Pair): Map<Pair, Exact> {
  const shares = new Map<Pair, Exact>();
  for (const one of mother) {
    for (const other of father) {
      const pair = [one, other].sort().join('');
      shares.set(pair, (shares.get(pair) ?? new Exact(0)).plus(new Exact(1, 4)));
    }
  }
  return shares;
}

/** How likely a pair of alleles with that look is: a dominant allele in it or none. */
export function looks(shares: ReadonlyMap<Pair, Exact>, dominant: boolean): Exact {
  return [...shares]
    .filter(([pair]) => /[A-Z]/.test(pair) === dominant)
    .reduce((sum, [, share]) => sum.plus(share), new Exact(0));
}

/** A fraction as LaTeX. */
export const shownFraction = ({ above, below }: Exact): string =>
  below === 1 ? String(above) : String.raw`\frac{${above}}{${below}}`;
