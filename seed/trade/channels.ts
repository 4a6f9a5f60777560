import { firstRegionId, partnerIds as partners, schoolIds } from '../landmarks.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { World } from '../world.ts';

const lines: Record<string, string[]> = {
  [partners.level1]: [],
  [partners.level2]: [partners.level1],
  [partners.level3]: [partners.level1, partners.level2],
  [partners.sibling]: [partners.level1, partners.level2],
  [partners.north]: [partners.level1],
  [partners.brook]: [partners.level1],
  [partners.foreignLevel1]: [],
  [partners.foreignLevel2]: [partners.foreignLevel1],
  [partners.foreignLevel3]: [partners.foreignLevel1, partners.foreignLevel2],
};

/** A channel with those above it, the highest first. */
export const channelOf = (partnerId: string): string[] => [...(lines[partnerId] ?? []), partnerId];

/** The schools that buy: in the large world the same as in the demonstration. */
export const tradingSchools = ({ schools }: Pick<World, 'schools'>): SchoolPlan[] =>
  schools.filter(({ id }) => id !== schoolIds.large && Number(id) < firstRegionId);

/** The month of a moment with so many before it, `yyyy-MM`, oldest first. */
export function monthsBefore(now: string, count: number): string[] {
  const [year = 0, month = 0] = now.split('-').map(Number);
  return Array.from({ length: count + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (count - index), 1)).toISOString().slice(0, 7),
  );
}
