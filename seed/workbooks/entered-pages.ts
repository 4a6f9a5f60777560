import * as z from 'zod';
import { number, readContent, text } from '../content/read.ts';

const question = z.strictObject({
  type: number,
  score: number,
  stem: text,
  options: z.array(text).default([]),
  answers: z.array(z.array(z.string())),
  rubric: z.array(z.strictObject({ text, score: number })).default([]),
  solution: z.string().default(''),
  points: z.array(text).min(1),
  /** How much of it has been entered: all, all but its answer, its place on the page alone, or nothing. */
  entered: z.enum(['all', 'part', 'cut', 'none']).default('all'),
  /** What the second pair of eyes found, and what it wrote of a question that it sent back. */
  found: text.optional(),
  note: text.optional(),
});

const page = z.strictObject({
  page: number,
  stage: z.enum(['pictured', 'entering', 'review', 'sentBack']),
  enterer: z.enum(['parttime', 'admin']),
  reviewer: z.enum(['parttime', 'admin']).optional(),
  questions: z.array(question).length(4),
});

export type EnteredQuestion = z.output<typeof question>;
export type EnteredPage = z.output<typeof page>;

/** What is printed on the pages that are being entered, by their number in the book, and how far each has come. */
export const enteredPages: ReadonlyMap<number, EnteredPage> = new Map(
  readContent('workbooks/pages.yaml', z.array(page)).map((one) => [one.page, one]),
);
