import { distanceOf } from '../align.ts';
import { relationOf, type Relation } from './compound.ts';
import { decimalOf } from './numbers.ts';
import { plainOf, wordsOnly } from './plain.ts';
import { quantityOf } from './units.ts';

/** Whether an answer is right, how sure that is from 0 to 1, and why in one Chinese line. */
export interface Judgement {
  isRight: boolean;
  confidence: number;
  reason: string;
}

/** What of a question decides how answers compare. */
export interface Context {
  subjectId: string;
  stem: string;
}

/** Longer answers are only compared as they stand. */
const maxLength = 400;

const [chinese, english, chemistry] = ['1', '3', '5'];

const right = (confidence: number, reason: string): Judgement => ({ isRight: true, confidence, reason });
const wrong = (confidence: number, reason: string): Judgement => ({ isRight: false, confidence, reason });

/** Words, other than names of functions; their brackets and spaces carry no meaning. */
const isWorded = (plain: string): boolean =>
  /\p{Script=Han}/u.test(plain) || /[a-z]{2}/i.test(plain.replace(/sqrt|sin|cos|tan|ln|lg|abs/g, ''));

/** Words of letters one by one: `was reading` is not `wasreading`. */
const spaced = (text: string): string =>
  (
    plainOf(text)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).join(' ');

function asText(given: string, expected: string, { subjectId }: Context): Judgement | undefined {
  if (!isWorded(expected)) {
    const [a, b] = [given, expected].map((text) => plainOf(text).replaceAll(' ', ''));
    return a === b ? right(0.95, '与答案一致') : undefined;
  }
  const [a, b] = [wordsOnly(given), wordsOnly(expected)];
  if (a === b)
    return spaced(given) === spaced(expected)
      ? right(0.95, '与答案一致，只有标点不同')
      : right(0.6, '与答案一致，只有空格不同');
  if (a.toLowerCase() !== b.toLowerCase()) return undefined;
  return subjectId === english ? right(0.8, '与答案一致，大小写不同') : wrong(0.6, '字母大小写与答案不同');
}

const shortest = (a: number, b: number): number => (b === 0 ? a : shortest(b, a % b));

/** A fraction that could be reduced. */
function isUnreduced(plain: string): boolean {
  const [, top, bottom] = /^[-+]?\(*(\d{1,9})\)*\/\(*(\d{1,9})\)*$/.exec(plain) ?? [];
  return top !== undefined && shortest(Number(top), Number(bottom)) > 1;
}

/** A sum or product that was left standing where the answer is a number. */
const isUnfinished = (given: string, expected: string): boolean =>
  decimalOf(expected) !== undefined &&
  decimalOf(given) === undefined &&
  /[\d)]\s*[-+*]/.test(given.replace(/\(\d+\+\d+\/\d+\)/g, '1').replace(/^.*=/, ''));

/** Brackets other than those of an exponent. */
const isFactored = (plain: string): boolean => plain.replace(/\^\([^()]*\)/g, '').includes('(');

