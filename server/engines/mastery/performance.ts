// Performance factors analysis: P. I. Pavlik, H. Cen, K. R. Koedinger, "Performance Factors Analysis – A New Alternative to
// Knowledge Tracing" (AIED 2009): the log-odds of a right answer add up, over the knowledge components of a question, what each
// earlier right and wrong answer to that component is worth. A question counts for its points and for its subject; counts
// enter as log(1 + n), since the tenth answer tells less than the first (logsuc and logfail of P. I. Pavlik, L. G. Eglington,
// L. M. Harrell-Williams, "Logistic Knowledge Tracing", IEEE Transactions on Learning Technologies 14 (2021)).

/** How often questions were answered, and how often of these with full marks. */
export interface Tally {
  answered: number;
  right: number;
}

/** What predicts an answer: the question's facility, and what the student has answered before of its points and subject. */
export interface Situation {
  /** Share of an average class that gets the question right. */
  facility: number;
  /** Over the question's points; the mean where there are several. */
  point: Tally;
  subject: Tally;
}

/** Weights of the features in the order of `features`. */
export type Weights = readonly number[];

const logit = (share: number): number => {
  const within = Math.min(0.98, Math.max(0.02, share));
  return Math.log(within / (1 - within));
};

/** Features of a situation: constant, facility as log-odds, right and wrong answers to the points, and to the subject. */
export const features = ({ facility, point, subject }: Situation): number[] => [
  1,
  logit(facility),
  Math.log1p(point.right),
  Math.log1p(point.answered - point.right),
  Math.log1p(subject.right),
  Math.log1p(subject.answered - subject.right),
];

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

const dot = (weights: Weights, values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * weights[index]!, 0);

/** Chance of full marks. */
export const predict = (weights: Weights, situation: Situation): number => logistic(dot(weights, features(situation)));

/** Observed features with whether the answer was right. */
export interface Observation {
  values: readonly number[];
  isRight: boolean;
}

/** Keeps what hardly occurs from running away. */
const ridge = 1;
const steps = 12;

/** Weights of greatest penalised likelihood, by Newton's method (iteratively reweighted least squares, McCullagh and Nelder 1989). */
export function fitWeights(observations: readonly Observation[]): Weights {
  const size = observations[0]!.values.length;
  let weights: Weights = Array<number>(size).fill(0);
  for (let step = 0; step < steps; step++) {
    const { gradient, curvature } = slopes(observations, weights);
    const move = solve(curvature, gradient);
    weights = weights.map((one, index) => one + move[index]!);
  }
  return weights;
}

function slopes(observations: readonly Observation[], weights: Weights) {
  const gradient = weights.map((one) => -ridge * one);
  const curvature = weights.map((_, row) => weights.map((__, column): number => (row === column ? ridge : 0)));
  for (const { values, isRight } of observations) {
    const chance = logistic(dot(weights, values));
    const spread = chance * (1 - chance);
    for (let row = 0; row < values.length; row++) {
      gradient[row]! += (Number(isRight) - chance) * values[row]!;
      for (let column = 0; column < values.length; column++)
        curvature[row]![column]! += spread * values[row]! * values[column]!;
    }
  }
  return { gradient, curvature };
}

/** Solves a small system of linear equations by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  for (let at = 0; at < rows.length; at++) {
    const best = rows.reduce(
      (found, row, index) => (index > at && Math.abs(row[at]!) > Math.abs(rows[found]![at]!) ? index : found),
      at,
    );
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    rows.forEach((row, index) => {
      if (index === at) return;
      const share = row[at]! / rows[at]![at]!;
      for (let column = at; column < row.length; column++) row[column]! -= share * rows[at]![column]!;
    });
  }
  return rows.map((row, index) => row.at(-1)! / row[index]!);
}
