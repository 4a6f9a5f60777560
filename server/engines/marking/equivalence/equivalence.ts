import { distanceOf } from '../align.ts';
import { relationOf, type Relation } from './compound.ts';
import { decimalOf } from './numbers.ts';
import { plainOf, wordsOnly } from './plain.ts';

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

const english = '3';

const right = (confidence: number, reason: string): Judgement => ({ isRight: true, confidence, reason });
const wrong = (confidence: number, reason: string): Judgement => ({ isRight: false, confidence, reason });

/** Words, other than names of functions; their brackets and spaces carry no meaning. */
const isWorded = (plain: string): boolean =>
  /\p{Script=Han}/u.test(plain) || /[a-z]{2}/i.test(plain.replace(/sqrt|sin|cos|tan|ln|lg|abs/g, ''));

function asText(given: string, expected: string, { subjectId }: Context): Judgement | undefined {
  if (!isWorded(expected)) {
    const [a, b] = [given, expected].map((text) => plainOf(text).replaceAll(' ', ''));
    return a === b ? right(0.95, '与答案一致') : undefined;
  }
  const [a, b] = [wordsOnly(given), wordsOnly(expected)];
  if (a === b) return right(0.95, '与答案一致，只有标点或空格不同');
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

const notes: Readonly<Record<NonNullable<Relation['note']>, Judgement>> = {
  unitLeftOut: right(0.6, '数值正确，缺少单位'),
  unitAdded: right(0.8, '数值正确，答案不带单位'),
  unitDiffers: wrong(0.75, '数值相同，单位不对'),
  ratio: right(0.6, '比值相等，写法与答案不同'),
  converted: right(0.85, '换算单位后相等'),
};

async function asMathematics(given: string, expected: string, { stem }: Context): Promise<Judgement | undefined> {
  const [a, b] = [plainOf(given), plainOf(expected)];
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

/** A slip in a longer text may be one of the pen or of the reader: Chinese from four characters, others from five. */
function asSlip(given: string, expected: string): Judgement {
  const [a, b] = [wordsOnly(given), wordsOnly(expected)];
  const least = /\p{Script=Han}/u.test(b) ? 4 : 5;
  const isLong = b.length >= least && isWorded(b) && Math.abs(a.length - b.length) <= 1;
  if (isLong && distanceOf(a, b) === 1) return wrong(0.6, '与答案只差一个字，疑似错别字');
  return wrong(decimalOf(expected) === undefined ? 0.85 : 0.92, '与答案不同');
}

async function judge(given: string, expected: string, context: Context): Promise<Judgement> {
  if (given === expected.trim()) return right(0.98, '与答案一致');
  if (given.length > maxLength) return wrong(0.7, '作答过长，与答案不同');
  const known = asText(given, expected, context) ?? (await asMathematics(given, expected, context));
  return known ?? asSlip(given, expected);
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
