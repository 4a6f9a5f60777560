import type { Form } from './forms/form.ts';
import type { MarkPoints } from './marks.ts';
import type { GrayPicture } from './picture.ts';
import type { Mark, Verdict } from './verdicts.ts';

/**
 * What could be made out: everything; all but the code (the boxes are read where the page is known otherwise); no marks
 * (the code may be known); a code that no layout belongs to; several sheets in one picture; or an empty side of paper.
 */
export type Found = 'full' | 'noCode' | 'noMarks' | 'unknownCode' | 'several' | 'blank';

/** A box of a choice; `darkness` is 0 like paper to 1 like print. */
export interface BubbleReading {
  questionId: string;
  option: string;
  darkness: number;
  mark: Mark;
}

/** A box of the student number; positions count from 1, from the left. */
export interface DigitReading {
  position: number;
  digit: number;
  darkness: number;
  mark: Mark;
}

/** What the boxes of one question say; `options` are those that are clearly filled in. */
export interface QuestionReading {
  questionId: string;
  verdict: Verdict;
  options: string[];
}

/** How good a page can be seen. */
export interface ReadingQuality {
  /** Marks that the place of the page rests on: 4, or 3 and the code. */
  marks: number;
  /** Pixels per inch of paper, in its middle. */
  dpi: number;
  /** How much darker print is than paper, 0 to 1. */
  contrast: number;
  /** Millimetres that the code is away from its place; null where there is none. */
  codeOffset: number | null;
  /** Share of the boxes whose printed outline is where it should be; null on a page without boxes. */
  outlines: number | null;
  /** Millimetres that a box is farthest from where it would be on flat paper; null on a page without boxes. */
  bend: number | null;
}

/** What one picture of a page says. */
export interface PageReading {
  found: Found;
  /** The whole text of the code, with the page behind it. */
  code: string | null;
  /** Page of the layout, from 1. */
  page: number | null;
  /** Pixels of the picture that was read; all places are in them. */
  width: number;
  height: number;
  /** Centres of the marks: top left, top right, bottom left, bottom right. */
  corners: MarkPoints | null;
  /** Degrees that the page is turned clockwise, 0 to 360. */
  rotation: number | null;
  bubbles: BubbleReading[];
  questions: QuestionReading[];
  /** Whether not one choice is filled in: somebody may have answered in another way, or too faintly to be seen. */
  isEmpty: boolean;
  /** Whether the box for who is absent is filled in; null on a page that has none. */
  absent: Mark | null;
  digits: DigitReading[];
  /** With `?` for each digit that cannot be read. */
  studentNo: string | null;
  isStudentNoSure: boolean;
  quality: ReadingQuality | null;
}

/** A page of a layout. */
export interface KnownPage {
  layout: Form;
  page: number;
}

/**
 * How a page is read by itself: its code tells which layout it has; `likely` are looked at first, for speed. Where no code can
 * be read, its student number is read by that of the `forms` whose boxes are all where they should be.
 */
export interface AutomaticReading {
  layoutFor: (code: string) => KnownPage | undefined;
  likely?: readonly KnownPage[];
  forms?: () => readonly KnownPage[];
}

/** How a page is read that a person has named; corners are pixels: top left, top right, bottom left, bottom right mark. */
export interface ForcedReading extends KnownPage {
  corners?: MarkPoints;
  /** What its marks look like, where they are no squares. */
  markPicture?: GrayPicture;
}
