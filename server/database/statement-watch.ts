import type Database from 'better-sqlite3';

/** What runs a statement: better-sqlite3's run, get, all or iterate. */
export type Execute = (...values: unknown[]) => unknown;

/** A statement that was run; what it was run with is nobody's business. */
export interface RunStatement {
  sql: string;
  /** Milliseconds; of one whose rows are read one by one, until the first could be. */
  took: number;
  /** Rows written; 0 of one that only reads. */
  rows: number;
}

/** Hears of statements while somebody looks. */
export interface StatementListener {
  ran: (statement: RunStatement) => void;
  /** A transaction begins; what it returns is called where that is undone. */
  began: () => (() => void) | undefined;
}

let listener: StatementListener | undefined;

/** Says who hears of every statement of this process from now on; undefined for nobody, which costs nothing. */
export const listenToStatements = (next: StatementListener | undefined): void => {
  listener = next;
};

/** Runs a statement, and tells of it where somebody listens; `countRows` says how many rows were written. */
export function watchStatement(
  execute: Execute,
  values: unknown[],
  { source, readonly }: Database.Statement,
  countRows: () => number,
): unknown {
  if (!listener) return execute(...values);
  const begin = performance.now();
  const result = execute(...values);
  const took = performance.now() - begin;
  listener.ran({ sql: source, took, rows: readonly ? 0 : countRows() });
  return result;
}

/** Runs a transaction, and tells where it is undone. */
export function told<T>(transaction: () => T): T {
  const undone = listener?.began();
  try {
    return transaction();
  } catch (error) {
    undone?.();
    throw error;
  }
}
