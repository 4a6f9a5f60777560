/** A row that has been judged; `value` is what to write, undefined where the row is faulty or brings nothing new. */
export interface Checked<Value> {
  row: number;
  cells: string[];
  faults: string[];
  value: Value | undefined;
}

/** A check that may find nothing. */
export type Fault = string | undefined;

/** A row with its faults; without any, with what is to be written. */
export function judged<Value>(row: { row: number; cells: string[] }, faults: Fault[], value?: Value): Checked<Value> {
  const found = faults.filter((fault) => fault !== undefined);
  return { row: row.row, cells: row.cells, faults: found, value: found.length === 0 ? value : undefined };
}
