import { scaleAt } from './marks.ts';
import { centreOf, within, type Point, type Projection } from './geometry.ts';
import { shadeAt, shadeIn, type GrayPicture } from './picture.ts';
import { warp } from './warp.ts';

/** A box in millimetres; its outline has straight sides unless it is round. */
export type Box = Point & { width: number; height: number; shape?: 'round' | undefined };

/** Pixels of a patch per millimetre: that of a scan at 150 dpi, or more of a page whose boxes are small. */
export const patchScale = 6;

/** Millimetres that a patch reaches beyond its box, unless it must reach farther. */
const patchMargin = 2.4;

/** The straightened surroundings of a box: how dark each pixel is, 0 like the paper about it, 255 like print. */
export interface Patch {
  width: number;
  height: number;
  /** Millimetres that it reaches beyond its box. */
  margin: number;
  dark: Uint8Array;
}

/** Looks at a box of a page that lies so; `black` is the shade of print as a share of that of paper. */
export function patchOf(
  picture: GrayPicture,
  projection: Projection,
  box: Box,
  black: number,
  margin = patchMargin,
): Patch {
  const { width, height, data } = straighten(picture, projection, box, margin);
  const paper = margin > patchMargin ? shadeAt(data, 0.8) : paperAbout(data, width, height);
  const scale = 255 / Math.max(1, paper * (1 - black));
  const dark = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const value = (paper - data[at]!) * scale;
    dark[at] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
  return { width, height, margin, dark };
}

function straighten(picture: GrayPicture, projection: Projection, box: Box, margin = patchMargin): GrayPicture {
  const start = { x: box.x - margin, y: box.y - margin };
  const size = (length: number): number => Math.round((length + 2 * margin) * patchScale);
  return warp(picture, within(projection, 1 / patchScale, start), size(box.width), size(box.height));
}

/** The shade of the paper in a ring around the box: what is written or printed there covers less than half of it. */
function paperAbout(data: Uint8Array, width: number, height: number): number {
  const [near, far] = [Math.round((patchMargin - 0.3) * patchScale), Math.round((patchMargin - 1.4) * patchScale)];
  const counts = new Uint32Array(256);
  for (let y = far; y < height - far; y++) {
    const isBeside = y >= near && y < height - near;
    for (let x = far; x < width - far; x++) {
      if (isBeside && x === near) x = width - near;
      counts[data[y * width + x]!]!++;
    }
  }
  return shadeIn(counts, 0.7);
}

const usualBlack = 0.2;

/** The shade of print on a page as a share of that of its paper, from the insides of its filled marks. */
export function blackOf(picture: GrayPicture, projection: Projection, marks: readonly Box[]): number {
  const shares = marks.flatMap((mark) => {
    const { width, height, data } = straighten(picture, projection, mark);
    const inset = Math.round((patchMargin + 0.25 * mark.width) * patchScale);
    let sum = 0;
    let count = 0;
    for (let y = inset; y < height - inset; y++) {
      for (let x = inset; x < width - inset; x++, count++) sum += data[y * width + x]!;
    }
    const paper = shadeAt(data, 0.85);
    return count > 0 && scaleAt(projection, centreOf(mark)) > 0 && paper > 0 ? [sum / count / paper] : [];
  });
  shares.sort((one, other) => one - other);
  return Math.min(0.6, shares[shares.length >> 1] ?? usualBlack);
}
