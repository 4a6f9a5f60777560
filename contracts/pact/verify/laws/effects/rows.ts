import * as z from 'zod';
import type { Kind } from '../../../../kinds.ts';
import { aboutId } from '../../../../walk.ts';

/** A record of an answer that is one thing of a kind. */
export interface Row {
  kind: Kind;
  schema: z.ZodObject;
  value: Readonly<Record<string, unknown>>;
  /** Its own id; "" of what has none. */
  own: string;
  /** Every id that it holds, those of the rows that it lies in, and those by which it was asked for. */
  ids: readonly RowId[];
  /** Where it lies, without indexes: `records`, `children`; none where the answer is the row. */
  path: readonly string[];
}

/** An id and what it is of. */
export interface RowId {
  of: Kind;
  id: string;
}

interface Place {
  ids: readonly RowId[];
  path: readonly string[];
}

/** The rows of an answer, the inner ones too. */
export function rowsIn(schema: z.ZodType, value: unknown, place: Place = { ids: [], path: [] }): Row[] {
  if (value === undefined || value === null) return [];
  if (schema instanceof z.ZodArray) return inList(schema, value, place);
  if (schema instanceof z.ZodObject) return inObject(schema, value, place);
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.ZodType[];
    return rowsIn(options.find((option) => option.safeParse(value).success) ?? options[0]!, value, place);
  }
  const { innerType, in: given } = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
  return (innerType ?? given) ? rowsIn((innerType ?? given)!, value, place) : [];
}

const inList = (schema: z.ZodArray, value: unknown, place: Place): Row[] =>
  Array.isArray(value) ? value.flatMap((item) => rowsIn(schema.element as z.ZodType, item, place)) : [];

function inObject(schema: z.ZodObject, value: unknown, { ids, path }: Place): Row[] {
  if (typeof value !== 'object') return [];
  const fields = value as Record<string, unknown>;
  const kind = schema.meta()?.['x-row'] as Kind | undefined;
  const held = kind === undefined ? [] : idsOf(schema, fields);
  const around = [...ids, ...held];
  const inner = Object.entries(schema.shape).flatMap(([name, field]) =>
    rowsIn(field as z.ZodType, fields[name], { ids: around, path: [...path, name] }),
  );
  if (kind === undefined) return inner;
  const own = held.find(({ of }) => of === kind)?.id ?? '';
  return [{ kind, schema, value: fields, own, ids: around, path }, ...inner];
}

const idsOf = (schema: z.ZodObject, fields: Record<string, unknown>): RowId[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => {
    const about = aboutId(field as z.ZodType);
    const id = fields[name];
    return about && typeof id === 'string' && id !== '' ? [{ of: about.of, id }] : [];
  });

/** What tells a row from the others of an answer. */
export const keyOf = ({ kind, own, ids, path }: Row): string =>
  [kind, path.join('.'), own || ids.map(({ of, id }) => `${of} ${id}`).join()].join(' ');
