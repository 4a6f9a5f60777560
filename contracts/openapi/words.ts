import type { Provenance } from '../endpoint.ts';
import { partsOf, type Schema } from './schema.ts';

/** Where a call or a field comes from, in a word. */
export const provenanceWords: Record<Provenance, string> = { spec: '规格', inferred: '推断', ours: '自定' };

/** A description with where its field comes from. */
export const withProvenance = (description: string, provenance: Provenance): string =>
  `${description}〔${provenanceWords[provenance]}〕`;

/** Says of every field in a schema, beside what it is, where it comes from. */
export function addWords(schema: Schema): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    field.description = withProvenance(field.description ?? name, field['x-provenance'] ?? 'inferred');
  }
  for (const part of partsOf(schema)) addWords(part);
}
