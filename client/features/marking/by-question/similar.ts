import type { MarkedAnswer } from '../marks.ts';

/** Answers less alike than this tell nothing about each other. */
const leastAlike = 0.4;
const most = 2;

const pairsOf = (text: string): Set<string> => {
  const signs = [...text.replace(/\s/g, '')];
  return new Set(signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`));
};

/** How alike two texts are: twice the pairs of neighbouring characters that both have, out of all. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  const common = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/** The answers most like one among others: those of its group first, then by their words. */
export function mostAlike<A extends Pick<MarkedAnswer, 'answer' | 'group' | 'isBlank'>>(
  current: A,
  others: readonly A[],
): A[] {
  return others
    .filter((other) => other !== current && !other.isBlank && !current.isBlank)
    .map((other) => ({ other, alike: other.group === current.group ? 1 : likeness(current.answer, other.answer) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ other }) => other);
}
