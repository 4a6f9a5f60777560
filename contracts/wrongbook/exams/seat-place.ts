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
