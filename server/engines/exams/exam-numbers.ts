import { examNoParts } from '../../../contracts/constants/exams.ts';

type Part = (typeof examNoParts)[number];

/** A literal piece of a number, or a part with the fewest digits that it takes. */
type Piece = string | { part: Part; width: number };

const piece = /\{([^{}:]*)(?::([1-6]))?\}|([0-9A-Za-z]+)|([^])/gu;

/** The longest number that fits on a ticket and into a row of bubbles. */
export const isExamNo = (value: string): boolean => /^[0-9A-Za-z]{1,20}$/.test(value);

const isPart = (name: string | undefined): name is Part => examNoParts.some((part) => part === name);

/** What is wrong with a pattern of numbers, in Chinese; undefined where it can give everybody a number of their own. */
export function patternFault(pattern: string): string | undefined {
  const parts = new Set<Part>();
  for (const [, name, , , stray] of pattern.matchAll(piece)) {
    if (stray !== undefined) return `不能有“${stray}”，只能用数字、字母和 {${examNoParts.join('} {')}}`;
    if (name === undefined) continue;
    if (!isPart(name)) return `没有“{${name}}”，可用 {${examNoParts.join('} {')}}`;
    parts.add(name);
  }
  const isUnique = parts.has('序号') || parts.has('学号') || (parts.has('考场') && parts.has('座位'));
  return isUnique ? undefined : '须有 {序号}、{学号}，或 {考场} 和 {座位}，考号才不会重复';
}

const piecesOf = (pattern: string): Piece[] =>
  [...pattern.matchAll(piece)].map(([, name, width, literal]) =>
    isPart(name) ? { part: name, width: Number(width ?? 1) } : (literal ?? ''),
  );

/** Makes the number of a candidate by a pattern from what its parts mean for that candidate. */
export function numbering(pattern: string): (values: Readonly<Record<Part, string | number>>) => string {
  const pieces = piecesOf(pattern);
  return (values) =>
    pieces.map((one) => (typeof one === 'string' ? one : String(values[one.part]).padStart(one.width, '0'))).join('');
}
