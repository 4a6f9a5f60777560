import { centreOf, type Point } from './geometry.ts';
import type { Shift } from './outlines.ts';
import type { Box } from './patches.ts';

/** Where a box is by those about it. */
export interface LocalFit {
  shift: Shift;
  /** Share of the boxes about it, as far as their outlines are seen, that agree. */
  agreement: number;
}

const neighbours = 12;

/** Millimetres by which what is seen differs from what is there; a slope that is usual for paper. */
const spread = 0.12;
const usualSlope = 0.03;

/** Farther from the rest than this, an outline was mistaken for another. */
const most = 0.45;

/**
 * Each box's shift as those about it have it: a plane through the shifts of the nearest ones, fitted again and again with
 * weights that leave out what is far from it (A. E. Beaton and J. W. Tukey, 1974), and held level where they lie in a line
 * (A. E. Hoerl and R. W. Kennard, 1970). A single outline is easily mistaken where it is filled in.
 */
export function fitLocally(boxes: readonly Box[], shifts: readonly (Shift | undefined)[]): LocalFit[] {
  const known = boxes.flatMap((box, index) => {
    const shift = shifts[index];
    return shift ? [{ ...centreOf(box), shift }] : [];
  });
  return boxes.map((box) => {
    const near = nearestOf(known, centreOf(box));
    return near.length === 0 ? { shift: { x: 0, y: 0 }, agreement: 0 } : planeThrough(near);
  });
}

type Known = Point & { shift: Shift };

/** The nearest of them to a place, seen from there. Called for each box: a sort of all would take longer than all the rest. */
function nearestOf(known: readonly Known[], { x, y }: Point): Near[] {
  const distances = new Float64Array(neighbours).fill(Infinity);
  const found: Known[] = [];
  for (const one of known) {
    const distance = (one.x - x) ** 2 + (one.y - y) ** 2;
    if (distance >= distances[neighbours - 1]!) continue;
    let at = Math.min(found.length, neighbours - 1);
    for (; at > 0 && distances[at - 1]! > distance; at--) {
      distances[at] = distances[at - 1]!;
      found[at] = found[at - 1]!;
    }
    distances[at] = distance;
    found[at] = one;
  }
  return found.map((one) => ({ x: one.x - x, y: one.y - y, shift: one.shift }));
}

interface Near extends Shift {
  shift: Shift;
}

const middleOf = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

function planeThrough(near: readonly Near[]): LocalFit {
  let planes: [Plane, Plane] = [
    [middleOf(near.map(({ shift }) => shift.x)), 0, 0],
    [middleOf(near.map(({ shift }) => shift.y)), 0, 0],
  ];
  const offOf = ({ x, y, shift }: Near): number =>
    Math.hypot(shift.x - valueAt(planes[0], x, y), shift.y - valueAt(planes[1], x, y));
  for (const limit of [2, 2 * most, most]) {
    const weights = near.map((one) => Math.max(0, 1 - (offOf(one) / limit) ** 2) ** 2);
    planes = [fit(near, weights, 'x') ?? planes[0], fit(near, weights, 'y') ?? planes[1]];
  }
  const agreeing = near.filter((one) => offOf(one) < most).length;
  return { shift: { x: planes[0][0], y: planes[1][0] }, agreement: agreeing / near.length };
}

/** Height at the box itself, and slopes across and down. */
type Plane = [number, number, number];

const valueAt = ([middle, across, down]: Plane, x: number, y: number): number => middle + across * x + down * y;

const stiffness = (spread / usualSlope) ** 2;

function fit(near: readonly Near[], weights: readonly number[], axis: 'x' | 'y'): Plane | undefined {
  let [n, sx, sy, xx, xy, yy, v, vx, vy] = [0, 0, 0, stiffness, 0, stiffness, 0, 0, 0];
  near.forEach(({ x, y, shift }, index) => {
    const [weight, value] = [weights[index]!, shift[axis]];
    n += weight;
    sx += weight * x;
    sy += weight * y;
    xx += weight * x * x;
    xy += weight * x * y;
    yy += weight * y * y;
    v += weight * value;
    vx += weight * x * value;
    vy += weight * y * value;
  });
  if (n < 0.5) return undefined;
  // Without the middle, two equations are left.
  const [a, b, c] = [xx - (sx * sx) / n, xy - (sx * sy) / n, yy - (sy * sy) / n];
  const [p, q] = [vx - (sx * v) / n, vy - (sy * v) / n];
  const area = a * c - b * b;
  const [across, down] = [(p * c - q * b) / area, (q * a - p * b) / area];
  return [(v - across * sx - down * sy) / n, across, down];
}
