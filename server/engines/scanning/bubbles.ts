import type { Shift } from './outlines.ts';
import { patchScale, type Box, type Patch } from './patches.ts';
import { shadeIn } from './picture.ts';

/** What is seen of a box to fill in. */
export interface SeenBox {
  /** 0 like the paper about it, 1 like print. */
  darkness: number;
  /** How dark the middle one of its pixels is: that of a box with a ring or tick in it is paper. */
  median: number;
  /** Square millimetres of ink beyond where somebody who fills it in strays. */
  stray: number;
  /** Strokes go through it from one side to the other: it was filled in and crossed out. */
  isCrossed: boolean;
  /** Millimetres that strokes go beyond it on opposite sides, 0 where it is not filled in. */
  reach: number;
}

/** Looks into a box whose outline is so many millimetres away from the middle of its patch. */
export function lookInto(patch: Patch, box: Box, shift: Shift): SeenBox {
  const inset = 0.18 * Math.min(box.width, box.height);
  const inside = { x: inset, y: inset, width: box.width - 2 * inset, height: box.height - 2 * inset };
  const rangeOf = rangesIn(patch, shift);
  const strays = straysOf(box).map((part) => darkArea(patch, rangeOf(part)));
  const [above, below, before, behind] = strays.map((area) => area > leastStroke);
  const darkness = meanOf(patch, rangeOf(inside));
  return {
    darkness,
    median: medianOf(patch, rangeOf(inside)),
    stray: strays.reduce((sum, area) => sum + area, 0),
    isCrossed: (above! && below!) || (before! && behind!),
    reach: darkness > leastFilled ? reachOf(patch, rangeOf({ x: 0, y: 0, width: box.width, height: box.height })) : 0,
  };
}

/** Emptier boxes have nothing that may be struck out. */
const leastFilled = 0.15;

/** Pixels about a box in which strokes through it are looked for, and how dark one surely is. */
const rings = 6;
const sureStroke = 140;

/** How far dark places go out on opposite sides, ring by ring: of strokes to and fro not far, of one that strikes out farther. */
function reachOf(patch: Patch, range: Range): number {
  let reach = 0;
  for (let by = 1; by <= rings; by++) {
    const ring = ringOf(patch, range, by);
    reach += Math.min(1, throughOf(ring) / sureStroke);
  }
  return reach / patchScale;
}

/** The shades around a box, clockwise. */
function ringOf({ width, height, dark }: Patch, range: Range, by: number): Uint8Array {
  const [left, right] = [Math.max(0, range.left - by), Math.min(width, range.right + by) - 1];
  const [top, bottom] = [Math.max(0, range.top - by), Math.min(height, range.bottom + by) - 1];
  const ring = new Uint8Array(2 * (right - left + bottom - top));
  let at = 0;
  for (let x = left; x < right; x++) ring[at++] = dark[top * width + x]!;
  for (let y = top; y < bottom; y++) ring[at++] = dark[y * width + right]!;
  for (let x = right; x > left; x--) ring[at++] = dark[bottom * width + x]!;
  for (let y = bottom; y > top; y--) ring[at++] = dark[y * width + left]!;
  return ring;
}

/** How dark the darkest stroke through a ring is: at its lighter end. */
function throughOf(ring: Uint8Array): number {
  const [half, spread] = [ring.length >> 1, Math.round(ring.length * 0.12)];
  let through = 0;
  for (let one = 0; one < half; one++) {
    if (ring[one]! <= through) continue;
    for (let other = one + half - spread; other <= one + half + spread; other++) {
      through = Math.max(through, Math.min(ring[one]!, ring[other % ring.length]!));
    }
  }
  return through;
}

/** Millimetres beyond an outline that somebody who fills it in does not reach; pencils go to and fro sideways. */
const beyond = { vertical: 0.6, sideways: 0.72, thick: 0.36 };

/** Square millimetres of ink that a stroke of a thin pen leaves there. */
const leastStroke = 0.08;
const strokeShade = 100;

const straysOf = ({ width, height }: Box): Box[] => {
  const { vertical, sideways, thick } = beyond;
  return [
    { x: -0.6, y: -vertical - thick, width: width + 1.2, height: thick },
    { x: -0.6, y: height + vertical, width: width + 1.2, height: thick },
    { x: -sideways - thick, y: 0, width: thick, height },
    { x: width + sideways, y: 0, width: thick, height },
  ];
};

interface Range {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The pixels of a part of a box, whose top left corner is 0, 0. */
function rangesIn({ width, height, margin }: Patch, shift: Shift) {
  const pixel = (length: number, by: number): number => Math.round((margin + length + by) * patchScale);
  return (part: Box): Range => ({
    left: Math.max(0, pixel(part.x, shift.x)),
    top: Math.max(0, pixel(part.y, shift.y)),
    right: Math.min(width, pixel(part.x + part.width, shift.x)),
    bottom: Math.min(height, pixel(part.y + part.height, shift.y)),
  });
}

function meanOf({ width, dark }: Patch, { left, top, right, bottom }: Range): number {
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) sum += dark[at]!;
  }
  return sum / (255 * Math.max(1, (right - left) * (bottom - top)));
}

function medianOf({ width, dark }: Patch, { left, top, right, bottom }: Range): number {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) counts[dark[at]!]!++;
  }
  return shadeIn(counts, 0.5) / 255;
}

function darkArea({ width, dark }: Patch, { left, top, right, bottom }: Range): number {
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      if (dark[at]! > strokeShade) count++;
    }
  }
  return count / (patchScale * patchScale);
}
