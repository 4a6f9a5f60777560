import type { InferInsertModel } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Writes a row of a table. */
export type Write<T extends SQLiteTable> = (row: InferInsertModel<T>) => void;

/** Prepares what writes rows of a table. */
export type To = <T extends SQLiteTable>(table: T) => Write<T>;
