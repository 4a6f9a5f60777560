import { useEffect } from 'react';
import { mutate, unstable_serialize } from 'swr';
import { doneBy, doneTo, isStale, type Done } from '../../contracts/effects.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import type { Kind } from '../../contracts/kinds.ts';
import { hearElsewhere, markCurrent, markOutdated, outdated, tellElsewhere } from './elsewhere.ts';

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

/** Reads an answer, which then is the newest that there is. */
export async function readFresh<Data>(key: Key | null, read: () => Promise<Data>): Promise<Data> {
  const data = await read();
  markCurrent(unstable_serialize(key));
  return data;
}

/** Says that a component shows an answer as long as it is there. */
export function useOnScreen(key: Key | null): void {
  const name = unstable_serialize(key);
  useEffect(() => {
    onScreen.set(name, (onScreen.get(name) ?? 0) + 1);
    return () => leaveScreen(name);
  }, [name]);
}

function leaveScreen(name: string): void {
  onScreen.set(name, onScreen.get(name)! - 1);
  const asking = asked.get(name);
  // Whoever comes back to it is not shown what another tab has changed since.
  if (onScreen.get(name) === 0 && name in outdated.names && asking) void renew(name, asking);
}

/** Names what reads an answer again that a store keeps, once that is stale. */
export const onStale = (read: Endpoint, readAgain: () => unknown): void => void stores.set(read, readAgain);

/** Brings the answers up to date that a call may have changed. */
export async function refetchAfter(call: Endpoint, input: object, data: unknown, kept?: Kept): Promise<void> {
  if (!call.effects) return;
  const done = doneBy(call, input, data);
  tellElsewhere(done);
  await refetch(done, kept);
}

/** Brings all answers up to date that show things of these kinds, such as at the end of a job. */
export const refetchKinds = (...kinds: Kind[]): Promise<void> => refetch(doneTo(...kinds));

/** Takes note of what other tabs write: what is on screen stays until somebody asks for the newest. */
export function followOtherTabs(): void {
  hearElsewhere((done) => {
    for (const [name, asking] of affectedBy(done)) {
      if (onScreen.get(name)) markOutdated(name);
      else void renew(name, asking);
    }
    for (const [, again] of storesAffectedBy(done)) again();
  });
}

/** Reads everything again that another tab has made stale. */
export const readNewest = (): Promise<unknown> =>
  Promise.all(
    Object.keys(outdated.names).flatMap((name) => (asked.has(name) ? [mutate(keyOf(asked.get(name)!))] : [])),
  );

async function refetch(done: Done, kept: Kept = []): Promise<void> {
  if (kept === 'all') return;
  // By their paths: a form may check by a stricter copy of a call.
  const keptPaths = new Set(kept.map(({ path }) => path));
  const answers = affectedBy(done).filter(([, { read }]) => !keptPaths.has(read.path));
  const inStores = storesAffectedBy(done).filter(([read]) => !keptPaths.has(read.path));
  await Promise.all([...answers.map(([name, asking]) => renew(name, asking)), ...inStores.map(([, again]) => again())]);
}

const affectedBy = (done: Done) => [...asked].filter(([, { read, input }]) => isStale(read, input, done));

const storesAffectedBy = (done: Done) => [...stores].filter(([read]) => isStale(read, {}, done));

/** What is on screen is read again; what is not is forgotten, so that nobody sees it as it was. */
function renew(name: string, asking: Asking): Promise<unknown> {
  if (onScreen.get(name)) return mutate(keyOf(asking));
  asked.delete(name);
  onScreen.delete(name);
  markCurrent(name);
  return mutate(keyOf(asking), undefined);
}
