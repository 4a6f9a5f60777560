import * as z from 'zod';
import { callEntries, type CallName } from './calls.ts';
import { effectText } from './effect-text.ts';
import { hasQuery, pathOf, type Endpoint, type Paths, type Provenance } from './endpoint.ts';
import { envelopeOf, failureEnvelope } from './envelope.ts';
import { unmarked } from './provenance.ts';

/** A JSON schema as the document holds it. */
export interface Schema {
  /** Several where a plain value may be null. */
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  /** Of a field that may be null: what it is else, and null. */
  anyOf?: Schema[];
  /** Of what comes in several kinds, which a constant field tells apart. */
  oneOf?: Schema[];
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  default?: unknown;
  'x-provenance'?: Provenance;
  /** Who says that a parameter must be there. */
  'x-required-provenance'?: Provenance;
  [key: string]: unknown;
}

/** The kinds of which a value may be: one of most schemas; `null` is one of them where the value may be null. */
export function kindsOf(schema: Schema): readonly Schema[] {
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return kinds;
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

/** One call in the document. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-provenance': Provenance;
  'x-refusals': Record<string, string>;
  /** What a write does and what is to be read again after it. */
  'x-effects'?: string;
  parameters: {
    name: string;
    in: 'query';
    required: boolean;
    description: string;
    schema: Schema;
    'x-provenance': Provenance;
    'x-required-provenance'?: Provenance;
  }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
  security: Record<string, string[]>[];
}

/** The OpenAPI 3.1 document of every declared call. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
}

/** Makes the OpenAPI 3.1 document from the declarations and the paths in force, with the provenance of every path and field. */
export function openapiDocument(inForce: Paths = {}): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of callEntries) {
    paths[pathOf(endpoint, inForce)] = { [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Understudy',
      version: '1',
      description:
        'vesta、juno、wrongbook、minerva 四个服务及账号服务的接口。x-provenance:spec 出自规格，inferred 由规格推断，ours 为自定。',
    },
    paths,
    components: {
      schemas: { Failure: schemaOf(failureEnvelope, 'output', 'inferred') },
      securitySchemes: {
        bladeAuth: { type: 'apiKey', in: 'header', name: 'Blade-Auth', description: 'bearer <令牌>' },
      },
    },
  };
}

function operationOf(name: CallName, endpoint: Endpoint): Operation {
  const input = schemaOf(endpoint.input, 'input', endpoint.provenance);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.service],
    'x-provenance': endpoint.provenance,
    'x-refusals': endpoint.refusals,
    ...(endpoint.effects && { 'x-effects': effectText(endpoint) }),
    parameters: hasQuery(endpoint) ? parametersOf(input, endpoint.provenance) : [],
    ...(endpoint.method === 'POST' && { requestBody: bodyOf(endpoint, input) }),
    responses: responsesOf(endpoint),
    security: endpoint.open ? [] : [{ bladeAuth: [] }],
  };
}

const parametersOf = (input: Schema, provenance: Provenance): Operation['parameters'] =>
  Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    description: schema.description ?? '',
    schema,
    'x-provenance': schema['x-provenance'] ?? provenance,
    ...(schema['x-required-provenance'] && { 'x-required-provenance': schema['x-required-provenance'] }),
  }));

function bodyOf(endpoint: Endpoint, input: Schema): NonNullable<Operation['requestBody']> {
  if (!endpoint.upload) return { required: true, content: { 'application/json': { schema: input } } };
  const file: Schema = { type: 'string', format: 'binary', description: '文件', 'x-provenance': 'inferred' };
  const schema: Schema = { type: 'object', properties: { file }, required: ['file'] };
  const json: Record<string, { schema: Schema }> = endpoint.upload.orJson
    ? { 'application/json': { schema: input } }
    : {};
  return { required: true, content: { 'multipart/form-data': { schema }, ...json } };
}

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const envelope = {
    'application/json': { schema: schemaOf(envelopeOf(endpoint.data), 'output', endpoint.provenance) },
  };
  const content = { envelope, file, 'file-or-envelope': { ...file, ...envelope } }[endpoint.answers];
  return {
    200: { description: '成功', content },
    400: { description: '参数有误或被业务规则拒绝', content: failure },
    ...(!endpoint.open && {
      401: { description: '没有令牌或令牌无效', content: failure },
      403: { description: '角色或归属不允许', content: failure },
    }),
  };
}

/** A Zod schema as JSON schema, every field marked with where it comes from. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', provenance: Provenance): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  mark(json, unmarked(provenance));
  if (io === 'input') markRequired(json, unmarked(provenance));
  return json;
}

/** Says of every parameter who asks for it; one that need not be there carries no such mark. */
function markRequired({ properties = {}, required = [] }: Schema, provenance: Provenance): void {
  for (const name of required) properties[name]!['x-required-provenance'] ??= provenance;
}

function mark(schema: Schema, provenance: Provenance): void {
  for (const field of Object.values(schema.properties ?? {})) {
    field['x-provenance'] ??= provenance;
    mark(field, provenance);
  }
  if (schema.items) mark(schema.items, provenance);
}
