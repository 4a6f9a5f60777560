import { setTimeout as wait } from 'node:timers/promises';
import type { House } from '../house.ts';
import type { Means } from './act.ts';
import { honest } from './lies/honest.ts';

/** Whoever is aborted goes on at once. */
const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined);

/** What faults are made with in a server that runs. */
export function meansOf({ app, settings }: House): Means {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return {
    chance: settings.chance ?? Math.random,
    pause: settings.pause ?? waitFor,
    closing: closing.signal,
    honest: honest(app),
  };
}
