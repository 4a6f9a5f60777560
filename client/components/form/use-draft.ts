import { useState } from 'react';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { askConflicts } from './ConflictDialog.tsx';
import { conflictsOf, merged, type FieldWords } from './conflict.ts';
import { isStale } from './use-delivery.ts';

/** A record as it is stored, of a version. */
interface Stored<Values> {
  values: Values;
  version: number;
}

/** How a draft is sent. */
interface Sending<Values> {
  /** The call that takes it, by which it is known that the version was stale. */
  endpoint: Endpoint;
  send: (values: Values, version: number) => Promise<unknown>;
  /** Reads what is stored now. */
  read: () => Promise<Stored<Values>>;
  words: FieldWords<Values>;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is typed into a form that stands on a screen while others may change the same record: as long as nothing has been typed
 * it follows what is stored, afterwards it is kept, and whoever sends it chooses what to keep.
 */
export function useDraft<Values extends object>(stored: Stored<Values>) {
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(stored.values);
  const isChanged = !same(values, base.values);
  if (!isChanged && stored.version >= base.version && !same(stored, base)) {
    setBase(stored);
    setValues(stored.values);
  }
  const deliver = async (sending: Sending<Values>, mine: Values, version: number) => {
    await sending.send(mine, version);
    setBase({ values: mine, version });
    setValues(mine);
  };
  /** Sends what was typed; false where somebody went back to the form instead. */
  const submit = async (sending: Sending<Values>): Promise<boolean> => {
    try {
      await deliver(sending, values, base.version);
      return true;
    } catch (error) {
      if (!isStale(sending.endpoint, error)) throw error;
    }
    const now = await sending.read();
    const conflicts = conflictsOf(base.values, now.values, values, sending.words);
    const theirs = conflicts.length > 0 ? await askConflicts(conflicts) : [];
    if (!theirs) return false;
    const chosen = merged(values, now.values, theirs);
    setBase(now);
    setValues(chosen);
    // Where all of theirs is kept there is nothing to send.
    if (!same(chosen, now.values)) await deliver(sending, chosen, now.version);
    return true;
  };
  return { values, setValues, submit, isChanged, isBehind: isChanged && stored.version !== base.version };
}
