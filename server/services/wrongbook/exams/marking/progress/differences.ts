import { grouped } from '../../../../../database/lists.ts';
import type { Sandbox } from '../../../../../database/sandbox.ts';
import type { Difference } from '../../../../../engines/analysis/comparison.ts';
import {
  driftOf,
  othersDifference,
  pairDifference,
  type Drift,
  type Sums,
} from '../../../../../engines/exams/drift.ts';
import type { PartRow } from '../parts.queries.ts';
import { sumMarks, sumPairs } from './figures.queries.ts';

/** Sums of a marker, of all and of what was given since the leader has last taken note. */
type OfMarker = Sums & { teacherId: string; late: Sums };

/** How far a marker lies from the others, and whether that is drift. */
export interface Stray {
  teacherId: string;
  difference: Difference | null;
  drift: Drift;
}

/** How far markers lie from the other mark of the same scripts, by the sums of these differences. */
export const byPairs = ({ driftLimit }: Pick<PartRow, 'driftLimit'>, pairs: readonly OfMarker[]): Stray[] =>
  pairs.map(({ teacherId, late, ...all }) => ({
    teacherId,
    difference: pairDifference(all),
    drift: driftOf(pairDifference(late), late.count, driftLimit),
  }));

/** How far markers lie from the other markers, by the sums of their marks. */
export const byOthers = ({ driftLimit }: Pick<PartRow, 'driftLimit'>, marks: readonly OfMarker[]): Stray[] =>
  marks.map(({ teacherId, late, ...all }) => {
    const others = marks.filter((one) => one.teacherId !== teacherId);
    return {
      teacherId,
      difference: othersDifference(all, others),
      drift: driftOf(othersDifference(late, others), late.count, driftLimit),
    };
  });

/** The markers of parts who stray, by part. */
export function straysOf(sandbox: Sandbox, parts: readonly PartRow[]): Map<string, Stray[]> {
  const [two, one] = [parts.filter(({ isDouble }) => isDouble), parts.filter(({ isDouble }) => !isDouble)];
  const pairs = grouped(two.length === 0 ? [] : sumPairs(sandbox, two), ({ partId }) => partId);
  const marks = grouped(one.length === 0 ? [] : sumMarks(sandbox, one), ({ partId }) => partId);
  return new Map(
    parts.map((part) => {
      const all = part.isDouble ? byPairs(part, pairs.get(part.id) ?? []) : byOthers(part, marks.get(part.id) ?? []);
      return [part.id, all.filter(({ drift }) => drift !== 'none')];
    }),
  );
}
