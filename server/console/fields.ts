import type * as z from 'zod';
import type { DataOf, Endpoint } from '../../contracts/endpoint.ts';
import { envelopeOf } from '../../contracts/envelope.ts';
import { fieldProvenance } from '../../contracts/provenance.ts';
import { items, partsOf } from '../../contracts/walk.ts';
import type { getRequest } from '../../contracts/console/inspector.ts';

type Field = DataOf<typeof getRequest>['fields'][number];

const known = new WeakMap<Endpoint, Field[]>();

/** The way to a field, the items of a list as []. */
const pathText = (path: readonly (string | typeof items)[]): string =>
  path
    .map((step) => (step === items ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '');

const labelOf = (schema: z.ZodType): string => schema.meta()?.description ?? '';

/** Every field of what a call answers, its envelope included, with where it comes from. */
export function fieldsOf(endpoint: Endpoint): Field[] {
  const found = known.get(endpoint);
  if (found) return found;
  const fields = new Map<string, Field>();
  for (const { path, schema } of partsOf(envelopeOf(endpoint.data))) {
    const name = pathText(path);
    if (name === '' || path.at(-1) === items) continue;
    const label = fields.get(name)?.label || labelOf(schema);
    const from = fields.get(name)?.from ?? fieldProvenance(schema, endpoint.provenance);
    fields.set(name, { path: name, label, from });
  }
  const all = [...fields.values()];
  known.set(endpoint, all);
  return all;
}
