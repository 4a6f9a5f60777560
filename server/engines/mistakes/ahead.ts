import { setImmediate as turn } from 'node:timers/promises';
import type { Read } from '../../database/changes.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { reader } from './histories.ts';
import { outcomesAmong } from './keep.ts';
import type { Supposed } from './published.ts';
import type { Outcome } from './write-mistake.ts';

/** Sheets whose histories are worked out in one go: a millisecond or two. */
const atOnce = 16;

/** How often it is begun again where somebody writes meanwhile. */
const mostTries = 3;

/** What was worked out ahead: undefined where it no longer holds. */
export type Ahead = () => Outcome[] | undefined;

/**
 * Works out what histories amount to once works are published, or no longer are, before that is written: a grade's take longer
 * than anybody may hold up others. Sheets are taken a few at a time, and others are served in between; `onProgress` hears how many
 * are through.
 */
export async function workedOutAhead(
  { sqlite, changes }: Sandbox,
  submissionIds: readonly number[],
  supposed: Supposed,
  onProgress: (done: number) => void = () => undefined,
): Promise<Ahead> {
  let reads: Read<Outcome[]>[] = [];
  const holds = (): boolean => reads.every((read) => changes.holds(read));
  for (let tries = 0; tries === 0 || (tries < mostTries && !holds()); tries++) {
    reads = [];
    const known = reader(sqlite);
    for (let from = 0; from < submissionIds.length; from += atOnce) {
      await turn();
      const slice = submissionIds.slice(from, from + atOnce);
      reads.push(changes.read(() => outcomesAmong(sqlite, slice, known, supposed)));
      onProgress(from + slice.length);
    }
  }
  return () => (holds() ? reads.flatMap(({ value }) => value) : undefined);
}
