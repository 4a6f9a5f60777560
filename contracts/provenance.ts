import type * as z from 'zod';
import type { Provenance } from './endpoint.ts';

/** What a schema's meta says of where it comes from. */
interface Marks {
  'x-provenance'?: Provenance;
  'x-required-provenance'?: Provenance;
  'x-values'?: 'spec';
}

const marksOf = (schema: z.ZodType): Marks => {
  let layer: z.ZodType | undefined = schema;
  const marks: Marks = {};
  while (layer) {
    Object.assign(marks, { ...layer.meta(), ...marks });
    layer = (layer.def as { innerType?: z.ZodType }).innerType;
  }
  return marks;
};

/** What is not marked is ours in a call of ours, and inferred in any other. */
export const unmarked = (call: Provenance): Provenance => (call === 'ours' ? 'ours' : 'inferred');

/** Where a field of a call comes from. */
export const fieldProvenance = (field: z.ZodType, call: Provenance): Provenance =>
  marksOf(field)['x-provenance'] ?? unmarked(call);

/** Who says that a parameter must be there; undefined of one that need not be. */
export const requiredProvenance = (field: z.ZodType, call: Provenance): Provenance | undefined =>
  field.safeParse(undefined).success ? undefined : (marksOf(field)['x-required-provenance'] ?? unmarked(call));

/** Whether the numbers of a state are the specification's. */
export const hasSpecifiedValues = (field: z.ZodType): boolean => marksOf(field)['x-values'] === 'spec';
