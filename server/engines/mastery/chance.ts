import { fitted } from './fitted.ts';
import type { PointTally } from './mastery.ts';
import { predict, type Tally } from './performance.ts';

const nothing: Tally = { answered: 0, right: 0 };

const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { answered, right }) => ({ answered: sum.answered + answered, right: sum.right + right }),
    nothing,
  );

/** A question as far as its difficulty and points go. */
export interface Predicted {
  facility: number;
  points: readonly { id: string }[];
}

/** How likely a student is to answer questions with full marks, by what the student has answered of each point of the subject. */
export function chancesOf(tallies: readonly PointTally[]): (question: Predicted) => number {
  const subject = sumOf(tallies);
  const byPoint = new Map(tallies.map((tally) => [tally.pointId, tally]));
  return ({ facility, points }) => {
    const own = sumOf(points.map(({ id }) => byPoint.get(id) ?? nothing));
    const count = Math.max(points.length, 1);
    const point = { answered: own.answered / count, right: own.right / count };
    return predict(fitted.weights, { facility, point, subject });
  };
}
