/** A room as far as seats lie in it. */
export interface SeatGrid {
  capacity: number;
  columns: number;
}

/** Where a seat is, both from 0; row 0 is in front. */
export interface Place {
  column: number;
  row: number;
}

/**
 * Where the seat of a number (from 1) is: column after column, each from front to back; S-shaped, every second column runs
 * from back to front, so that numbers that follow each other are always side by side.
 */
export function placeOf({ capacity, columns }: SeatGrid, seat: number, isSerpentine: boolean): Place {
  const rows = Math.ceil(capacity / columns);
  const column = Math.floor((seat - 1) / rows);
  const down = (seat - 1) % rows;
  return { column, row: isSerpentine && column % 2 === 1 ? rows - 1 - down : down };
}

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
