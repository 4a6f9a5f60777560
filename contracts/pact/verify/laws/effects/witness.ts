import * as z from 'zod';
import { callEntries, type CallName } from '../../../../calls.ts';
import { kindsShown, touchedBy } from '../../../../effects.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Kind } from '../../../../kinds.ts';
import { aboutId, idFields, partsOf } from '../../../../walk.ts';
import { filledInput, takenFromState } from '../../../case.ts';
import { cases } from '../../../cases/index.ts';
import type { StateValues } from '../../../state-values.ts';
import { asksBare, dear, tellers } from './tellers.ts';

/** A read that shows what a write touches, and how it is asked. */
export interface Witness {
  call: CallName;
  endpoint: Endpoint;
  input: Record<string, unknown>;
  /** Whether it was asked for nothing but by ids, so that it lists all that there is there. */
  lists: boolean;
}

/** What is known when a read is asked: what the write was given, then what its state tells. */
export interface Known {
  call: CallName;
  write: Endpoint;
  input: Readonly<Record<string, unknown>>;
  values: StateValues;
}

const wholePage = 500;

/** More than declarations alone give a read. */
const first = 10;

const reads = callEntries.filter(
  ([, { effects, answers, upload, open }]) => !effects && !upload && !open && answers === 'envelope',
);

/** The reads that a real server has too, of a write that it has; all of them, of a write of ours. */
const isOurs = ({ provenance }: Endpoint): boolean => provenance === 'ours';

const readsFor = (write: Endpoint): typeof reads => (isOurs(write) ? reads : reads.filter(([, read]) => !isOurs(read)));

/** The reads that show kinds of things which a write touches and that can be asked in its state, the most telling first. */
export function witnessesOf(known: Known): Witness[] {
  const touched = touchedBy(known.write);
  const rankOf = (read: CallName): number =>
    (tellers[known.call]?.includes(read) ? first : 0) - (dear.includes(read) ? first : 0);
  const isTelling = isOurs(known.write)
    ? (read: Endpoint): boolean => touched.some((kind) => kindsShown(read).has(kind))
    : (read: Endpoint): boolean => isJudged(read, known.write);
  return readsFor(known.write)
    .filter(([, read]) => isTelling(read))
    .map((entry) => ({ entry, telling: rankOf(entry[0]) + tellingOf(entry[1], known.write) }))
    .sort((one, other) => other.telling - one.telling)
    .flatMap(({ entry }) => witness(entry, known));
}

/** Whether anything of a read is compared: rows that the write touches, words of theirs, or what is gone with what it is asked for. */
function isJudged(read: Endpoint, write: Endpoint): boolean {
  const { changes, removes } = write.effects!;
  const touched = touchedBy(write);
  const schemas = [...partsOf(read.data)].map(({ schema }) => schema);
  const hasWords = (row: z.ZodObject): boolean =>
    Object.values(row.shape).some((field) => changes.includes(aboutId(field as z.ZodType)?.of as Kind)) &&
    Object.keys(row.shape).some((name) => name in write.input.shape && !aboutId(row.shape[name] as z.ZodType));
  return (
    idFields(read.input).some(({ about }) => removes.includes(about.of)) ||
    schemas.some((schema) => touched.includes(schema.meta()?.['x-row'] as Kind)) ||
    schemas.some((schema) => schema instanceof z.ZodObject && hasWords(schema))
  );
}

/** Reads that show nothing of what a write touches, the smallest first. */
export function bystandersOf(known: Known): Witness[] {
  const touched = touchedBy(known.write);
  return readsFor(known.write)
    .filter(([, read]) => read.service === known.write.service && touched.every((kind) => !kindsShown(read).has(kind)))
    .sort(([, one], [, other]) => sizeOf(one) - sizeOf(other))
    .flatMap((entry) => witness(entry, known));
}

const sizes = new WeakMap<Endpoint, number>();

function sizeOf(read: Endpoint): number {
  const size = sizes.get(read) ?? [...partsOf(read.data)].length;
  sizes.set(read, size);
  return size;
}

/** Rows tell more than figures, outer rows more than inner ones, reads of the same resource and small ones more than others. */
function tellingOf(read: Endpoint, write: Endpoint): number {
  const touched = touchedBy(write);
  const adds = write.effects!.adds.length > 0;
  const depths = [...partsOf(read.data)]
    .filter(({ schema }) => touched.includes(schema.meta()?.['x-row'] as Kind))
    // One thing that was there before tells nothing of one that is new.
    .map(({ path }) => (path.length === 0 && adds ? 2 : path.length));
  const small = 1 / (1 + sizeOf(read));
  const near = resourceOf(read) === resourceOf(write) ? 1 : 0;
  return small + near + (depths.length === 0 ? 0 : 1 + 1 / (1 + Math.min(...depths)));
}

/** The path of a call without its last step. */
const resourceOf = ({ path }: Endpoint): string => path.slice(0, path.lastIndexOf('/'));

/** A read of ours as its case asks it, any other with as little as it takes. */
function witness([call, endpoint]: (typeof reads)[number], known: Known): Witness[] {
  const asked = isAsInCase(call, known.write) ? asInCase(call, known.values) : undefined;
  const input = { ...asked, ...('size' in endpoint.input.shape && { current: 1, size: wholePage }) };
  let byIds = true;
  for (const [name, field] of Object.entries(endpoint.input.shape) as [string, z.ZodType][]) {
    if (field.safeParse(undefined).success) continue;
    const id = idFor(name, field, known);
    const value = id ?? constantOf(call, name);
    if (value === undefined) return [];
    byIds &&= id !== undefined;
    Object.assign(input, { [name]: value });
  }
  return [{ call, endpoint, input, lists: byIds && isPure(endpoint) }];
}

const isAsInCase = (read: CallName, write: Endpoint): boolean =>
  write.provenance === 'ours' && !asksBare.includes(read);

/** The input of a read's success where a state tells all that it takes. */
function asInCase(call: CallName, values: StateValues): Record<string, unknown> | undefined {
  const { input } = cases[call].success;
  const isTold = takenFromState(input).every((name) => values[name] !== undefined);
  return isTold ? filledInput(input, (name) => values[name]) : undefined;
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
  const value = (cases[call].success.input as Record<string, unknown>)[name];
  return typeof value === 'object' ? undefined : value;
}
