import { patchScale, type Box, type Patch } from './patches.ts';

/** How far a printed outline is from where it is looked for, in millimetres. */
export interface Shift {
  x: number;
  y: number;
}

/** A place where an outline may be, and how much darker it is there than the paper outside of it, 0 to 1. */
export interface SeenOutline extends Shift {
  score: number;
}

/** How far away an outline is looked for that is about where it should be, in pixels of a patch. */
const nearby = 6;
const leastOutline = 0.03;

/** Finds the printed outline of a box within a millimetre of the middle of its patch. */
export function findOutline(patch: Patch, box: Box): SeenOutline | undefined {
  const outline = new Outline(patch, box);
  const start = { x: 0, y: 0, score: leastOutline };
  const rough = outline.bestOf(start, { x: 0, y: 0 }, nearby, 2);
  return rough === start ? undefined : inMillimetres(outline.bestOf(rough, rough, 1, 1));
}

const inMillimetres = ({ x, y, score }: SeenOutline): SeenOutline => ({ x: x / patchScale, y: y / patchScale, score });

/** Pixels from one place that is tried to the next, and such steps between places that count as different. */
const step = 2;
const apart = 2;

/** Every place of a large patch where the outline of a box may be: that of a box beside it looks alike. */
export function allOutlines(patch: Patch, box: Box): SeenOutline[] {
  const outline = new Outline(patch, box);
  const steps = Math.floor((Math.floor(patch.margin * patchScale) - outside - 1) / step);
  const size = 2 * steps + 1;
  const scores = new Float32Array(size * size);
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at++)
      scores[at] = outline.scoreAt((column - steps) * step, (row - steps) * step);
  }
  const places: SeenOutline[] = [];
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at++) {
      const score = scores[at]!;
      if (score > leastOutline && isPeak(scores, size, row, column))
        places.push(inMillimetres({ x: (column - steps) * step, y: (row - steps) * step, score }));
    }
  }
  return places;
}

/** Whether no place about one fits better. */
function isPeak(scores: Float32Array, size: number, row: number, column: number): boolean {
  const score = scores[row * size + column]!;
  for (let y = Math.max(0, row - apart); y <= Math.min(size - 1, row + apart); y++) {
    for (let x = Math.max(0, column - apart); x <= Math.min(size - 1, column + apart); x++) {
      if (scores[y * size + x]! > score) return false;
    }
  }
  return true;
}

/** Pixels outside of an outline at which there is paper. */
const outside = 3;

const ringPlaces = 40;

/** Places on an ellipse that reaches so many pixels beyond a box, in a picture so wide. */
function ringOf({ width, height }: Box, by: number, stride: number): Int32Array {
  const [halfX, halfY] = [(width * patchScale) / 2, (height * patchScale) / 2];
  return Int32Array.from({ length: ringPlaces }, (_, index) => {
    const angle = (2 * Math.PI * index) / ringPlaces;
    const [x, y] = [halfX + (halfX + by) * Math.cos(angle), halfY + (halfY + by) * Math.sin(angle)];
    return Math.round(y) * stride + Math.round(x);
  });
}

/** Used for one patch after another: new ones for each would have to be cleared away. */
let sums = { along: new Uint32Array(0), down: new Uint32Array(0) };

/** How well the outline of a box fits where it is moved to, by sums along the rows and columns of its patch. */
class Outline {
  private readonly along: Uint32Array = sums.along;
  private readonly down: Uint32Array = sums.down;
  private readonly stride: number;
  private readonly left: number;
  private readonly right: number;
  private readonly bottom: number;
  private readonly dark: Uint8Array;
  /** Places on a round outline and outside of it, as steps from the top left of the box. */
  private readonly rings: readonly Int32Array[] | undefined;

  constructor({ width, height, margin, dark }: Patch, box: Box) {
    this.stride = width;
    this.left = Math.floor(margin * patchScale);
    this.right = Math.floor((margin + box.width) * patchScale);
    this.bottom = Math.floor((margin + box.height) * patchScale);
    this.dark = dark;
    if (box.shape) {
      this.rings = [0, outside].map((by) => ringOf(box, by, width));
      return;
    }
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

  /** The best place in steps around a middle, if it is better than the best so far; of two that fit alike the nearer one. */
  bestOf(best: SeenOutline, middle: Shift, reach: number, by: number): SeenOutline {
    for (let y = middle.y - reach; y <= middle.y + reach; y += by) {
      for (let x = middle.x - reach; x <= middle.x + reach; x += by) {
        const score = this.scoreAt(x, y) - 0.001 * (x * x + y * y);
        if (score > best.score) best = { x, y, score };
      }
    }
    return best;
  }

  /** How much darker the outline is than the paper outside of it. */
  scoreAt(x: number, y: number): number {
    if (this.rings) return this.onRing(this.rings[0]!, x, y) - this.onRing(this.rings[1]!, x, y);
    return this.darknessAt(x, y, 0) - this.darknessAt(x, y, outside);
  }

  private onRing(ring: Int32Array, x: number, y: number): number {
    const start = (this.left + y) * this.stride + this.left + x;
    let sum = 0;
    for (const step of ring) sum += this.dark[start + step]!;
    return sum / (255 * ring.length);
  }

  private darknessAt(x: number, y: number, by: number): number {
    const { along, down, stride } = this;
    const [left, right] = [this.left + x - by, this.right + x + by];
    const [top, bottom] = [(this.left + y - by) * stride, (this.bottom + y + by) * stride];
    const rows = along[top + right]! - along[top + left]! + along[bottom + right]! - along[bottom + left]!;
    const columns = down[bottom + left]! - down[top + left]! + down[bottom + right]! - down[top + right]!;
    return (rows + columns) / (255 * 2 * (right - left + (bottom - top) / stride));
  }
}
