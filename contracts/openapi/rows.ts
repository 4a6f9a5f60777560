import type { Provenance } from '../endpoint.ts';
import { partsOf, type Schema } from './schema.ts';

/** One call's use of a schema. */
export interface Use {
  call: string;
  schema: Schema;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What of a schema belongs to the place where it is used, and stands beside its name there. */
const ofPlace = ['description', 'x-provenance', 'x-required-provenance', 'x-made-of', 'x-seldom', 'default'];

/** What a schema is wherever it is used, as text; what is known of its fields counts for nothing. */
export const contentOf = (schema: Schema): string =>
  JSON.stringify(whatItIs(schema), (name, value: unknown) => (name === 'x-provenance' ? undefined : value));

/** A schema without what belongs to its place. */
export const whatItIs = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !ofPlace.includes(name)));

/** What of a schema belongs to its place. */
export const whereItIs = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => ofPlace.includes(name)));

/** The records of a kind that look alike. */
interface Rows {
  content: string;
  kind: string;
  call: string;
  /** How well it stands for its kind: shown by the kind's own call, in a page, a list or by itself; else the widest. */
  rank: number;
  alike: Schema[];
}

function* rowsIn(schema: Schema): Generator<Schema> {
  if (schema['x-row'] !== undefined) yield schema;
  for (const part of partsOf(schema)) yield* rowsIn(part);
}

/**
 * The names of all records that are a thing of a kind, by their content. What a kind's own call shows has the kind's own name, each
 * other one that of the first call that shows it beside. What a call knows of a record is known wherever that is shown.
 */
export function rowNames(uses: readonly Use[]): Map<string, string> {
  const found = new Map<string, Rows>();
  for (const { call, schema } of uses)
    for (const row of rowsIn(schema)) {
      const content = contentOf(row);
      const rows = found.get(content) ?? { content, kind: row['x-row']!, call, rank: 0, alike: [] };
      rows.rank = Math.max(rows.rank, rankOf(row, { call, schema }));
      rows.alike.push(row);
      found.set(content, rows);
    }
  for (const { alike } of found.values()) for (const row of alike) learn(alike[0]!, row);
  return namesOf([...found.values()]);
}

function rankOf(row: Schema, { call, schema }: Use): number {
  const data = schema.properties?.['data'];
  const places = [data, data?.items, data?.properties?.['records']?.items];
  const isNamedSo = new RegExp(`^(page|list|get)${row['x-row']}(s|es)?$`, 'i').test(call);
  const place = places.indexOf(row) + 1;
  return (place > 0 && isNamedSo ? 8_000 : 0) + place * 1_000 + Object.keys(row.properties ?? {}).length;
}

function namesOf(rows: readonly Rows[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { content, kind, call } of rows.toSorted((a, b) => b.rank - a.rank)) {
    const name = taken.has(capital(kind)) ? `${capital(kind)}Of${capital(call)}` : capital(kind);
    const free = [name, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${name}${number}`)].find(
      (one) => !taken.has(one),
    )!;
    taken.add(free);
    names.set(content, free);
  }
  return names;
}

const certainty: readonly Provenance[] = ['ours', 'inferred', 'spec'];

/** Takes over where the fields come from, where the other one of the same content is more certain. */
function learn(known: Schema, other: Schema): void {
  for (const [name, field] of Object.entries(known.properties ?? {})) {
    const [ours, theirs] = [field['x-provenance'], other.properties?.[name]?.['x-provenance']];
    if (theirs && (!ours || certainty.indexOf(theirs) > certainty.indexOf(ours))) field['x-provenance'] = theirs;
  }
  const others = partsOf(other);
  for (const [at, part] of partsOf(known).entries()) learn(part, others[at]!);
}
