import type { Shift } from './outlines.ts';
import { patchScale, type Box, type Patch } from './patches.ts';

/** What is seen of a box to fill in. */
export interface SeenBox {
  /** 0 like the paper about it, 1 like print. */
  darkness: number;
  /** Square millimetres of ink beyond where somebody who fills it in strays. */
  stray: number;
  /** Strokes go through it from one side to the other: it was filled in and crossed out. */
  isCrossed: boolean;
}

/** Looks into a box whose outline is so many millimetres away from the middle of its patch. */
export function lookInto(patch: Patch, box: Box, shift: Shift): SeenBox {
  const inset = 0.18 * Math.min(box.width, box.height);
  const inside = { x: inset, y: inset, width: box.width - 2 * inset, height: box.height - 2 * inset };
  const rangeOf = rangesIn(patch, shift);
  const strays = straysOf(box).map((part) => darkArea(patch, rangeOf(part)));
  const [above, below, before, behind] = strays.map((area) => area > leastStroke);
  return {
    darkness: meanOf(patch, rangeOf(inside)),
    stray: strays.reduce((sum, area) => sum + area, 0),
    isCrossed: (above! && below!) || (before! && behind!),
  };
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

function darkArea({ width, dark }: Patch, { left, top, right, bottom }: Range): number {
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      if (dark[at]! > strokeShade) count++;
    }
  }
  return count / (patchScale * patchScale);
}
