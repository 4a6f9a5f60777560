import { wordForWord, type Calibrate } from './calibration.ts';
import { decimalOf } from './equivalence/numbers.ts';
import { plainOf, wordsOnly } from './equivalence/plain.ts';
import { relationOf } from './equivalence/compound.ts';
import { inHalves, isUnanswered, leftToTeacher, markOf, sumOf, unanswered, worthOf } from './given.ts';
import type { GivenMark, MarkingAnswer, MarkingQuestion, PointDetail } from './marker.ts';

/** More of a text is not compared piece by piece. */
const limits = { text: 6000, pieces: 60, expressions: 8 } as const;

/** What the answer says, prepared once for all points. */
interface Said {
  text: string;
  plain: string;
  words: string;
  /** What stands between commas, line breaks and equals signs. */
  pieces: readonly string[];
  /** What stands between commas and line breaks. */
  steps: readonly string[];
}

/** What a point asks for: numbers and formulas that must be there, and words of which most should be. */
interface Asked {
  expressions: readonly string[];
  terms: readonly string[];
}

interface Judged {
  share: number;
  confidence: number;
  reason: string;
}

const distinct = (texts: readonly string[]): string[] => {
  const plain = texts.map(plainOf).filter((text) => text !== '' && text.length < 60);
  return [...new Set(plain)].slice(0, limits.pieces);
};

function said(whole: string): Said {
  const text = whole.slice(0, limits.text).replace(/[\u2460-\u2473]/g, ' ');
  const steps = text.split(/[\n，,；;。：:、]|\s{2,}/);
  return {
    text,
    plain: plainOf(text).replaceAll(' ', ''),
    words: wordsOnly(whole),
    pieces: distinct(steps.flatMap((step) => step.split(/[=＝≈]/))),
    steps: distinct(steps.map((step) => step.replace(/^[\p{Script=Han}\s]+/u, ''))),
  };
}

/** Formulas between dollar signs, and numbers outside of them; those of steps `（1）` and of worth `每句2分` are none. */
function expressionsOf(text: string): string[] {
  const formulas = [...text.matchAll(/\$([^$]+)\$/g)].map(([, formula]) => formula!);
  const rest = text.replace(/\$[^$]+\$/g, ' ').replace(/[（(]\d+[)）]|第?\d+\s*[分点句条个处]/g, ' ');
  const numbers = [...rest.matchAll(/-?\d+(?:\.\d+)?(?:\/\d+)?%?/g)].map(([number]) => number);
  return [...new Set([...formulas, ...numbers])].slice(0, limits.expressions);
}

/** What rubrics say about the marking and not about the answer. */
const instructions =
  /答出[一二三四两\d]+[点条]即可|每[点句条个处空项]?各?\s*\d+分|各\s*\d+分|\d+分|即可|意思对|言之成理|酌情|给分|不得分|正确|完整|合理|算出|求出|列出|写出|知道|指出|说明|说出|得出|得到|画出|作答|能够?|用到?|由|会/g;

