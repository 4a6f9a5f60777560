import { type Expression, expressionOf, isSame, points } from './expressions.ts';

/** Whether the difference of the sides of one equation is everywhere the same multiple of the other's. */
async function isProportional(a: readonly string[], b: readonly string[]): Promise<boolean> {
  const sides = await Promise.all([...a, ...b].map(expressionOf));
  if (sides.some((side) => side === undefined)) return false;
  const [aLeft, aRight, bLeft, bRight] = sides as [Expression, Expression, Expression, Expression];
  const ratios = points(sides.flatMap((side) => side!.variables)).map(
    (at) => (aLeft.at(at) - aRight.at(at)) / (bLeft.at(at) - bRight.at(at)),
  );
  const known = ratios.filter(Number.isFinite);
  const first = known[0] ?? 0;
  return known.length >= 3 && first !== 0 && known.every((ratio) => Math.abs(ratio - first) <= 1e-9 * Math.abs(first));
}

/** Expressions of the same value; where the key has no equals sign, `x=3` is taken as 3 and `3+4=7` as 7. */
export async function isEqualValue(given: string, expected: string): Promise<boolean> {
  const [a, b] = [given.split('='), expected.split('=')];
  if (a.some((side) => side.trim() === '') || b.some((side) => side.trim() === '')) return false;
  if (a.length === 2 && b.length === 2) return isNamed(a) && isNamed(b) ? isSolution(a, b) : isProportional(a, b);
  const [last, key] = [a.at(-1)!, b.at(-1)!];
  if (a.length > 4 || b.length > 4) return false;
  const [left, right] = await Promise.all([expressionOf(last), expressionOf(key)]);
  return left !== undefined && right !== undefined && isSame(left, right);
}

/** A variable and what it is: `x=3`, `S_1=2π`. */
const isNamed = ([name = '', value = '']: readonly string[]): boolean =>
  /^\s*[a-zα-ω](_?\d)?\s*$/i.test(name) && !value.includes(name.trim());

async function isSolution(a: readonly string[], b: readonly string[]): Promise<boolean> {
  if (a[0]!.trim().toLowerCase() !== b[0]!.trim().toLowerCase()) return isProportional(a, b);
  const [left, right] = await Promise.all([expressionOf(a[1]!), expressionOf(b[1]!)]);
  return left !== undefined && right !== undefined && isSame(left, right);
}

const flipped: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '≠': '≠' };

/** An inequality as sides and signs that point to the right: `3>x` becomes `x<3`. */
function inequality(text: string): { sides: string[]; signs: string[] } | undefined {
  const pieces = text.split(/(<=|>=|<|>|≠)/);
  if (pieces.length !== 3 && pieces.length !== 5) return undefined;
  const [sides, signs] = [pieces.filter((_, index) => index % 2 === 0), pieces.filter((_, index) => index % 2 === 1)];
  const isBackwards = signs[0]!.startsWith('>');
  if (!isBackwards) return { sides, signs };
  return { sides: sides.reverse(), signs: signs.reverse().map((sign) => flipped[sign]!) };
}

/** Whether two inequalities have the same signs between the same values; undefined where the key is none. */
export async function isSameInequality(given: string, expected: string): Promise<boolean | undefined> {
  const [a, b] = [inequality(given), inequality(expected)];
  if (!b) return undefined;
  if (!a || a.signs.join() !== b.signs.join()) return false;
  const equal = await Promise.all(a.sides.map((side, index) => isEqualValue(side, b.sides[index]!)));
  if (equal.every(Boolean)) return true;
  // An unequal sign has no direction.
  return a.signs[0] === '≠' && (await isEqualValue(a.sides[0]!, b.sides[1]!)) && isEqualValue(a.sides[1]!, b.sides[0]!);
}
