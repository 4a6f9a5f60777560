import type { Shift } from './outlines.ts';
import { patchScale, type Box, type Patch } from './patches.ts';

// What stands in and about a box beside what is printed there: the page's own empty boxes tell what is printed.

/** A box with what is needed to compare it with others. */
export interface Comparable {
  patch: Patch;
  box: Box;
  /** Millimetres from the middle of the patch. */
  shift: Shift;
  /** The same for boxes that are printed alike. */
  label: string;
}

/** So many of the boxes that are printed alike tell what is printed there; from fewer nothing can be told. */
const mostModels = 9;
const fewestModels = 4;

/** How much darker than print ink is at least, of 255: what has been rubbed out is less. */
const leastInk = 30;

/** Of what has no model, only what is darker than any letter counts. */
const unknownPrint = 150;

/** Square millimetres of ink in and within `around` millimetres of each box, as if it were all black. */
export function extraInk(boxes: readonly Comparable[], around: number): number[] {
  const alike = new Map<string, Comparable[]>();
  for (const one of boxes) alike.set(keyOf(one), [...(alike.get(keyOf(one)) ?? []), one]);
  const models = new Map([...alike].map(([key, own]) => [key, modelOf(own, around)]));
  return boxes.map((one) => inkIn(one, models.get(keyOf(one)), around));
}

const keyOf = ({ label, box }: Comparable): string => `${label} ${box.width} ${box.height}`;

interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

function cutOf({ patch, box, shift }: Comparable, around: number): Cut {
  const start = (by: number): number => Math.round((patch.margin - around + by) * patchScale);
  const size = (length: number): number => Math.round((length + 2 * around) * patchScale);
  return { left: start(shift.x), top: start(shift.y), width: size(box.width), height: size(box.height) };
}

const at = ({ patch }: Comparable, { left, top }: Cut, x: number, y: number): number => {
  const [column, row] = [left + x, top + y];
  const isIn = column >= 0 && row >= 0 && column < patch.width && row < patch.height;
  return isIn ? patch.dark[row * patch.width + column]! : 0;
};

/** What is printed, pixel by pixel, as dark as about each pixel: boxes are never found to the pixel. */
function modelOf(own: readonly Comparable[], around: number): Uint8Array | undefined {
  if (own.length < fewestModels) return undefined;
  const shaded = own.map((one) => ({ one, shade: shadeOf(one, around) }));
  shaded.sort((one, other) => one.shade - other.shade);
  const count = Math.max(fewestModels - 1, Math.min(mostModels, Math.ceil(own.length * 0.5)));
  const models = shaded.slice(0, count).map(({ one }) => one);
  const cuts = models.map((model) => cutOf(model, around));
  const { width, height } = cuts[0]!;
  const print = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let index = 0; index < models.length; index++) sum += at(models[index]!, cuts[index]!, x, y);
      print[y * width + x] = sum / models.length;
    }
  }
  return spread(print, width, height);
}

/** How dark a box and what is about it is in all. */
function shadeOf(one: Comparable, around: number): number {
  const cut = cutOf(one, around);
  let sum = 0;
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) sum += at(one, cut, x, y);
  }
  return sum;
}

/** Each pixel as dark as the darkest about it. */
function spread(from: Uint8Array, width: number, height: number): Uint8Array {
  const darkestIn = (left: number, right: number, y: number): number => {
    let most = 0;
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++) most = Math.max(most, from[y * width + x]!);
    return most;
  };
  const to = new Uint8Array(from.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        to[y * width + x] = Math.max(to[y * width + x]!, darkestIn(x - 1, x + 1, row));
    }
  }
  return to;
}

function inkIn(one: Comparable, model: Uint8Array | undefined, around: number): number {
  const cut = cutOf(one, model ? around : -0.2 * one.box.height);
  let sum = 0;
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) {
      const over = at(one, cut, x, y) - (model ? model[y * cut.width + x]! : unknownPrint) - leastInk;
      if (over > 0) sum += over;
    }
  }
  return sum / (255 * patchScale * patchScale);
}
