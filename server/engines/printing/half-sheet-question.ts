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
