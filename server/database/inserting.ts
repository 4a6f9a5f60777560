import type Database from 'better-sqlite3';

/** Rows that one statement writes: each call of one costs as much again as the row. */
export const rowsAtOnce = 32;

/** Where rows go. */
interface Into {
  table: string;
  columns: readonly string[];
  /** What follows the values, such as what is done about a conflict. */
  rest?: string;
}

/** Prepares what inserts rows, many by one statement, in their order; it takes their values one after another, as one list. */
export function inserting(
  sqlite: Database.Database,
  { table, columns, rest = '' }: Into,
): (values: readonly unknown[]) => void {
  const names = columns.map((name) => `"${name}"`).join(', ');
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const insert = (rows: number) =>
    sqlite.prepare(`insert into "${table}" (${names}) values ${Array(rows).fill(marks).join(', ')} ${rest}`);
  const one = insert(1);
  let many: Database.Statement | undefined;
  const batch = rowsAtOnce * columns.length;
  return (values) => {
    let from = 0;
    for (; from + batch <= values.length; from += batch)
      (many ??= insert(rowsAtOnce)).run(values.length === batch ? values : values.slice(from, from + batch));
    for (; from < values.length; from += columns.length) one.run(values.slice(from, from + columns.length));
  };
}
