import * as z from 'zod';
import { readContent, readText, text } from '../content/read.ts';

/** A document that Typst lays out on A4. */
export interface Paper {
  title: string;
  /** What it is filed under; "" where it suits every subject or grade. */
  subjectId: string;
  gradeId: string;
  /** Typst markup, in the words of the template. */
  body: string;
}

const listed = z.strictObject({ title: text, subjectId: text.default(''), gradeId: text.default(''), file: text });

/** The seeded papers. */
export const papers: readonly Paper[] = readContent('papers/papers.yaml', z.array(listed)).map(
  ({ file, ...paper }) => ({
    ...paper,
    body: readText(`papers/${file}.typ`),
  }),
);
