/** A place; pixels or millimetres from the top left. */
export interface Point {
  x: number;
  y: number;
}

/** A projection of one plane to another: the nine numbers of its matrix, row by row, the last of them 1. */
export type Projection = readonly number[];

/** Where a projection puts a place. */
export function project([a, b, c, d, e, f, g, h]: Projection, { x, y }: Point): Point {
  const depth = g! * x + h! * y + 1;
  return { x: (a! * x + b! * y + c!) / depth, y: (d! * x + e! * y + f!) / depth };
}

/** The projection that puts places where they were seen, as nearly as can be; undefined for fewer than four or for places in a line. */
export function fitProjection(from: readonly Point[], to: readonly Point[]): Projection | undefined {
  if (from.length < 4) return undefined;
  const rows = from.flatMap(({ x, y }, index) => {
    const { x: u, y: v } = to[index]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solved = leastSquares(rows, 8);
  return solved && [...solved, 1];
}

/** As fitProjection, without perspective: three places are enough. */
export function fitAffine(from: readonly Point[], to: readonly Point[]): Projection | undefined {
  if (from.length < 3) return undefined;
  const across = leastSquares(
    from.map(({ x, y }, index) => [x, y, 1, to[index]!.x]),
    3,
  );
  const down = leastSquares(
    from.map(({ x, y }, index) => [x, y, 1, to[index]!.y]),
    3,
  );
  return across && down && [...across, ...down, 0, 0, 1];
}

/** Solves rows of `count` factors and a result by the normal equations, with each column brought to a like size first. */
function leastSquares(rows: readonly number[][], count: number): number[] | undefined {
  const sizes = Array.from({ length: count }, (_, column) => Math.hypot(...rows.map((row) => row[column]!)) || 1);
  const even = rows.map((row) => row.map((value, column) => value / (sizes[column] ?? 1)));
  const normal = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count + 1 }, (_, j) => even.reduce((sum, row) => sum + row[i]! * row[j]!, 0)),
  );
  return eliminate(normal)?.map((value, column) => value / sizes[column]!);
}

function eliminate(matrix: number[][]): number[] | undefined {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[best]![column]!)) best = row;
    }
    [matrix[column], matrix[best]] = [matrix[best]!, matrix[column]!];
    const pivot = matrix[column]!;
    if (Math.abs(pivot[column]!) < 1e-14) return undefined;
    for (let row = 0; row < size; row++) {
      if (row !== column) subtract(matrix[row]!, pivot, matrix[row]![column]! / pivot[column]!);
    }
  }
  return matrix.map((row, index) => row[size]! / row[index]!);
}

function subtract(row: number[], pivot: readonly number[], factor: number): void {
  for (let at = 0; at < row.length; at++) row[at]! -= factor * pivot[at]!;
}

/** A projection that is preceded by a change of units and a shift: for places in a picture of part of a page. */
export function within([a, b, c, d, e, f, g, h]: Projection, unit: number, { x, y }: Point): Projection {
  const depth = g! * x + h! * y + 1;
  const matrix = [a! * unit, b! * unit, a! * x + b! * y + c!, d! * unit, e! * unit, d! * x + e! * y + f!];
  return [...matrix, g! * unit, h! * unit, depth].map((value) => value / depth);
}

/** The area of a polygon, positive where its corners go round clockwise as seen. */
export function areaOf(corners: readonly Point[]): number {
  return (
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length]!;
      return sum + x * next.y - next.x * y;
    }, 0) / 2
  );
}

/** The distance of two places. */
export const distanceOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The centre of a box. */
export const centreOf = ({ x, y, width, height }: Point & { width: number; height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The corners of a box, clockwise from the top left. */
export const cornersOf = ({ x, y, width, height }: Point & { width: number; height: number }): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
