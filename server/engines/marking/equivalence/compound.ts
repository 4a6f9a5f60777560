import { decimalOf, ungrouped } from './numbers.ts';
import { isEqualValue, isSameInequality } from './equations.ts';
import { factorOf, quantityOf } from './units.ts';

/** How two mathematical answers relate; `note` says what makes an equal one doubtful. */
export interface Relation {
  isEqual: boolean;
  note?: 'unitLeftOut' | 'unitAdded' | 'unitDiffers' | 'ratio' | 'converted';
}

const different: Relation = { isEqual: false };
const equal: Relation = { isEqual: true };

/** More members than a set of solutions has; pairs of them are compared. */
const maxMembers = 8;

/** Splits at separators that stand in no brackets. */
function split(text: string, separators: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (depth === 0 && separators.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** `±3` is two members, `x1=2 x2=3` too; which root is the first does not matter. */
const members = (text: string): string[] =>
  split(text.replace(/ (?=[a-z]_?\d?=)/gi, ','), /[,;或和∪]/)
    .flatMap((part) => (part.includes('±') ? [part.replace('±', '+'), part.replace('±', '-')] : [part]))
    .map((part) => part.replace(/^([a-z])_?[12]=/i, '$1='));

async function areOrdered(given: readonly string[], expected: readonly string[]): Promise<Relation> {
  if (given.length !== expected.length) return different;
  const relations = await Promise.all(given.map((one, index) => relate(one, expected[index]!)));
  return relations.every(({ isEqual }) => isEqual) ? (relations.find(({ note }) => note) ?? equal) : different;
}

async function areSame(given: readonly string[], expected: readonly string[]): Promise<Relation> {
  if (given.length !== expected.length || given.length > maxMembers) return different;
  const left = [...expected];
  for (const one of given) {
    const relations = await Promise.all(left.map((other) => relate(one, other)));
    const index = relations.findIndex(({ isEqual }) => isEqual);
    if (index < 0) return different;
    left.splice(index, 1);
  }
  return equal;
}

const bracketed = /^([([{])(.*)([)\]}])$/;

/** Pairs and intervals keep their order and brackets, sets in braces do not; undefined where the key is in no brackets. */
function inBrackets(given: string, expected: string): Promise<Relation> | undefined {
  const [, open, inner = '', close] = bracketed.exec(expected) ?? [];
  const parts = split(inner, /[,;]/);
  if (open === undefined || (parts.length < 2 && open !== '{')) return undefined;
  const found = bracketed.exec(given);
  if (open === '{') return areSame(members(found?.[1] === '{' ? found[2]! : given), members(inner));
  if (found?.[1] !== open || found[3] !== close) return Promise.resolve(different);
  return areOrdered(split(found[2]!, /[,;]/), parts);
}

/** Ratios are equal when their members are proportional; only equal ones of the same size are written alike. */
async function ratio(given: string, expected: string): Promise<Relation> {
  const [a, b] = [split(given, /:/), split(expected, /:/)];
  if (a.length !== b.length) {
    const isQuotient =
      b.length === 2 && a.length === 1 && (await isEqualValue(given, b.map((one) => `(${one})`).join('/')));
    return isQuotient ? { isEqual: true, note: 'ratio' } : different;
  }
  if ((await areOrdered(a, b)).isEqual) return equal;
  const products = a.slice(1).map((one, index) => [`(${a[0]})*(${b[index + 1]})`, `(${one})*(${b[0]})`] as const);
  const equals = await Promise.all(products.map(([left, right]) => isEqualValue(left, right)));
  return equals.every(Boolean) ? { isEqual: true, note: 'ratio' } : different;
}

async function quantity(given: string, expected: string): Promise<Relation> {
  const [a, b] = [quantityOf(given), quantityOf(expected)];
  if (a.unit === '' && b.unit === '') return different;
  const isSameNumber = (): Promise<boolean> => isEqualValue(a.number, b.number);
  if (a.unit === '') return { isEqual: await isSameNumber(), note: 'unitLeftOut' };
  if (b.unit === '') return { isEqual: await isSameNumber(), note: 'unitAdded' };
  const factor = factorOf(a.unit, b.unit);
  if (factor === undefined) return { isEqual: false, note: (await isSameNumber()) ? 'unitDiffers' : undefined };
  if (factor === 1) return { isEqual: await isSameNumber() };
  return { isEqual: await isEqualValue(`(${a.number})*${factor.toFixed(15)}`, b.number), note: 'converted' };
}

/** Numbers, expressions, equations, inequalities, quantities, ratios, pairs, intervals and sets, as plain text. */
async function relate(given: string, expected: string): Promise<Relation> {
  const numbers = [decimalOf(given), decimalOf(expected)];
  if (numbers[0] !== undefined && numbers[1] !== undefined) return { isEqual: numbers[0] === numbers[1] };
  const grouped = inBrackets(given, expected);
  if (grouped) return grouped;
  const [a, b] = [members(ungrouped(given)), members(ungrouped(expected))];
  if (b.length > 1) return areSame(a, b);
  if (split(expected, /:/).length > 1) return ratio(given, expected);
  const ordered = await isSameInequality(given, expected);
  if (ordered !== undefined) return { isEqual: ordered };
  if (await isEqualValue(given, expected)) return equal;
  return quantity(given, expected);
}

/** How two mathematical answers in plain text relate; long ones are not compared. */
export const relationOf = async (given: string, expected: string): Promise<Relation> =>
  given.length > 200 || expected.length > 200 ? different : relate(given, expected);
