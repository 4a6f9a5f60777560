import { useCallback, useState } from 'react';

/** A failure of a call as components know it; whoever called has seen to it that people are told. */
export interface Failure extends Error {
  isFailure: true;
  /** The id under which the server logged the request; "" when unknown. */
  requestId?: string;
  /** The services have no such call: trying again is of no use. */
  isNotOffered?: true;
  /** The field of the input that the server names, and what is wrong with it. */
  field?: { name: string; message: string } | undefined;
}

/** Whether an error is a failed or cancelled call rather than a fault of the program. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && 'isFailure' in error;

/** Does something that calls the server; false when a call failed, of which people have been told already. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isFailure(error)) return false;
    throw error;
  }
}

/** Runs what takes a while and tells whether it is running; false when a call in it failed. */
export function useAction<A extends unknown[]>(
  action: (...args: A) => Promise<unknown>,
): { run: (...args: A) => Promise<boolean>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (...args: A) => {
      setBusy(true);
      try {
        return await attempt(() => action(...args));
      } finally {
        setBusy(false);
      }
    },
    [action],
  );
  return { run, busy };
}
