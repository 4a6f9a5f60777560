import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatingWays } from '../../../contracts/constants/exams.ts';
import { placeOf } from '../../../contracts/wrongbook/exams/seat-place.ts';
import { seatRooms, type Candidate, type Room, type SeatingRule } from './seating.ts';

const candidatesOf = (sizes: readonly number[]): Candidate[] =>
  sizes.flatMap((size, classNo) =>
    Array.from({ length: size }, (_, index) => ({
      studentId: `${classNo}-${index}`,
      classId: `c${classNo}`,
      result: index % 3 === 2 ? null : (index * 37) % 50,
    })),
  );

function seat(candidates: readonly Candidate[], rooms: readonly Room[], rule: SeatingRule) {
  const parts = [...seatRooms(candidates, rooms, rule)];
  return {
    seats: parts.flatMap(({ seats }) => seats),
    neighbourCount: parts.reduce((sum, part) => sum + part.neighbourCount, 0),
  };
}

/** Pairs of one class at a distance of one, counted from the places of all seats. */
function pairsAlike(candidates: readonly Candidate[], rooms: readonly Room[], rule: SeatingRule): number {
  const classes = new Map(candidates.map(({ studentId, classId }) => [studentId, classId]));
  const placed = seat(candidates, rooms, rule).seats.map(({ studentId, roomId, seat: number }) => ({
    classId: classes.get(studentId),
    roomId,
    ...placeOf(
      rooms.find(({ id }) => id === roomId)!,
      number,
      rule.isSerpentine,
    ),
  }));
  return placed.reduce(
    (sum, a, index) =>
      sum +
      placed
        .slice(index + 1)
        .filter(
          (b) =>
            a.roomId === b.roomId &&
            a.classId === b.classId &&
            Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1,
        ).length,
    0,
  );
}

/** The fewest pairs that any arrangement of these classes has, by trying all of them. */
function fewest(classes: readonly string[], room: Room, isSerpentine: boolean): number {
  const places = classes.map((_, index) => placeOf(room, index + 1, isSerpentine));
  const left = new Map<string, number>();
  for (const id of classes) left.set(id, (left.get(id) ?? 0) + 1);
  let best = Infinity;
  const placed: string[] = [];
  const place = (count: number): void => {
    if (count >= best) return;
    if (placed.length === classes.length) {
      best = count;
      return;
    }
    const own = places[placed.length]!;
    for (const [id, more] of left) {
      if (more === 0) continue;
      const beside = placed.filter(
        (other, index) =>
          other === id && Math.abs(places[index]!.column - own.column) + Math.abs(places[index]!.row - own.row) === 1,
      ).length;
      left.set(id, more - 1);
      placed.push(id);
      place(count + beside);
      placed.pop();
      left.set(id, more);
    }
  };
  place(0);
  return best;
}

const rules = fc.record({
  way: fc.constantFrom(...seatingWays),
  isSerpentine: fc.boolean(),
  seed: fc.nat(),
});
const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 });
const roomsArbitrary = fc
  .array(fc.record({ capacity: fc.integer({ min: 1, max: 40 }), columns: fc.integer({ min: 1, max: 8 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((rooms): Room[] => rooms.map((room, index) => ({ ...room, id: `r${index}` })));

describe('seats', () => {
  it('are given to everybody once, as far as they reach, and none twice', () => {
    fc.assert(
      fc.property(sizes, roomsArbitrary, rules, (classes, rooms, rule) => {
        const candidates = candidatesOf(classes);
        const { seats, neighbourCount } = seat(candidates, rooms, rule);
        const capacity = rooms.reduce((sum, room) => sum + room.capacity, 0);
        expect(new Set(seats.map(({ studentId }) => studentId)).size).toBe(Math.min(candidates.length, capacity));
        expect(new Set(seats.map(({ roomId, seat: no }) => `${roomId}/${no}`)).size).toBe(seats.length);
        for (const { id, capacity: most } of rooms) {
          const numbers = seats.filter(({ roomId }) => roomId === id).map(({ seat: no }) => no);
          expect(numbers).toEqual(numbers.map((_, index) => index + 1));
          expect(numbers.length).toBeLessThanOrEqual(most);
        }
        expect(neighbourCount).toBe(pairsAlike(candidates, rooms, rule));
        expect(seat(candidates, rooms, rule).seats).toEqual(seats);
      }),
    );
  });

  it('at random keep classes apart as far as any arrangement of a small room does', () => {
    const small = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        small,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        fc.nat(),
        (classes, columns, isSerpentine, seed) => {
          const candidates = candidatesOf(classes).slice(0, 10);
          const room = { id: 'r', capacity: Math.max(candidates.length, columns), columns };
          const { neighbourCount } = seat(candidates, [room], { way: 'random', isSerpentine, seed });
          expect(neighbourCount).toBe(
            fewest(
              candidates.map(({ classId }) => classId),
              room,
              isSerpentine,
            ),
          );
        },
      ),
    );
  });

  it.each([
    [[15, 15], 5],
    [[10, 10, 10], 5],
    [[40, 40, 40, 40], 6],
    [[42, 40, 41, 43, 45, 44, 42, 41], 6],
  ])('at random seat nobody of %j beside their class', (classes, columns) => {
    const candidates = candidatesOf(classes);
    const rooms = Array.from({ length: Math.ceil(candidates.length / 30) }, (_, index) => ({
      id: `r${index}`,
      capacity: 30,
      columns,
    }));
    for (const seed of [1, 2, 3])
      expect(seat(candidates, rooms, { way: 'random', isSerpentine: true, seed }).neighbourCount).toBe(0);
  });

  it('at random differ with the seed', () => {
    const candidates = candidatesOf([15, 15]);
    const rooms = [{ id: 'r', capacity: 30, columns: 5 }];
    const of = (seed: number) => seat(candidates, rooms, { way: 'random', isSerpentine: true, seed }).seats;
    expect(of(1)).not.toEqual(of(2));
  });

  it('by result are filled from the best, and last by who has none', () => {
    const candidates = candidatesOf([9, 9]);
    const { seats } = seat(candidates, [{ id: 'r', capacity: 18, columns: 3 }], {
      way: 'result',
      isSerpentine: false,
      seed: 1,
    });
    const results = seats.map(({ studentId }) => candidates.find((one) => one.studentId === studentId)!.result);
    const known = results.filter((result) => result !== null);
    expect(results.slice(known.length).every((result) => result === null)).toBe(true);
    expect(known).toEqual([...known].sort((a, b) => b - a));
  });

  it('run S-shaped from side to side, so that numbers that follow each other are neighbours', () => {
    const grid = { capacity: 30, columns: 5 };
    const places = Array.from({ length: 30 }, (_, index) => placeOf(grid, index + 1, true));
    for (let index = 1; index < places.length; index++) {
      const [a, b] = [places[index - 1]!, places[index]!];
      expect(Math.abs(a.column - b.column) + Math.abs(a.row - b.row)).toBe(1);
    }
    expect([6, 7].map((no) => placeOf(grid, no, true))).toEqual([
      { column: 0, row: 5 },
      { column: 1, row: 5 },
    ]);
    expect(placeOf(grid, 7, false)).toEqual({ column: 1, row: 0 });
  });
});
