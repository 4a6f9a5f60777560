import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getPaper } from '../../../contracts/wrongbook/papers.ts';
import type { Course, Question } from '../question-bank/question/question.ts';

/** A paper that has been saved. */
export type SavedPaper = DataOf<typeof getPaper>;

/** A question in the paper that is being built, and what it is worth there. */
export interface PlacedQuestion {
  question: Question;
  score: number;
}

/** The kind of a section that holds groups whose questions are of several types. */
export const groupKind = 5;

/** A part of the paper that is being built. */
export interface PaperSection {
  /** Unique in the paper. */
  id: string;
  title: string;
  /** The type of its questions; 0 for one that takes any. */
  kind: Question['questionType'] | typeof groupKind | 0;
  questions: readonly PlacedQuestion[];
}

export type PaperSections = readonly PaperSection[];

/** A paper that is being built, whatever it is for: what it holds, and the way to change that. */
export interface PaperDraft {
  sections: PaperSections;
  /**
   * Takes over what a step makes of the sections as they are by then. What was done is named for taking it back; typing
   * goes on under one name, and is taken back as a whole.
   */
  change: (step: (sections: PaperSections) => PaperSections, what: string, isTyping?: boolean) => void;
  /** The last act, which can be taken back. */
  undo?: { what: string; run: () => void } | undefined;
}

/** What a paper is for: where its questions are looked for and written. */
export interface PaperCourse extends Course {
  courseId: string;
  courseName: string;
  gradeName: string;
}
