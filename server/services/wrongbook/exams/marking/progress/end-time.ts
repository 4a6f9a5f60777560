import { before, endOf, recentSeconds } from '../../../../../engines/exams/pace.ts';
import type { Sandbox } from '../../../../../database/sandbox.ts';
import type { countsOf } from '../parts.ts';
import type { PartRow } from '../parts.queries.ts';
import { selectRecent } from './figures.queries.ts';

type Counts = NonNullable<ReturnType<ReturnType<typeof countsOf>['get']>>['counts'];

/** Marks that are left to give: what waits for a third mark or the leader is one more each. */
function leftOf({ isDouble, withMachine }: PartRow, { none, one, third, leader, flagged }: Counts): number {
  const each = isDouble && !withMachine ? 2 : 1;
  return each * none + (isDouble ? one : 0) + third + leader + flagged;
}

/** When each part is done, by the last two hours; "" where nobody works on it or it is done. */
export function endTimesOf(
  sandbox: Sandbox,
  parts: readonly PartRow[],
  counts: ReturnType<typeof countsOf>,
  now: string,
) {
  const recent = new Map(selectRecent(sandbox, parts, before(now, recentSeconds)).map((row) => [row.partId, row]));
  return new Map(
    parts.map((part) => {
      const own = counts.get(part.id)!.counts;
      const worked = recent.get(part.id) ?? { count: 0, since: now };
      return [part.id, own.done >= own.total ? '' : endOf(now, leftOf(part, own), worked)];
    }),
  );
}
