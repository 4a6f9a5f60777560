import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listMastery } from '../../../../contracts/wrongbook/mistakes.ts';

/** Chapters of a subject with how far their points are mastered. */
export type Chapters = DataOf<typeof listMastery>;

/** A chapter or point with how far it is mastered, and on how many answers that rests. */
export type Point = Omit<Chapters[number], 'children'>;

/** The name of a chapter or point; "" where there is none. */
export const pointName = (chapters: Chapters, pointId: string): string =>
  chapters.flatMap((chapter) => [chapter, ...chapter.children]).find((one) => one.pointId === pointId)?.name ?? '';

const isKnown = ({ answered }: Point): boolean => answered > 0;

/** Chapters and points of which something is known. */
export const knownChapters = (chapters: Chapters): Chapters =>
  chapters.filter(isKnown).map((chapter) => ({ ...chapter, children: chapter.children.filter(isKnown) }));

/** The mean of the chapters, weighted by their answers. */
export function overall(chapters: Chapters): Pick<Point, 'mastery' | 'answered'> {
  const answered = chapters.reduce((sum, one) => sum + one.answered, 0);
  const weighted = chapters.reduce((sum, one) => sum + (one.mastery ?? 0) * one.answered, 0);
  return { mastery: answered === 0 ? null : weighted / answered, answered };
}

const weakFirst = (a: Point, b: Point): number => (a.mastery ?? 2) - (b.mastery ?? 2);

/** All points, the weakest first. */
export const weakestPoints = (chapters: Chapters): Point[] =>
  chapters.flatMap(({ children }) => children).toSorted(weakFirst);

/** Fewer axes make no area, more of them nobody can read. */
const fewest = 3;
const most = 10;

/**
 * What a radar compares: the points of the chapter that is chosen, or in which the chosen point lies; else the chapters, or all
 * points where the chapters are too few. Of too many those with the most answers, in their order.
 */
export function radarAxes(chapters: Chapters, pointId: string): { axes: Point[]; left: number } {
  const chosen = chapters.find((one) => [one, ...one.children].some((point) => point.pointId === pointId));
  const sets: (readonly Point[])[] = [chosen?.children ?? [], chapters, chapters.flatMap(({ children }) => children)];
  const all = sets.find(({ length }) => length >= fewest) ?? [];
  const kept = new Set(all.toSorted((a, b) => b.answered - a.answered).slice(0, most));
  const axes = all.filter((point) => kept.has(point));
  return { axes, left: all.length - axes.length };
}
