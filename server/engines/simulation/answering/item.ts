import type { TypicalError } from './misconceptions.ts';

/** A question, as far as answers to it are drawn. */
export interface Item {
  id: string;
  questionType: number;
  isMultiple: number;
  /** How many options a choice has. */
  options: number;
  answers: readonly (readonly string[])[];
  /** What the points of the rubric are worth. */
  rubric: readonly number[];
  /** Share of an average class that gets it right, from 0 to 1. */
  facility: number;
  /** Typical wrong answers, the likeliest first. */
  errors: readonly TypicalError[];
}
