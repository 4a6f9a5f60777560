import { calls, type CallName } from '../../../../calls.ts';
import { touchedBy } from '../../../../effects.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Kind } from '../../../../kinds.ts';
import { idFields, idsAt } from '../../../../walk.ts';
import type { Row } from './rows.ts';

type Ids = ReadonlyMap<Kind, ReadonlySet<string>>;

/** What a write was about: the things that it was given and that it answered. */
export interface Aim {
  call: CallName;
  write: Endpoint;
  input: Readonly<Record<string, unknown>>;
  given: Ids;
  /** The ids of what it has added, as far as it says them. */
  added: Ids;
}

/** What a write was about that was made with this input and gave this data. */
export function aimOf(call: CallName, input: Aim['input'], data: unknown): Aim {
  const write: Endpoint = calls[call];
  const { adds = [] } = write.effects ?? {};
  const answered = idsIn(write.data, data);
  const added = new Map([...answered].filter(([kind]) => adds.includes(kind)));
  return { call, write, input, given: idsIn(write.input, input), added };
}

function idsIn(schema: Endpoint['data'], value: unknown): Ids {
  const ids = new Map<Kind, Set<string>>();
  for (const { path, about } of idFields(schema)) {
    for (const id of idsAt(value, path)) ids.set(about.of, (ids.get(about.of) ?? new Set()).add(id));
  }
  return ids;
}

/** What else changes with what these writes name: a class is enabled with all its students. */
const reaching: Readonly<Partial<Record<CallName, Kind>>> = { enableStudents: 'class' };

/** Whether a row is one of the things that a write changes or removes: those that it names, else all that fit what it names. */
export function isMeant({ call, write, given }: Aim, { kind, own, ids }: Row): boolean {
  if (!touchedBy(write).includes(kind)) return false;
  if (own !== '' && namesOf(write, kind)) {
    return (
      (given.get(kind)?.has(own) ?? false) || ids.some(({ of, id }) => of === reaching[call] && given.get(of)?.has(id))
    );
  }
  const shared = ids.filter(({ of }) => given.has(of));
  return shared.length > 0 && shared.every(({ of, id }) => given.get(of)!.has(id));
}

/** Whether a write takes ids of a kind. */
export const namesOf = (write: Endpoint, kind: Kind): boolean =>
  idFields(write.input).some(({ about }) => about.of === kind);

/** Whether a row is one that a write has added by its id. */
export const isAdded = ({ added }: Aim, { kind, own }: Row): boolean => added.get(kind)?.has(own) ?? false;

/** Whether a row may be another one after a write: it is, belongs to or names what the write touches. */
export function isAffected(aim: Aim, row: Row): boolean {
  if (isMeant(aim, row) || isAdded(aim, row)) return true;
  const kinds = touchedBy(aim.write);
  return row.ids.some(
    ({ of, id }) => kinds.includes(of) && (aim.given.get(of)?.has(id) === true || aim.added.get(of)?.has(id) === true),
  );
}
