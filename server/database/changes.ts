import type Database from 'better-sqlite3';
import { watchStatement, type Execute } from './statement-watch.ts';

/** In the place of a table's name: any of the virtual tables, and a change whose tables nobody can tell. */
const virtual = 'virtual';
const everything = '*';

/** The same for the time of day, which nothing that was read outlives. */
const moment = 'moment';

/** The tables that a statement reads and writes. */
interface Touched {
  reads: readonly string[];
  writes: readonly string[];
}

/** A step of a statement's program, as EXPLAIN tells it. */
interface Step {
  opcode: string;
  p1: number;
  p2: number;
  p3: number;
}

/** Something that was read, from which tables, and the moment from which it holds. */
export interface Read<T> {
  value: T;
  tables: readonly string[];
  since: number;
}

let written = 0;

/** What is known of statements by their text: all sandboxes have the tables of the newest migration. */
const known = new Map<string, Touched>();

/** How many statements of this process have written, in any sandbox. */
export const statementsWritten = (): number => written;

/**
 * Knows which tables have changed since a moment, and which ones a reader has read. Nobody names them: each statement of the
 * connection is asked for its tables by EXPLAIN when they first matter, triggers and foreign keys included.
 */
export class TableChanges {
  private clock = 0;
  private readonly writtenAt = new Map<string, number>();
  private readonly readers: Set<string>[] = [];
  private readonly prepare: (source: string) => Database.Statement;
  private readonly readOthers: () => unknown;
  private others: unknown;
  private rows: Database.Statement | undefined;

  constructor(sqlite: Database.Database) {
    const prepare = sqlite.prepare.bind(sqlite) as (source: string) => Database.Statement;
    const exec = sqlite.exec.bind(sqlite);
    this.prepare = prepare;
    const version = prepare('pragma data_version').pluck();
    this.readOthers = () => version.get();
    this.others = this.readOthers();
    Object.defineProperty(sqlite, 'prepare', { value: (source: string) => this.watched(prepare(source)) });
    Object.defineProperty(sqlite, 'exec', {
      value: (source: string) => {
        this.changed([everything]);
        return exec(source);
      },
    });
  }

  /** Whether nothing that was read has changed; what another connection has changed nobody can tell. */
  holds({ tables, since }: Pick<Read<unknown>, 'tables' | 'since'>): boolean {
    this.lookAtOthers();
    const isOlder = (table: string): boolean => table !== moment && (this.writtenAt.get(table) ?? 0) <= since;
    return isOlder(everything) && tables.every(isOlder);
  }

  /** The moment from which on what is read after it holds. */
  now(): number {
    this.lookAtOthers();
    return this.clock;
  }

  /** Reads, and tells from which tables; what goes on around it has read them too. */
  read<T>(compute: () => T): Read<T> {
    const since = this.now();
    const tables = new Set<string>();
    this.readers.push(tables);
    try {
      return { value: compute(), since, tables: [...tables] };
    } finally {
      this.readers.pop();
      this.heard([...tables]);
    }
  }

  /** Says that tables have been read, as what was remembered of them is. */
  heard(tables: readonly string[]): void {
    const reader = this.readers.at(-1);
    if (reader) for (const table of tables) reader.add(table);
  }

  /** Says that the clock has been read: what goes on around it is not to be remembered. */
  heardTime(): void {
    this.readers.at(-1)?.add(moment);
  }

  private changed(tables: readonly string[]): void {
    if (tables.length === 0) return;
    this.clock++;
    for (const table of tables) this.writtenAt.set(table, this.clock);
  }

  private lookAtOthers(): void {
    const others = this.readOthers();
    if (others === this.others) return;
    this.others = others;
    this.changed([everything]);
  }

  /** How many rows the last statement that writes has written. */
  private readonly countRows = (): number => (this.rows ??= this.prepare('select changes()').pluck()).get() as number;

  private watched(statement: Database.Statement): Database.Statement {
    let touched: Touched | undefined;
    const { readonly, source } = statement;
    const hear = (values: unknown[]): void => {
      if (readonly && this.readers.length === 0) return;
      touched ??= this.touchedBy(source, values);
      this.heard(touched.reads);
      this.changed(touched.writes);
    };
    for (const name of ['run', 'get', 'all', 'iterate'] as const) {
      const execute = statement[name].bind(statement) as Execute;
      const value = (...values: unknown[]): unknown => {
        hear(values);
        const result = watchStatement(execute, values, statement, this.countRows);
        if (!readonly) written++;
        return result;
      };
      Object.defineProperty(statement, name, { value });
    }
    return statement;
  }

  private touchedBy(source: string, values: unknown[]): Touched {
    const before = known.get(source);
    if (before) return before;
    try {
      const steps = this.prepare(`explain ${source}`).all(...values) as Step[];
      const made = this.prepare('select tbl_name name, rootpage page from sqlite_master').all() as Made[];
      const touched = touchedIn(steps, source, made);
      known.set(source, touched);
      return touched;
    } catch {
      return { reads: [everything], writes: [everything] };
    }
  }
}

/** A table, or an index of one, and the page at which it begins; 0 where it has none. */
interface Made {
  name: string;
  page: number;
}

const opensToRead = new Set(['OpenRead', 'ReopenIdx']);

function touchedIn(steps: readonly Step[], source: string, made: readonly Made[]): Touched {
  const names = new Map(made.map(({ name, page }) => [page, name]));
  // The first page is the schema's own, and other databases are temporary ones: nobody reads them by the way.
  const nameAt = (page: number, database: number): string =>
    (database === 0 && page > 1 && names.get(page)) || everything;
  const reads = new Set<string>();
  const writes = new Set<string>();
  for (const { opcode, p1, p2, p3 } of steps) {
    if (opensToRead.has(opcode)) reads.add(nameAt(p2, p3));
    if (opcode === 'OpenWrite') writes.add(nameAt(p2, p3));
    if (opcode === 'Clear') writes.add(nameAt(p1, p2));
    if (opcode === 'VUpdate') writes.add(virtual);
  }
  // A list handed in as JSON is a virtual table as well, but none that is made.
  if (made.some(({ name, page }) => page === 0 && source.includes(name))) reads.add(virtual);
  return { reads: [...reads, ...writes], writes: [...writes] };
}
