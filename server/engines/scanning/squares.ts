import type { Point } from './geometry.ts';
import { shrink, type GrayPicture } from './picture.ts';

/** Something dark that has the form of a mark, seen from any side; `area` is in pixels, without the hole of a hollow one. */
export interface Square {
  centre: Point;
  area: number;
  isHollow: boolean;
}

/** What is dark against its surroundings, and as long on its longer side as marks can be found in: that is what costs time. */
interface DarkPicture {
  width: number;
  height: number;
  dark: Uint8Array;
}

const workingSize = 850;
const mostSquares = 40;

/** Everything on a picture that may be a corner mark, the largest first, and whether there is nothing on it but paper. */
export function findSquares(picture: GrayPicture): { squares: Square[]; isEmpty: boolean } {
  const factor = Math.max(1, Math.floor(Math.max(picture.width, picture.height) / workingSize));
  const small = shrink(picture, factor);
  const dark = darkOf(small);
  const squares = blobsOf(dark).flatMap((blob) => squareOf(blob, dark, factor) ?? []);
  squares.sort((one, other) => other.area - one.area);
  return { squares: squares.slice(0, mostSquares), isEmpty: isPaper(small) && inkOf(dark) < blankInk };
}

/** The most of a side that is not blank paper: specks, and print that shines through. */
const blankInk = 0.0012;

/** How bright the middle of paper is at least, whatever its colour: darker is no page that anybody has scanned. */
const leastPaper = 110;

function isPaper({ width, height, data }: GrayPicture): boolean {
  let sum = 0;
  let count = 0;
  for (let y = height >> 2; y < height - (height >> 2); y++) {
    for (let at = y * width + (width >> 2); at < (y + 1) * width - (width >> 2); at++, count++) sum += data[at]!;
  }
  return sum > leastPaper * count;
}

/** A page that lies askew before a dark lid leaves so much of each side to the lid, whose edge is no ink. */
const edge = 0.12;

function inkOf({ width, height, dark }: DarkPicture): number {
  const [left, top] = [Math.round(width * edge), Math.round(height * edge)];
  let sum = 0;
  for (let y = top; y < height - top; y++) {
    for (let at = y * width + left; at < (y + 1) * width - left; at++) sum += dark[at]!;
  }
  return sum / ((width - 2 * left) * (height - 2 * top));
}

/** Compares each pixel with the mean of a window that is several times as large as a mark: shades and gradients drop out. */
function darkOf({ width, height, data }: GrayPicture): DarkPicture {
  const sums = sumsOf(width, height, data);
  const reach = Math.round(Math.max(width, height) / 22);
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    const [upper, lower] = [top * (width + 1), bottom * (width + 1)];
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const left = x < reach ? 0 : x - reach;
      const right = x + reach + 1 > width ? width : x + reach + 1;
      const sum = sums[lower + right]! - sums[lower + left]! - sums[upper + right]! + sums[upper + left]!;
      const area = (right - left) * (bottom - top);
      if (data[at]! * area < sum * 0.75 && sum - data[at]! * area > 15 * area) dark[at] = 1;
    }
  }
  return { width, height, dark };
}

function sumsOf(width: number, height: number, data: Uint8Array): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    const [above, here] = [y * (width + 1) + 1, (y + 1) * (width + 1) + 1];
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[here + x] = sums[above + x]! + row;
    }
  }
  return sums;
}

/** Area, sums of places and of their squares of what hangs together. */
interface Blob {
  area: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
}

/** Dark pixels side by side in a row, joined with those that they touch in the row above; a run is an index into each list. */
class Runs {
  readonly row: number[] = [];
  readonly start: number[] = [];
  readonly end: number[] = [];
  private readonly parent: number[] = [];

  /** Adds a run. */
  add(row: number, start: number, end: number): number {
    this.row.push(row);
    this.start.push(start);
    this.end.push(end);
    return this.parent.push(this.parent.length) - 1;
  }

  /** Joins what two runs belong to. */
  join(one: number, other: number): void {
    const first = this.rootOf(one);
    const second = this.rootOf(other);
    if (first < second) this.parent[second] = first;
    else this.parent[first] = second;
  }

  /** What hangs together and has neither too few nor too many pixels. */
  blobs(fewest: number, most: number): Blob[] {
    const areas = new Float64Array(this.parent.length);
    for (let run = 0; run < areas.length; run++) areas[this.rootOf(run)]! += this.end[run]! - this.start[run]!;
    const blobs = new Map<number, Blob>();
    for (let run = 0; run < areas.length; run++) {
      const root = this.rootOf(run);
      if (areas[root]! < fewest || areas[root]! > most) continue;
      let blob = blobs.get(root);
      if (!blob) blobs.set(root, (blob = { area: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 }));
      this.count(run, blob);
    }
    return [...blobs.values()];
  }

  private count(run: number, blob: Blob): void {
    const [y, start, end] = [this.row[run]!, this.start[run]!, this.end[run]!];
    const area = end - start;
    const x = (area * (start + end - 1)) / 2;
    blob.area += area;
    blob.x += x;
    blob.y += area * y;
    blob.xx += squaresBelow(end) - squaresBelow(start);
    blob.yy += area * y * y;
    blob.xy += x * y;
  }

  private rootOf(run: number): number {
    const { parent } = this;
    while (parent[run] !== run) run = parent[run] = parent[parent[run]!]!;
    return run;
  }
}

/** The sum of the squares of all whole numbers below one. */
const squaresBelow = (n: number): number => ((n - 1) * n * (2 * n - 1)) / 6;

const fewestPixels = 30;

/** The largest share of a picture that a mark has. */
const largestMark = 0.012;

function blobsOf({ width, height, dark }: DarkPicture): Blob[] {
  const runs = new Runs();
  const { start, end } = runs;
  let above = 0;
  let at = dark.indexOf(1);
  for (let y = 0; y < height; y++) {
    const here = start.length;
    let first = above;
    const stop = (y + 1) * width;
    for (; at >= 0 && at < stop; at = dark.indexOf(1, at)) {
      const left = at - y * width;
      while (at < stop && dark[at]) at++;
      const right = at - y * width;
      const run = runs.add(y, left, right);
      while (first < here && end[first]! < left) first++;
      for (let touched = first; touched < here && start[touched]! <= right; touched++) runs.join(touched, run);
    }
    above = here;
  }
  return runs.blobs(fewestPixels, largestMark * width * height);
}

/**
 * Whether the pixels of a blob are spread as those of a square: twelve times the spread of a filled parallelogram is its
 * area, whichever way it is turned or seen; of one with a hole of half its sides it is 5/3 of what is left.
 */
function squareOf(blob: Blob, { width, dark }: DarkPicture, factor: number): Square | undefined {
  const { area } = blob;
  const [x, y] = [blob.x / area, blob.y / area];
  const [xx, yy, xy] = [blob.xx / area - x * x, blob.yy / area - y * y, blob.xy / area - x * y];
  const spread = Math.sqrt(Math.max(0, xx * yy - xy * xy));
  const [half, root] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  if (half + root > 2.9 * (half - root)) return undefined;
  const fullness = area / (12 * spread);
  const isHollow = !dark[Math.round(y) * width + Math.round(x)];
  if (isHollow ? fullness < 0.47 || fullness > 0.8 : fullness < 0.88 || fullness > 1.1) return undefined;
  return { centre: { x: (x + 0.5) * factor, y: (y + 0.5) * factor }, area: area * factor * factor, isHollow };
}
