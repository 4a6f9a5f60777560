import type { SheetPart } from './document.ts';
import type { Place } from './layouts.ts';
import { linesOf } from './sheet-fields.ts';

/** Millimetres of a line to write on, and by what share of its lines an area may grow. */
const lineHeight = 8;
const mostGrowth = 1;

/**
 * Lines by which written answers can grow, by their question, so that no column ends in empty paper: the next area did not
 * fit there. The last column stays as it is, and so do areas whose lines were told or that go over several columns.
 */
export function growthOf(places: readonly Place[], part: SheetPart): Map<string, number> {
  const growth = new Map<string, number>();
  const answers = places.filter(({ kind }) => kind === 'answer');
  const used = places
    .filter(({ kind }) => kind === 'column')
    .map((column) => ({
      column,
      inside: answers.filter((answer) => isIn(answer, column)),
    }));
  const lastUsed = used.findLastIndex(({ inside }) => inside.length > 0);
  for (const { column, inside } of used.slice(0, Math.max(lastUsed, 0))) {
    const bottom = Math.max(...inside.map(({ y, height }) => y + height));
    const ids = inside.map(({ questionId }) => questionId!).filter((id) => count(answers, id) === 1);
    spread(Math.floor((column.y + column.height - bottom) / lineHeight), roomOf(part, ids), growth);
  }
  return growth;
}

const isIn = (place: Place, column: Place): boolean =>
  place.page === column.page && place.x >= column.x - 1 && place.x < column.x + column.width;

const count = (answers: readonly Place[], id: string): number =>
  answers.filter(({ questionId }) => questionId === id).length;

/** By how many lines each of some questions may grow. */
function roomOf({ sections }: SheetPart, ids: readonly string[]): Map<string, number> {
  const room = new Map<string, number>();
  for (const question of sections.flatMap(({ questions }) => questions)) {
    if (question.kind !== 'written' || question.lines !== undefined || !ids.includes(question.id)) continue;
    room.set(question.id, Math.ceil(linesOf(question) * mostGrowth));
  }
  return room;
}

/** Gives lines to the questions by turns. */
function spread(lines: number, room: Map<string, number>, growth: Map<string, number>): void {
  let left = lines;
  while (left > 0 && room.size > 0) {
    for (const [id, most] of room) {
      if (left === 0) return;
      growth.set(id, (growth.get(id) ?? 0) + 1);
      left -= 1;
      if (most === 1) room.delete(id);
      else room.set(id, most - 1);
    }
  }
}
