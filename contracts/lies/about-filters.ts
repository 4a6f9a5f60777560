import * as z from 'zod';
import type { CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Schema } from '../openapi/schema.ts';
import { isOwned, type AboutId } from '../kinds.ts';
import type { Input, Json } from './exchange.ts';
import { lieOf, misread, spoilData, without, type Known, type Lie } from './lie.ts';
import { aboutField, changeList, coreOf, listsIn } from './places.ts';

const ofPages = ['current', 'size', 'ascs', 'descs'];

const isOptional = (field: z.ZodType): boolean => field.safeParse(undefined).success;

/** What a read is asked for is not what it answers: filters are ignored, or leave out too much; what must be named is read as another. */
export function liesAboutFilters(call: CallName, endpoint: Endpoint): Lie[] {
  if (endpoint.effects) return [];
  const fields = Object.entries(endpoint.input.shape as Record<string, z.ZodType>).filter(
    ([name]) => !ofPages.includes(name),
  );
  return fields.flatMap(([name, field]) =>
    isOptional(field) ? aboutFilter(call, endpoint, name) : aboutScope(call, name, field),
  );
}

function aboutFilter(call: CallName, { data, answers }: Endpoint, name: string): Lie[] {
  const ignored = lieOf(
    call,
    'filter',
    `${name} is ignored`,
    misread((input) => without(input, name)),
    [name],
  );
  const [list] = listsIn(data);
  if (answers === 'file' || !list) return [ignored];
  const short = (whole: Json, given: boolean): Json =>
    given ? changeList(whole, list, (rows) => rows.slice(0, -1)) : whole;
  return [
    ignored,
    lieOf(
      call,
      'filter',
      `${name} leaves out a row too many`,
      spoilData((whole, { input }) => oneLess(short(whole, name in input), whole)),
      [name],
    ),
  ];
}

/** Of a page with a row less, the figures that fit. */
function oneLess(data: Json, before: Json): Json {
  if (data === before || data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  const { total, size } = data as { total?: Json; size?: Json };
  if (typeof total !== 'number' || typeof size !== 'number' || total === 0) return data;
  return { ...data, total: total - 1, pages: Math.ceil((total - 1) / size) };
}

function aboutScope(call: CallName, name: string, field: z.ZodType): Lie[] {
  const about = aboutField(field)['x-id'] as AboutId | undefined;
  const other = about ? anotherId(name, about) : anotherChoice(name, field);
  return other ? [lieOf(call, 'scope', `${name} is read as another`, misread(other))] : [];
}

type Change = (input: Input, known: Known) => Input;

/** Who reaches one school has no other one to read. */
function anotherId(name: string, { of }: AboutId): Change | undefined {
  if (of === 'school') return undefined;
  return (input, known) => {
    const id = input[name];
    if (typeof id !== 'string') return input;
    const other = isOwned(of) ? known.another(of, [id]) : String(BigInt(`0${id.replace(/\D/g, '')}`) + 1n);
    return other === undefined ? input : { ...input, [name]: other };
  };
}

function anotherChoice(name: string, field: z.ZodType): Change | undefined {
  const { enum: words, const: only } = z.toJSONSchema(coreOf(field), { io: 'input', unrepresentable: 'any' }) as Schema;
  const choices = (words ?? (only === undefined ? [] : [only])) as Json[];
  if (choices.length < 2) return undefined;
  return (input) => ({ ...input, [name]: choices.find((choice) => `${choice as string}` !== input[name])! });
}
