/** A part of a whole, by size. */
export interface Sized {
  size: number;
}

/** Where something is drawn. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far the worst of some parts is from a square, where they share the shorter side. */
function worst(sizes: readonly number[], side: number): number {
  const sum = sizes.reduce((total, size) => total + size, 0);
  return Math.max(
    ...sizes.map((size) => Math.max((side * side * size) / (sum * sum), (sum * sum) / (side * side * size))),
  );
}

/** Lays parts along the shorter side of what is left; that and the rest. */
function layRow(sizes: readonly number[], { x, y, width, height }: Box): { boxes: Box[]; rest: Box } {
  const sum = sizes.reduce((total, size) => total + size, 0);
  const isUpright = width >= height;
  const depth = sum / (isUpright ? height : width);
  let at = isUpright ? y : x;
  const boxes = sizes.map((size) => {
    const length = size / depth;
    const box = isUpright ? { x, y: at, width: depth, height: length } : { x: at, y, width: length, height: depth };
    at += length;
    return box;
  });
  const rest = isUpright
    ? { x: x + depth, y, width: width - depth, height }
    : { x, y: y + depth, width, height: height - depth };
  return { boxes, rest };
}

/**
 * Divides a box among parts by their size, as near to squares as can be: the squarified tree map of Bruls, Huizing and van Wijk
 * (2000). Parts come largest first; those of no size get none.
 */
export function treeMap<Part extends Sized>(parts: readonly Part[], box: Box): { part: Part; box: Box }[] {
  const shown = parts.filter(({ size }) => size > 0).sort((a, b) => b.size - a.size);
  const total = shown.reduce((sum, { size }) => sum + size, 0);
  if (total === 0 || box.width <= 0 || box.height <= 0) return [];
  const scale = (box.width * box.height) / total;
  const placed: Box[] = [];
  let [rest, row]: [Box, number[]] = [box, []];
  for (const { size } of shown) {
    const next = [...row, size * scale];
    const side = Math.min(rest.width, rest.height);
    if (row.length > 0 && worst(next, side) > worst(row, side)) {
      const laid = layRow(row, rest);
      placed.push(...laid.boxes);
      [rest, row] = [laid.rest, [size * scale]];
    } else row = next;
  }
  placed.push(...layRow(row, rest).boxes);
  return shown.map((part, at) => ({ part, box: placed[at]! }));
}
