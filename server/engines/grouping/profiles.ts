/** How many open mistakes a student has on each knowledge point. */
export interface Profile {
  studentId: string;
  mistakes: ReadonlyMap<string, number>;
}

/** Mistakes that a point needs before their number counts for much: one slip says little of a student. */
const prior = 1;

/**
 * Profiles as vectors of length 1 over the points: the share that mistakes on a point come near to certainty, weighed by how
 * few of the class have any there (inverse document frequency: K. Spärck Jones, "A statistical interpretation of term
 * specificity", Journal of Documentation 28, 1972). What nearly all get wrong is for the whole class to practise, and
 * says nothing of who belongs together.
 */
export function vectorsOf(profiles: readonly Profile[]): number[][] {
  const points = [...new Set(profiles.flatMap(({ mistakes }) => [...mistakes.keys()]))].sort();
  const weights = points.map((point) => {
    const with_ = profiles.filter(({ mistakes }) => (mistakes.get(point) ?? 0) > 0).length;
    return Math.log(1 + profiles.length / with_);
  });
  return profiles.map(({ mistakes }) =>
    unit(
      points.map((point, index) => {
        const count = mistakes.get(point) ?? 0;
        return (weights[index]! * count) / (count + prior);
      }),
    ),
  );
}

const unit = (values: readonly number[]): number[] => {
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
};

/** One less the cosine between each two vectors of length 1: 0 where mistakes lie alike, 1 where nothing is shared. */
export const distancesBetween = (vectors: readonly (readonly number[])[]): number[][] =>
  vectors.map((one) =>
    vectors.map((other) => Math.max(0, 1 - one.reduce((sum, value, index) => sum + value * other[index]!, 0))),
  );
