import type * as z from 'zod';
import { weakBelow } from '../../../../contracts/statistics.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { learningPoint } from '../../../../contracts/wrongbook/learning-shapes.ts';
import type { listMastery } from '../../../../contracts/wrongbook/mistakes.ts';

export type Point = z.output<typeof learningPoint>;

/** Points with fewer answers are named nowhere: they tell too little. */
const fewestAnswers = 3;

/** The points of a tree that were answered, the weakest first: those without points below stand for themselves. */
export function pointsIn(tree: DataOf<typeof listMastery>): Point[] {
  const named = tree.flatMap(({ children, ...chapter }) =>
    children.length > 0
      ? children.map((point) => ({ ...point, chapter: chapter.name }))
      : [{ ...chapter, chapter: chapter.name }],
  );
  return named
    .flatMap(({ mastery, ...point }) => (mastery === null ? [] : [{ ...point, mastery }]))
    .sort((a, b) => a.mastery - b.mastery || b.answered - a.answered);
}

/** Those that are to be mended first: weak, and with mistakes in the period. */
export const weakAmong = (points: readonly Point[], hasMistakes: (pointId: string) => boolean): Point[] =>
  points
    .filter(
      ({ mastery, answered, pointId }) => mastery < weakBelow && answered >= fewestAnswers && hasMistakes(pointId),
    )
    .slice(0, 3);
