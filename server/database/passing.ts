import { setTimeout as wait } from 'node:timers/promises';
import { statementsWritten } from './changes.ts';
import { systemNow } from './clock.ts';

/** Milliseconds between two tries, and for how long it is tried. */
const pause = 25;
const longest = 5_000;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code);

/** Whether somebody else, an import perhaps, holds the database. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** Whether the disk has no room left. */
export const isDiskFull = (error: unknown): boolean =>
  ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** Whether a failure comes from outside and passes: the same work may succeed later. */
export const isPassing = (error: unknown): boolean => isBusy(error) || isDiskFull(error);

/** Does work again while somebody else holds the database, unless something was written meanwhile, perhaps by the work itself. */
export async function againWhileBusy<T>(work: () => T | Promise<T>): Promise<T> {
  // By the clock, so that work which itself has waited so long in here is not done again.
  const until = systemNow() + longest;
  for (;;) {
    const before = statementsWritten();
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || systemNow() >= until || statementsWritten() !== before) throw error;
    }
    await wait(pause);
  }
}

/** Does work again until it no longer fails from outside, or the signal says that it is not to be tried again. */
export async function untilPassed(work: () => void, closing: AbortSignal): Promise<void> {
  for (let delay = pause; ; delay = Math.min(2 * delay, 1_000)) {
    try {
      return work();
    } catch (error) {
      if (!isPassing(error) || closing.aborted) throw error;
    }
    await wait(delay, undefined, { signal: closing }).catch(() => undefined);
  }
}
