import { proxy } from 'valtio';
import type { Done } from '../../contracts/effects.ts';

// What another tab of this browser writes is told to this one. It is not read again unasked: figures would change under
// whoever reads or marks.

/** The answers on screen that another tab has made stale, by their names. */
export const outdated = proxy<{ names: Record<string, true> }>({ names: {} });

let channel: BroadcastChannel | undefined;

/** Begins to listen to other tabs. */
export function hearElsewhere(hear: (done: Done) => unknown): void {
  channel?.close();
  channel = new BroadcastChannel('understudy:writes');
  channel.onmessage = ({ data }: MessageEvent<Done>) => void hear(data);
}

/** Tells the other tabs what was done here. */
export const tellElsewhere = (done: Done): void => channel?.postMessage(done);

/** Remembers that an answer on screen is no longer the newest. */
export const markOutdated = (name: string): void => void (outdated.names[name] = true);

/** Forgets about it, since the answer has been read again or has left the screen. */
export const markCurrent = (name: string): void => void delete outdated.names[name];
