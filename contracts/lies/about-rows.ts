import type { CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Json } from './exchange.ts';
import { foreignValueOf } from './foreign.ts';
import { lieOf, spoilData, type Known, type Lie } from './lie.ts';
import { aboutField, changeList, fieldsIn, listsIn, type Place } from './places.ts';

type Rows = readonly Json[];

/** What may happen to the rows of a list. */
const wrongs: Record<string, (rows: Rows) => Json[]> = {
  'repeats a row': (rows) => [...rows.slice(0, 1), ...rows],
  'repeats its last row in the place of the first': (rows) => [...rows.slice(-1), ...rows.slice(1)],
  'lacks its first row': (rows) => rows.slice(1),
  'lacks its last row': (rows) => rows.slice(0, -1),
  'holds nothing': () => [],
};

/** Rows of an answer are repeated, left out, of somebody else, or tell what is secret. */
export function liesAboutRows(call: CallName, { data, answers }: Endpoint): Lie[] {
  if (answers === 'file') return [];
  const lists = listsIn(data);
  return [
    lieOf(
      call,
      'field',
      'a secret is told',
      spoilData((whole) => (lists[0] ? changeList(whole, lists[0], tellSecret) : withSecret(whole))),
    ),
    ...lists.flatMap((place) =>
      Object.entries(wrongs).map(([name, change]) =>
        lieOf(
          call,
          'rows',
          `${place.name} ${name}`,
          spoilData((whole) => changeList(whole, place, change)),
        ),
      ),
    ),
    ...lists.slice(0, 1).map((place) =>
      lieOf(
        call,
        'scope',
        `${place.name} holds a row of somebody else`,
        spoilData((whole, _, known) =>
          changeList(whole, place, (rows) => [...rows, ...strange(data, place, rows, known)]),
        ),
      ),
    ),
  ];
}

const withSecret = (row: Json): Json =>
  row !== null && typeof row === 'object' && !Array.isArray(row) ? { ...row, password: 'secret' } : row;

const tellSecret = (rows: Rows): Json[] => rows.map(withSecret);

/** The first row as if it were of another school: its ids are those of somebody else. */
function strange(data: Endpoint['data'], list: Place, [first]: Rows, { values }: Known): Json[] {
  if (first === null || typeof first !== 'object' || Array.isArray(first)) return [];
  const depth = list.path.length + 1;
  const others = fieldsIn(data)
    .filter(({ path }) => path.length === depth + 1)
    .map(
      ({ path, schema }) => [path.at(-1) as string, aboutField(schema)['x-id'] as { of: string } | undefined] as const,
    )
    .map(([name, about]) => [name, values[foreignValueOf(about?.of ?? '')!]] as const)
    .filter(([name, id]) => id !== undefined && first[name] !== '' && name in first);
  return [{ ...first, ...(Object.fromEntries(others) as Record<string, string>) }];
}
