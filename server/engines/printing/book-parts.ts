import type { PaperQuestion } from './paper-question.ts';

/** Paper of A4 or B5 (GB/T 148: 176 × 250 mm), upright. */
export type BookSize = 'A4' | 'B5';

/** How far mistakes have been overcome: how many of them, and how many are due today. */
export interface MistakeCounts {
  open: number;
  consolidating: number;
  mastered: number;
  due: number;
}

/** A student's mistakes as a booklet: cover, the questions by knowledge point with room to redo them, answers at the end. */
export interface BookPart {
  kind: 'book';
  size: BookSize;
  title: string;
  student: { name: string; studentNo: string; className: string };
  /** What stands on the cover below the name, each on a line. */
  facts: readonly { label: string; value: string }[];
  chapters: readonly BookChapter[];
}

/** The mistakes of one knowledge point. */
export interface BookChapter {
  title: string;
  counts: MistakeCounts;
  entries: readonly BookEntry[];
}

/** A question with what is known of its mistake, and millimetres to write on. */
export interface BookEntry {
  question: PaperQuestion;
  /** In a word; "" of a question that is no mistake. */
  state: string;
  notes: readonly string[];
  /** What the student had answered. */
  wrong?: string;
  space: number;
}

/** Questions in frames to cut out, without numbers of pages or any other furniture. */
export interface CutPart {
  kind: 'cut';
  size: BookSize;
  /** As wide as the paper, to be handed out; or as an exercise book takes them, cut at their sides too. */
  form: 'slips' | 'clippings';
  pieces: readonly CutPiece[];
}

/** What is cut out in one: the question, or the questions of a group; or their answers. */
export interface CutPiece {
  /** Whose it is. */
  owner: string;
  head: string;
  aside: string;
  questions: readonly PaperQuestion[];
  shows: 'question' | 'answer';
  notes: readonly string[];
}
