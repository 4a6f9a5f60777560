import { questionType } from '../../../../contracts/constants/questions.ts';
import { hashOf } from './chance.ts';
import type { Item } from './item.ts';
import { successAt, type ItemParameters } from './model.ts';

/** What a student wrote down, and what it is worth. */
export interface Responded {
  answer: string;
  score: number;
  /** Scores of blanks or points of the rubric; empty for a choice. */
  parts: readonly number[];
}

/** How often the first, second and further wrong options are taken by those who go wrong: one error is always the usual one. */
const wrongShares = [0.56, 0.28, 0.16] as const;

/** How much harder each further point of a rubric is than the one before. */
const stepHarder = 0.35;

/** Share of weak answers that are left empty. */
const leftEmpty = 0.06;

const half = (score: number): number => score / 2;

/** Draws whether something of this probability happens. */
export type Draw = (probability: number) => boolean;

/** Draws from a stream. */
export const drawFrom =
  (random: { chance: Draw }): Draw =>
  (probability) =>
    random.chance(probability);

const letters = 'ABCDEFGH';

/** The wrong options of a question, the most tempting first: the same for everybody. */
function temptations({ id, options, answers }: Item): string[] {
  const wrong = [...letters.slice(0, options)].filter((letter) => !answers[0]!.includes(letter));
  const first = hashOf(id) % Math.max(wrong.length, 1);
  return [...wrong.slice(first), ...wrong.slice(0, first)];
}

function wrongLetter(item: Item, draw: Draw): string {
  const wrong = temptations(item);
  let left = 1;
  for (const [index, letter] of wrong.entries()) {
    const share = wrongShares[index] ?? 0.1;
    if (index === wrong.length - 1 || draw(share / left)) return letter;
    left -= share;
  }
  return '';
}

function single(item: Item, score: number, probability: number, draw: Draw): Responded {
  if (draw(probability)) return { answer: item.answers[0]![0]!, score, parts: [] };
  return { answer: draw(leftEmpty) ? '' : wrongLetter(item, draw), score: 0, parts: [] };
}

/** Some but not all right options give half the score, a wrong one among them nothing. */
function multiple(item: Item, score: number, probability: number, draw: Draw): Responded {
  const right = item.answers[0]!;
  if (draw(probability)) return { answer: right.join(''), score, parts: [] };
  if (draw(leftEmpty)) return { answer: '', score: 0, parts: [] };
  const some = right.slice(0, -1);
  if (some.length > 0 && draw(probability + 0.25)) return { answer: some.join(''), score: half(score), parts: [] };
  const taken = [...some, wrongLetter(item, draw)].sort();
  return { answer: taken.join(''), score: 0, parts: [] };
}

/** What is typically written instead of a number: its sign lost, one too many, a place off; of a word nothing. */
function wrongText(text: string, draw: Draw): string {
  const number = /^\$?(-?)(\d+(?:\.\d+)?)\$?$/.exec(text);
  if (!number || draw(0.2)) return '';
  const [, sign, digits] = number as unknown as [string, string, string];
  if (draw(0.4)) return sign ? digits : `-${digits}`;
  if (draw(0.5)) return `${sign}${Number(digits) + 1}`;
  return `${sign}${Number(digits) * 10}`;
}

const plain = (text: string): string => text.replaceAll('$', '');

function blanks(item: Item, score: number, probability: number, draw: Draw): Responded {
  const each = score / item.answers.length;
  const written = item.answers.map(([usual = '']) => {
    const isRight = draw(probability);
    return { text: isRight ? plain(usual) : wrongText(usual, draw), score: isRight ? each : 0 };
  });
  const parts = written.map((one) => one.score);
  return {
    answer: written.map(({ text }) => text).join('\n'),
    score: parts.reduce((sum, one) => sum + one, 0),
    parts,
  };
}

/** Points of a rubric are reached one by one, each further one harder; what is written lies in no database. */
function written(item: Item, score: number, successOf: (harder: number) => number, draw: Draw): Responded {
  const full = item.rubric.reduce((sum, one) => sum + one, 0);
  const middle = (item.rubric.length - 1) / 2;
  const parts = item.rubric.map((worth, index) =>
    draw(successOf(stepHarder * (index - middle))) ? Math.round((worth * score * 2) / full) / 2 : 0,
  );
  return { answer: '', score: parts.reduce((sum, one) => sum + one, 0), parts };
}

/** What a student of an ability answers to a question that is worth `score` in its paper. */
export function respond(item: Item, parameters: ItemParameters, ability: number, score: number, draw: Draw): Responded {
  const successOf = (harder: number): number => successAt(ability, parameters, harder);
  if (item.questionType === questionType.fillIn) return blanks(item, score, successOf(0), draw);
  if (item.questionType !== questionType.choice) return written(item, score, successOf, draw);
  return (item.isMultiple ? multiple : single)(item, score, successOf(0), draw);
}
