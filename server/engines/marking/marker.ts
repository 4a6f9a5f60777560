/** What is to be marked against. */
export interface MarkingQuestion {
  questionId: string;
  taskType: number;
  subjectId: string;
  stage: string;
  questionType: number;
  isMultiple: boolean;
  /** Text with LaTeX between dollar signs; ____ stands for a blank. */
  stem: string;
  /** What the question asks about; without one it stands by itself. */
  material?: string;
  options: readonly string[];
  /** Of a choice one list of letters; for each blank or word every text that is right; of others the reference. */
  answers: readonly (readonly string[])[];
  rubric: readonly { text: string; score: number }[];
  solution: string;
  /** What it is worth in the paper; the rubric's scores are scaled to it. */
  score: number;
  /** Which version of the answer and rubric this is. */
  keyVersion: number;
}

/** What one student answered. */
export interface MarkingAnswer {
  submissionId: number;
  position: number;
  /** Letters for a choice; recognised text, one blank or word a line; null where only the picture is known. */
  text: string | null;
  isSimulated: boolean;
  /** Of a choice: what the reader says of its bubbles. */
  verdict?: 'empty' | 'marked' | 'ambiguous' | 'several';
  /** The answer's picture is empty. */
  isBlank: boolean;
  /** JPEG. */
  pictures: readonly Uint8Array[];
}

/** One of the four sides that a composition is marked on. */
export type DimensionKey = 'content' | 'structure' | 'language' | 'writing';

/** Score of a side of a composition. */
export interface Dimension {
  key: DimensionKey;
  score: number;
  max: number;
  comment: string;
}

/** A remark on a part of a composition; start and end count UTF-16 units of its text, the end is not part of it. */
export interface SentenceRemark {
  start: number;
  end: number;
  kind: 'praise' | 'problem' | 'typo' | 'advice';
  comment: string;
  suggestion: string;
}

/** A word of a dictation and what was written for it, character by character; "" stands for what is missing. */
export interface WordDetail {
  expected: string;
  given: string;
  isRight: boolean;
  /** A person should look at it. */
  isDoubtful?: boolean;
  characters: { expected: string; given: string; isRight: boolean }[];
}

/** A blank and what was written into it. */
export interface BlankDetail {
  given: string;
  expected: string;
  isRight: boolean;
  reason: string;
}

/** A point of the rubric and what was given for it. */
export interface PointDetail {
  index: number;
  score: number;
  reason: string;
}

/** How a mark came about, by kind of question. */
export type MarkDetail =
  | { kind: 'composition'; text: string; dimensions: Dimension[]; sentences: SentenceRemark[]; overall: string }
  | { kind: 'dictation'; words: WordDetail[] }
  | { kind: 'blanks'; blanks: BlankDetail[] }
  | { kind: 'rubric'; points: PointDetail[] };

/** The mark of one answer. */
export interface GivenMark {
  submissionId: number;
  position: number;
  /** null: left to the teacher. */
  score: number | null;
  /** Scores of blanks, words or points; empty for a choice and where there is no score. */
  parts: number[];
  answer: string;
  /** From 0 to 1. */
  confidence: number;
  /** Chinese, one line. */
  reason: string;
  /** For the student; may be "". */
  comment: string;
  detail: MarkDetail | null;
  isSimulated: boolean;
}

/** What a model took. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** In the currency of the configured prices. */
  cost: number;
}

/** Something that marks answers to one question. */
export interface Marker {
  name: string;
  /** Gives one mark for each answer, in their order; usage is null where nothing is paid for. */
  mark(
    question: MarkingQuestion,
    answers: readonly MarkingAnswer[],
    signal?: AbortSignal,
  ): Promise<{ marks: GivenMark[]; usage: Usage | null }>;
}
