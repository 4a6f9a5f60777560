import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { kindsOf, type Schema } from '../openapi/schema.ts';
import { isPage, pageFields } from './lists.ts';
import { anyLike, boolean, eachLike, integer, like, number, patterned, regex } from './matcher.ts';
import { textPattern } from './text-pattern.ts';

const mostItems = 100_000;

/** Examples of which the first that fits a pattern is taken. */
const samples = ['1', '2026', '2026-10-15 08:00:00', 'a', ''];

/** What of a call its answers are matched by. */
type Answering = Pick<Endpoint, 'data' | 'provenance'>;

/**
 * A matcher for the data of a call: it pins names, types and formats. Words and numbers that may stand in a field are pinned
 * where the specification lists them, and in calls of ours; what we assume of others is matched by its type. Lists at the
 * top have at least one item.
 */
export function dataMatcher({ data, provenance }: Answering): unknown {
  const schema = schemaOf(data, provenance === 'ours');
  if (schema.type === 'array') return eachLike(matcherOf(schema.items!));
  if (isPage(schema)) return pageMatcher(schema);
  return matcherOf(schema);
}

/** The schema of an answer, without the values that are only assumed. */
function schemaOf(data: z.ZodType, isOurs: boolean): Schema {
  const schema = z.toJSONSchema(data, { io: 'output' }) as Schema;
  if (!isOurs) dropAssumed(schema);
  return schema;
}

function dropAssumed(schema: Schema): void {
  if (schema.enum && schema['x-values'] !== 'spec') {
    schema.example = schema.enum[0];
    // A literal of numbers is of no kind of number; those of states are whole.
    if (schema.type === 'number') schema.type = 'integer';
    delete schema.enum;
  }
  const kinds = schema.oneOf ?? schema.anyOf ?? [];
  for (const part of [...kinds, ...Object.values(schema.properties ?? {})]) dropAssumed(part);
  if (schema.items) dropAssumed(schema.items);
}

/** A matcher for the data of a call that finds nothing: an empty list, or a page without records. */
export function emptyMatcher({ data, provenance }: Answering): unknown {
  const schema = schemaOf(data, provenance === 'ours');
  return isPage(schema) ? { ...pageMatcher(schema), records: [], total: 0, pages: 0 } : [];
}

function pageMatcher({ properties = {} }: Schema): Record<string, unknown> {
  const pinned = pageFields.map((field) => [
    field,
    field === 'records' ? eachLike(matcherOf(properties.records!.items!)) : integer(1),
  ]);
  return Object.fromEntries(pinned) as Record<string, unknown>;
}

/** Fields that may be absent or null are pinned too: the state of a success has them; but those that most rows have not. */
function matcherOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  const kinds = kindsOf(schema);
  if (kinds.length > 1) return matcherOf(commonOf(kinds.filter(({ type }) => type !== 'null')));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([, field]) => !('x-seldom' in field))
          .map(([name, field]) => [name, matcherOf(field)]),
      );
    case 'array':
      return anyLike(matcherOf(schema.items!), mostItems);
    case 'string':
      return stringMatcher(schema);
    case 'integer':
      return integer(1);
    case 'number':
      return schema.enum ? patterned('integer', oneOf(schema.enum), schema.enum[0]) : number(1);
    case 'boolean':
      return boolean(true);
    default:
      throw new Error(`No matcher for ${JSON.stringify(schema)}`);
  }
}

/** What several kinds of objects have in common: the fields of all, and by which words they are told apart. */
function commonOf([first, ...others]: readonly Schema[]): Schema {
  if (others.length === 0) return first!;
  const fields = Object.entries(first!.properties ?? {}).flatMap(([name, field]) => {
    const same = [field, ...others.map(({ properties }) => properties?.[name])];
    if (same.every((one) => JSON.stringify(one) === JSON.stringify(field))) return [[name, field]];
    const isWord = same.every((one) => typeof one?.const === 'string');
    return isWord ? [[name, { type: 'string', enum: same.map((one) => one!.const) }]] : [];
  });
  return { type: 'object', properties: Object.fromEntries(fields) as Record<string, Schema> };
}

const oneOf = (values: readonly unknown[]): string => `^(${values.map(String).join('|')})$`;

function stringMatcher({ enum: words, pattern, description, example: word }: Schema): unknown {
  if (words) return patterned('type', oneOf(words), String(words[0]));
  if (!pattern) return like(word ?? description ?? '文本');
  const example = samples.find((sample) => new RegExp(pattern).test(sample));
  if (example === undefined) throw new Error(`No sample fits ${pattern}`);
  return patterned('type', pattern, example);
}

/** A matcher for the text of a refusal, which may have {placeholders}: only those of ours are known word for word. */
export function textMatcher(template: string, { provenance }: Pick<Endpoint, 'provenance'>): unknown {
  const example = template.replace(/\{(\w+)\}/g, '$1');
  if (provenance !== 'ours') return like(example);
  const pattern = textPattern(template);
  return pattern === undefined ? template : regex(pattern, example);
}
