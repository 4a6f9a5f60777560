import type { Orm, Sandbox } from './sandbox.ts';

/** Statements prepared once per sandbox: `const q = prepared((orm) => ({ … }))`, then `q(sandbox).byId.get({ id })`. */
export function prepared<T>(build: (orm: Orm) => T): (sandbox: Sandbox) => T {
  const built = new WeakMap<Sandbox, T>();
  return (sandbox) => {
    let statements = built.get(sandbox);
    if (!statements) built.set(sandbox, (statements = build(sandbox.orm)));
    return statements;
  };
}

interface Remembered {
  version: string;
  values: Map<string, unknown>;
  readVersion: () => string;
}

const remembered = new WeakMap<Sandbox, Remembered>();
const mostValues = 5_000;

/**
 * Remembers what `compute` returns until anything is written to the sandbox, by this connection or another: counts and
 * trees cost far more than asking SQLite whether it changed.
 */
export function cached<T>(sandbox: Sandbox, key: string, compute: () => T): T {
  const memory = memoryOf(sandbox);
  const version = memory.readVersion();
  if (version !== memory.version || memory.values.size > mostValues) {
    memory.values.clear();
    memory.version = version;
  }
  if (!memory.values.has(key)) memory.values.set(key, compute());
  return memory.values.get(key) as T;
}

function memoryOf(sandbox: Sandbox): Remembered {
  const known = remembered.get(sandbox);
  if (known) return known;
  const own = sandbox.sqlite.prepare('select total_changes()').pluck();
  const others = sandbox.sqlite.prepare('pragma data_version').pluck();
  const memory = {
    version: '',
    values: new Map<string, unknown>(),
    readVersion: () => `${Number(own.get())}:${Number(others.get())}`,
  };
  remembered.set(sandbox, memory);
  return memory;
}

/** Runs a write as one transaction that takes the lock at once; an exception undoes all of it. */
export const write = <T>(sandbox: Sandbox, change: () => T): T => sandbox.sqlite.transaction(change).immediate();

/** Whether a partial update says anything at all: Drizzle refuses one that does not. */
export const hasChanges = (changes: Record<string, unknown>): boolean =>
  Object.values(changes).some((value) => value !== undefined);
