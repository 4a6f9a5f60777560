import { AsyncLocalStorage } from 'node:async_hooks';
import { listenToStatements, type RunStatement } from '../../database/statement-watch.ts';

/** A statement of a request. */
export interface TracedStatement extends RunStatement {
  isUndone: boolean;
}

/** Rows of a table that a request has written. */
export interface TableChange {
  table: string;
  added: number;
  changed: number;
  removed: number;
}

/** The most statements of a request that are kept; the others are counted. */
const mostStatements = 200;
/** The most letters of one. */
const mostLetters = 4_000;

const traces = new AsyncLocalStorage<Trace>();

/** What a request does in the database, and what it has failed by. */
export class Trace {
  readonly statements: TracedStatement[] = [];
  count = 0;
  error: unknown;
  private isOver = false;

  note(statement: RunStatement): void {
    if (this.isOver) return;
    this.count++;
    if (this.statements.length >= mostStatements) return;
    this.statements.push({ ...statement, sql: statement.sql.slice(0, mostLetters), isUndone: false });
  }

  /** What is looked up from here on is no part of the request; `isUndone` says that nothing of what it wrote has stayed. */
  end(isUndone: boolean): void {
    this.isOver = true;
    if (isUndone) for (const statement of this.statements) statement.isUndone = true;
  }

  /** What takes back the statements from here on. */
  begin(): () => void {
    const { length } = this.statements;
    return () => {
      for (const statement of this.statements.slice(length)) statement.isUndone = true;
    };
  }

  /** Does work whose statements are this request's. */
  async follow<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await traces.run(this, work);
    } catch (error) {
      this.error = error;
      throw error;
    }
  }

  /** What stays written, by table. */
  changes(): TableChange[] {
    const changes = new Map<string, TableChange>();
    for (const { sql, rows, isUndone } of this.statements) {
      const written = isUndone || rows === 0 ? undefined : writtenBy(sql);
      if (!written) continue;
      const [verb, table] = written;
      const change = changes.get(table) ?? { table, added: 0, changed: 0, removed: 0 };
      change[verb] += rows;
      changes.set(table, change);
    }
    return [...changes.values()];
  }
}

const verbs = { insert: 'added', replace: 'added', update: 'changed', delete: 'removed' } as const;

const writing =
  /\b(?:(insert)\s+(?:or\s+\w+\s+)?into|(replace)\s+into|(delete)\s+from|(update)(?:\s+or\s+\w+)?)\s+["'`[]?(\w+)/i;

/** What a statement does to which table; a statement begins with it, or with what it takes its rows from. */
function writtenBy(sql: string): [verb: 'added' | 'changed' | 'removed', table: string] | undefined {
  const found = writing.exec(sql);
  const verb = found?.slice(1, 5).find(Boolean)?.toLowerCase() as keyof typeof verbs | undefined;
  return verb && [verbs[verb], found![5]!];
}

/** Begins or ends to hear of the statements of requests that are followed. */
export const followStatements = (isOn: boolean): void =>
  listenToStatements(
    isOn
      ? { ran: (statement) => traces.getStore()?.note(statement), began: () => traces.getStore()?.begin() }
      : undefined,
  );
