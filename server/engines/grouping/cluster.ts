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

// Sums of distances are kept and changed with each step rather than taken anew: a class is grouped while others wait.

/** Of each group the sum of the distances of everybody to its members. */
const sumsTo = (distances: Distances, groups: readonly Group[]): number[][] =>
  groups.map((group) =>
    distances.map((row) => {
      let sum = 0;
      for (const other of group) sum += row[other]!;
      return sum;
    }),
  );

/** Mean of a sum of distances over some others; 0 where there are none. */
const over = (sum: number, others: number): number => (others === 0 ? 0 : sum / others);

/** Mean distance of one to a group, itself left out. */
function distanceTo(distances: Distances, one: number, group: Group): number {
  let sum = 0;
  for (const other of group) sum += distances[one]![other]!;
  return over(sum, group.includes(one) ? group.length - 1 : group.length);
}

/** Groups with the sums of distances between each two of them. */
interface Linked {
  groups: Group[];
  between: number[][];
}

/** The two groups that are nearest and together not too large; undefined where no two are. */
function nearest({ groups, between }: Linked, most: number): [number, number] | undefined {
  let found: [number, number] | undefined;
  let least = Infinity;
  for (let a = 0; a < groups.length; a++) {
    const size = groups[a]!.length;
    const sums = between[a]!;
    for (let b = a + 1; b < groups.length; b++) {
      const other = groups[b]!.length;
      const distance = sums[b]! / (size * other);
      if (distance < least && size + other <= most) [found, least] = [[a, b], distance];
    }
  }
  return found;
}

/** Makes one group of two, which then stands last. */
function merge({ groups, between }: Linked, [a, b]: readonly [number, number]): void {
  const one = [...groups[a]!, ...groups[b]!].sort((x, y) => x - y);
  groups.push(one);
  for (const sums of between) sums.push(sums[a]! + sums[b]!);
  between.push([...between.map((sums) => sums.at(-1)!), 0]);
  for (const index of [b, a]) {
    groups.splice(index, 1);
    between.splice(index, 1);
    for (const sums of between) sums.splice(index, 1);
  }
}

/** Puts members where they are nearer while sizes allow it. */
function settled(distances: Distances, groups: readonly Group[], { least, most }: Sizes): Group[] {
  const settling = groups.map((group) => [...group]);
  const sums = sumsTo(distances, groups);
  // Each move lessens the distances within groups; the limit only keeps rounding from going round in circles.
  for (let moves = 0; moves < distances.length * 4; moves++) {
    const better = bestMove(settling, sums, { least, most });
    if (!better) break;
    const { member, from, to } = better;
    settling[from] = settling[from]!.filter((one) => one !== member);
    settling[to] = [...settling[to]!, member].sort((a, b) => a - b);
    distances[member]!.forEach((distance, one) => {
      sums[from]![one]! -= distance;
      sums[to]![one]! += distance;
    });
  }
  return settling;
}

const slightest = 1e-9;

/** The nearest other group that has room, and how much nearer it is to one than the own group. */
function betterFor(groups: readonly Group[], sums: readonly number[][], member: number, from: number, most: number) {
  const own = over(sums[from]![member]!, groups[from]!.length - 1);
  let [to, gain] = [-1, slightest];
  for (let other = 0; other < groups.length; other++) {
    const { length } = groups[other]!;
    if (other === from || length >= most) continue;
    const nearer = own - sums[other]![member]! / length;
    if (nearer > gain) [to, gain] = [other, nearer];
  }
  return { to, gain };
}

/** The move that gains most; undefined where none gains anything. */
function bestMove(groups: readonly Group[], sums: readonly number[][], { least, most }: Sizes) {
  let best: { member: number; from: number; to: number } | undefined;
  let greatest = slightest;
  for (let from = 0; from < groups.length; from++) {
    if (groups[from]!.length <= least) continue;
    for (const member of groups[from]!) {
      const { to, gain } = betterFor(groups, sums, member, from, most);
      if (gain > greatest) [best, greatest] = [{ member, from, to }, gain];
    }
  }
  return best;
}

/** How much nearer each is to its own group than to the next, from -1 to 1, as a mean. */
function silhouette(distances: Distances, groups: readonly Group[]): number {
  if (groups.length < 2) return 0;
  const sums = sumsTo(distances, groups);
  return mean(
    groups.flatMap((group, home) =>
      group.map((member) => {
        if (group.length === 1) return 0;
        const own = sums[home]![member]! / (group.length - 1);
        let next = Infinity;
        for (let other = 0; other < groups.length; other++)
          if (other !== home) next = Math.min(next, sums[other]![member]! / groups[other]!.length);
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
  const linked: Linked = {
    groups: distances.map((_, index) => [index]),
    between: distances.map((row) => [...row]),
  };
  let best: { groups: Group[]; value: number } | undefined;
  for (;;) {
    if (linked.groups.length <= distances.length / sizes.least) {
      const candidate = settled(distances, withoutSmall(distances, linked.groups, sizes), sizes);
      const value = silhouette(distances, candidate);
      if (!best || value > best.value + slightest) best = { groups: candidate, value };
    }
    const pair = nearest(linked, sizes.most);
    if (!pair) break;
    merge(linked, pair);
  }
  return best?.groups ?? linked.groups;
}
