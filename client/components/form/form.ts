import * as z from 'zod';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { faultText, labelAt, schemaAt } from '../../../contracts/faults.ts';

/** Fields that hold text, as people type and choose it. */
export type Texts = Readonly<Record<string, string>>;

/** What is wrong by field; the parts of a list are named `options.0`. */
export type Faults = Readonly<Record<string, string>>;

type Schema = z.core.$ZodType;

const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

const pathOf = (field: string): string[] => field.split('.');

/** The label of a field as the endpoint declares it. */
export const labelOf = ({ input }: Endpoint, field: string): string => labelAt(input, pathOf(field)) || field;

// A field that began blank and may be left out is left out when it is blank; one that was filled was cleared on purpose.
const isLeftOut = (schema: Schema, value: string, initial: string): boolean =>
  value === '' && initial === '' && !accepts(schema, '');

/** Whether a field must be filled. */
export function isRequired({ input }: Endpoint, field: string, initial: unknown): boolean {
  const schema = schemaAt(input, pathOf(field));
  if (!schema || accepts(schema, '')) return false;
  return Boolean(initial) || !accepts(schema, undefined);
}

/** What the endpoint takes of fields that hold texts: those that it knows and that are not left out. */
export function inputOfTexts<E extends Endpoint>({ input }: E, values: Texts, initial: Texts): Partial<InputOf<E>> {
  const filled = Object.entries(values).filter(([field, value]) => {
    const schema = schemaAt(input, [field]);
    return schema && !isLeftOut(schema, value, initial[field] ?? '');
  });
  return Object.fromEntries(filled) as Partial<InputOf<E>>;
}

/** What the endpoint refuses of an input, at the field that each place of the input is filled in. */
export function faultsOf({ input }: Endpoint, given: unknown, fieldOf = (path: string): string => path): Faults {
  const faults: Record<string, string> = {};
  for (const issue of input.safeParse(given).error?.issues ?? []) {
    faults[fieldOf(issue.path.join('.'))] ??= faultText(input, issue, given);
  }
  return faults;
}

/** The bounds that the contract sets to a field. */
export interface Limits {
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const limits = new WeakMap<Schema, Limits>();

/** The bounds that the endpoint sets to a field: letters of a text, least and most of a number. */
export function limitsOf({ input }: Endpoint, field: string): Limits {
  const schema = schemaAt(input, pathOf(field));
  if (!schema) return {};
  const known = limits.get(schema) ?? z.toJSONSchema(schema, { unrepresentable: 'any' });
  limits.set(schema, known);
  return known;
}
