import { dirname } from 'node:path';
import type { Sandbox } from '../../database/sandbox.ts';
import { readAbout } from '../sandboxes/about.ts';

const known = new WeakMap<Sandbox, string>();

/** The snapshot that a sandbox was restored from, as it is called; "" for none. Restoring opens it anew, so it is read once. */
export function restoredFrom(sandbox: Sandbox): string {
  let from = known.get(sandbox);
  if (from === undefined) known.set(sandbox, (from = readAbout(dirname(sandbox.file), sandbox.name).from ?? ''));
  return from;
}
