/**
 * What one student handed in. Scores and answers have one entry per item, in the order of the items; a null score is not
 * marked yet. Absentees have no sheet.
 */
export interface Sheet {
  submissionId: number;
  studentId: string;
  classId: string;
  scores: readonly (number | null)[];
  answers: readonly string[];
}

/** A question of the paper: `full` in marks, `options` as many as a choice offers, `key` its right letters or text. */
export interface Item {
  position: number;
  questionId: string;
  questionType: number;
  isMultiple: boolean;
  full: number;
  options: number;
  key: string;
}

/** A sheet that is marked throughout, with its total in marks. */
export interface MarkedSheet {
  sheet: Sheet;
  scores: readonly number[];
  total: number;
}

/** Sum in marks, free of what adding fractions leaves behind: equal totals compare as equal. */
const sumOf = (scores: readonly number[]): number =>
  Math.round(scores.reduce((sum, score) => sum + score, 0) * 1e6) / 1e6;

/** A sheet's total in marks; null while any of its questions is not marked. */
export function totalOf({ scores }: Pick<Sheet, 'scores'>): number | null {
  return scores.includes(null) ? null : sumOf(scores as readonly number[]);
}

/** The sheets that are marked throughout, in the same order. */
export function markedSheets(sheets: readonly Sheet[]): MarkedSheet[] {
  return sheets.flatMap((sheet) => {
    const total = totalOf(sheet);
    return total === null ? [] : [{ sheet, scores: sheet.scores as readonly number[], total }];
  });
}

/** Marks by item instead of by sheet, packed: all figures of items walk through them many times. */
export function columnsOf(marked: readonly MarkedSheet[], items: readonly Item[]): Float64Array[] {
  const columns = items.map(() => new Float64Array(marked.length));
  marked.forEach(({ scores }, row) => {
    for (let at = 0; at < columns.length; at++) columns[at]![row] = scores[at]!;
  });
  return columns;
}

/** Each sheet's total without one item's marks. */
export const restOf = (totals: Float64Array, column: Float64Array): Float64Array =>
  totals.map((total, row) => total - column[row]!);
