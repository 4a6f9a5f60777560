import { bankCourses } from '../../seed/bank/courses.ts';
import type { BankQuestion } from '../../seed/bank/bank.ts';
import { questionsOf } from '../../seed/bank/draw.ts';
import { Random } from '../../seed/random.ts';

/** A blank of the bank with every way that its key knows. */
export interface Blank {
  subjectId: string;
  stem: string;
  ways: readonly string[];
}

const bank: readonly { subjectId: string; question: BankQuestion }[] = bankCourses.flatMap(({ subjectId, chapters }) =>
  chapters.flatMap(({ points }) =>
    points.flatMap((point) =>
      questionsOf(point, new Random(7, point.name)).map((question) => ({ subjectId, question })),
    ),
  ),
);

const blanks: readonly Blank[] = bank.flatMap(({ subjectId, question }) =>
  question.type === 'fill' ? question.answers.map((ways) => ({ subjectId, stem: question.stem, ways })) : [],
);

/** Blanks whose answer is made of letters or characters alone. */
export const wordBlanks = blanks.filter(({ ways }) => /^[\p{Script=Han}a-zA-Z ']{2,}$/u.test(ways[0]!));

/** Blanks whose answer is a number, its sign and point included. */
export const numberBlanks = blanks.filter(({ ways }) => /^\$?-?\d+(?:\.\d+)?\$?$/.test(ways[0]!));

const others = bank.flatMap(({ question }) => (question.type === 'other' ? [question] : []));

/** Words of dictations, Chinese ones and English ones. */
export const dictatedWords = [
  ...new Set(
    others
      .filter(({ stem }) => stem.startsWith('听写'))
      .flatMap(({ answer }) => answer.split(/[\u2460-\u2473]/).map((word) => word.trim()))
      .filter((word) => word !== ''),
  ),
];

/** Poems to be written down from memory. */
export const poems = others.filter(({ stem }) => stem.startsWith('默写'));
