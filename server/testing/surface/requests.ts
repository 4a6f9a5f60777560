import fc from 'fast-check';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { encoded, hostileJson, hostileKey, hostileParameter, nested } from './hostile.ts';
import type { Given } from './given.ts';

/** A request as it is sent, its token aside. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** Bytes that come at once; all of them unless it is said. */
  atOnce?: number;
}

/** Fields with their values as they are written: JSON in a body, encoded in a query. A name may come twice. */
export type Pairs = readonly (readonly [string, string])[];

/** The fields of an input as a body or a query has them. */
export const written = (input: Given, inQuery: boolean): Pairs =>
  Object.entries(input).map(([name, value]) => {
    const json = JSON.stringify(value);
    return [name, inQuery ? encoded(typeof value === 'string' ? value : json) : json];
  });

const queryOf = (pairs: Pairs): string => pairs.map(([name, value]) => `${encoded(name)}=${value}`).join('&');

const bodyOf = (pairs: Pairs): string =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

/** The request that hands in these fields, without what an upload brings beside them. */
export function requestOf({ method, path }: Endpoint, pairs: Pairs, inQuery: boolean): Sent {
  if (inQuery) return { method, url: `${path}?${queryOf(pairs)}`, headers: {} };
  return { method, url: path, headers: { 'content-type': 'application/json' }, payload: bodyOf(pairs) };
}

type Change = (pairs: Pairs) => Pairs;

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch =>
  value !== null && typeof value === 'object' && Object.keys(value).length > 0;

const marker = 'within';

/** A JSON value with another in the place of one within it, which `turns` chooses; as it was where it holds none. */
function alteredWithin(given: string, other: string, turns: number): string {
  const whole: unknown = JSON.parse(given);
  let branch = whole;
  for (let left = turns; isBranch(branch); left = Math.floor(left / 3)) {
    const names = Object.keys(branch);
    const name = names[left % names.length]!;
    if (isBranch(branch[name]) && left % 3 > 0) branch = branch[name];
    else {
      branch[name] = marker;
      return JSON.stringify(whole).replace(`"${marker}"`, () => other);
    }
  }
  return given;
}

/** Changes of fields: dropped, of another type or value, also within, twice, packed into lists, or with what nobody asked for. */
function changes(inQuery: boolean): fc.Arbitrary<Change> {
  const value = inQuery ? hostileParameter : hostileJson;
  const at = fc.nat({ max: 20 });
  const touch =
    (change: (pair: Pairs[number]) => Pairs) =>
    (index: number): Change =>
    (pairs) =>
      pairs.flatMap((pair, own) => (own === index % Math.max(pairs.length, 1) ? change(pair) : [pair]));
  const packed = ([name, given]: Pairs[number]): Pairs => [[name, inQuery ? `[${given}]` : `[${given}]`]];
  const within = ([index, other, turns]: [number, string, number]) =>
    touch(([name, given]) => [[name, inQuery ? given : alteredWithin(given, other, turns)]])(index);
  const deep = ([name, given]: Pairs[number]): Pairs => [[name, nested(200, '[', given)]];
  return fc.oneof(
    { weight: 2, arbitrary: at.map(touch(() => [])) },
    { weight: 6, arbitrary: fc.tuple(at, value).map(([index, other]) => touch(([name]) => [[name, other]])(index)) },
    {
      weight: 2,
      arbitrary: fc.tuple(at, value).map(([index, other]) => touch((pair) => [pair, [pair[0], other]])(index)),
    },
    { weight: inQuery ? 0 : 4, arbitrary: fc.tuple(at, value, fc.nat()).map(within) },
    { weight: 1, arbitrary: at.map(touch(packed)) },
    { weight: 1, arbitrary: at.map(touch(deep)) },
    { weight: 2, arbitrary: fc.tuple(hostileKey, value).map((pair): Change => (pairs) => [...pairs, pair]) },
  );
}

/** Fields as they are written, with one to three changes. */
export const changed = (pairs: fc.Arbitrary<Pairs>, inQuery: boolean): fc.Arbitrary<Pairs> =>
  fc
    .tuple(pairs, fc.array(changes(inQuery), { minLength: 1, maxLength: 3 }))
    .map(([given, several]) => several.reduce((result, change) => change(result), given));