/** Words of at least two letters or characters. */
function termsOf(text: string): string[] {
  const quoted = [...text.matchAll(/[“"]([^”"]{1,30})[”"]/g)].map(([, term]) => term!);
  const rest = text.replace(/\$[^$]+\$|[（(]\d+[)）]/g, ' ').replace(instructions, ' ');
  const pieces = rest.split(/[\s，,。；;：:、（）()“”"/《》或和与及的]+/);
  return [...new Set([...quoted, ...pieces].map(wordsOnly))].filter((term) => term.length >= 2 && !/^\d+$/.test(term));
}

/** The part of the reference that belongs to a step `（2）` of the rubric. */
function stepOf(point: string, reference: string): string {
  const step = /^[（(](\d)[)）]/.exec(point)?.[1];
  if (step === undefined) return '';
  const parts = reference.split(/(?=[（(]\d[)）])/);
  return parts.find((part) => part.startsWith(`（${step}）`) || part.startsWith(`(${step})`))?.slice(3) ?? '';
}

/** What a point names itself, else what the reference says at the same step, else the words of the whole reference. */
function askedOf(point: string, reference: string, points: number): Asked {
  const own = point.replace(/[（(]或[^）)]*[）)]|[“"][^”"]{1,20}[”"](?=应?(?:译为|改为|译作))/g, '');
  const step = stepOf(own, reference);
  const expressions = expressionsOf(own);
  if (expressions.length > 0) return { expressions, terms: [] };
  const reached = expressionsOf(step || (points === 1 ? reference : ''));
  const terms = termsOf(own);
  return { expressions: reached, terms: terms.length > 0 ? terms : termsOf(step || reference) };
}

/** Whether a piece occurs, and not as the end or the beginning of a longer number. */
function isWithin(piece: string, text: string): boolean {
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + piece.length)];
    const isCut = (/^[\d.]/.test(piece) && /[\d.]$/.test(before)) || (/\d$/.test(piece) && /^\.?\d/.test(after));
    if (!isCut) return true;
  }
  return false;
}

const isNumberIn = (number: string, plain: string): boolean =>
  (plain.match(/-?\d+(?:\.\d+)?(?:\*10\^\(?-?\d+\)?)?%?/g) ?? []).some((one) => decimalOf(one) === number);

/** What follows the last equals sign, where a name or numbers stand before it; all of an equation with an unknown. */
function valueOf(wanted: string): string {
  const [left = '', ...rest] = wanted.split('=');
  const isEquation = rest.length === 1 && /[a-z]/i.test(left) && /[-+*/\d]/.test(left.replace(/_?\d$/, ''));
  return rest.length === 0 || isEquation ? wanted : rest.at(-1)!;
}

/** What the answer says that a letter is; several where it says so several times. */
const valuesOf = (name: string, plain: string): string[] =>
  [...plain.matchAll(/([a-z])_?\d?=([^,;=\s]+)/gi)].flatMap(([, letter, value]) => (letter === name ? [value!] : []));

const isAnyEqual = async (texts: readonly string[], wanted: string): Promise<boolean> =>
  (await Promise.all(texts.map((text) => relationOf(text, wanted)))).some(({ isEqual }) => isEqual);

/** A formula as it stands, or the same number or value somewhere in the answer. */
async function isThere(expression: string, { plain, pieces, steps }: Said): Promise<boolean> {
  const wanted = plainOf(expression).replaceAll(' ', '');
  if (isWithin(wanted, plain)) return true;
  const value = valueOf(wanted);
  const named = /^([a-z])=/i.exec(wanted)?.[1];
  const given = named === undefined ? [] : valuesOf(named, plain);
  if (given.length > 0 && decimalOf(value) !== undefined) return isAnyEqual(given, value);
  const number = decimalOf(value);
  if (number !== undefined && isNumberIn(number, plain)) return true;
  const isValue = /\d|\w[)]?[-+*/^]/.test(value) && value.length < 40;
  return isValue && isAnyEqual(value.includes('=') ? steps : [...pieces, ...steps], value);
}

/** Pairs of neighbouring characters: the share of them that also occurs says how much of a term is there in other words. */
function shareOf(term: string, words: string): number {
  if (words.includes(term)) return 1;
  const pairs = [...term].slice(1).map((_, index) => term.slice(index, index + 2));
  return pairs.filter((pair) => words.includes(pair)).length / Math.max(pairs.length, 1);
}

async function byExpressions(expressions: readonly string[], answer: Said): Promise<Judged> {
  const there = await Promise.all(expressions.map((expression) => isThere(expression, answer)));
  const missing = expressions.filter((_, index) => !there[index]);
  const share = 1 - missing.length / expressions.length;
  const named = missing
    .slice(0, 3)
    .map((expression) => plainOf(expression))
    .join('、');
  if (missing.length === 0) return { share, confidence: 0.8, reason: '写出了要点中的式子或数值' };
  return { share, confidence: share > 0 ? 0.3 : 0.6, reason: `没有找到 ${named}` };
}

const clausesOf = (text: string): string[] =>
  text
    .split(/[\n，。；;！？：、]/)
    .map(wordsOnly)
    .filter((clause) => /\p{Script=Han}{2}|[a-z]{3}/iu.test(clause))
    .slice(0, 60);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(numbers.length, 1);

/**
 * How much of the reference is in the answer: of a point that says what is in the reference the clauses that are about it, of
 * one that only judges (“语句通顺”) all of it.
 */
function coverageOf(terms: readonly string[], reference: string, { words }: Said): number {
  const clauses = clausesOf(reference);
  const own = clauses.filter((clause) =>
    terms.some((term) => shareOf(term, clause) >= 0.5 || shareOf(clause, term) >= 0.5),
  );
  return mean((own.length > 0 ? own : clauses).map((clause) => shareOf(clause, words)));
}

/** Full worth from two thirds of the words, half from one third: words can be replaced by others that mean the same. */
function byTerms(terms: readonly string[], answer: Said, coverage: number): Judged {
  const found = terms.map((term) => shareOf(term, answer.words));
  const share = mean(found);
  const near = terms.filter((_, index) => found[index]! >= 0.5).slice(0, 3);
  const reason = near.length > 0 ? `提到“${near.join('”“')}”` : '没有找到要点中的词语';
  if (share >= 0.66) return { share: 1, confidence: share >= 0.95 ? 0.85 : 0.75, reason };
  if (coverage >= 0.66) return { share: 1, confidence: 0.7, reason: '与参考答案大部分一致' };
  if (terms.length === 0 && coverage === 0)
    return { share: 0, confidence: 0.1, reason: '没有可以比对的词语，请教师判断' };
  const most = Math.max(share, coverage);
  if (most >= 0.33) return { share: 0.5, confidence: 0.3, reason: share < coverage ? '与参考答案部分一致' : reason };
  return { share: 0, confidence: most < 0.1 ? 0.55 : 0.4, reason };
}

/** Marks a written answer by the points of its rubric, as far as its words, numbers and formulas can be found in the text. */
export async function markWritten(
  question: MarkingQuestion,
  answer: MarkingAnswer,
  calibrate: Calibrate,
): Promise<GivenMark> {
  const worth = worthOf(question);
  if (isUnanswered(answer)) return unanswered(answer, worth.length);
  if (answer.text === null) return leftToTeacher(answer, '离线批改不能识别手写内容，请教师批改');
  const reference = question.answers.flat().join('\n');
  if (isReference(answer.text, reference)) return asReference(answer, worth);
  const points = question.rubric.length > 0 ? question.rubric.map(({ text }) => text) : [reference];
  const text = said(answer.text);
  const judged = await Promise.all(
    points.map((point) => judge(askedOf(point, reference, points.length), text, reference)),
  );
  const scores = judged.map(({ share }, index) => (share === 1 ? worth[index]! : inHalves(share * worth[index]!)));
  const score = sumOf(scores);
  return markOf(answer, {
    score,
    parts: scores,
    confidence: calibrate('written', confidenceOf(judged, answer.text)),
    reason: `${points.length} 个评分点得 ${score} 分：${judged.map(({ reason }, index) => `第 ${index + 1} 点${reason}`).join('；')}`,
    detail: { kind: 'rubric', points: detailOf(judged, scores) },
  });
}

const isReference = (text: string, reference: string): boolean =>
  [reference, reference.replace(/（(?:或|任答|答出|言之成理)[^（）]*）/g, '')].some(
    (one) => wordsOnly(one) !== '' && wordsOnly(text) === wordsOnly(one),
  );

const asReference = (answer: MarkingAnswer, worth: readonly number[]): GivenMark =>
  markOf(answer, {
    score: sumOf(worth),
    parts: [...worth],
    confidence: wordForWord,
    reason: '与参考答案一致',
    detail: { kind: 'rubric', points: worth.map((score, index) => ({ index, score, reason: '与参考答案一致' })) },
  });

const judge = async ({ expressions, terms }: Asked, text: Said, reference: string): Promise<Judged> =>
  expressions.length > 0 ? byExpressions(expressions, text) : byTerms(terms, text, coverageOf(terms, reference, text));

const detailOf = (judged: readonly Judged[], scores: readonly number[]): PointDetail[] =>
  judged.map(({ reason }, index) => ({ index, score: scores[index]!, reason }));

/** As sure as all points together; in long free text words stand in other senses more often. */
function confidenceOf(judged: readonly Judged[], text: string): number {
  const all = judged.reduce((product, { confidence }) => product * confidence, 1) ** (1 / Math.sqrt(judged.length));
  return Math.round(all * (text.length > 300 ? 0.7 : 1) * 100) / 100;
}
