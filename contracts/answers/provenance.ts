import * as z from 'zod';
import type { Endpoint, Provenance } from '../endpoint.ts';
import { layersOf, schemaAt } from '../faults.ts';

/** What we assume where the specification is silent; of a call of ours, what we have made up. */
export const assumedOf = ({ provenance }: Pick<Endpoint, 'provenance'>): Provenance =>
  provenance === 'ours' ? 'ours' : 'inferred';

/** The mark that a schema carries itself. */
function markOf(schema: z.core.$ZodType | undefined): Provenance | undefined {
  for (const layer of layersOf(schema)) {
    const mark = z.globalRegistry.get(layer)?.['x-provenance'];
    if (mark) return mark as Provenance;
  }
  return undefined;
}

/** Whether the specification says which values a field may have, whatever it is called. */
const hasKnownValues = (schema: z.core.$ZodType | undefined): boolean =>
  [...layersOf(schema)].some((layer) => z.globalRegistry.get(layer)?.['x-values'] === 'spec');

/** Where the values are known from that a field may have which is there. */
export const provenanceOfValueAt = (endpoint: Endpoint, path: readonly PropertyKey[]): Provenance =>
  hasKnownValues(schemaAt(endpoint.data, path.slice(1))) ? 'spec' : provenanceAt(endpoint, path);

/** Where it is known from what lies at a path of an answer's body: the envelope is the specification's, a field is what its mark says. */
export function provenanceAt(endpoint: Endpoint, path: readonly PropertyKey[]): Provenance {
  const named = path.findLastIndex((key) => typeof key === 'string');
  if (named > 0) return markOf(schemaAt(endpoint.data, path.slice(1, named + 1))) ?? assumedOf(endpoint);
  // What kind of thing the data is, beyond that there is some, only the call can have it from the specification.
  return path[0] === 'data' ? (markOf(endpoint.data) ?? endpoint.provenance) : envelopeOf(endpoint);
}

/** What the specification says of every envelope; nobody but us says anything of our calls. */
const envelopeOf = ({ provenance }: Endpoint): Provenance => (provenance === 'ours' ? 'ours' : 'spec');

const strength: Record<Provenance, number> = { spec: 2, inferred: 1, ours: 0 };

/** What a statement on a call is worth that rests on some of its inputs: as much as the weakest of them. */
export function provenanceOf(endpoint: Endpoint, inputs: readonly string[]): Provenance {
  const marks = inputs.map((name) => markOf(schemaAt(endpoint.input, [name])) ?? assumedOf(endpoint));
  return marks.reduce<Provenance>(
    (weakest, one) => (strength[one] < strength[weakest] ? one : weakest),
    endpoint.provenance,
  );
}

const words: Record<Provenance, string> = { spec: '规格', inferred: '推断', ours: '本项目的接口' };

/** Where something is known from, in a word. */
export const wordOf = (provenance: Provenance = 'inferred'): string => words[provenance];
