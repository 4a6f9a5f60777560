import * as z from 'zod';
import type { Json } from './exchange.ts';
import { items, partsOf, type Part } from '../walk.ts';

// Where in the data of a call something lies, and how it is changed there.

/** Changes what lies at the end of a way into data; `undefined` takes a field out. */
export function changeAt(data: Json, [step, ...rest]: Part['path'], change: (value: Json) => Json | undefined): Json {
  if (data === null || typeof data !== 'object') return data;
  if (step === items) return Array.isArray(data) ? data.map((item) => changed(item, rest, change)) : data;
  if (Array.isArray(data) || step === undefined || !(step in data)) return data;
  const { [step]: value, ...others } = data;
  const next = rest.length === 0 ? change(value!) : changeAt(value!, rest, change);
  return next === undefined ? others : { ...data, [step]: next };
}

const changed = (item: Json, rest: Part['path'], change: (value: Json) => Json | undefined): Json =>
  rest.length === 0 ? (change(item) ?? null) : changeAt(item, rest, change);

/** A schema without what may surround it. */
export function coreOf(schema: z.ZodType): z.ZodType {
  const { innerType, in: given } = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
  return innerType || given ? coreOf((innerType ?? given)!) : schema;
}

/** What is said of a schema, however it is wrapped. */
export function aboutField(schema: z.ZodType): Record<string, unknown> {
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return { ...(innerType && aboutField(innerType)), ...schema.meta() };
}

/** What callers may rely on of a page beside its rows. */
const ofPages = ['total', 'size', 'current', 'pages'];
const unreliable = ['orders', 'optimizeCountSql', 'searchCount', 'maxLimit', 'countId'];

const isPage = (data: z.ZodType): boolean => data instanceof z.ZodObject && 'searchCount' in data.shape;

/** A field of the data of a call. */
export interface Place extends Part {
  /** `records[].studentNo` */
  name: string;
}

const nameOf = (path: Part['path']): string =>
  path
    .map((step) => (step === items ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** Every field that the data of a call holds, but for those of pages. */
export function fieldsIn(data: z.ZodType): Place[] {
  const paged = isPage(data) ? [...ofPages, ...unreliable, 'records'] : [];
  const places = [...partsOf(data)]
    .filter(({ path }) => typeof path.at(-1) === 'string' && !(path.length === 1 && paged.includes(path[0] as string)))
    .map(({ path, schema }) => ({ path, schema, name: nameOf(path) }));
  // What is wrapped is passed more than once.
  return [...new Map(places.reverse().map((place) => [place.name, place])).values()].reverse();
}

/** The lists of objects in the data of a call, the outermost first. */
export function listsIn(data: z.ZodType): Place[] {
  const places = [...partsOf(data)]
    .filter(({ schema }) => schema instanceof z.ZodArray && coreOf(schema.element as z.ZodType) instanceof z.ZodObject)
    .map(({ path, schema }) => ({ path, schema, name: nameOf(path) || 'data' }));
  return places.filter(({ path }) => path.length > 0 || !isPage(data));
}

/** Changes the list at a place, or the data where it is the list itself. */
export const changeList = (data: Json, { path }: Pick<Place, 'path'>, change: (list: Json[]) => Json[]): Json => {
  const safely = (value: Json): Json => (Array.isArray(value) ? change(value) : value);
  return path.length === 0 ? safely(data) : changeAt(data, path, safely);
};
