import * as z from 'zod';
import type { CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Json } from './exchange.ts';
import { lieOf, spoilData, type Lie, type Sort } from './lie.ts';
import { aboutField, changeAt, coreOf, fieldsIn, type Place } from './places.ts';

/** What is wrong with a field, and what stands there then; `undefined` is no field. */
type Fault = [name: string, change: (value: Json) => Json | undefined];

/** Each field of an answer is missing, null, of another type, or not what it says that it is. */
export function liesAboutFields(call: CallName, { data, answers }: Endpoint): Lie[] {
  if (answers === 'file') return [];
  return fieldsIn(data).flatMap((place) =>
    faultsOf(place).map(([name, change]) => {
      const sort: Sort = name.startsWith('counts') ? 'count' : 'field';
      return lieOf(
        call,
        sort,
        `${place.name} ${name}`,
        spoilData((whole) => changeAt(whole, place.path, change)),
      );
    }),
  );
}

function faultsOf(place: Place): Fault[] {
  const core = coreOf(place.schema);
  const about = aboutField(place.schema);
  return [
    ['is missing', () => undefined],
    ...(allows(place.schema, null) ? [] : [['is null', () => null] satisfies Fault]),
    ...typeFaults(core),
    ...textFaults(core, about),
    ...(about['x-count'] ? [['counts one too many', (value) => (value as number) + 1] satisfies Fault] : []),
  ];
}

const allows = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** A value of another type, and one that is none of those that are declared. */
function typeFaults(core: z.ZodType): Fault[] {
  if (core instanceof z.ZodString) return [['is a number', () => 7]];
  if (core instanceof z.ZodBoolean) return [['is a text', () => 'true']];
  if (core instanceof z.ZodArray) return [['is an object', () => ({})]];
  if (core instanceof z.ZodObject) return [['is a list', () => []]];
  const isText = core instanceof z.ZodEnum || (core instanceof z.ZodLiteral && typeof [...core.values][0] === 'string');
  if (isText) return [['is an unknown word', () => 'unknown']];
  const type: Fault = ['is a text', (value) => JSON.stringify(value)];
  if (core instanceof z.ZodLiteral) return [type, ['is an unknown state', () => 97]];
  return [type, ...(allows(core, -1) ? [] : [['is below zero', () => -1] satisfies Fault])];
}

/** Texts that are not what they say: an id, a moment. */
function textFaults(core: z.ZodType, about: Record<string, unknown>): Fault[] {
  if (!(core instanceof z.ZodString)) return [];
  if (about['x-id']) {
    return [...(allows(core, '') ? [] : [['is a blank id', () => ''] satisfies Fault]), ['is no id', () => 'id-7']];
  }
  if (!allows(core, '2026-10-15 08:00:00') || allows(core, 'x')) return [];
  return [
    ['has another form of time', () => '2026-10-15T08:00:00'],
    ['is a day that does not exist', () => '2026-02-30 08:00:00'],
  ];
}
