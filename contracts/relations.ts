import type * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { Kind } from './kinds.ts';
import { isPaged, sortColumnsOf } from './paging.ts';
import { aboutId, items, partsOf, type Part } from './walk.ts';
import type { Column, Relation } from './where.ts';

// What the input of a read does to its answer: declared where it does not follow from names and ids.

/** What one field of an input does. */
export type Derived =
  | Relation
  /** Says of what the answer is, though its rows do not hold it. */
  | { scope: Kind }
  /** Says which page, or how pages are sorted. */
  | { pages: true }
  | { sorts: readonly string[] };

const pageFields = ['current', 'size'];
const sortFields = ['ascs', 'descs'];

/** What a read's answer is: rows in a page or a list, or one record. */
export interface Rows {
  shape: 'page' | 'list' | 'one';
  row: z.ZodType;
}

/** The rows of a read's answer. */
export function rowsOf({ data, input }: Endpoint): Rows {
  const inner = isPaged(input) ? ((data as z.ZodObject).shape['records'] as z.ZodType) : data;
  const { element } = inner as { element?: z.ZodType };
  if (!element) return { shape: 'one', row: data };
  return { shape: isPaged(input) ? 'page' : 'list', row: element };
}

const known = new WeakMap<Endpoint, Readonly<Record<string, Derived | undefined>>>();

/** What each field of a read's input does; undefined where nothing says so, which a test refuses. */
export function relationsOf(read: Endpoint): Readonly<Record<string, Derived | undefined>> {
  const found = known.get(read);
  if (found) return found;
  const derived = Object.fromEntries(Object.keys(read.input.shape).map((field) => [field, relationOf(read, field)]));
  known.set(read, derived);
  return derived;
}

function relationOf(read: Endpoint, field: string): Derived | undefined {
  const declared = read.where?.[field];
  if (declared) return declared;
  if (read.like && field in read.like.input.shape) return relationOf(read.like, field);
  if (isPaged(read.input) && pageFields.includes(field)) return { pages: true };
  if (isPaged(read.input) && sortFields.includes(field)) return { sorts: sortColumnsOf(read.input) };
  if (read.upload) return { unchecked: '决定如何检查上传的文件' };
  return impliedBy(read, field);
}

function impliedBy(read: Endpoint, field: string): Derived | undefined {
  const { row, shape } = rowsOf(read);
  const kind = kindOf(read.input.shape[field] as z.ZodType);
  const fields = [...partsOf(row)].filter(({ path }) => path.length > 0);
  const top = fields.filter(({ path }) => path.length === 1);
  const named = top.find(({ path, schema }) => path[0] === field && kindOf(schema) === kind);
  if (named) return { is: field };
  if (kind === undefined) return undefined;
  const holding = top.filter((part) => kindOf(part.schema) === kind);
  const own = row.meta()?.['x-row'] === kind || shape === 'one' ? holding.slice(0, 1) : holding;
  if (own.length > 0) return { is: own.map(pathOf) };
  const nested = shape === 'one' ? [] : fields.filter((part) => kindOf(part.schema) === kind);
  return nested.length > 0 ? { is: [...new Set(nested.map(pathOf))] } : { scope: kind };
}

/** The kind of thing whose id a field holds, whatever wraps it. */
const kindOf = (field: z.ZodType): Kind | undefined =>
  [...partsOf(field)].map(({ path, schema }) => (path.length === 0 ? aboutId(schema)?.of : undefined)).find(Boolean);

const pathOf = ({ path }: Part): string => path.filter((step) => step !== items).join('.');

/** Where each column that sorts lies in a row. */
export const columnsOf = (read: Endpoint): Readonly<Record<string, Column>> =>
  Object.fromEntries(sortColumnsOf(read.input).map((column) => [column, read.columns?.[column] ?? column]));

/** The field that a path names in a row, with what wraps it; none where it is not there. */
export const fieldAt = (row: z.ZodType, path: string): z.ZodType[] =>
  [...partsOf(row)].filter((part) => part.path.length > 0 && pathOf(part) === path).map(({ schema }) => schema);

/** Whether a field that a path names is in a row. */
export const hasField = (row: z.ZodType, path: string): boolean => fieldAt(row, path).length > 0;

/** What stands in a row where a path leads, of each item of a list that lies on it. */
export function valuesAt(row: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, step) =>
      values
        .flat()
        .map((value) => (value as Record<string, unknown> | null)?.[step])
        .filter((value) => value !== undefined),
    [row],
  );
}
