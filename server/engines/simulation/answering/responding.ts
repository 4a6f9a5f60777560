import { questionType } from '../../../../contracts/constants/questions.ts';
import { abilityFor, wrongLetter, wrongText, type Draw, type Responder } from './choosing.ts';
import type { Item } from './item.ts';
import { successAt, type ItemParameters } from './model.ts';

/** What a student wrote down, and what it is worth. */
export interface Responded {
  /** "" for what is written in words, see `textOf`. */
  answer: string;
  score: number;
  /** Scores of blanks, dictated words or points of the rubric; empty for a choice. */
  parts: readonly number[];
}

/** How much harder each further point of a rubric is than the one before. */
const stepHarder = 0.35;

/** Share of weak answers that are left empty. */
const leftEmpty = 0.06;

/** Share of the blanks that are not known into which nothing is written. */
const blankEmpty = 0.2;

/** Share of the points of a rubric that are given whole or not at all. */
const whole = 0.75;

/** Into how many steps a point of a rubric is divided: it is given whole or by half, one of many marks by degrees. */
function stepsOf(worth: number, draw: Draw): number {
  if (worth >= 5) return 6;
  return worth < 1 || draw(whole) ? 1 : 2;
}

const half = (score: number): number => score / 2;

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, one) => sum + one, 0);

/** Draws from a stream. */
export const drawFrom =
  (random: { chance: Draw }): Draw =>
  (probability) =>
    random.chance(probability);

function single(item: Item, score: number, probability: number, who: Responder): Responded {
  if (who.draw(probability)) return { answer: item.answers[0]![0]!, score, parts: [] };
  return { answer: who.draw(leftEmpty) ? '' : wrongLetter(item, who), score: 0, parts: [] };
}

/** Some but not all right options give half the score, a wrong one among them nothing. */
function multiple(item: Item, score: number, probability: number, who: Responder): Responded {
  const { draw } = who;
  const right = item.answers[0]!;
  if (draw(probability)) return { answer: right.join(''), score, parts: [] };
  if (draw(leftEmpty)) return { answer: '', score: 0, parts: [] };
  const some = right.slice(0, -1);
  if (some.length > 0 && draw(probability + 0.25)) return { answer: some.join(''), score: half(score), parts: [] };
  const taken = [...some, wrongLetter(item, who)].sort();
  return { answer: taken.join(''), score: 0, parts: [] };
}

const plain = (text: string): string => text.replaceAll('$', '');

function blanks(item: Item, score: number, parameters: ItemParameters, who: Responder): Responded {
  const each = score / item.answers.length;
  const written = item.answers.map(([usual = ''], index) => {
    if (who.draw(successAt(abilityFor(item, index + 1, who), parameters))) return { text: plain(usual), score: each };
    return { text: who.draw(blankEmpty) ? '' : plain(wrongText(item, index + 1, who)), score: 0 };
  });
  const parts = written.map((one) => one.score);
  return { answer: written.map(({ text }) => text).join('\n'), score: sumOf(parts), parts };
}

/** A share of a point of the rubric by steps, each reached as likely. */
function reached(worth: number, success: number, draw: Draw): number {
  const steps = stepsOf(worth, draw);
  let count = 0;
  for (let step = 0; step < steps; step++) if (draw(success)) count += 1;
  return Math.round((worth * count * 2) / steps) / 2;
}

/** What a composition has of each of its points as soon as there is one. */
const leastOfEssay = 0.3;

/** A share of a point of a composition, which nobody who writes one gets nothing of; on average as much as of any other. */
function graded(worth: number, success: number, draw: Draw): number {
  const least = Math.round(worth * leastOfEssay * 2) / 2;
  return least + reached(worth - least, (success - leastOfEssay) / (1 - leastOfEssay), draw);
}

/** Points of a rubric are harder one after another, those of a composition are not. */
function written(item: Item, score: number, parameters: ItemParameters, { ability, draw }: Responder): Responded {
  const full = sumOf(item.rubric);
  const middle = (item.rubric.length - 1) / 2;
  const isEssay = item.questionType === questionType.other;
  const harder = isEssay ? 0 : stepHarder;
  const parts = item.rubric.map((worth, index) => {
    const success = successAt(ability, parameters, harder * (index - middle));
    return (isEssay ? graded : reached)((worth * score) / full, success, draw);
  });
  return { answer: '', score: sumOf(parts), parts };
}

/** Each word is worth the same. */
function dictation(item: Item, score: number, parameters: ItemParameters, { ability, draw }: Responder): Responded {
  const success = successAt(ability, parameters);
  const parts = item.answers.map(() => (draw(success) ? score / item.answers.length : 0));
  return { answer: '', score: sumOf(parts), parts };
}

/** What a student answers to a question that is worth `score` in its paper. */
export function respond(item: Item, parameters: ItemParameters, score: number, who: Responder): Responded {
  if (item.questionType === questionType.fillIn) return blanks(item, score, parameters, who);
  if (item.questionType === questionType.choice) {
    const success = successAt(abilityFor(item, 0, who), parameters);
    return (item.isMultiple ? multiple : single)(item, score, success, who);
  }
  return (item.answers.length > 1 ? dictation : written)(item, score, parameters, who);
}
