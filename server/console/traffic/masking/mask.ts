import * as z from 'zod';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { texts } from '../../../../contracts/envelope.ts';
import { layersOf } from '../../../../contracts/faults.ts';
import { refusalIn } from '../../../../contracts/refusals.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { ruleOf, type Rule } from './rules.ts';

type Schema = z.core.$ZodType;

export const hidden = '[已隐去]';

/** Letters of a text that is recorded. */
const longest = 2_000;

/** Levels that are looked at; no call has half as many. */
const deepest = 40;

/** Ids, numbers, moments and keys of programs, which tell nobody's name. */
const plain = /^[\w:.+/-]{0,64}$|^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/;

/** A value as it is recorded: who it is about is called otherwise, secrets and what people have written are left out. */
export function masked(value: unknown, schema: Schema | undefined, names: Pseudonyms): unknown {
  const once = walk(value, { name: '', schema, names, depth: 0 });
  // Whom a later field names, an earlier text may speak of.
  return rewritten(once, names);
}

interface At {
  name: string;
  schema: Schema | undefined;
  names: Pseudonyms;
  depth: number;
}

function walk(value: unknown, at: At): unknown {
  if (at.depth > deepest) return hidden;
  const depth = at.depth + 1;
  if (Array.isArray(value)) return value.map((item) => walk(item, { ...at, schema: itemOf(at.schema), depth }));
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      walk(field, { ...at, name, schema: fieldOf(at.schema, name, value), depth }),
    ]);
    return Object.fromEntries(fields) as unknown;
  }
  if (typeof value === 'number') return ruleOf(at.name, at.schema) === 'phone' ? 13900000000 : value;
  return typeof value === 'string' ? maskedText(value, ruleOf(at.name, at.schema), at) : value;
}

function maskedText(text: string, rule: Rule, { schema, names }: At): string {
  if (text === '') return text;
  switch (rule) {
    case 'secret':
      return hidden;
    case 'written':
      return plain.test(text) ? text : `（文字 ${[...text].length} 字）`;
    case 'word':
      return text;
    case 'other':
      if (text.length > longest) return `（内容 ${text.length} 字）`;
      return schema || plain.test(text) ? text : `（未声明的文字 ${[...text].length} 字）`;
    default:
      // What is looked for may be a number or a name.
      return names.of(/\p{Script=Han}/u.test(text) ? 'name' : rule, text);
  }
}

/** The same with everybody called otherwise who is known by now. */
function rewritten(value: unknown, names: Pseudonyms): unknown {
  const others = new Set(names.known.values());
  // Rows of a list say the same of their classes again and again.
  const said = new Map<string, string>();
  const text = (given: string): string => {
    if (!/\p{Script=Han}/u.test(given) || others.has(given)) return given;
    const shown = said.get(given) ?? names.within(given);
    said.set(given, shown);
    return shown;
  };
  const each = (part: unknown): unknown => {
    if (typeof part === 'string') return text(part);
    if (Array.isArray(part)) return part.map(each);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [name, each(field)]));
  };
  return each(value);
}

function itemOf(schema: Schema | undefined): Schema | undefined {
  for (const layer of layersOf(schema)) if (layer instanceof z.ZodArray) return layer.element;
  return undefined;
}

/** The schema of a field; of what comes in several kinds, of the first that has it. */
function fieldOf(schema: Schema | undefined, name: string, value: object): Schema | undefined {
  for (const layer of layersOf(schema)) {
    if (layer instanceof z.ZodObject) return (layer.shape as Record<string, Schema | undefined>)[name];
    if (layer instanceof z.ZodRecord) return layer.valueType;
    if (layer instanceof z.ZodUnion)
      return layer.options.map((option) => fieldOf(option, name, value)).find((found) => found !== undefined);
  }
  return undefined;
}

const constants = new Set<string>(Object.values(texts).filter((text) => typeof text === 'string'));

/** The text of an envelope, which may name somebody: as it is declared, else its length alone. */
export function maskedMessage(endpoint: Endpoint, message: unknown): unknown {
  if (typeof message !== 'string' || constants.has(message)) return message;
  const rule = refusalIn(endpoint, { message });
  return rule === undefined ? `（文字 ${[...message].length} 字）` : endpoint.refusals[rule];
}
