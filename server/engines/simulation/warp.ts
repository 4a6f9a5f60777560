// Pictures of one byte a pixel are moved, blurred and shaded in plain loops: a page has millions of pixels.

/** Shades of grey, row by row; 0 is black. */
export interface Gray {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A point, in pixels. */
export type Point = readonly [x: number, y: number];

/** Where the corners come to lie: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

type Matrix = readonly [number, number, number, number, number, number, number, number];

/** The projection that takes the unit square to four corners (P. Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.3). */
function fromSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h];
}

/** The inverse up to a factor, with its ninth number. */
function inverse([a, b, c, d, e, f, g, h]: Matrix): readonly number[] {
  return [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Width of the shadow beside the paper, in pixels, and its shade. */
const shadow = { width: 2, shade: 165 };

/** Moves a picture so that its corners come to lie where they should, on a ground of one shade. */
export function project(source: Gray, corners: Corners, size: { width: number; height: number }, ground: number): Gray {
  const pixels = new Uint8Array(size.width * size.height);
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = inverse(fromSquare(corners)) as Nine;
  const { width, height, pixels: from } = source;
  for (let row = 0, at = 0; row < size.height; row++) {
    let u = m1 * (row + 0.5) + m2 + m0 * 0.5;
    let v = m4 * (row + 0.5) + m5 + m3 * 0.5;
    let w = m7 * (row + 0.5) + m8 + m6 * 0.5;
    for (let column = 0; column < size.width; column++, at++, u += m0, v += m3, w += m6) {
      const x = (u / w) * width - 0.5;
      const y = (v / w) * height - 0.5;
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) {
        const isNear = x > -shadow.width && y > -shadow.width && x < width + 1 && y < height + 1;
        pixels[at] = isNear ? shadow.shade : ground;
        continue;
      }
      const [left, top] = [x | 0, y | 0];
      const [right, down] = [x - left, y - top];
      const place = top * width + left;
      const above = from[place]! + (from[place + 1]! - from[place]!) * right;
      const below = from[place + width]! + (from[place + width + 1]! - from[place + width]!) * right;
      pixels[at] = above + (below - above) * down + 0.5;
    }
  }
  return { ...size, pixels };
}

type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** The most that one pass blurs, as a variance. */
const mostAtOnce = 0.5;

/** Blurs a picture in place, by about a normal spread of so many pixels. */
export function blur({ width, height, pixels }: Gray, deviation: number): void {
  const variance = deviation ** 2;
  const passes = Math.ceil(variance / mostAtOnce);
  const share = variance / passes / 2;
  for (let pass = 0; pass < passes; pass++) {
    for (let row = 0; row < height; row++) smear(pixels, { from: row * width, step: 1, count: width }, share);
    smearDown(pixels, width, height, share);
  }
}

function smear(
  pixels: Uint8Array,
  { from, step, count }: { from: number; step: number; count: number },
  share: number,
): void {
  let before = pixels[from]!;
  for (let index = 1, at = from + step; index < count - 1; index++, at += step) {
    const here = pixels[at]!;
    pixels[at] = here + (before + pixels[at + step]! - 2 * here) * share + 0.5;
    before = here;
  }
}

/** Row by row, since memory is read along rows. */
function smearDown(pixels: Uint8Array, width: number, height: number, share: number): void {
  const before = pixels.slice(0, width);
  for (let row = 1; row < height - 1; row++) {
    const from = row * width;
    for (let column = 0, at = from; column < width; column++, at++) {
      const here = pixels[at]!;
      pixels[at] = here + (before[column]! + pixels[at + width]! - 2 * here) * share + 0.5;
      before[column] = here;
    }
  }
}

/** How light falls on a page: shares of white at its corners and middle lie on a plane; noise is taken from a table. */
export interface Light {
  middle: number;
  across: number;
  down: number;
  noise: Int8Array;
  /** Where each row begins in the table of noise. */
  offsetOf: (row: number) => number;
}

/** Shades a picture in place and adds noise. */
export function shade({ width, height, pixels }: Gray, { middle, across, down, noise, offsetOf }: Light): void {
  const mask = noise.length - 1;
  const step = across / width;
  for (let row = 0, at = 0; row < height; row++) {
    let light = middle - across / 2 + down * (row / height - 0.5);
    const offset = offsetOf(row);
    for (let column = 0; column < width; column++, at++, light += step) {
      const value = pixels[at]! * light + noise[(offset + column) & mask]!;
      pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}
