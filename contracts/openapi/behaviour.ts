import type { CallName } from '../calls.ts';
import type { ConsoleCallName } from '../console/calls.ts';
import { staleAfter } from '../effect-text.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Kind } from '../kinds.ts';
import { columnsOf, relationsOf, type Derived } from '../relations.ts';
import { shownAnywhere } from '../shown.ts';
import type { Column, Relation } from '../where.ts';

/** What a call does, for programs: of a read what its input does to its rows, of a write what is done and where it shows. */
export type Behaviour = ReadBehaviour | WriteBehaviour;

interface ReadBehaviour {
  /** By the field of the input, how it picks rows. */
  filters?: Record<string, Relation>;
  /** By the field of the input, the kind of thing that the answer as a whole is about. */
  scope?: Record<string, Kind>;
  /** By the column that sorts, where it lies in a row. */
  sorts?: Record<string, Column>;
}

interface WriteBehaviour {
  adds: readonly Kind[];
  changes: readonly Kind[];
  removes: readonly Kind[];
  /** By kind and field of its rows, the field of the input that is shown there, or what is always shown. */
  shows?: Record<string, Record<string, { from: string } | { always: unknown }>>;
  /** The reads that may answer something else afterwards. */
  stale: readonly (CallName | ConsoleCallName)[];
}

/** What a call does, as it declares it or as it follows from names and ids. */
export const behaviourOf = (call: Endpoint): Behaviour => (call.effects ? writeOf(call) : readOf(call));

function readOf(call: Endpoint): ReadBehaviour {
  const fields = Object.entries(relationsOf(call)).filter(
    (entry): entry is [string, Derived] => entry[1] !== undefined,
  );
  const filters = fields.filter((entry): entry is [string, Relation] => isRelation(entry[1]));
  const scope = fields.flatMap(([field, relation]) => ('scope' in relation ? [[field, relation.scope] as const] : []));
  return {
    ...given('filters', Object.fromEntries(filters)),
    ...given('scope', Object.fromEntries(scope)),
    ...given('sorts', columnsOf(call)),
  };
}

const isRelation = (derived: Derived): derived is Relation =>
  !('scope' in derived || 'pages' in derived || 'sorts' in derived);

/** A part that says something, under its name. */
const given = <Part extends object>(name: string, part: Part): Record<string, Part> =>
  Object.keys(part).length > 0 ? { [name]: part } : {};

function writeOf(call: Endpoint): WriteBehaviour {
  const { adds, changes, removes } = call.effects!;
  const shows = [...shownAnywhere(call)].map(([kind, fields]) => [
    kind,
    Object.fromEntries(
      [...fields].map(([field, { from, value }]) => [field, from === undefined ? { always: value } : { from }]),
    ),
  ]);
  const stale = staleAfter(call).map(([name]) => name);
  return { adds, changes, removes, ...given('shows', Object.fromEntries(shows) as object), stale };
}
