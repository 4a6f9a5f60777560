import type { LearningPoint } from './report.ts';

/** A chapter with its points, the mean of these weighted by answers. */
export interface PointChapter {
  name: string;
  mastery: number;
  answered: number;
  points: readonly LearningPoint[];
}

/** Points by chapter, in the order in which they come. */
export function chaptersOf(points: readonly LearningPoint[]): PointChapter[] {
  const names = [...new Set(points.map(({ chapter }) => chapter))];
  return names.map((name) => {
    const own = points.filter(({ chapter }) => chapter === name);
    const answered = own.reduce((sum, point) => sum + point.answered, 0);
    const weighted = own.reduce((sum, point) => sum + point.mastery * point.answered, 0);
    return { name, mastery: answered === 0 ? 0 : weighted / answered, answered, points: own };
  });
}

/** More axes would be a circle. */
const mostAxes = 8;

/** The points that rest on most answers, in the order in which they come. */
export function mostAnswered(points: readonly LearningPoint[]): LearningPoint[] {
  const chosen = new Set(points.toSorted((a, b) => b.answered - a.answered).slice(0, mostAxes));
  return points.filter((point) => chosen.has(point));
}
