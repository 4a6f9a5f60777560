import { weakBelow } from '../../../contracts/statistics.ts';
import { grouped } from '../../database/lists.ts';
import type { Item, Sheet } from './sheet.ts';

/** How far a knowledge point is mastered: marks earned out of full marks, and their rate from 0 to 1. */
export interface Mastery {
  pointId: string;
  positions: number[];
  earned: number;
  full: number;
  rate: number | null;
}

/** The knowledge points of each item, in the order of the items. */
export type PointsOfItems = readonly (readonly string[])[];

interface PointItems {
  pointId: string;
  positions: number[];
  indexes: number[];
}

/** The items of each point, in the order in which items first name the points. */
function itemsOfPoints(items: readonly Item[], points: PointsOfItems): PointItems[] {
  const found = new Map<string, PointItems>();
  items.forEach(({ position }, at) => {
    for (const pointId of new Set(points[at])) {
      const own = found.get(pointId) ?? { pointId, positions: [], indexes: [] };
      own.positions.push(position);
      own.indexes.push(at);
      found.set(pointId, own);
    }
  });
  return [...found.values()];
}

function masteryOf(sheets: readonly Sheet[], items: readonly Item[], point: PointItems): Mastery {
  let [earned, full] = [0, 0];
  for (const at of point.indexes) {
    for (const { scores } of sheets) {
      const score = scores[at] ?? null;
      if (score === null) continue;
      earned += score;
      full += items[at]!.full;
    }
  }
  return { pointId: point.pointId, positions: point.positions, earned, full, rate: full > 0 ? earned / full : null };
}

/**
 * Mastery of each knowledge point, in the order in which items first name them: marks earned / full marks over all marked
 * answers to its questions, from 0 to 1 (Bloom, Hastings & Madaus, Handbook on Formative and Summative Evaluation of Student
 * Learning, 1971). A question with several points counts for each of them in full. The rate is null where none of its
 * questions is marked.
 */
export function masteries(sheets: readonly Sheet[], items: readonly Item[], points: PointsOfItems): Mastery[] {
  return itemsOfPoints(items, points).map((point) => masteryOf(sheets, items, point));
}

/** The same (`masteries`) for every class or every student by id. */
export function masteriesBy(
  by: 'classId' | 'studentId',
  sheets: readonly Sheet[],
  items: readonly Item[],
  points: PointsOfItems,
): Map<string, Mastery[]> {
  const found = itemsOfPoints(items, points);
  const parts = [...grouped(sheets, (sheet) => sheet[by])];
  return new Map(parts.map(([id, part]) => [id, found.map((point) => masteryOf(part, items, point))]));
}

/** Points mastered to less than 60 % (our own convention, the line of a pass), weakest first; those without a rate are none. */
export function weakPoints(all: readonly Mastery[], below = weakBelow): Mastery[] {
  const rated = all.filter(({ rate }) => rate !== null && Math.round(rate * 1e6) < Math.round(below * 1e6));
  return rated.sort((a, b) => a.rate! - b.rate! || (a.pointId < b.pointId ? -1 : 1));
}
