import { placeOf, type SeatGrid } from '../../../contracts/wrongbook/exams/seat-place.ts';

/** Of the first `count` seats those beside, before and behind each, all from 0. */
export function neighboursIn(grid: SeatGrid, count: number, isSerpentine: boolean): number[][] {
  const places = Array.from({ length: count }, (_, index) => placeOf(grid, index + 1, isSerpentine));
  const at = new Map(places.map(({ column, row }, index) => [`${column}/${row}`, index]));
  const around = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const;
  return places.map(({ column, row }) =>
    around.flatMap(([right, back]) => at.get(`${column + right}/${row + back}`) ?? []),
  );
}

/** Pairs of neighbours of one class, by the class on each seat. */
export function countAlike(classes: readonly string[], neighbours: readonly (readonly number[])[]): number {
  let count = 0;
  neighbours.forEach((beside, seat) => {
    for (const other of beside) if (other > seat && classes[other] === classes[seat]) count += 1;
  });
  return count;
}
