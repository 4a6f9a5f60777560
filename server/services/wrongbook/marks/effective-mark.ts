import type { markKinds } from '../../../../contracts/wrongbook/mark-shapes.ts';

/** What decides which entry of an answer's ledger stands. */
export interface Entry {
  id: number;
  kind: (typeof markKinds)[number];
  score: number | null;
  revokes: number | null;
}

/**
 * The entry that stands: the newest mark of a person that has not been taken back, else the newest of a machine, else what was
 * on record. A machine that leaves the answer to a person does not put out a score that is on record. Entries by ascending id.
 */
export function effectiveEntry<T extends Entry>(entries: readonly T[]): T | undefined {
  const revoked = new Set(entries.map(({ revokes }) => revokes));
  const newest = (kind: Entry['kind']) => entries.findLast((one) => one.kind === kind && !revoked.has(one.id));
  const person = newest('person');
  if (person) return person;
  const machine = newest('machine');
  const record = newest('record');
  return machine && (machine.score !== null || record === undefined) ? machine : record;
}
