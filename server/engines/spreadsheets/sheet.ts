/**
 * What a cell holds: a text, a number, a figure that is shown with two decimals, or a rate from 0 to 1 that is shown in per
 * cent; "" is a blank one.
 */
export type Cell = string | number | { figure: number } | { rate: number };

/** A sheet to write; a text stays text, whatever it begins with; the first row is the header; widths are in characters. */
export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  widths?: number[];
}
