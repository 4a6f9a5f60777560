import * as z from 'zod';
import type { Schema } from '../openapi/schema.ts';
import { isPage, lists } from './lists.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Expected } from './expected.ts';
import { deviation, type Deviation } from './deviation.ts';
import { assumedOf, provenanceAt } from './provenance.ts';
import { absentEverywhere } from './shape.ts';
import { describe, keysIn, valueAt } from './values.ts';

const known = new WeakMap<z.ZodType, Schema>();

function schemaOf(data: z.ZodType): Schema {
  const schema = known.get(data) ?? (z.toJSONSchema(data, { io: 'output' }) as Schema);
  known.set(data, schema);
  return schema;
}

/** Whether the data of a call is a page. */
export const isPageOf = (data: z.ZodType): boolean => isPage(schemaOf(data));

/** What a state promises of the data: a success finds something with all its fields, an empty one nothing. */
export function inLists(endpoint: Endpoint, kind: Expected['kind'], data: unknown): Deviation[] {
  if (kind === 'data') return inFound(endpoint, data);
  return kind === 'empty' ? inEmpty(endpoint, data) : [];
}

function inFound(endpoint: Endpoint, data: unknown): Deviation[] {
  const declared = endpoint.data;
  const { path, list } = listIn(data);
  const nothing = lists(declared) && list?.length === 0;
  return [
    ...(nothing ? [deviation(path, '至少 1 项', describe(list), endpoint.provenance)] : []),
    ...absentEverywhere(schemaOf(declared), data).map((one) =>
      deviation(
        `$.data${one.path.slice(1)}`,
        one.expected,
        one.got,
        provenanceAt(endpoint, keysIn(`$.data${one.path.slice(1)}`)),
      ),
    ),
  ];
}

function inEmpty(endpoint: Endpoint, data: unknown): Deviation[] {
  const { path, list } = listIn(data);
  const counts = isPageOf(endpoint.data) ? ['total', 'pages'] : [];
  return [
    ...(list && list.length > 0 ? [deviation(path, '空数组', describe(list), endpoint.provenance)] : []),
    ...counts
      .map((name) => [name, valueAt(data, [name])] as const)
      .filter(([, count]) => typeof count === 'number' && count !== 0)
      .map(([name, count]) => deviation(`$.data.${name}`, '0', describe(count), assumedOf(endpoint))),
  ];
}

/** The list that the data is, or that its page holds; whatever else it is, the schema tells. */
function listIn(data: unknown): { path: string; list: unknown[] | undefined } {
  if (Array.isArray(data)) return { path: '$.data', list: data };
  const records = valueAt(data, ['records']);
  return { path: '$.data.records', list: Array.isArray(records) ? records : undefined };
}
