import * as z from 'zod';
import type { Endpoint } from '../../../contracts/endpoint.ts';

/** What the fields of a form hold: text, as people type and choose it. */
export type Values = Readonly<Record<string, string>>;

type Schema = z.core.$ZodType;

const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

const schemaOf = (endpoint: Endpoint, field: string): Schema | undefined => {
  const shape: Readonly<Record<string, Schema>> = endpoint.input.shape;
  return shape[field];
};

/** The label of a field as the endpoint declares it. */
export function labelOf(endpoint: Endpoint, field: string): string {
  let schema = schemaOf(endpoint, field);
  while (schema) {
    const label = z.globalRegistry.get(schema)?.description;
    if (label !== undefined) return label;
    schema = 'innerType' in schema._zod.def ? (schema._zod.def.innerType as Schema) : undefined;
  }
  return field;
}

// A field that began blank and may be left out is left out when it is blank; one that was filled was cleared on purpose.
const isLeftOut = (schema: Schema, value: string, initial: string): boolean =>
  value === '' && initial === '' && !accepts(schema, '');

/** Whether a field must be filled. */
export function isRequired(endpoint: Endpoint, field: string, initial = ''): boolean {
  const schema = schemaOf(endpoint, field);
  if (!schema || accepts(schema, '')) return false;
  return initial !== '' || !accepts(schema, undefined);
}

/** What the endpoint makes of a form: the input to send, or what is wrong by field. */
export type Checked = { input: Record<string, unknown> } | { errors: Values };

/** Checks the values of a form by the endpoint's own schema. */
export function check(endpoint: Endpoint, values: Values, initial: Values, fixed: object = {}): Checked {
  const filled = Object.entries(values).filter(([field, value]) => {
    const schema = schemaOf(endpoint, field);
    return schema && !isLeftOut(schema, value, initial[field] ?? '');
  });
  const parsed = endpoint.input.safeParse({ ...fixed, ...Object.fromEntries(filled) });
  if (parsed.success) return { input: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0]);
    errors[field] ??= complaint(labelOf(endpoint, field), issue);
  }
  return { errors };
}

const complaint = (label: string, { code, message }: z.core.$ZodIssue): string =>
  code === 'invalid_type' ? `${label}不能为空` : `${label}${message}`;

/** Whether anything was typed or chosen since the form opened. */
export const isDirty = (values: Values, initial: Values): boolean =>
  Object.keys(values).some((field) => values[field] !== (initial[field] ?? ''));
