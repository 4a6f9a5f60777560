import { grouped } from '../../database/lists.ts';
import { clustered, type Sizes } from './cluster.ts';
import { distancesBetween, vectorsOf } from './profiles.ts';
import type { OpenMistake } from './shared.ts';

/** How many can be taught at one table; of a class of fifty that is five groups at least. */
export const groupSizes: Sizes = { least: 4, most: 10 };

/** What a mistake counts for: its points; of a question without any itself. */
const featuresOf = ({ pointIds, questionId }: OpenMistake): readonly string[] =>
  pointIds.length > 0 ? pointIds : [`question ${questionId}`];

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Students with like mistakes, as ids in groups; everybody who has made one is in exactly one group. Those who have most to
 * catch up on come first. The order of the mistakes makes no difference.
 */
export function groupsOf(mistakes: readonly OpenMistake[], sizes: Sizes = groupSizes): string[][] {
  const own = [...grouped(mistakes, ({ studentId }) => studentId)].toSorted(([a], [b]) => byText(a, b));
  const profiles = own.map(([studentId, made]) => {
    const counts = new Map<string, number>();
    for (const feature of made.flatMap(featuresOf)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return { studentId, mistakes: counts };
  });
  const load = (group: readonly number[]): number =>
    group.reduce((sum, member) => sum + own[member]![1].length, 0) / group.length;
  return clustered(distancesBetween(vectorsOf(profiles)), sizes)
    .toSorted((a, b) => load(b) - load(a) || a[0]! - b[0]!)
    .map((group) => group.map((member) => profiles[member]!.studentId));
}
