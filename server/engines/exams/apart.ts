import { grouped } from '../../database/lists.ts';
import type { Dice } from '../simulation/dice.ts';
import type { SeatGrid } from '../../../contracts/wrongbook/exams/seat-place.ts';
import { countAlike, neighboursIn } from './grid.ts';

/** Who is seated, as far as neighbours matter. */
interface OfClass {
  classId: string;
}

/** Tries before the best is taken, and steps of each; a room of one class needs none. */
const tries = 6;
const steps = 200;

/** Items in an order of chance. */
export function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  for (let last = left.length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    [left[last], left[other]] = [left[other]!, left[last]!];
  }
  return left;
}

/** Seats as the squares of a chessboard: those of one colour, then those of the other, so that the larger colour is first. */
function byColour(neighbours: readonly (readonly number[])[]): number[] {
  const colour = neighbours.map(() => -1);
  neighbours.forEach((_, start) => {
    if (colour[start] !== -1) return;
    colour[start] = 0;
    for (const found = [start]; found.length > 0;) {
      const seat = found.pop()!;
      for (const other of neighbours[seat]!) {
        if (colour[other] !== -1) continue;
        colour[other] = 1 - colour[seat]!;
        found.push(other);
      }
    }
  });
  const seats = [...colour.keys()];
  const [even, odd] = [seats.filter((seat) => colour[seat] === 0), seats.filter((seat) => colour[seat] === 1)];
  return even.length < odd.length ? [...odd, ...even] : [...even, ...odd];
}

/** The largest class goes on squares of one colour alone, where nobody has a neighbour of the same colour. */
function chequered(classes: readonly string[], neighbours: readonly (readonly number[])[]): string[] {
  const sorted = [...grouped(classes, (id) => id).values()].sort((a, b) => b.length - a.length).flat();
  const placed = classes.map(() => '');
  byColour(neighbours).forEach((seat, index) => (placed[seat] = sorted[index]!));
  return placed;
}

/** Changes places, each time of somebody beside one of the same class, for as long as that makes nothing worse. */
function improve(placed: string[], neighbours: readonly (readonly number[])[], dice: Dice): number {
  const alike = (seat: number): number =>
    neighbours[seat]!.reduce((sum, other) => sum + Number(placed[other] === placed[seat]), 0);
  const swap = (a: number, b: number): void => {
    [placed[a], placed[b]] = [placed[b]!, placed[a]!];
  };
  let count = countAlike(placed, neighbours);
  for (let step = 0; step < steps && count > 0; step++) {
    const seat = dice.pick(placed.flatMap((_, index) => (alike(index) > 0 ? [index] : [])));
    let best: number[] = [];
    let least = 1;
    placed.forEach((classId, other) => {
      if (classId === placed[seat]) return;
      const before = alike(seat) + alike(other);
      swap(seat, other);
      // Two beside each other are of different classes, before and after.
      const change = alike(seat) + alike(other) - before;
      swap(seat, other);
      if (change < least) [best, least] = [[other], change];
      else if (change === least) best.push(other);
    });
    if (least > 0 || best.length === 0) return count;
    swap(seat, dice.pick(best));
    count += least;
  }
  return count;
}

/** Seats candidates in a room so that as few as possible sit beside, before or behind one of their class, else by chance. */
export function seatApart<T extends OfClass>(
  candidates: readonly T[],
  grid: SeatGrid,
  isSerpentine: boolean,
  dice: Dice,
): T[] {
  const neighbours = neighboursIn(grid, candidates.length, isSerpentine);
  const classes = candidates.map(({ classId }) => classId);
  let best = classes;
  let fewest = Infinity;
  for (let tried = 0; tried < tries && fewest > 0; tried++) {
    const placed = tried === tries - 1 ? chequered(classes, neighbours) : shuffled(classes, dice);
    const count = new Set(classes).size > 1 ? improve(placed, neighbours, dice) : 0;
    if (count < fewest) [best, fewest] = [placed, count];
  }
  const waiting = grouped(shuffled(candidates, dice), ({ classId }) => classId);
  return best.map((classId) => waiting.get(classId)!.pop()!);
}
