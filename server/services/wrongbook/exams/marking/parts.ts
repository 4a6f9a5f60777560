import type { MarkerState } from '../../../../../contracts/constants/exam-marking.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { quotas } from '../../../../engines/exams/shares.ts';
import { countByClass } from './plan.queries.ts';
import { selectMarkers, selectOutcomes, type MarkerRow, type PartRow } from './parts.queries.ts';

/** What of a part its answers show. */
export const headOf = ({
  id,
  name,
  positions,
  full,
  isDouble,
  tolerance,
  withMachine,
  way,
  driftLimit,
  leaderId,
  leaderName,
}: PartRow) => ({
  id,
  name,
  positions,
  full,
  isDouble,
  tolerance,
  withMachine,
  way,
  driftLimit,
  leaderId,
  leaderName,
});

export const stateOf = ({ isOff, isPaused }: Pick<MarkerRow, 'isOff' | 'isPaused'>): MarkerState =>
  isOff ? 'off' : isPaused ? 'paused' : 'active';

/** How many scripts of each part are how far. */
export function countsOf(sandbox: Sandbox, parts: readonly PartRow[]) {
  const outcomes = selectOutcomes(sandbox, parts);
  return new Map(
    parts.map(({ id, total, isDouble }) => {
      const rows = outcomes.get(id) ?? [];
      const sum = (isCounted: (row: (typeof rows)[number]) => boolean): number =>
        rows.reduce((all, row) => all + (isCounted(row) ? row.count : 0), 0);
      const inState = (state: string): number => sum((row) => row.state === state);
      const two = isDouble ? sum(({ marks }) => marks >= 2) : 0;
      const one = sum(({ marks }) => marks > 0) - two;
      const counts = {
        total,
        done: inState('done'),
        two,
        one,
        none: Math.max(0, total - two - one),
        third: inState('third'),
        leader: inState('leader'),
        flagged: inState('flag'),
      };
      const compared = rows.reduce((all, row) => all + row.compared, 0);
      const agreed = rows.reduce((all, row) => all + row.agreed, 0);
      return [id, { counts, compared, agreed }] as const;
    }),
  );
}

/** The markers of parts, each with how many scripts are its own by share or classes. */
export function quotasOf(sandbox: Sandbox, parts: readonly PartRow[]): Map<string, (MarkerRow & { quota: number })[]> {
  const markers = selectMarkers(sandbox, parts);
  const perClass = new Map<string, Map<string, number>>();
  const classesOf = (assignmentId: string) => {
    let found = perClass.get(assignmentId);
    if (!found) perClass.set(assignmentId, (found = countByClass(sandbox, assignmentId)));
    return found;
  };
  return new Map(
    parts.map((part) => {
      const own = markers.get(part.id) ?? [];
      const counts = part.way === 'class' ? classQuotas(own, classesOf(part.assignmentId)) : shareQuotas(part, own);
      return [part.id, own.map((marker, index) => ({ ...marker, quota: counts[index]! }))];
    }),
  );
}

const classQuotas = (markers: readonly MarkerRow[], counts: ReadonlyMap<string, number>): number[] =>
  markers.map(({ classIds, isOff, marked }) =>
    isOff ? marked : classIds.reduce((sum, classId) => sum + (counts.get(classId) ?? 0), 0),
  );

/** A machine that counts as one of two leaves half to people, or more where it is not sure. */
function shareQuotas({ total, isDouble, withMachine }: PartRow, markers: readonly MarkerRow[]): number[] {
  const marks = isDouble && !withMachine ? 2 * total : total;
  const sharers = markers.map(({ share, marked, isOff, isPaused }) => ({ share, marked, isOpen: !isOff && !isPaused }));
  return quotas(marks, sharers, total);
}
