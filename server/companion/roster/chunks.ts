import { setImmediate as turn } from 'node:timers/promises';
import { writeWhenFree } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';

/** Rows that are written at once: a few milliseconds, so that others are answered in between. */
const atOnce = 100;

/** Writes many rows, some in each transaction. */
export async function writeInChunks<T>(
  sandbox: Sandbox,
  rows: readonly T[],
  keep: (chunk: readonly T[]) => void,
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await writeWhenFree(sandbox, () => keep(rows.slice(from, from + atOnce)));
    await turn();
  }
}
