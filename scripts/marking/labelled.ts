import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod';
import type { MarkingQuestion } from '../../server/engines/marking/marker.ts';

/** Kinds of questions whose confidences are measured; a blank is of the kind of its answer. */
export const kinds = ['words', 'number', 'expression', 'quantity', 'written', 'dictation', 'recitation'] as const;
export type Kind = (typeof kinds)[number];

/** The half that the maps are fitted to, and the half that they are proved on: no question is in both. */
export type Half = 'fit' | 'proof';

/** An answer with the score that it deserves. */
export interface Labelled {
  question: MarkingQuestion;
  text: string;
  truth: number;
}

/** A question of the sets: two marks, of no subject in particular, unless told otherwise. */
export const asked = (given: Partial<MarkingQuestion>): MarkingQuestion => ({
  questionId: '1',
  taskType: 1,
  subjectId: '2',
  stage: 'junior',
  questionType: 2,
  isMultiple: false,
  stem: '',
  options: [],
  answers: [],
  rubric: [],
  solution: '',
  score: 2,
  keyVersion: 1,
  ...given,
});

const texts = z.array(z.string());

const blank = z.strictObject({
  kind: z.enum(['words', 'number', 'expression', 'quantity']),
  subjectId: z.string(),
  stem: z.string(),
  key: z.string(),
  right: texts,
  wrong: texts,
});

const shortAnswer = z.strictObject({
  subjectId: z.string(),
  stem: z.string(),
  answer: z.string(),
  points: z.array(z.strictObject({ text: z.string(), score: z.number(), right: texts, wrong: texts })),
});
export type ShortAnswer = z.output<typeof shortAnswer>;

const read = <T extends z.ZodType>(name: string, schema: T): z.output<T>[] =>
  z.array(schema).parse(load(readFileSync(new URL(name, import.meta.url), 'utf8')));

/** Blanks whose answers are labelled by hand. */
export const blanks = read('blanks.yaml', blank);

/** Questions by rubric whose ways of answering are labelled by hand. */
export const shortAnswers = read('short-answers.yaml', shortAnswer);

/** Every other item. */
export const halfOf = <T>(items: readonly T[], half: Half): T[] =>
  items.filter((_, index) => index % 2 === (half === 'fit' ? 0 : 1));

/** Half of the questions; what has the same text is in the same half. */
export const halfByStem = <T extends { stem: string }>(items: readonly T[], half: Half): T[] => {
  const stems = new Set(halfOf([...new Set(items.map(({ stem }) => stem))], half));
  return items.filter(({ stem }) => stems.has(stem));
};
