import type * as z from 'zod';
import { cached, write } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';

/** What the console keeps within a sandbox: it comes and goes with its world, so snapshots hold it and restoring takes it back. */
export interface Kept<T> {
  /** What is kept; the default where nothing is, or where another version has written something else. */
  get: (sandbox: Sandbox) => T;
  set: (sandbox: Sandbox, value: T) => void;
}

/** Keeps a value as JSON in the settings of sandboxes. */
export function keptAs<T>(key: string, schema: z.ZodType<T>, usual: T): Kept<T> {
  const name = `console:${key}`;
  const read = (sandbox: Sandbox): T => {
    const text = sandbox.sqlite.prepare('select value from settings where key = ?').pluck().get(name);
    if (typeof text !== 'string') return usual;
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : usual;
  };
  return {
    get: (sandbox) => cached(sandbox, name, () => read(sandbox)),
    set: (sandbox, value) =>
      write(sandbox, () =>
        sandbox.sqlite
          .prepare('insert or replace into settings (key, value) values (?, ?)')
          .run(name, JSON.stringify(value)),
      ),
  };
}
