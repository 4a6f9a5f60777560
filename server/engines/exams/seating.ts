import type { SeatingWay } from '../../../contracts/constants/exams.ts';
import { grouped } from '../../database/lists.ts';
import { Dice } from '../simulation/dice.ts';
import { seatApart, shuffled } from './apart.ts';
import type { SeatGrid } from '../../../contracts/wrongbook/exams/seat-place.ts';
import { countAlike, neighboursIn } from './grid.ts';

/** Who is to be seated. */
export interface Candidate {
  studentId: string;
  classId: string;
  /** Total of the exam by which they are seated; null where there is none. */
  result: number | null;
}

export interface Room extends SeatGrid {
  id: string;
}

export interface Seated {
  studentId: string;
  roomId: string;
  /** From 1. */
  seat: number;
}

export interface SeatingRule {
  way: SeatingWay;
  isSerpentine: boolean;
  /** The same seed gives the same seats. */
  seed: number;
}

/** Classes by turns, in proportion to their size, so that each part of the order holds about as many of each. */
function mixed(candidates: readonly Candidate[]): Candidate[] {
  const classes = [...grouped(candidates, ({ classId }) => classId).values()];
  return classes
    .flatMap((all, turn) => all.map((candidate, index) => ({ candidate, turn, share: (index + 0.5) / all.length })))
    .sort((a, b) => a.share - b.share || a.turn - b.turn)
    .map(({ candidate }) => candidate);
}

/** Best first; who has no result comes last, equal results in the order of the list. */
const byResult = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => (b.result ?? -Infinity) - (a.result ?? -Infinity) || 0);

const orders: Record<SeatingWay, (candidates: readonly Candidate[], dice: Dice) => readonly Candidate[]> = {
  class: (candidates) => candidates,
  mixed,
  result: byResult,
  random: (candidates, dice) => mixed(shuffled(candidates, dice)),
};

/**
 * Seats candidates, handed in class by class, in rooms that are filled in their order, as many as there are seats: room after
 * room, so that a caller may let others have their turn in between. Tells of each how many pairs of neighbours are of one class.
 */
export function* seatRooms(
  candidates: readonly Candidate[],
  rooms: readonly Room[],
  { way, isSerpentine, seed }: SeatingRule,
): Generator<{ seats: Seated[]; neighbourCount: number }> {
  const order = orders[way](candidates, new Dice(seed, 'order'));
  let from = 0;
  for (const room of rooms) {
    const chosen = order.slice(from, from + room.capacity);
    from += chosen.length;
    const placed = way === 'random' ? seatApart(chosen, room, isSerpentine, new Dice(seed, 'room', room.id)) : chosen;
    const neighbours = neighboursIn(room, placed.length, isSerpentine);
    yield {
      seats: placed.map(({ studentId }, index) => ({ studentId, roomId: room.id, seat: index + 1 })),
      neighbourCount: countAlike(
        placed.map(({ classId }) => classId),
        neighbours,
      ),
    };
  }
}
