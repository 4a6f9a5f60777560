import type { Endpoint, Provenance } from '../endpoint.ts';
import { shownBy, type Recorded } from './examples.ts';
import type { Schema } from './schema.ts';
import type { Content, Parameter, RequestBody } from './shapes.ts';
import { provenanceWords, withProvenance } from './words.ts';

/** The query of a call, with what was asked for in its example. */
export const parametersOf = ({ provenance }: Endpoint, input: Schema, shown?: Recorded): Parameter[] =>
  Object.entries(input.properties ?? {}).map(([name, { description = name, ...schema }]) => {
    const from = schema['x-provenance'] ?? provenance;
    const required = schema['x-required-provenance'];
    const example = shown?.input[name];
    return {
      name,
      in: 'query',
      required: input.required?.includes(name) ?? false,
      description: withProvenance(explained(description, schema, from), from),
      schema: schema['x-columns'] ? { ...schema, pattern: listOf(schema['x-columns']) } : schema,
      ...(example !== undefined && { example }),
      'x-provenance': from,
      ...(required && { 'x-required-provenance': required }),
    };
  });

function explained(description: string, schema: Schema, from: Provenance): string {
  const { 'x-columns': columns, 'x-required-provenance': required } = schema;
  if (columns) return `${description}：${columns.join('、')} 之一或几个，以逗号分隔`;
  return required && required !== from ? `${description}（必填为${provenanceWords[required]}）` : description;
}

const listOf = (words: readonly string[]): string => `^(${words.join('|')})(,(${words.join('|')}))*$`;

/** The body of a POST: JSON, or a form with a file, whose other values are the query. */
export function bodyOf({ upload }: Pick<Endpoint, 'upload'>, input: Schema, shown?: Recorded): RequestBody {
  const jsonOf = (value: unknown): Content => ({ 'application/json': { schema: input, examples: shownBy(value) } });
  if (!upload) return { required: true, content: jsonOf(shown?.input) };
  const file: Schema = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    format: 'binary',
    description: `文件，最大 ${upload.maxMb} MB`,
    'x-provenance': 'inferred',
  };
  const form = { schema: { type: 'object', properties: { file }, required: ['file'] } };
  return { required: true, content: { 'multipart/form-data': form, ...(upload.orJson && jsonOf(shown?.json)) } };
}
