import type { Manifest } from './manifest.ts';
import type { Snapshot } from './tasks.ts';

/** How many snapshots a sandbox may have that people took or brought, and how many of those that are taken by themselves. */
export const mostSnapshots = { kept: 30, before: 5, regular: 12 } as const;

/** How many bytes they may take in all. */
export const mostBytesOfAll = 4 * 1024 ** 3;

type Group = keyof typeof mostSnapshots;

const groupOf = (why: Manifest['why']): Group => (why === 'before' || why === 'regular' ? why : 'kept');

const sumOf = (snapshots: readonly Snapshot[]): number => snapshots.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * What has to go so that one more has room, of snapshots the newest of which comes first: of those that were taken by
 * themselves the oldest, the regular ones first. Undefined where there is no room beside what people took or brought; one that
 * is taken before a restoring is never refused, as that would keep people from restoring.
 */
export function inTheWay(
  snapshots: readonly Snapshot[],
  { why, bytes }: Pick<Snapshot, 'why' | 'bytes'>,
): Snapshot[] | undefined {
  const group = groupOf(why);
  const of = (wanted: Group): Snapshot[] => snapshots.filter((one) => groupOf(one.why) === wanted).reverse();
  const tooMany = of(group).slice(0, Math.max(0, of(group).length + 1 - mostSnapshots[group]));
  if (group === 'kept' && tooMany.length > 0) return undefined;
  const going = [...tooMany];
  for (const one of [...of('regular'), ...of('before')]) {
    if (sumOf(snapshots) - sumOf(going) + bytes <= mostBytesOfAll) break;
    if (!going.includes(one)) going.push(one);
  }
  const fits = sumOf(snapshots) - sumOf(going) + bytes <= mostBytesOfAll;
  return fits || why === 'before' ? going : undefined;
}
