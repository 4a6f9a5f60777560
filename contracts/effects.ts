import type * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { AboutId, Kind } from './kinds.ts';
import { idFields, partsOf, valuesAt } from './walk.ts';

// What a write does to the answers of reads, derived from what both declare.

/** What was done: the kinds of things that it touched, and the things that it names. */
export interface Done {
  touched: readonly Kind[];
  named: Ids;
}

type Ids = ReadonlyMap<Kind, ReadonlySet<string>>;

/** What is known where something has been done to kinds of things and nobody says to which, as at the end of a job. */
export const doneTo = (...touched: Kind[]): Done => ({ touched, named: new Map() });

/** What a call has done that was made with this input and gave this data. */
export const doneBy = (call: Endpoint, input: unknown, data: unknown): Done => ({
  touched: touchedBy(call),
  named: idsIn([call.input, input], [call.data, data]),
});

/** The kinds of things that a call touches. */
export const touchedBy = ({ effects }: Endpoint): Kind[] =>
  effects ? [...new Set([...effects.adds, ...effects.changes, ...effects.removes])] : [];

/** Whether what was done may have changed what a read answers: it shows such things, and not just another one. */
export function isStale(read: Endpoint, asked: unknown, { touched, named }: Done): boolean {
  const shown = kindsShown(read);
  return touched.some((kind) => shown.has(kind) && !isOfOther(kind, read, asked, named.get(kind)));
}

/** Whether a read shows one thing of a kind, and that is none of those named. */
function isOfOther(kind: Kind, read: Endpoint, asked: unknown, named: ReadonlySet<string> | undefined): boolean {
  if (!named?.size || read.data.meta()?.['x-row'] !== kind) return false;
  const own = idsIn([read.input, asked]).get(kind);
  return own !== undefined && own.size > 0 && [...own].every((id) => !named.has(id));
}

const known = new WeakMap<Endpoint, ReadonlySet<Kind>>();

/** The kinds of things that an answer of a read tells something of: its rows, what it names or counts, and what else it is made of. */
export function kindsShown(read: Endpoint): ReadonlySet<Kind> {
  const found = known.get(read);
  if (found) return found;
  const shown = new Set([...partsOf(read.data)].flatMap(({ schema }) => kindsOf(schema)));
  known.set(read, shown);
  return shown;
}

/** The kinds of things that a field or row tells something of, without what lies in it. */
export function kindsOf(schema: z.ZodType): readonly Kind[] {
  const { 'x-id': id, 'x-row': row, 'x-count': counted, 'x-made-of': parts = [] } = (schema.meta() ?? {}) as About;
  return [id?.of, row, counted, ...parts].filter((kind) => kind !== undefined);
}

/** What a field says of itself. */
interface About {
  'x-id'?: AboutId;
  'x-row'?: Kind;
  'x-count'?: Kind;
  'x-made-of'?: readonly Kind[];
}

/** The ids in values, by the kind of thing that they are of. */
function idsIn(...parts: (readonly [schema: z.ZodType, value: unknown])[]): Ids {
  const ids = new Map<Kind, Set<string>>();
  for (const [schema, value] of parts) {
    for (const { path, about } of idFields(schema)) {
      const found = valuesAt(value, path).flatMap((list) => (typeof list === 'string' ? list.split(',') : []));
      ids.set(about.of, new Set([...(ids.get(about.of) ?? []), ...found]));
    }
  }
  return ids;
}
