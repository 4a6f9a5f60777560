/** A point of a picture, as shares of its width and height. */
export interface Share {
  x: number;
  y: number;
}

/** Where a point of a picture is seen once it has been turned clockwise by so many quarters. */
export function turned({ x, y }: Share, quarters: number): Share {
  return quarters === 0 ? { x, y } : turned({ x: 1 - y, y: x }, quarters - 1);
}

/** Which point of the picture is seen there. */
export const unturned = (seen: Share, quarters: number): Share => turned(seen, (4 - quarters) % 4);
