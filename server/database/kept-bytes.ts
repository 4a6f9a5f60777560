import type { Read } from './changes.ts';
import type { Sandbox } from './sandbox.ts';

interface Kept extends Read<Uint8Array> {
  size: number;
}

/** The most bytes that are kept, over all sandboxes, and about what an entry takes besides its own. */
const mostBytes = 32 * 1024 * 1024;
const overhead = 512;

const numbers = new WeakMap<Sandbox, number>();
const entries = new Map<string, Kept>();
let opened = 0;
let total = 0;

function nameOf(sandbox: Sandbox, key: string): string {
  let number = numbers.get(sandbox);
  if (number === undefined) numbers.set(sandbox, (number = ++opened));
  return `${number} ${key}`;
}

/** The bytes of that name while nothing that they were made of has changed. */
function find(sandbox: Sandbox, name: string): Uint8Array | undefined {
  const known = entries.get(name);
  if (!known) return undefined;
  remove(name, known);
  if (!sandbox.changes.holds(known)) return undefined;
  // Behind the others: what nobody has asked for longest goes first.
  add(name, known);
  return known.value;
}

function keep(sandbox: Sandbox, name: string, made: Read<Uint8Array>): Uint8Array {
  const known = entries.get(name);
  if (known) remove(name, known);
  if (sandbox.changes.holds(made)) add(name, { ...made, size: made.value.byteLength + 2 * name.length + overhead });
  for (const [oldest, kept] of entries) {
    if (total <= mostBytes) break;
    remove(oldest, kept);
  }
  return made.value;
}

function add(name: string, kept: Kept): void {
  entries.set(name, kept);
  total += kept.size;
}

function remove(name: string, kept: Kept): void {
  entries.delete(name);
  total -= kept.size;
}

/** Bytes that are made of what is read from the database, kept as `cached` keeps values. */
export function keptBytes(sandbox: Sandbox, key: string, make: () => Uint8Array): Uint8Array {
  const name = nameOf(sandbox, key);
  return find(sandbox, name) ?? keep(sandbox, name, sandbox.changes.read(make));
}

/** The same where they are made elsewhere, which tells from which tables. */
export async function keptBytesFrom(
  sandbox: Sandbox,
  key: string,
  make: () => Promise<{ bytes: Uint8Array; tables: readonly string[] }>,
): Promise<Uint8Array> {
  const name = nameOf(sandbox, key);
  const known = find(sandbox, name);
  if (known) return known;
  const since = sandbox.changes.now();
  const { bytes, tables } = await make();
  return keep(sandbox, name, { value: bytes, tables, since });
}
