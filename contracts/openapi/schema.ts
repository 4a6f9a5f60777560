import * as z from 'zod';
import type { Provenance } from '../endpoint.ts';
import { unmarked } from '../provenance.ts';

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
  $ref?: string;
  'x-provenance'?: Provenance;
  /** Who says that a parameter must be there. */
  'x-required-provenance'?: Provenance;
  /** The kind of thing that a record is. */
  'x-row'?: string;
  /** The columns by which a list is sorted. */
  'x-columns'?: readonly string[];
  [key: string]: unknown;
}

/** The kinds of which a value may be: one of most schemas; `null` is one of them where the value may be null. */
export function kindsOf(schema: Schema): readonly Schema[] {
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return kinds;
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

/** The schemas right within another one. */
export const partsOf = (schema: Schema): Schema[] => [
  ...Object.values(schema.properties ?? {}),
  ...(schema.items ? [schema.items] : []),
  ...(schema.oneOf ?? []),
  ...(schema.anyOf ?? []),
];

/** A Zod schema as JSON schema, every field marked with where it comes from. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', provenance: Provenance): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: io === 'input' ? limitInput : undefined,
  }) as Schema;
  mark(json, unmarked(provenance));
  if (io === 'input') markRequired(json, unmarked(provenance));
  return json;
}

/** Says of every parameter who asks for it; one that need not be there carries no such mark. */
function markRequired({ properties = {}, required = [] }: Schema, provenance: Provenance): void {
  for (const name of required) properties[name]!['x-required-provenance'] ??= provenance;
}

const limits = ['enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum'];

interface Overridden {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** What is handed in as digits or as a number shows what it may be, and what is changed on its way in shows its default. */
function limitInput({ zodSchema, jsonSchema }: Overridden): void {
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default ??= zodSchema.def.defaultValue;
  if (!(zodSchema instanceof z.ZodPipe) || zodSchema.def.out instanceof z.ZodTransform) return;
  const out = z.toJSONSchema(zodSchema.def.out as z.ZodType, { unrepresentable: 'any' });
  if (out.type === 'integer') jsonSchema.type = 'integer';
  const known = Object.entries(out).filter(([name]) => limits.includes(name));
  Object.assign(jsonSchema, Object.fromEntries(known));
}

function mark(schema: Schema, provenance: Provenance): void {
  for (const field of Object.values(schema.properties ?? {})) field['x-provenance'] ??= provenance;
  for (const part of partsOf(schema)) mark(part, provenance);
}
