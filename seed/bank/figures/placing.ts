import { at, direction, distance, polar, type Point } from './points.ts';

// Where a name stands: beside its point, off all lines and other names. All in pixels, y downwards.

export type Segment = readonly [from: Point, to: Point];

/** An upright rectangle by its middle. */
export interface Box {
  middle: Point;
  halfWidth: number;
  halfHeight: number;
}

/** Length of a segment within a box (Liang and Barsky, "A New Concept and Method for Line Clipping", 1984). */
export function lengthWithin([from, to]: Segment, { middle, halfWidth, halfHeight }: Box): number {
  // Most segments are far away, and there are thousands of pairs.
  if (from.x < middle.x - halfWidth && to.x < middle.x - halfWidth) return 0;
  if (from.x > middle.x + halfWidth && to.x > middle.x + halfWidth) return 0;
  if (from.y < middle.y - halfHeight && to.y < middle.y - halfHeight) return 0;
  if (from.y > middle.y + halfHeight && to.y > middle.y + halfHeight) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [first, last] = [0, 1];
  for (const [step, room] of [
    [-dx, from.x - middle.x + halfWidth],
    [dx, middle.x + halfWidth - from.x],
    [-dy, from.y - middle.y + halfHeight],
    [dy, middle.y + halfHeight - from.y],
  ] as const) {
    if (step === 0 && room < 0) return 0;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first < last ? (last - first) * Math.hypot(dx, dy) : 0;
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = one.halfWidth + other.halfWidth - Math.abs(one.middle.x - other.middle.x);
  const high = one.halfHeight + other.halfHeight - Math.abs(one.middle.y - other.middle.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A box with more room on all sides. */
const wider = ({ middle, halfWidth, halfHeight }: Box, by: number): Box => ({
  middle,
  halfWidth: halfWidth + by,
  halfHeight: halfHeight + by,
});

const onScreen = (centre: Point, far: number, towards: number): Point => polar(centre, far, -towards);

/** The middle of a box that lies in a direction of a point and leaves a gap to it. */
function beside(point: Point, towards: number, gap: number, { halfWidth, halfHeight }: Omit<Box, 'middle'>): Point {
  const [across, down] = [Math.abs(Math.cos((towards * Math.PI) / 180)), Math.abs(Math.sin((towards * Math.PI) / 180))];
  let [near, far] = [0, halfWidth + halfHeight + gap];
  for (let step = 0; step < 24; step++) {
    const tried = (near + far) / 2;
    const left = Math.hypot(Math.max(0, tried * across - halfWidth), Math.max(0, tried * down - halfHeight));
    if (left < gap) near = tried;
    else far = tried;
  }
  return onScreen(point, far, towards);
}

/** Whether a point lies on a segment, and towards where the segment leaves it. */
function leaving(point: Point, [from, to]: Segment): number[] {
  const ends = [from, to].filter((end) => distance(end, point) > 2);
  const off = Math.abs(distance(from, point) + distance(point, to) - distance(from, to));
  return off < 0.2 ? ends.map((end) => -direction(point, end)) : [];
}

/** The middle of the widest angle between the lines that leave a point; upwards to the right where there are none. */
function freeDirection(point: Point, segments: readonly Segment[]): number {
  const directions = segments
    .flatMap((segment) => leaving(point, segment))
    .map((degrees) => ((Math.round(degrees) % 360) + 360) % 360);
  const taken = [...new Set(directions)].sort((a, b) => a - b);
  const gaps = taken.map((from, index) => ({ from, wide: (taken[index + 1] ?? taken[0]! + 360) - from }));
  if (gaps.length === 0) return 60;
  const { from, wide } = gaps.reduce((widest, gap) => (gap.wide > widest.wide + 0.5 ? gap : widest));
  return from + wide / 2;
}

/** A name that looks for its place. */
export interface Wanted extends Omit<Box, 'middle'> {
  point: Point;
  /** Degrees from the right against the clock; where there is most room unless given. */
  towards?: number | undefined;
  /** Pixels between point and box. */
  gap: number;
  /** Pixels between point and the middle of the box, in place of the gap. */
  far?: number | undefined;
  /** Degrees by which it may turn off, as within an angle; anywhere unless given. */
  leeway?: number | undefined;
}

/** Pixels that a name keeps from lines. */
const air = 1.5;
const turns = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? index / 2 : -(index + 1) / 2) * 15);
const steps = [0, 3, 7, 12, 18, 25];

/** The box of a name where it meets the least, as near as can be to where it is wanted. */
export function placed(
  { point, towards, gap, far, leeway = 180, ...size }: Wanted,
  segments: readonly Segment[],
  boxes: readonly Box[],
): Box {
  const preferred = towards ?? freeDirection(point, segments);
  const reach = (far ?? gap) + steps.at(-1)! + 2 * Math.hypot(size.halfWidth, size.halfHeight) + air;
  const around = { middle: point, halfWidth: reach, halfHeight: reach };
  const close = segments.filter((segment) => lengthWithin(segment, around) > 0);
  let [best, least] = [{ middle: at(0, 0), ...size }, Infinity];
  for (const step of steps)
    for (const turn of turns.filter((degrees) => Math.abs(degrees) <= leeway)) {
      const price = Math.abs(turn) / 8 + step * 1.2;
      if (price >= least) continue;
      const middle =
        far === undefined
          ? beside(point, preferred + turn, gap + step, size)
          : onScreen(point, far + step, preferred + turn);
      const box = { middle, ...size };
      const roomy = wider(box, air);
      const met = close.reduce((sum, segment) => sum + lengthWithin(segment, roomy), 0);
      const cost = price + met * 6 + boxes.reduce((sum, other) => sum + shared(roomy, other), 0) * 2;
      if (cost < least) [best, least] = [box, cost];
    }
  return best;
}
