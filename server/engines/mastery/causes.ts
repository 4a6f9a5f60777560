import { questionType } from '../../../contracts/constants/questions.ts';
import type { MistakeCause } from '../../../contracts/constants/mistake-causes.ts';
import { normalText } from '../analysis/answer-groups.ts';

/** A wrong answer that is typical: the letter of a choice, or what is written into a blank, which is counted from 1. */
export interface TypicalMistake {
  answer: string;
  blank: number;
  name: string;
  cause: MistakeCause;
}

/** The question, as far as the cause of a wrong answer is read from it. */
export interface Asked {
  questionType: number;
  options: readonly string[];
  /** As those of questions: letters of a choice, what is right for each blank. */
  answers: readonly (readonly string[])[];
  /** The likeliest first. */
  mistakes: readonly TypicalMistake[];
  /** Sentences of the solution that speak of errors: all that is known where nobody has written typical mistakes down. */
  errors: readonly string[];
}

/** What is known of a wrong answer. */
export interface WrongAnswer {
  /** Letters of a choice; answers to blanks, one a line; "" where it is in the scan only. */
  answer: string;
  /** Whether nothing was written. */
  isBlank: boolean;
  /** Share of the marks that it earned, from 0 to 1. */
  credit: number;
  /** What the marker gave as its reason; "" without one. */
  reason: string;
}

/** Words by which people name a cause, the more telling ones first. */
const words: readonly (readonly [MistakeCause, RegExp])[] = [
  ['blank', /未作答|未答|没有作答|空白/],
  ['calculation', /计算|算错|符号|正负|变号|进位|退位|约分|通分|合并|移项|漏乘|小数点/],
  ['reading', /审题|题意|看错|误读|看成|忽略|漏看|没有注意|问的是|题目要求/],
  ['method', /方法|思路|公式|步骤错|定理|辅助线|误用|套用/],
  ['expression', /表述|书写|格式|单位|错别字|拼写|标点|语序|不完整|不规范|要点不全/],
  ['careless', /粗心|笔误|抄错|漏写|漏数|数错/],
  ['concept', /概念|混淆|定义|性质|误以为|当成|误认为|分不清|不清/],
];

/** The cause that a text names; undefined where it names none. */
const causeIn = (text: string): MistakeCause | undefined =>
  text === '' ? undefined : words.find(([, pattern]) => pattern.test(text))?.[0];

const errorsIn = (solution: string): string[] => solution.split(/[。；\n]/).filter((one) => /错|误|漏|忘|混/.test(one));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A question as it is stored, with what is known of errors in it. */
export const askedOf = ({ solution, mistakes, ...asked }: Omit<Asked, 'errors'> & { solution: string }): Asked => ({
  ...asked,
  mistakes,
  errors: mistakes.length > 0 ? [] : errorsIn(solution),
});

/** The sentence that names a wrong answer as an error; "" where none does. */
function typicalError(errors: readonly string[], named: readonly string[]): string {
  // To look for the names alone is far quicker, and most answers are named nowhere.
  const known = named.filter((one) => one.trim() !== '' && errors.some((error) => error.includes(one)));
  if (known.length === 0) return '';
  const names = known.map(escaped).join('|');
  const isNamed = new RegExp(`(?:选|填|得出?|写成)[^。；]{0,8}(?:${names})`);
  return errors.find((one) => isNamed.test(one)) ?? '';
}

const numberIn = (text: string): number | undefined => {
  const plain = text.replaceAll(/[$\s]/g, '').replaceAll('−', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

/** Whether a number was written in the place of another one, somewhere in the blanks. */
const isNumberWrong = ({ answers }: Asked, answer: string): boolean =>
  answer.split('\n').some((one, index) => {
    const given = numberIn(one);
    const wanted = (answers[index] ?? []).map(numberIn);
    return given !== undefined && wanted.some((value) => value !== undefined) && !wanted.includes(given);
  });

const wrongLetters = (answers: Asked['answers'], answer: string): string[] =>
  [...answer].filter((letter) => !(answers[0] ?? []).includes(letter));

/** The wrong options that were taken, by letter and by text; what was written into blanks. */
const namesOf = ({ questionType: type, options, answers }: Asked, answer: string): string[] =>
  type === questionType.choice
    ? wrongLetters(answers, answer).flatMap((letter) => [letter, options[letter.charCodeAt(0) - 65] ?? ''])
    : answer.split('\n');

const plain = (text: string): string => normalText(text).replaceAll(/[$\s]/g, '');

const isSame = (one: string, other: string): boolean => one === other || plain(one) === plain(other);

/** The typical mistake that an answer is, the likeliest of several; undefined where it is none. */
function typicalMistake({ questionType: type, answers, mistakes }: Asked, answer: string): TypicalMistake | undefined {
  if (mistakes.length === 0) return undefined;
  if (type === questionType.choice) {
    const letters = wrongLetters(answers, answer);
    return mistakes.find((one) => letters.includes(one.answer));
  }
  const written = answer.split('\n');
  return mistakes.find((one) => isSame(written[one.blank - 1] ?? '', one.answer));
}

/** What a wrong answer comes from. */
interface Misconception {
  name: string;
  cause: MistakeCause;
}

function readMisconception(asked: Asked, answer: string): Misconception | undefined {
  const known = typicalMistake(asked, answer);
  if (known) return known;
  const name = typicalError(asked.errors, namesOf(asked, answer));
  return name === '' ? undefined : { name, cause: causeIn(name) ?? 'concept' };
}

/** By question: many students give the same wrong answer, and what it comes from is read once. */
const misconceptions = new WeakMap<Asked, Map<string, Misconception | undefined>>();

/** What a wrong answer comes from, by name, as far as the question tells; undefined where it does not. */
export function misconceptionIn(asked: Asked, answer: string): Misconception | undefined {
  const known = misconceptions.get(asked) ?? new Map<string, Misconception | undefined>();
  misconceptions.set(asked, known);
  if (!known.has(answer)) known.set(answer, readMisconception(asked, answer));
  return known.get(answer);
}

/** What it is where nobody says anything: half of a written answer lacks words, a number was reckoned wrongly. */
function usualCause(asked: Asked, { answer, credit }: WrongAnswer): MistakeCause {
  const { questionType: type } = asked;
  if (type === questionType.choice) return credit > 0 ? 'careless' : 'concept';
  if (type === questionType.fillIn) return isNumberWrong(asked, answer) ? 'calculation' : 'concept';
  return credit >= 0.5 ? 'expression' : 'method';
}

/**
 * The likely cause of a wrong answer, for a person to confirm: nothing written; what is known of that very answer; what the
 * marker gave as a reason; else what is usual for its kind of question.
 */
export function suggestCause(asked: Asked, wrong: WrongAnswer): MistakeCause {
  if (wrong.isBlank) return 'blank';
  return misconceptionIn(asked, wrong.answer)?.cause ?? causeIn(wrong.reason) ?? usualCause(asked, wrong);
}
