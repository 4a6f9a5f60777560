import type { Stage } from '../../contracts/subjects.ts';
import type { Random } from '../random.ts';

// Questions as they are written down. Text may hold LaTeX between dollar signs. Options are shuffled when the world is
// seeded, so the right ones are named and not lettered.

interface Written {
  /** What is asked; `____` stands for a blank. */
  stem: string;
  /** How the answer is found, step by step. */
  solution: string;
  /** Share of an average class of the grade that gets it right, from 0.2 (hard) to 0.95 (easy). */
  facility: number;
  /** A picture beside the question, as SVG with a viewBox; its letters are set in the font of the page. */
  figure?: string;
  /** An expression and the value that it must have; tests compute it anew. */
  check?: Check | Check[];
}

/** What a test recomputes with a library of its own: mathjs expressions, fractions and units included. */
export interface Check {
  expression: string;
  equals: string;
}

/** One right option of four; each wrong one comes from an error that students really make. */
export interface SingleChoice extends Written {
  type: 'single';
  right: string;
  wrong: readonly [option: string, option: string, option: string];
}

/** Two or more right options. */
export interface MultipleChoice extends Written {
  type: 'multiple';
  right: readonly string[];
  wrong: readonly string[];
}

/** Blanks, each with every answer that is right, the usual one first. */
export interface FillIn extends Written {
  type: 'fill';
  answers: readonly (readonly string[])[];
}

/** A written answer with what its marks are given for; the scores add up to that of the question. */
export interface WrittenAnswer extends Written {
  type: 'written' | 'other';
  answer: string;
  rubric: readonly { text: string; score: number }[];
}

export type BankQuestion = SingleChoice | MultipleChoice | FillIn | WrittenAnswer;

/** A kind of question with numbers of its own each time; the answer is computed, never written down. */
export interface Template {
  /** How many are made; no two may be alike. */
  count: number;
  make: (random: Random) => BankQuestion;
}

/** A knowledge point with its questions. */
export interface BankPoint {
  name: string;
  questions?: readonly BankQuestion[];
  templates?: readonly Template[];
}

/** A chapter of the curriculum, taught in one grade (1 to 12). */
export interface BankChapter {
  name: string;
  grade: number;
  points: readonly BankPoint[];
}

/** What is taught of a subject in a stage. */
export interface BankCourse {
  subjectId: string;
  stage: Stage;
  chapters: readonly BankChapter[];
}
