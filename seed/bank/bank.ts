import * as z from 'zod';
import type { MistakeCause } from '../../contracts/constants/mistake-causes.ts';
import { stages } from '../../contracts/subjects.ts';
import { number, text } from '../content/read.ts';
import type { Random } from '../random.ts';
import { flag } from './figures/fields.ts';
import { figure } from './figures/kinds.ts';

// Questions as they are written down. Text may hold LaTeX between dollar signs. Options are shuffled when the world is
// seeded, so the right ones are named and not lettered.

const texts = z.array(text).min(1).readonly();

/** An expression and the value that it must have; tests recompute it with mathjs, fractions and units included. */
const check = z.strictObject({ expression: text, equals: text });
export type Check = z.output<typeof check>;

/** Whether students answer by drawing into the figure, which the answer sheet prints for that. */
const drawInto = flag.optional();

const written = {
  /** What is asked; `____` stands for a blank. Several texts are one below the other, so that questions can share one. */
  stem: z.union([text, texts.transform((parts) => parts.join('\n'))], '须为文本，或文本的列表'),
  /** How the answer is found, step by step. */
  solution: text,
  /** Share of an average class of the grade that gets it right, from 0.2 (hard) to 0.95 (easy). */
  facility: number.refine((share) => share >= 0.2 && share <= 0.95, '须在 0.2 到 0.95 之间'),
  /**
   * A picture beside the question, as SVG with a viewBox (in data files the name of its file, or the parameters of a kind of
   * figures, from which it is drawn); its letters are set in the font of the page.
   */
  figure: figure.optional(),
  check: z.union([check, z.array(check)], '须为 expression 和 equals，或其列表').optional(),
};

/** What each wrong option comes from, as an id of the catalogue of misconceptions, or `-` for nothing that is known. */
const because = texts.optional();

const marked = {
  ...written,
  answer: text,
  /** What marks are given for; the scores add up to that of the question. */
  rubric: z.array(z.strictObject({ text, score: number })).readonly(),
  drawInto,
};

const question = z.discriminatedUnion(
  'type',
  [
    /** One right option of four; each wrong one comes from an error that students really make. */
    z.strictObject({
      type: z.literal('single'),
      ...written,
      right: text,
      wrong: z.tuple([text, text, text]).readonly(),
      because,
    }),
    /** Two or more right options. */
    z.strictObject({ type: z.literal('multiple'), ...written, right: texts, wrong: texts, because }),
    /** Blanks, each with every answer that is right, the usual one first; one that has a single way is written without a list. */
    z.strictObject({
      type: z.literal('fill'),
      ...written,
      answers: z.array(z.union([text.transform((way) => [way]), texts], '须为文本，或文本的列表')).readonly(),
    }),
    z.strictObject({ type: z.literal('written'), ...marked }),
    z.strictObject({ type: z.literal('other'), ...marked }),
  ],
  '题型须为 single、multiple、fill、written 或 other',
);

/** One passage, figure or recording with its questions, which stand together wherever they stand. */
const group = z.strictObject({
  type: z.literal('group'),
  title: text,
  /** "" where something is listened to. */
  passage: text.default(''),
  /** What is read aloud to those who answer. */
  transcript: text.default(''),
  /** As that of a question. */
  figure: figure.optional(),
  questions: z.array(question).min(2),
});
export type BankGroup = Omit<z.output<typeof group>, 'type' | 'questions'>;

type Part = { /** The passage that it asks about: one object for all parts of a group. */ group?: BankGroup };
export type BankQuestion = z.output<typeof question> & Part;
export type SingleChoice = Extract<BankQuestion, { type: 'single' }>;
export type FillIn = Extract<BankQuestion, { type: 'fill' }>;
export type WrittenAnswer = Extract<BankQuestion, { type: 'written' | 'other' }>;

/** Tells a question from all others: the same may be asked of several passages. */
export const askedBy = ({ stem, group: shared }: Pick<BankQuestion, 'stem' | 'group'>): string =>
  shared === undefined ? stem : `${shared.title}\n${stem}`;

const entry = z.discriminatedUnion(
  'type',
  [...question.options, group],
  '题型须为 single、multiple、fill、written、other 或 group',
);

const partsOf = (one: z.output<typeof entry>): BankQuestion[] => {
  if (one.type !== 'group') return [one];
  const { type: _, questions, ...shared } = one;
  return questions.map((part) => ({ ...part, group: shared }));
};

const point = z.strictObject({
  name: text,
  questions: z
    .array(entry)
    .default([])
    .transform((entries) => entries.flatMap(partsOf)),
});

/** Chapters of the curriculum in a data file, each taught in one grade (1 to 12), with their knowledge points. */
export const chapterList = z.array(z.strictObject({ name: text, grade: number, points: z.array(point) }));

/** What is taught of a subject in a stage, and the files of its chapters in their order. */
export const courseList = z.array(
  z.strictObject({ subjectId: text, stage: z.enum(stages.map(({ stage }) => stage)), files: z.array(text) }),
);

/** A wrong answer and the misconception that it comes from; of a choice the text of its option, and blank 0. */
export interface TypicalMistake {
  answer: string;
  blank: number;
  name: string;
  cause: MistakeCause;
}

/** A kind of question with numbers of its own each time; the answer is computed, never written down. */
export interface Template {
  /** How many are made; no two may be alike. */
  count: number;
  make: (random: Random) => BankQuestion;
}

/** Templates by the name of their knowledge point. */
export type Templates = Readonly<Record<string, readonly Template[]>>;

/** A knowledge point with its questions. */
export interface BankPoint extends z.output<typeof point> {
  templates: readonly Template[];
}

export interface BankChapter {
  name: string;
  grade: number;
  points: readonly BankPoint[];
}

export interface BankCourse extends Pick<z.output<typeof courseList>[number], 'subjectId' | 'stage'> {
  chapters: readonly BankChapter[];
}
