/** A place: of the plane, y upwards, or of a picture in pixels, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

/** The point at a distance from another, in degrees from the right against the clock. */
export function polar(centre: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return at(centre.x + distance * Math.cos(angle), centre.y + distance * Math.sin(angle));
}

/** The point that share of the way from one point to the other; beyond them outside 0 to 1. */
export const along = (a: Point, b: Point, share: number): Point =>
  at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);

/** The direction from one point to another, in degrees. */
export const direction = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The foot of the perpendicular from a point to the line through a and b. */
export function foot(point: Point, a: Point, b: Point): Point {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  return along(a, b, ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square);
}

/** Where the line through a and b meets the line through c and d. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point {
  const cross = (p: Point, q: Point) => p.x * q.y - p.y * q.x;
  const [r, s] = [at(b.x - a.x, b.y - a.y), at(d.x - c.x, d.y - c.y)];
  return along(a, b, cross(at(c.x - a.x, c.y - a.y), s) / cross(r, s));
}

/** Points on a part of an ellipse from one direction to another, in degrees against the clock where y goes upwards. */
export const onArc = (
  centre: Point,
  [wide, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  steps = 48,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return at(centre.x + wide * Math.cos(angle), centre.y + high * Math.sin(angle));
  });

/**
 * Points along a smooth curve through points, closed or from the first to the last (Catmull and Rom, "A Class of Local
 * Interpolating Splines", 1974).
 */
export function smooth(points: readonly Point[], isClosed: boolean, steps = 6): Point[] {
  const count = points.length;
  const pick = (index: number): Point =>
    isClosed ? points[(index + count) % count]! : points[Math.min(Math.max(index, 0), count - 1)]!;
  const between = (index: number, t: number): Point => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((offset) => pick(index + offset));
    const blend = (axis: 'x' | 'y'): number => {
      const [p, q, r, s] = [a![axis], b![axis], c![axis], d![axis]];
      return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
    };
    return at(blend('x'), blend('y'));
  };
  const spans = isClosed ? count : count - 1;
  const along = Array.from({ length: spans * steps }, (_, step) =>
    between(Math.floor(step / steps), (step % steps) / steps),
  );
  return isClosed ? along : [...along, points.at(-1)!];
}
