import type Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { SQLitePreparedQuery } from 'drizzle-orm/sqlite-core';
import type { Read } from './changes.ts';
import { againWhileBusy } from './passing.ts';
import type { Orm, Sandbox } from './sandbox.ts';
import { told } from './statement-watch.ts';

/**
 * Statements prepared once per sandbox: `const q = prepared((orm) => ({ … }))`, then `q(sandbox).byId.get({ id })`. What they say
 * is put together once for all sandboxes, and each is prepared when it is first asked: who opens one waits for none of the others.
 */
export function prepared<T extends object>(build: (orm: Orm) => T): (sandbox: Sandbox) => T {
  let shape: T | undefined;
  const built = new WeakMap<Sandbox, T>();
  return (sandbox) => {
    let statements = built.get(sandbox);
    if (!statements) built.set(sandbox, (statements = boundTo(sandbox, (shape ??= build(nowhere)))));
    return statements;
  };
}

/** Puts statements together without a database to prepare them in. */
const nowhere: Orm = drizzle({ prepare: () => undefined } as unknown as Database.Database);

/** The same statements for a sandbox: what Drizzle knows of one holds for all, save what SQLite has made of it. */
const boundTo = <T extends object>({ sqlite }: Sandbox, shape: T): T =>
  Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, bound(sqlite, one as Query)])) as T;

type Query = Pick<SQLitePreparedQuery<never>, 'getQuery'>;

function bound(sqlite: Database.Database, query: Query): Query {
  let statement: Database.Statement | undefined;
  return Object.create(query, {
    stmt: { get: () => (statement ??= sqlite.prepare(query.getQuery().sql)) },
  }) as Query;
}

const remembered = new WeakMap<Sandbox, Map<string, Read<unknown>>>();
const mostValues = 5_000;

/**
 * Remembers what `compute` returns until one of the tables is written that it was read from: counts and trees cost far more
 * than asking. What `compute` takes from elsewhere, as from the caller, must be in the key; what reads the clock is not kept.
 */
export function cached<T>(sandbox: Sandbox, key: string, compute: () => T): T {
  const { changes, sqlite } = sandbox;
  const values = valuesOf(sandbox);
  const known = values.get(key);
  if (known && changes.holds(known)) {
    changes.heard(known.tables);
    return known.value as T;
  }
  const read = changes.read(compute);
  // What is read within a transaction may be undone with it.
  if (sqlite.inTransaction) return read.value;
  values.delete(key);
  values.set(key, read);
  if (values.size > mostValues) values.delete(values.keys().next().value!);
  return read.value;
}

function valuesOf(sandbox: Sandbox): Map<string, Read<unknown>> {
  let values = remembered.get(sandbox);
  if (!values) remembered.set(sandbox, (values = new Map<string, Read<unknown>>()));
  return values;
}

/** Runs a write as one transaction that takes the lock at once; an exception undoes all of it. */
export const write = <T>(sandbox: Sandbox, change: () => T): T =>
  told(() => sandbox.sqlite.transaction(change).immediate());

/** Writes at the end of work that waited for something: where somebody else holds the database then, the write alone is done again. */
export const writeWhenFree = <T>(sandbox: Sandbox, change: () => T): Promise<T> =>
  againWhileBusy(() => write(sandbox, change));

/** Whether a partial update says anything at all: Drizzle refuses one that does not. */
export const hasChanges = (changes: Record<string, unknown>): boolean =>
  Object.values(changes).some((value) => value !== undefined);
