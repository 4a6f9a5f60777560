// Agglomerative clustering by average linkage (R. R. Sokal, C. D. Michener, "A statistical method for evaluating systematic
// relationships", University of Kansas Science Bulletin 38, 1958), in which no group outgrows what can be taught at a table, then
// exchange between groups as long as it brings those alike together (as partitioning around medoids does: L. Kaufman,
// P. J. Rousseeuw, "Finding Groups in Data", 1990). How many groups there are is decided by the silhouette (P. J. Rousseeuw,
// Journal of Computational and Applied Mathematics 20, 1987). Nothing is left to chance: equal distances go by the order.

/** How many a group may have. */
export interface Sizes {
  least: number;
  most: number;
}

type Distances = readonly (readonly number[])[];
type Group = readonly number[];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

// Loops rather than lists: the sums below are nearly all of the work.

/** Mean distance between the members of two groups. */
function between(distances: Distances, one: Group, other: Group): number {
  let sum = 0;
  for (const a of one) for (const b of other) sum += distances[a]![b]!;
  return sum / (one.length * other.length);
}

/** Mean distance of one to a group, itself left out. */
function distanceTo(distances: Distances, one: number, group: Group): number {
  let sum = 0;
  let count = 0;
  for (const other of group) {
    if (other === one) continue;
    sum += distances[one]![other]!;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** The two groups that are nearest and together not too large; undefined where no two are. */
function nearest(distances: Distances, groups: readonly Group[], most: number): [number, number] | undefined {
  let found: [number, number] | undefined;
  let least = Infinity;
  for (const [a, one] of groups.entries())
    for (let b = a + 1; b < groups.length; b++) {
      if (one.length + groups[b]!.length > most) continue;
      const distance = between(distances, one, groups[b]!);
      if (distance < least) [found, least] = [[a, b], distance];
    }
  return found;
}

/** Puts members where they are nearer while sizes allow it. */
function settled(distances: Distances, groups: readonly Group[], { least, most }: Sizes): Group[] {
  const settling = groups.map((group) => [...group]);
  // Each move lessens the distances within groups; the limit only keeps rounding from going round in circles.
  for (let moves = 0; moves < distances.length * 4; moves++) {
    const better = bestMove(distances, settling, { least, most });
    if (!better) break;
    const { member, from, to } = better;
    settling[from] = settling[from]!.filter((one) => one !== member);
    settling[to] = [...settling[to]!, member].sort((a, b) => a - b);
  }
  return settling;
}

const slightest = 1e-9;

/** The nearest other group that has room, and how much nearer it is than the own one. */
function betterFor(distances: Distances, groups: readonly Group[], member: number, from: Group, most: number) {
  const own = distanceTo(distances, member, from);
  let found = { to: -1, gain: slightest };
  for (const [to, other] of groups.entries()) {
    if (other === from || other.length >= most) continue;
    const gain = own - distanceTo(distances, member, other);
    if (gain > found.gain) found = { to, gain };
  }
  return found;
}

function bestMove(distances: Distances, groups: readonly Group[], { least, most }: Sizes) {
  let best: { member: number; from: number; to: number } | undefined;
  let greatest = slightest;
  for (const [from, group] of groups.entries()) {
    if (group.length <= least) continue;
    for (const member of group) {
      const { to, gain } = betterFor(distances, groups, member, group, most);
      if (gain > greatest) [best, greatest] = [{ member, from, to }, gain];
    }
  }
  return best;
}

/** How much nearer each is to its own group than to the next, from -1 to 1, as a mean. */
function silhouette(distances: Distances, groups: readonly Group[]): number {
  if (groups.length < 2) return 0;
  return mean(
    groups.flatMap((group) =>
      group.map((member) => {
        if (group.length === 1) return 0;
        const own = distanceTo(distances, member, group);
        const next = Math.min(
          ...groups.filter((other) => other !== group).map((other) => distanceTo(distances, member, other)),
        );
        return next === own ? 0 : (next - own) / Math.max(next, own);
      }),
    ),
  );
}

const byDistance =
  (distances: Distances, group: Group) =>
  (a: number, b: number): number =>
    distanceTo(distances, a, group) - distanceTo(distances, b, group);

/** Fills up what is too small with those who are nearest in groups that can spare them. */
function filled(distances: Distances, groups: readonly Group[], least: number): Group[] {
  const filling = groups.map((group) => [...group]);
  for (const small of filling)
    while (small.length < least) {
      const spare = filling.filter((group) => group !== small && group.length > least).flat();
      const [next] = spare.toSorted(byDistance(distances, small));
      if (next === undefined) break;
      const from = filling.find((group) => group !== small && group.includes(next))!;
      from.splice(from.indexOf(next), 1);
      small.push(next);
    }
  return filling;
}

/** Dissolves what is too small: its members go, one by one, to the nearest group that has room. */
function withoutSmall(distances: Distances, groups: readonly Group[], { least, most }: Sizes): Group[] {
  const kept = groups.filter(({ length }) => length >= least).map((group) => [...group]);
  for (const member of groups.filter(({ length }) => length < least).flat()) {
    const open = kept.filter(({ length }) => length < most);
    const [home] = open.toSorted((a, b) => distanceTo(distances, member, a) - distanceTo(distances, member, b));
    if (home) home.push(member);
    else kept.push([member]);
  }
  return filled(distances, kept, least).map((group) => group.toSorted((a, b) => a - b));
}

/** Divides what distances lie between into groups of those alike; each is in exactly one. */
export function clustered(distances: Distances, sizes: Sizes): Group[] {
  let groups: Group[] = distances.map((_, index) => [index]);
  let best: { groups: Group[]; value: number } | undefined;
  for (;;) {
    if (groups.length <= distances.length / sizes.least) {
      const candidate = settled(distances, withoutSmall(distances, groups, sizes), sizes);
      const value = silhouette(distances, candidate);
      if (!best || value > best.value + slightest) best = { groups: candidate, value };
    }
    const pair = nearest(distances, groups, sizes.most);
    if (!pair) break;
    const [a, b] = pair;
    groups = [
      ...groups.filter((_, index) => index !== a && index !== b),
      [...groups[a]!, ...groups[b]!].sort((x, y) => x - y),
    ];
  }
  return best?.groups ?? groups;
}
