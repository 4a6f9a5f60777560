import type { SheetPart } from './document.ts';
import type { Place } from './layouts.ts';
import { linesOf, spareLines, type Growth } from './sheet-fields.ts';

/** Millimetres of a line to write on, and by what share of its lines an area may grow. */
const lineHeight = 8;
const mostGrowth = 1;

/** A last page on which no more than this share of a column is used is no page of its own if it can be helped. */
const littleUsed = 1 / 3;

const isAnswered = ({ kind }: Place): boolean => ['answer', 'bubble', 'blank'].includes(kind);

/** Lines (below nothing) that all answers can do without, where the last page of several holds little; else none. */
export function shrinkageOf(places: readonly Place[], part: SheetPart): Growth {
  const last = Math.max(...places.map(({ page }) => page));
  const [column] = places.filter(({ kind, page }) => kind === 'column' && page === last);
  const hasMore = places.some(({ page }) => page < last);
  const inside = places.filter((place) => place.page === last && isAnswered(place));
  if (!column || !hasMore || bottomOf(inside) - column.y > column.height * littleUsed) return new Map();
  if (inside.some((place) => !isIn(place, column))) return new Map();
  const questions = part.sections.flatMap(({ questions }) => questions);
  return new Map(questions.map((question) => [question.id, -spareLines(question)]));
}

const bottomOf = (places: readonly Place[]): number => Math.max(...places.map(({ y, height }) => y + height));

/**
 * Lines by which written answers can grow, by their question, so that no column ends in empty paper: the next area did not
 * fit there. The last column grows only by what was taken from it, and so do areas whose lines were told; what goes over
 * several columns stays as it is.
 */
export function growthOf(places: readonly Place[], part: SheetPart, taken: Growth): Growth {
  const growth = new Map(taken);
  const answers = places.filter(({ kind }) => kind === 'answer');
  const used = places
    .filter(({ kind }) => kind === 'column')
    .map((column) => ({
      column,
      inside: answers.filter((answer) => isIn(answer, column)),
    }));
  const lastUsed = used.findLastIndex(({ inside }) => inside.length > 0);
  for (const [index, { column, inside }] of used.slice(0, lastUsed + 1).entries()) {
    const ids = inside.map(({ questionId }) => questionId!).filter((id) => count(answers, id) === 1);
    const room = roomOf(part, ids, taken, index < lastUsed);
    spread(Math.floor((column.y + column.height - bottomOf(inside)) / lineHeight), room, growth);
  }
  return growth;
}

const isIn = (place: Place, column: Place): boolean =>
  place.page === column.page && place.x >= column.x - 1 && place.x < column.x + column.width;

const count = (answers: readonly Place[], id: string): number =>
  answers.filter(({ questionId }) => questionId === id).length;

/** By how many lines each of some questions may grow. */
function roomOf({ sections }: SheetPart, ids: readonly string[], taken: Growth, grows: boolean): Map<string, number> {
  const room = new Map<string, number>();
  for (const question of sections.flatMap(({ questions }) => questions)) {
    if (question.kind !== 'written' || question.lines !== undefined || !ids.includes(question.id)) continue;
    const more = (grows ? Math.ceil(linesOf(question) * mostGrowth) : 0) - (taken.get(question.id) ?? 0);
    if (more > 0) room.set(question.id, more);
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
