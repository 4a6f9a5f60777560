import { systemNow } from '../database/clock.ts';

/** Milliseconds after which work that can be done in pieces gives its turn back. */
const turnLength = 2_000;

/** Tells when a turn that begins now is over. */
export function startTurn(): () => boolean {
  const until = systemNow() + turnLength;
  return () => systemNow() >= until;
}
