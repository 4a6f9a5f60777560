import { patchMargin, patchScale, type Box, type Patch } from './patches.ts';

/** What is seen of a box to fill in. */
export interface SeenBox {
  /** 0 like the paper about it, 1 like print. */
  darkness: number;
  /** Strokes go through it from one side to the other: it was filled in and crossed out. */
  isCrossed: boolean;
}

/** How far a printed outline is from where its form says, in pixels of a patch; nothing where none is seen. */
export interface Shift {
  x: number;
  y: number;
}

const farthest = 6;
const leastOutline = 0.07;

/** Finds the printed outline of a box within a millimetre: paper is not always flat. */
export function findOutline(patch: Patch, box: Box): Shift | undefined {
  const outline = new Outline(patch, box);
  const start = { x: 0, y: 0, score: leastOutline };
  const rough = outline.bestOf(start, { x: 0, y: 0 }, farthest, 2);
  if (rough === start) return undefined;
  const { x, y } = outline.bestOf(rough, rough, 1, 1);
  return { x, y };
}

/** Pixels outside of an outline at which there is paper. */
const outside = 3;

/** Used for one patch after another: new ones for each would have to be cleared away. */
let sums = { along: new Uint32Array(0), down: new Uint32Array(0) };

/** How well the outline of a box fits where it is moved to, by sums along the rows and columns of its patch. */
class Outline {
  private readonly along: Uint32Array;
  private readonly down: Uint32Array;
  private readonly stride: number;
  private readonly left = Math.floor(patchMargin * patchScale);
  private readonly top = this.left;
  private readonly right: number;
  private readonly bottom: number;

  constructor({ width, height, dark }: Patch, box: Box) {
    this.stride = width;
    this.right = Math.floor((patchMargin + box.width) * patchScale);
    this.bottom = Math.floor((patchMargin + box.height) * patchScale);
    if (sums.along.length < dark.length) {
      sums = { along: new Uint32Array(dark.length), down: new Uint32Array(dark.length) };
    }
    const { along, down } = sums;
    [this.along, this.down] = [along, down];
    for (let y = 0, at = 0; y < height; y++) {
      let row = 0;
      for (let x = 0; x < width; x++, at++) {
        along[at] = row += dark[at]!;
        down[at] = dark[at]! + (y > 0 ? down[at - width]! : 0);
      }
    }
  }

  /** The best place in steps around a middle, if it is better than the best so far. */
  bestOf(best: Shift & { score: number }, middle: Shift, reach: number, step: number): Shift & { score: number } {
    for (let y = middle.y - reach; y <= middle.y + reach; y += step) {
      for (let x = middle.x - reach; x <= middle.x + reach; x += step) {
        const score = this.scoreAt(x, y);
        if (score > best.score) best = { x, y, score };
      }
    }
    return best;
  }

  /** How much darker the outline is than the paper outside of it; of two places that fit alike the nearer one counts. */
  private scoreAt(x: number, y: number): number {
    return this.darknessAt(x, y, 0) - this.darknessAt(x, y, outside) - 0.001 * (x * x + y * y);
  }

  private darknessAt(x: number, y: number, by: number): number {
    const { along, down, stride } = this;
    const [left, right] = [this.left + x - by, this.right + x + by];
    const [top, bottom] = [(this.top + y - by) * stride, (this.bottom + y + by) * stride];
    const rows = along[top + right]! - along[top + left]! + along[bottom + right]! - along[bottom + left]!;
    const columns = down[bottom + left]! - down[top + left]! + down[bottom + right]! - down[top + right]!;
    return (rows + columns) / (255 * 2 * (right - left + (bottom - top) / stride));
  }
}

/** Looks into a box whose outline is shifted so. */
export function lookInto(patch: Patch, box: Box, shift: Shift): SeenBox {
  const inset = 0.18 * Math.min(box.width, box.height);
  const inside = { x: inset, y: inset, width: box.width - 2 * inset, height: box.height - 2 * inset };
  const has = (part: Box): boolean => darkArea(patch, part, shift) > leastStroke;
  const [wide, high] = [box.width, box.height];
  const above = has({ x: 0, y: -1, width: wide, height: 0.4 });
  const below = has({ x: 0, y: high + 0.6, width: wide, height: 0.4 });
  const before = has({ x: -1.25, y: 0, width: 0.4, height: high });
  const behind = has({ x: wide + 0.85, y: 0, width: 0.4, height: high });
  return { darkness: meanOf(patch, inside, shift), isCrossed: (above && below) || (before && behind) };
}

/** Square millimetres of ink that a stroke of a thin pen leaves in 0.4 mm. */
const leastStroke = 0.08;
const strokeShade = 100;

/** The pixels of a part of a box, whose top left corner is 0, 0. */
function rangeOf({ width, height }: Patch, part: Box, shift: Shift) {
  const pixel = (length: number, by: number): number => Math.round((patchMargin + length) * patchScale) + by;
  return {
    left: Math.max(0, pixel(part.x, shift.x)),
    top: Math.max(0, pixel(part.y, shift.y)),
    right: Math.min(width, pixel(part.x + part.width, shift.x)),
    bottom: Math.min(height, pixel(part.y + part.height, shift.y)),
  };
}

function meanOf(patch: Patch, part: Box, shift: Shift): number {
  const { left, top, right, bottom } = rangeOf(patch, part, shift);
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * patch.width + left; at < y * patch.width + right; at++) sum += patch.dark[at]!;
  }
  return sum / (255 * Math.max(1, (right - left) * (bottom - top)));
}

function darkArea(patch: Patch, part: Box, shift: Shift): number {
  const { left, top, right, bottom } = rangeOf(patch, part, shift);
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * patch.width + left; at < y * patch.width + right; at++) {
      if (patch.dark[at]! > strokeShade) count++;
    }
  }
  return count / (patchScale * patchScale);
}

const neighbours = 9;

/** Each box's shift as the boxes about it have it on the whole: a single outline is easily mistaken when it is filled in. */
export function smoothShifts(boxes: readonly Box[], shifts: readonly (Shift | undefined)[]): Shift[] {
  const known = boxes.flatMap((box, index) => {
    const shift = shifts[index];
    return shift ? [{ box, shift }] : [];
  });
  return boxes.map((box) => {
    const distance = (other: Box): number => Math.abs(other.x - box.x) + Math.abs(other.y - box.y);
    const near = known
      .map(({ box: other, shift }) => ({ shift, distance: distance(other) }))
      .sort((one, other) => one.distance - other.distance)
      .slice(0, neighbours)
      .map(({ shift }) => shift);
    return { x: middleOf(near.map(({ x }) => x)), y: middleOf(near.map(({ y }) => y)) };
  });
}

const middleOf = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
