import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { call } from '../api/call.ts';
import { CallCancelled } from '../api/errors.ts';
import { readToken } from '../api/token.ts';

interface Takers<T> {
  take: (data: T) => void;
  /** What to do when the call fails; without it everything stays as it is. */
  fail?: () => void;
}

const running = new Map<string, AbortController>();

/** Reads a list under a name: a newer reading under the same name cancels this one, whose answer then counts for nothing. */
export async function latest<E extends Endpoint>(
  name: string,
  endpoint: E,
  input: InputOf<E>,
  { take, fail }: Takers<DataOf<E>>,
): Promise<void> {
  forget(name);
  // Logging out empties the stores, which makes pickers ask again: without a token that would only earn a refusal.
  if (readToken() === undefined) return;
  const controller = new AbortController();
  running.set(name, controller);
  try {
    const data = await call(endpoint, input, { signal: controller.signal });
    if (!controller.signal.aborted) take(data);
  } catch (error) {
    if (!controller.signal.aborted && !(error instanceof CallCancelled)) fail?.();
  } finally {
    if (running.get(name) === controller) running.delete(name);
  }
}

/** Cancels the reading under a name, if one runs. */
export function forget(name: string): void {
  running.get(name)?.abort();
  running.delete(name);
}
