import * as z from 'zod';
import { callEntries, type CallName } from '../../../../calls.ts';
import { kindsShown, touchedBy } from '../../../../effects.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Kind } from '../../../../kinds.ts';
import { aboutId, idFields, partsOf } from '../../../../walk.ts';
import type { Case } from '../../../case.ts';
import { cases } from '../../../cases/index.ts';
import type { StateValues } from '../../../state-values.ts';

/** A read that shows what a write touches, and how it is asked. */
export interface Witness {
  call: CallName;
  endpoint: Endpoint;
  input: Record<string, unknown>;
  /** Whether it was asked for nothing but by ids, so that it lists all that there is there. */
  lists: boolean;
}

/** What is known by whom a read is asked: what the write was given, then what its state tells. */
export interface Known {
  write: Endpoint;
  input: Readonly<Record<string, unknown>>;
  values: StateValues;
}

const wholePage = 500;

const reads = callEntries.filter(
  ([, { effects, answers, upload, open }]) => !effects && !upload && !open && answers === 'envelope',
);

/** The reads that a real server has too, of a write that it has; all of them, of a write of ours. */
const readsFor = ({ provenance }: Endpoint): typeof reads =>
  provenance === 'ours' ? reads : reads.filter(([, read]) => read.provenance !== 'ours');

/** The reads that show kinds of things which a write touches and that can be asked in its state, the most telling first. */
export function witnessesOf(known: Known): Witness[] {
  const touched = touchedBy(known.write);
  return readsFor(known.write)
    .map((entry) => ({ entry, telling: tellingOf(entry[1], touched) }))
    .filter(({ telling }) => telling > 0)
    .sort((one, other) => other.telling - one.telling)
    .flatMap(({ entry }) => witness(entry, known));
}

/** Reads that show nothing of what a write touches, the smallest first. */
export function bystandersOf(known: Known): Witness[] {
  const touched = touchedBy(known.write);
  return readsFor(known.write)
    .filter(([, read]) => read.service === known.write.service && touched.every((kind) => !kindsShown(read).has(kind)))
    .sort(([, one], [, other]) => sizeOf(one) - sizeOf(other))
    .flatMap((entry) => witness(entry, known));
}

const sizeOf = ({ data }: Endpoint): number => [...partsOf(data)].length;

/** Rows tell more than figures, outer rows more than inner ones, small answers more than large ones. */
function tellingOf(read: Endpoint, touched: readonly Kind[]): number {
  if (touched.every((kind) => !kindsShown(read).has(kind))) return 0;
  const depths = [...partsOf(read.data)]
    .filter(({ schema }) => touched.includes(schema.meta()?.['x-row'] as Kind))
    .map(({ path }) => path.length);
  const small = 1 / (1 + sizeOf(read));
  return depths.length === 0 ? small : 1 + small + 1 / (1 + Math.min(...depths));
}

function witness([call, endpoint]: (typeof reads)[number], known: Known): Witness[] {
  const input: Record<string, unknown> = 'size' in endpoint.input.shape ? { current: 1, size: wholePage } : {};
  let byIds = true;
  for (const [name, field] of Object.entries(endpoint.input.shape) as [string, z.ZodType][]) {
    if (field.safeParse(undefined).success) continue;
    const id = idFor(name, field, known);
    const value = id ?? constantOf(call, name);
    if (value === undefined) return [];
    byIds &&= id !== undefined;
    input[name] = value;
  }
  return [{ call, endpoint, input, lists: byIds && isPure(endpoint) }];
}

/** Whether nothing but its rows decides what it answers. */
const isPure = ({ data }: Endpoint): boolean =>
  [...partsOf(data)].every(({ schema }) => !schema.meta()?.['x-made-of'] || schema instanceof z.ZodString);

/** The id that a field takes: the one of that name, else one of its kind that the write was given. */
function idFor(name: string, field: z.ZodType, { write, input, values }: Known): string | undefined {
  const about = aboutId(field);
  if (!about) return undefined;
  const alike = idFields(write.input).find(({ about: other }) => other.of === about.of)?.path[0];
  const found = [input[name], values[name as keyof StateValues], typeof alike === 'string' ? input[alike] : undefined];
  const [first] = found.filter((value): value is string => typeof value === 'string' && value !== '');
  return first?.split(',')[0];
}

function constantOf(call: CallName, name: string): unknown {
  const value = ((cases[call] as { success: Case }).success.input as Record<string, unknown>)[name];
  return typeof value === 'object' ? undefined : value;
}
