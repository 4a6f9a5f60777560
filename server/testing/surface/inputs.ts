import fc from 'fast-check';
import * as z from 'zod';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { kindsOf, type Schema } from '../../../contracts/openapi/schema.ts';
import type { Given, Json } from './given.ts';
import { shortText } from './hostile.ts';
import type { Known } from './known.ts';

type Value = fc.Arbitrary<Json>;

/** Inputs that a call's schema takes: with ids of the caller's own, now and then somebody else's or none. */
export function inputOf(endpoint: Endpoint, known: Known): fc.Arbitrary<Given> {
  const handedIn = schemaOf(endpoint.input, 'input');
  const taken = schemaOf(endpoint.input, 'output').properties ?? {};
  const all = { ...known, words: { ...columnsOf(endpoint), ...known.words } };
  const fields = Object.entries(handedIn.properties ?? {}).map(([name, schema]): [string, Value] => {
    const field = endpoint.input.shape[name] as z.ZodType;
    return [name, valuesOf(name, schema, taken[name]!, all).filter((value) => field.safeParse(value).success)];
  });
  const { required = [] } = handedIn;
  return fc
    .tuple(someOf(fields, required), fc.oneof(fc.constant({}), ...fitting(endpoint, known)))
    .map(([given, together]) => ({ ...given, ...together }));
}

/** The lists of ids that belong together and all of which a call takes; those with the most ids. */
function fitting({ input }: Endpoint, { together }: Known): fc.Arbitrary<Given>[] {
  const sizeOf = ([row]: Given[]): number => Object.keys(row!).length;
  const taken = together.filter(([row]) => row && Object.keys(row).every((name) => name in input.shape));
  const most = Math.max(...taken.map(sizeOf));
  return taken.filter((rows) => sizeOf(rows) === most).map((rows) => fc.constantFrom(...rows));
}

/** All fields that must be there, and each of the others now and then. */
function someOf(fields: [string, Value][], required: string[]): fc.Arbitrary<Given> {
  const must = fields.filter(([name]) => required.includes(name));
  return fc.oneof(
    { weight: 2, arbitrary: fc.record(Object.fromEntries(must)) },
    { weight: 3, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: required }) },
  );
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

/** By what a list may be sorted: some of what its rows hold. */
function columnsOf(endpoint: Endpoint): Record<string, string[]> {
  const rows = schemaOf(endpoint.data, 'output').properties?.['records']?.items?.properties;
  return rows ? { ascs: Object.keys(rows), descs: Object.keys(rows) } : {};
}

function valuesOf(name: string, handedIn: Schema, taken: Schema, known: Known): Value {
  const choices = taken.enum ?? handedIn.enum;
  if (choices) return fc.constantFrom(...(choices as (string | number)[]));
  const kinds = kindsOf(handedIn);
  if (kinds.length > 1) return fc.oneof(...kinds.map((kind) => valuesOf(name, kind, taken, known)));
  if (handedIn.type === 'null') return fc.constant(null);
  if (handedIn.type === 'array') return listsOf(name, handedIn, taken, known);
  if (handedIn.type === 'object') return recordsOf(handedIn, taken, known);
  if (handedIn.type === 'boolean') return fc.boolean();
  if (handedIn.type !== 'string') return numbersOf({ ...handedIn, ...taken });
  return stringsOf(name, handedIn, known);
}

/** The most items of a list within an input: those of many would hold nothing else. */
const fewItems = 4;

function listsOf(name: string, { items = {}, maxItems }: Schema, taken: Schema, known: Known): Value {
  const most = Math.min(Number(maxItems ?? fewItems), fewItems);
  return fc.array(valuesOf(name, items, taken.items ?? {}, known), { maxLength: most });
}

function recordsOf({ properties = {}, required = [] }: Schema, taken: Schema, known: Known): Value {
  const fields = Object.entries(properties).map(([name, schema]): [string, Value] => [
    name,
    valuesOf(name, schema, taken.properties?.[name] ?? {}, known),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function stringsOf(name: string, handedIn: Schema, { own, foreign, words }: Known): Value {
  const several = handedIn.pattern?.includes(',') === true;
  const ids = own[name] && idsOf(own[name], foreign[name] ?? [], several);
  if (ids && handedIn.pattern) return ids;
  const texts = textsOf(handedIn);
  const known = ids ?? (words[name] && !handedIn.pattern && fc.constantFrom(...words[name]));
  return known ? fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: texts }) : texts;
}

function idsOf(own: string[], foreign: string[], several: boolean): Value {
  const nobodys = fc.constantFrom('77', '0', '9'.repeat(19), '007');
  const one = (ids: string[]) => (ids.length > 0 ? fc.constantFrom(...ids) : nobodys);
  const mine = several ? fc.array(one(own), { minLength: 1, maxLength: 3 }).map((ids) => ids.join()) : one(own);
  return fc.oneof(
    { weight: 14, arbitrary: mine },
    { weight: 1, arbitrary: one(foreign) },
    { weight: 1, arbitrary: nobodys },
  );
}

function numbersOf({ type, minimum, maximum }: Schema): Value {
  const min = Number(minimum ?? 0);
  const max = Math.min(Number(maximum ?? 1_000), 2 ** 31);
  const hundredths = fc.integer({ min: min * 100, max: Math.min(max, 2 ** 20) * 100 }).map((value) => value / 100);
  const whole = fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }));
  return type === 'integer' ? whole : fc.oneof(whole, hundredths);
}

function textsOf({ pattern, maxLength = 50 }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const names = fc.string({ unit: 'grapheme', maxLength: Number(maxLength) });
  return fc.oneof(fc.constantFrom('王小明', '测试一班', 'Test 1'), names, shortText).map((text) => text || '字');
}
