import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getPaper } from '../../../contracts/wrongbook/papers.ts';
import type { Question } from '../question-bank/question/question.ts';

/** A paper that has been saved. */
export type Paper = DataOf<typeof getPaper>;

/** A question in the paper that is being built, and what it is worth there. */
export interface Placed {
  question: Question;
  score: number;
}

/** A part of the paper that is being built. */
export interface Section {
  /** Unique in the paper. */
  id: string;
  title: string;
  /** The type of its questions; 0 for one that takes any. */
  kind: Question['questionType'] | 0;
  questions: readonly Placed[];
}