/** What an answer is introduced by: `解析式为y=2x`, and the name of a point before its coordinates. */
const unnamed = (given: string, expected: string): string => {
  const told = /\p{Script=Han}/u.test(expected)
    ? given
    : given.replace(/^[\p{Script=Han}]{1,8}[为是:](?=[^\p{Script=Han}]+$)/u, '');
  return expected.startsWith('(') ? told.replace(/^[A-Z](?=\()/, '') : told;
};

const notes: Readonly<Record<NonNullable<Relation['note']>, Judgement>> = {
  unitLeftOut: right(0.6, '数值正确，缺少单位'),
  unitAdded: right(0.8, '数值正确，答案不带单位'),
  unitDiffers: wrong(0.75, '数值相同，单位不对'),
  ratio: right(0.6, '比值相等，写法与答案不同'),
  converted: right(0.85, '换算单位后相等'),
};

/** Words of a language and formulas of substances, whose letters are no factors: `aer` is not `are`. */
const isNoProduct = (plain: string, { subjectId }: Context): boolean =>
  [chinese, english].includes(subjectId) || (subjectId === chemistry && /^(?:[A-Z][a-z]?\d*)+$/.test(plain));

async function asMathematics(given: string, expected: string, context: Context): Promise<Judgement | undefined> {
  const { stem } = context;
  const b = plainOf(expected);
  if (isNoProduct(b, context)) return undefined;
  const a = unnamed(plainOf(given), b);
  const { isEqual, note } = await relationOf(a, b);
  if (note && notes[note].isRight === isEqual) return notes[note];
  if (!isEqual) return undefined;
  if (/因式分解|分解因式/.test(stem) && isFactored(b) && !isFactored(a))
    return wrong(0.6, '与答案相等，但没有写成因式的积');
  if (isUnreduced(a)) return right(0.75, '数值相等，分数没有约成最简');
  if (isUnfinished(a, b)) return right(0.5, '算式的值与答案相等，但没有算出结果');
  return decimalOf(given) !== undefined && decimalOf(expected) !== undefined
    ? right(0.97, '数值相等')
    : right(0.88, '与答案等价');
}

const unitless = (plain: string): string => quantityOf(plain).number;

const numbersIn = (plain: string): string => (plain.match(/\d+(?:\.\d+)?/g) ?? []).join(' ');

/** Letters among digits, as readers take 0 for O and 1 for l. */
const isMixed = (a: string): boolean => /\d[OIlZSBbg]|[OIlZSBbg]\d|^\/|\d\.[OIlZSBbg]/.test(a);

/** A number, expression or quantity that is another: sure only where all of it could be read. */
function asOther(a: string, b: string): Judgement {
  const isNumber = decimalOf(b) !== undefined;
  if (isNumber && decimalOf(a) !== undefined) return wrong(0.92, '与答案不同');
  const isRead = !/\p{Script=Han}|[^\x20-\x7eπΩµ°℃≠∞∪∩±√]/u.test(a) || quantityOf(a).unit !== '';
  if (isMixed(a) && !/[OIlZSBbg]/.test(numbersIn(b) === '' ? 'O' : unitless(b)))
    return wrong(0.55, '数字中夹有字母，可能识读有误');
  if (!isRead) return wrong(0.6, '与答案不同，作答中有不能识别的写法');
  return numbersIn(a) === numbersIn(b) ? wrong(0.75, '数字与答案相同，写法不同') : wrong(0.85, '与答案不同');
}

/** Words that differ: a slip may be one of the pen or of the reader, more or fewer words may still say the same. */
function asOtherWords(given: string, expected: string): Judgement {
  const [a, b] = [wordsOnly(given), wordsOnly(expected)];
  const isWhole = ` ${spaced(given)} `.includes(` ${spaced(expected)} `);
  if (a.includes(b) && isWhole)
    return a.length - b.length <= 2 && !/[和或与不没无非]/.test(a.replace(b, ''))
      ? right(0.55, '写出了答案，多写的字请核对')
      : wrong(0.5, '写出了答案，但多写了内容');
  if (a.length > 1 && b.includes(a) && spaced(b) === '') return wrong(0.65, '只写出了答案的一部分');
  if (b.length > 1 && Math.abs(a.length - b.length) <= 1 && distanceOf(a, b) === 1)
    return wrong(b.length > 3 ? 0.6 : 0.75, b.length > 3 ? '与答案只差一个字，疑似错别字' : '与答案差一个字');
  return wrong(0.85, '与答案不同');
}

/** Marks around an answer that are none of it: quotes, a full stop, the equals sign of the question. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^[“"‘'=＝\s]+(?=.)|(?<=.)[”"’'。\s]+$/gu, '')
    .trim();

/** What is asked for: words, a number, a quantity with its unit, or another expression. */
export function keyKindOf(expected: string): 'words' | 'number' | 'quantity' | 'expression' {
  const plain = plainOf(expected);
  if (decimalOf(plain) !== undefined) return 'number';
  if (quantityOf(plain).unit !== '') return 'quantity';
  return isWorded(expected) ? 'words' : 'expression';
}

async function judge(given: string, expected: string, context: Context): Promise<Judgement> {
  if (given === expected.trim() || bare(given) === bare(expected)) return right(0.98, '与答案一致');
  if (given.length > maxLength) return wrong(0.7, '作答过长，与答案不同');
  const known = asText(given, expected, context) ?? (await asMathematics(bare(given), expected, context));
  if (known) return known;
  return keyKindOf(expected) === 'words'
    ? asOtherWords(given, expected)
    : asOther(plainOf(bare(given)), plainOf(expected));
}

/** Of right judgements the surest, else of wrong ones the most doubtful. */
const better = (a: Judgement, b: Judgement): Judgement => {
  if (a.isRight !== b.isRight) return a.isRight ? a : b;
  return a.confidence >= b.confidence === a.isRight ? a : b;
};

/** Compares what was written into a blank with every text that is right there. */
export async function compareAnswer(
  written: string,
  spellings: readonly string[],
  context: Context,
): Promise<Judgement> {
  const given = written.trim();
  if (given === '') return wrong(0.95, '未作答');
  const judgements = await Promise.all(spellings.map((expected) => judge(given, expected, context)));
  return judgements.length > 0 ? judgements.reduce(better) : wrong(0, '没有答案');
}
