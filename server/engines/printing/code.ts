import { encode } from 'uqr';

type Point = readonly [x: number, y: number];

/** A closed line between dark and light, by its corners in modules. */
type Outline = Point[];

/** A QR code as outlines within a square of `size` modules, without its quiet zone; where outlines enclose each other, every other area is dark. */
export interface Code {
  size: number;
  outlines: Outline[];
}

/** Draws a text as a QR code with error correction M. */
export function drawCode(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: 0 });
  return { size, outlines: outlinesOf(data, size) };
}

/** Walks along the edges between dark and light, the dark always on the right, until none is left. */
function outlinesOf(modules: readonly boolean[][], size: number): Outline[] {
  const edges = edgesOf(modules, size);
  const outlines: Outline[] = [];
  for (const [start, ends] of edges) {
    while (ends.length > 0) outlines.push(walk(edges, [start % (size + 1), Math.floor(start / (size + 1))], size));
  }
  return outlines;
}

function edgesOf(modules: readonly boolean[][], size: number): Map<number, Point[]> {
  const isDark = (x: number, y: number): boolean => modules[y]?.[x] ?? false;
  const edges = new Map<number, Point[]>();
  const add = (x: number, y: number, end: Point): void => {
    const key = y * (size + 1) + x;
    edges.set(key, [...(edges.get(key) ?? []), end]);
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      if (!isDark(x, y - 1)) add(x, y, [x + 1, y]);
      if (!isDark(x + 1, y)) add(x + 1, y, [x + 1, y + 1]);
      if (!isDark(x, y + 1)) add(x + 1, y + 1, [x, y + 1]);
      if (!isDark(x - 1, y)) add(x, y + 1, [x, y]);
    }
  }
  return edges;
}

function walk(edges: Map<number, Point[]>, [startX, startY]: Point, size: number): Outline {
  const outline: Outline = [];
  let [x, y, stepX, stepY] = [startX, startY, 0, 0];
  do {
    const [nextX, nextY] = edges.get(y * (size + 1) + x)!.pop()!;
    if (nextX - x !== stepX || nextY - y !== stepY) outline.push([x, y]);
    [stepX, stepY] = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
  } while (x !== startX || y !== startY);
  return outline;
}
