import * as z from 'zod';
import { callEntries } from './calls.ts';
import { touchedBy } from './effects.ts';
import type { Endpoint } from './endpoint.ts';
import type { Kind } from './kinds.ts';
import { aboutId, partsOf } from './walk.ts';

// What the input of a write is seen as, derived from what writes and reads declare.

/** A field of a row, and what it has to show after a write. */
export interface Expectation {
  /** `list.field` is that field of each item of a list. */
  field: string;
  value: unknown;
  /** The field of the input that it comes from; undefined where it is always the same. */
  from: string | undefined;
}

/** Inputs that are about the call itself: the version that it was made to, and its attempt. */
const ofTheCall = new Set(['version', 'attemptKey']);

type Input = Readonly<Record<string, unknown>>;

/** What a row of a touched kind has to show after a write with that input: what `sets` says, else each input of the same name. */
export function shownAfter(write: Endpoint, input: Input, kind: Kind, row: z.ZodObject): Expectation[] {
  const { sets = {} } = write.effects ?? {};
  const told = Object.entries(sets)
    .filter(([field]) => hasField(row, field))
    .flatMap(([field, shown]): Expectation[] => {
      if (shown === 'other') return [];
      if ('always' in shown) return [{ field, value: shown.always, from: undefined }];
      return [{ field, value: input[shown.from], from: shown.from }];
    });
  const same = Object.keys(write.input.shape)
    .filter((name) => !ofTheCall.has(name) && !(name in sets))
    .filter((name) => hasField(row, name) && isComparable(write, name, kind))
    .map((name): Expectation => ({ field: name, value: input[name], from: name }));
  return [...told, ...same].filter(({ value }) => ['string', 'number', 'boolean'].includes(typeof value));
}

/** Whether an input is a value that a row may show: not the id by which the row is named, nor several ids. */
function isComparable(write: Endpoint, name: string, kind: Kind): boolean {
  const schema = [...partsOf(write.input.shape[name] as z.ZodType)].map((part) => part.schema);
  const about = schema.map(aboutId).find((one) => one !== undefined);
  if (!about) return true;
  return about.of !== kind && !z.safeParse(write.input.shape[name] as z.ZodType, '1,2').success;
}

function hasField(row: z.ZodObject, field: string): boolean {
  const [first, ...rest] = field.split('.') as [string, ...string[]];
  const shape = row.shape[first] as z.ZodType | undefined;
  if (!shape) return false;
  return rest.length === 0 || (shape instanceof z.ZodArray && hasField(shape.element as z.ZodObject, rest.join('.')));
}

/** What a row shows in a field, each item's where that lies in a list. */
export function shownIn(row: Input, field: string): unknown {
  const [first, ...rest] = field.split('.') as [string, ...string[]];
  const value = row[first];
  if (rest.length === 0) return value;
  return Array.isArray(value) ? value.map((item: Input) => shownIn(item, rest.join('.'))) : undefined;
}

/** Whether what a row shows is what was handed in; the items of a list in any order. */
export function isShown(shown: unknown, { value }: Expectation): boolean {
  const wanted = String(value).trim();
  // A minute that was handed in is shown with its seconds.
  if (!Array.isArray(shown)) return [wanted, `${wanted}:00`].includes(String(shown));
  return shown.map(String).sort().join() === wanted.split(',').sort().join();
}

/** What the rows of what a write touches show after it, by their kind: each field once, whichever read shows it. */
export function shownAnywhere(write: Endpoint): Map<Kind, Map<string, Expectation>> {
  const probe = Object.fromEntries(Object.keys(write.input.shape).map((name) => [name, '']));
  const found = new Map<Kind, Map<string, Expectation>>();
  for (const kind of touchedBy(write)) {
    const shown = (rowSchemas().get(kind) ?? []).flatMap((row) => shownAfter(write, probe, kind, row));
    if (shown.length > 0) found.set(kind, new Map(shown.map((one) => [one.field, one])));
  }
  return found;
}

/** The inputs of a write that no row of what it touches shows. */
export function inputsUnseen(write: Endpoint): string[] {
  const fields = [...shownAnywhere(write).values()].flatMap((shown) => [...shown.values()]);
  const seen = new Set(fields.map(({ from }) => from));
  return Object.entries(write.input.shape)
    .filter(([name, field]) => !seen.has(name) && !ofTheCall.has(name) && !holdsId(field as z.ZodType))
    .map(([name]) => name);
}

const holdsId = (schema: z.ZodType): boolean => [...partsOf(schema)].some((part) => aboutId(part.schema) !== undefined);

let rowsOfKinds: ReadonlyMap<Kind, readonly z.ZodObject[]> | undefined;

/** The rows of each kind that reads answer; found once, as declarations stay as they are. */
function rowSchemas(): ReadonlyMap<Kind, readonly z.ZodObject[]> {
  if (rowsOfKinds) return rowsOfKinds;
  const found = new Map<Kind, z.ZodObject[]>();
  for (const [, { data, effects }] of callEntries) {
    for (const { schema } of effects ? [] : partsOf(data)) {
      const kind = schema.meta()?.['x-row'] as Kind | undefined;
      if (kind && schema instanceof z.ZodObject) found.set(kind, [...(found.get(kind) ?? []), schema]);
    }
  }
  return (rowsOfKinds = found);
}
