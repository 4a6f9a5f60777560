import * as z from 'zod';
import type { AboutId } from './kinds.ts';

/** One step into a schema: the name of a field, or `items` for what a list holds. */
export const items = Symbol('items');

/** A schema that lies within another one, and the way to it. */
export interface Part {
  path: readonly (string | typeof items)[];
  schema: z.ZodType;
}

/** A schema and everything within it: fields, items of lists, each of several kinds; what wraps them is passed by. */
export function* partsOf(schema: z.ZodType, path: Part['path'] = []): Generator<Part> {
  yield { path, schema };
  const { innerType, in: given } = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) yield* partsOf(field as z.ZodType, [...path, name]);
  } else if (schema instanceof z.ZodArray) yield* partsOf(schema.element as z.ZodType, [...path, items]);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* partsOf(option as z.ZodType, path);
  else if (innerType ?? given) yield* partsOf((innerType ?? given)!, path);
}

/** What the id that a schema holds is of; undefined where it holds none. */
export const aboutId = (schema: z.ZodType): AboutId | undefined => schema.meta()?.['x-id'] as AboutId | undefined;

/** A field that holds ids, and the way to it. */
export interface IdField {
  path: Part['path'];
  about: AboutId;
}

const knownIdFields = new WeakMap<z.ZodType, readonly IdField[]>();

/** The id fields within a schema, and the ways to them. */
export function idFields(schema: z.ZodType): readonly IdField[] {
  const known = knownIdFields.get(schema) ?? idFieldsIn(schema);
  knownIdFields.set(schema, known);
  return known;
}

const idFieldsIn = (schema: z.ZodType): IdField[] =>
  [...partsOf(schema)].flatMap(({ path, schema: field }) => {
    const about = aboutId(field);
    return about ? [{ path, about }] : [];
  });

/** The ids that a value holds where one of its fields lies; a comma list is several. */
export function idsAt(value: unknown, path: Part['path']): string[] {
  if (value === undefined || value === null) return [];
  const [step, ...rest] = path;
  if (step === items) return (value as unknown[]).flatMap((item) => idsAt(item, rest));
  if (step !== undefined) return idsAt((value as Record<string, unknown>)[step], rest);
  return value === '' ? [] : (value as string).split(',');
}

/** What stands at the end of a way into a value, of each item of a list that lies on it. */
export function valuesAt(value: unknown, [step, ...rest]: Part['path']): unknown[] {
  if (step === undefined) return [value];
  if (step === items) return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return value === null || typeof value !== 'object' ? [] : valuesAt((value as Record<string, unknown>)[step], rest);
}
