import type { SheetCopy } from './document.ts';

/**
 * Sheets for dictation, as low as its words need: two or three on a page of A4, to be cut apart before they are scanned, or
 * whole pages for long ones. Cut as a pile, its parts laid on each other are in the order of the copies.
 */
export interface HalfSheetPart {
  kind: 'halfSheet';
  title: string;
  questions: readonly HalfSheetQuestion[];
  copies: readonly SheetCopy[];
}

/** What words are written into: squares with a cross, lines, or the four lines of English letters. */
export type WordPaper = 'squares' | 'lines' | 'staves';

/** Words of a dictation, each as the characters of its lines: mostly one, several for a poem. */
export interface HalfSheetQuestion {
  /** Unique within the sheet. */
  id: string;
  number: number;
  score: number;
  paper: WordPaper;
  words: readonly (readonly number[])[];
}
