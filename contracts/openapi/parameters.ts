import type { Endpoint, Provenance } from '../endpoint.ts';
import type { Schema } from './schema.ts';
import type { Content, Parameter, RequestBody } from './shapes.ts';
import { provenanceWords, withProvenance } from './words.ts';

/** The query of a call. */
export const parametersOf = ({ provenance }: Endpoint, input: Schema): Parameter[] =>
  Object.entries(input.properties ?? {}).map(([name, { description = name, ...schema }]) => {
    const from = schema['x-provenance'] ?? provenance;
    const required = schema['x-required-provenance'];
    return {
      name,
      in: 'query',
      required: input.required?.includes(name) ?? false,
      description: withProvenance(explained(description, schema, from), from),
      schema: schema['x-columns'] ? { ...schema, pattern: listOf(schema['x-columns']) } : schema,
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
export function bodyOf({ upload }: Pick<Endpoint, 'upload'>, input: Schema): RequestBody {
  if (!upload) return { required: true, content: { 'application/json': { schema: input } } };
  const file: Schema = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    format: 'binary',
    description: `文件，最大 ${upload.maxMb} MB`,
    'x-provenance': 'inferred',
  };
  const form = { schema: { type: 'object', properties: { file }, required: ['file'] } };
  const json: Content = upload.orJson ? { 'application/json': { schema: input } } : {};
  return { required: true, content: { 'multipart/form-data': form, ...json } };
}
