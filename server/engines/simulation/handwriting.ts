import { pixelsPerMm } from './tasks.ts';

/** What is written by hand: an answer in rows, or what stands on the line of a blank; `written` has no LaTeX. */
export interface Handwriting {
  kind: 'answer' | 'blank';
  written: string;
  /** Number of the seeded world and the student: whose hand it is. */
  worldSeed: number;
  studentId: string;
}

// Lengths are millimetres, as on a printed sheet.
export const rows = { width: 165, pitch: 8, letter: 5.6, margin: 4 } as const;
export const line = { width: 60, height: 11, letter: 5.2, margin: 3 } as const;

/** How many rows a paragraph takes: Latin letters are half as wide as characters. */
function rowsOf(paragraph: string): number {
  const length = [...paragraph].reduce((sum, letter) => sum + (letter.codePointAt(0)! < 0x2000 ? 0.55 : 1), 0);
  return Math.max(1, Math.ceil((length * rows.letter * 1.08) / (rows.width - 2 * rows.margin)));
}

const heightOf = ({ kind, written }: Pick<Handwriting, 'kind' | 'written'>): number =>
  kind === 'blank'
    ? line.height
    : 2 * rows.margin + rows.pitch * written.split('\n').reduce((sum, paragraph) => sum + rowsOf(paragraph), 0);

/** Pixels of the picture of an answer, which are known before it is drawn. */
export function pictureSize(handwriting: Pick<Handwriting, 'kind' | 'written'>): { width: number; height: number } {
  const width = handwriting.kind === 'blank' ? line.width : rows.width;
  return { width: Math.round(width * pixelsPerMm), height: Math.round(heightOf(handwriting) * pixelsPerMm) };
}
