import * as z from 'zod';
import type { Schema } from '../../openapi/schema.ts';
import { isPage, lists } from '../lists.ts';
import type { Expected } from '../plan.ts';
import { deviation, type Deviation } from './deviation.ts';
import { absentEverywhere } from './shape.ts';
import { describe, valueAt } from './values.ts';

const schemaOf = (data: z.ZodType): Schema => z.toJSONSchema(data, { io: 'output' }) as Schema;

/** Whether the data of a call is a page. */
export const isPageOf = (data: z.ZodType): boolean => isPage(schemaOf(data));

/** What a state promises of the data: a success finds something with all its fields, an empty one nothing. */
export function inLists(declared: z.ZodType, kind: Expected['kind'], data: unknown): Deviation[] {
  if (kind === 'data') return inFound(declared, data);
  return kind === 'empty' ? inEmpty(declared, data) : [];
}

function inFound(declared: z.ZodType, data: unknown): Deviation[] {
  const { path, list } = listIn(data);
  const nothing = lists(declared) && list?.length === 0;
  return [
    ...(nothing ? [deviation(path, '至少 1 项', describe(list))] : []),
    ...absentEverywhere(schemaOf(declared), data).map((one) =>
      deviation(`$.data${one.path.slice(1)}`, one.expected, one.got),
    ),
  ];
}

function inEmpty(declared: z.ZodType, data: unknown): Deviation[] {
  const { path, list } = listIn(data);
  const counts = isPageOf(declared) ? ['total', 'pages'] : [];
  return [
    ...(list && list.length > 0 ? [deviation(path, '空数组', describe(list))] : []),
    ...counts
      .map((name) => [name, valueAt(data, [name])] as const)
      .filter(([, count]) => typeof count === 'number' && count !== 0)
      .map(([name, count]) => deviation(`$.data.${name}`, '0', describe(count))),
  ];
}

/** The list that the data is, or that its page holds; whatever else it is, the schema tells. */
function listIn(data: unknown): { path: string; list: unknown[] | undefined } {
  if (Array.isArray(data)) return { path: '$.data', list: data };
  const records = valueAt(data, ['records']);
  return { path: '$.data.records', list: Array.isArray(records) ? records : undefined };
}
