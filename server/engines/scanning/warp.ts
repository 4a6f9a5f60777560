import type { Projection } from './geometry.ts';
import type { GrayPicture } from './picture.ts';

/** Pixels of a row between which places are taken to lie evenly: perspective bends them by far less than a pixel. */
const span = 32;

const outside = 255;

/** A picture of some size in which each pixel is looked up in another where the projection puts it, evenly between four; white outside. */
export function warp(source: GrayPicture, toSource: Projection, width: number, height: number): GrayPicture {
  const target = { width, height, data: new Uint8Array(width * height) };
  const [a, b, c, d, e, f, g, h] = toSource as [number, number, number, number, number, number, number, number];
  // One object for all lines of a page: a hundred thousand of them would have to be cleared away.
  const line: Line = { at: 0, count: 0, u: 0.5, v: 0.5, stepU: 0.5, stepV: 0.5 };
  for (let row = 0; row < height; row++) {
    const y = row + 0.5;
    for (let column = 0; column < width; column += span) {
      const count = Math.min(span, width - column);
      const x = column + 0.5;
      const end = x + count;
      const near = 1 / (g * x + h * y + 1);
      const far = 1 / (g * end + h * y + 1);
      const u = (a * x + b * y + c) * near - 0.5;
      const v = (d * x + e * y + f) * near - 0.5;
      const stepU = ((a * end + b * y + c) * far - 0.5 - u) / count;
      const stepV = ((d * end + e * y + f) * far - 0.5 - v) / count;
      line.at = row * width + column;
      line.count = count;
      line.u = u;
      line.v = v;
      line.stepU = stepU;
      line.stepV = stepV;
      if (isInside(source, line)) copyInside(source, target, line);
      else copyEdge(source, target, line);
    }
  }
  return target;
}

/** Some pixels of a row from `at` on, and where the first of them and each next one is looked up. */
interface Line {
  at: number;
  count: number;
  u: number;
  v: number;
  stepU: number;
  stepV: number;
}

/** Rounded steps lead astray by less than this over a line. */
const slack = 0.01;

const isWithin = (place: number, size: number): boolean => place >= slack && place < size - 1 - slack;

const isInside = ({ width, height }: GrayPicture, { count, u, v, stepU, stepV }: Line): boolean =>
  isWithin(u, width) &&
  isWithin(u + count * stepU, width) &&
  isWithin(v, height) &&
  isWithin(v + count * stepV, height);

/** Places are whole numbers of 65,536ths of a pixel, shades are mixed in 256ths: much faster than with fractions. */
function copyInside(source: GrayPicture, target: GrayPicture, line: Line): void {
  const from = source.data;
  const to = target.data;
  const stride = source.width;
  const stepX = (line.stepU * 65_536) | 0;
  const stepY = (line.stepV * 65_536) | 0;
  let x = (line.u * 65_536) | 0;
  let y = (line.v * 65_536) | 0;
  for (let at = line.at, end = line.at + line.count; at < end; at++) {
    const first = (y >> 16) * stride + (x >> 16);
    const right = (x >> 8) & 255;
    const down = (y >> 8) & 255;
    const upper = (from[first]! << 8) + (from[first + 1]! - from[first]!) * right;
    const lower = (from[first + stride]! << 8) + (from[first + stride + 1]! - from[first + stride]!) * right;
    to[at] = ((upper << 8) + (lower - upper) * down + 32_768) >> 16;
    x += stepX;
    y += stepY;
  }
}

function copyEdge(source: GrayPicture, target: GrayPicture, { at, count, u, v, stepU, stepV }: Line): void {
  for (let index = 0; index < count; index++) {
    const x = Math.round(u + index * stepU);
    const y = Math.round(v + index * stepV);
    const isWithin = x >= 0 && x < source.width && y >= 0 && y < source.height;
    target.data[at + index] = isWithin ? source.data[y * source.width + x]! : outside;
  }
}
