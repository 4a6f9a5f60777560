import { fitted } from './fitted.ts';
import { predict, type Tally } from './performance.ts';
import type { Mastery } from './roll-up.ts';

/** What a student has answered of a point. */
export interface PointTally extends Tally {
  pointId: string;
}

/**
 * How far a student has mastered the points of a subject: the chance of full marks on a question of average difficulty, by
 * performance factors, which predicted the answers of students held out better than knowledge tracing (`npm run measure-mastery`).
 */
export function masteryOf(points: readonly PointTally[]): (Mastery & { pointId: string })[] {
  const subject = points.reduce<Tally>(
    (sum, { answered, right }) => ({ answered: sum.answered + answered, right: sum.right + right }),
    { answered: 0, right: 0 },
  );
  return points.map(({ pointId, answered, right }) => ({
    pointId,
    answered,
    right,
    mastery: predict(fitted.weights, { facility: fitted.typicalFacility, point: { answered, right }, subject }),
  }));
}
