import type Database from 'better-sqlite3';
import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Write } from './to.ts';

/** Rows that one statement writes: each call of one costs more than a row. */
const atOnce = 32;

/** Writes rows of a table, and those that wait for others when asked. */
export interface Inserting<T extends SQLiteTable> {
  add: Write<T>;
  flush: () => void;
}

/**
 * Writes rows of a table in their order, many by one statement: a query builder would prepare it again for each. Nobody sees rows
 * before they are flushed.
 */
export function inserting<T extends SQLiteTable>(sqlite: Database.Database, table: T): Inserting<T> {
  const columns = Object.entries(getTableColumns(table));
  const keys = columns.map(([key]) => key as keyof InferInsertModel<T>);
  const fallbacks = columns.map(([, column]) => (column.default as string | number | undefined) ?? null);
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const insert = (rows: number) =>
    sqlite.prepare(`insert into "${getTableName(table)}" (${names}) values ${Array(rows).fill(marks).join(', ')}`);
  let many: Database.Statement | undefined;
  let one: Database.Statement | undefined;
  const width = keys.length;
  const values = Array<unknown>(atOnce * width).fill(null);
  let filled = 0;
  return {
    add(row) {
      for (let index = 0; index < width; index++) values[filled++] = row[keys[index]!] ?? fallbacks[index];
      if (filled < values.length) return;
      (many ??= insert(atOnce)).run(values);
      filled = 0;
    },
    flush() {
      for (let from = 0; from < filled; from += width) (one ??= insert(1)).run(values.slice(from, from + width));
      filled = 0;
    },
  };
}
