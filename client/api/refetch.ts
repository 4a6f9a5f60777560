import { useEffect } from 'react';
import { mutate, unstable_serialize } from 'swr';
import { doneBy, doneTo, isStale, type Done } from '../../contracts/effects.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import type { Kind } from '../../contracts/kinds.ts';

// What is on screen is read again by what writes say that they do: nobody lists by hand what to refetch.

/** Reads that are left as they are. */
export type Kept = 'all' | readonly Endpoint[];

/** A read with what it asks. */
interface Asking {
  read: Endpoint;
  input: object;
}

type Key = [path: string, input: object];

const asked = new Map<string, Asking>();
const onScreen = new Map<string, number>();
const stores = new Map<Endpoint, () => unknown>();

const keyOf = ({ read, input }: Asking): Key => [read.path, input];

/** The name of a read's answer among all answers. */
export function callKey(read: Endpoint, input: object | null): Key | null {
  if (input === null) return null;
  const asking = { read, input };
  asked.set(unstable_serialize(keyOf(asking)), asking);
  return keyOf(asking);
}

/** Says that a component shows an answer as long as it is there. */
export function useOnScreen(key: Key | null): void {
  const name = unstable_serialize(key);
  useEffect(() => {
    onScreen.set(name, (onScreen.get(name) ?? 0) + 1);
    return () => void onScreen.set(name, onScreen.get(name)! - 1);
  }, [name]);
}

/** Names what reads an answer again that a store keeps, once that is stale. */
export const onStale = (read: Endpoint, readAgain: () => unknown): void => void stores.set(read, readAgain);

/** Brings the answers up to date that a call may have changed. */
export const refetchAfter = (call: Endpoint, input: object, data: unknown, kept?: Kept): Promise<void> =>
  call.effects ? refetch(doneBy(call, input, data), kept) : Promise.resolve();

/** Brings all answers up to date that show things of these kinds, such as at the end of a job. */
export const refetchKinds = (...kinds: Kind[]): Promise<void> => refetch(doneTo(...kinds));

async function refetch(done: Done, kept: Kept = []): Promise<void> {
  if (kept === 'all') return;
  // By their paths: a form may check by a stricter copy of a call.
  const keptPaths = new Set(kept.map(({ path }) => path));
  const isAffected = ({ read, input }: Asking) => !keptPaths.has(read.path) && isStale(read, input, done);
  const answers = [...asked].filter(([, asking]) => isAffected(asking));
  const inStores = [...stores].filter(([read]) => isAffected({ read, input: {} }));
  await Promise.all([...answers.map(([name, asking]) => renew(name, asking)), ...inStores.map(([, again]) => again())]);
}

/** What is on screen is read again; what is not is forgotten, so that nobody sees it as it was. */
function renew(name: string, asking: Asking): Promise<unknown> {
  if (onScreen.get(name)) return mutate(keyOf(asking));
  asked.delete(name);
  onScreen.delete(name);
  return mutate(keyOf(asking), undefined);
}
