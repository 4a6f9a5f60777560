/** A sheet to write: every cell is text; the first row is the header; widths are in characters. */
export interface Sheet {
  name: string;
  rows: string[][];
  widths?: number[];
}
