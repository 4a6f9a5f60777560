import * as z from 'zod';
import { partsOf, valuesAt, type Part } from '../../../../walk.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { jsonPath } from '../../../../answers/values.ts';
import type { Law } from '../law.ts';
import { pathOfRows } from './compare.ts';
import { keyOf, keyOfRow, lawOf, type Subject } from './subject.ts';
import { wholeOf } from './whole.ts';

/** No row stands twice in a list, nor in a list within a row. */
export function rowLaws(subject: Subject): Law[] {
  const lists = listsIn(subject.rows.row);
  if (subject.rows.shape === 'one' && lists.length === 0) return [];
  return [
    lawOf(subject, '行不重复', async (prober) => {
      const { rows } = await wholeOf(subject, prober);
      return [
        ...inList(pathOfRows(subject), rows, keyOf(subject)),
        ...lists.flatMap(({ path, schema }) => inLists(path, rows, keyOfRow(schema))),
      ];
    }),
  ];
}

/** The lists of records within a row, each with the schema of its records. */
const listsIn = (row: z.ZodType): Part[] =>
  [...partsOf(row)].flatMap(({ path, schema }) =>
    schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? [{ path, schema: schema.element }] : [],
  );

type Key = (row: unknown) => string;

const repeatedIn = (rows: readonly unknown[], key: Key): number => rows.length - new Set(rows.map(key)).size;

const told = (path: string, repeated: number): Deviation[] =>
  repeated === 0 ? [] : [deviation(path, '没有重复的行', `${repeated} 行重复`)];

const inList = (path: string, rows: readonly unknown[], key: Key): Deviation[] => told(path, repeatedIn(rows, key));

function inLists(path: Part['path'], rows: readonly unknown[], key: Key): Deviation[] {
  const lists = rows.flatMap((row) => valuesAt(row, path)).filter((list) => Array.isArray(list));
  const repeated = lists.reduce((sum, list) => sum + repeatedIn(list, key), 0);
  return told(jsonPath(['data', ...path.filter((step) => typeof step === 'string')]), repeated);
}
