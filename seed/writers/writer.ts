import type Database from 'better-sqlite3';
import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { inserting, rowsAtOnce } from '../../server/database/inserting.ts';
import type { Write } from './to.ts';

/** Writes rows of a table, and those that wait for others when asked. */
interface Writer<T extends SQLiteTable> {
  add: Write<T>;
  flush: () => void;
}

/** Writes rows of a table in their order, many at a time: nobody sees them before they are flushed. */
export function writerTo<T extends SQLiteTable>(sqlite: Database.Database, table: T): Writer<T> {
  const columns = Object.entries(getTableColumns(table));
  const keys = columns.map(([key]) => key as keyof InferInsertModel<T>);
  const fallbacks = columns.map(([, column]) => (column.default as string | number | undefined) ?? null);
  const insert = inserting(sqlite, { table: getTableName(table), columns: columns.map(([, { name }]) => name) });
  const values = Array<unknown>(rowsAtOnce * keys.length).fill(null);
  let filled = 0;
  return {
    add(row) {
      for (let index = 0; index < keys.length; index++) values[filled++] = row[keys[index]!] ?? fallbacks[index];
      if (filled < values.length) return;
      filled = 0;
      insert(values);
    },
    flush() {
      insert(values.slice(0, filled));
      filled = 0;
    },
  };
}
