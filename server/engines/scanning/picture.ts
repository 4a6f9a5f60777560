/** A picture in shades of grey, row by row: 0 is black, 255 white. */
export interface GrayPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The grey picture of colours: so many bytes for each pixel, the first of which are red, green and blue. */
export function grayOf(
  width: number,
  height: number,
  colours: Uint8Array | Uint8ClampedArray,
  channels: number,
): GrayPicture {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += channels) {
    data[at] = (colours[from]! * 77 + colours[from + 1]! * 151 + colours[from + 2]! * 28) >> 8;
  }
  return { width, height, data };
}

/** A smaller copy: each of its pixels is the mean of `factor` by `factor` pixels. */
export function shrink(picture: GrayPicture, factor: number): GrayPicture {
  if (factor === 1) return picture;
  if (factor === 2) return halve(picture);
  const [width, height] = [Math.floor(picture.width / factor), Math.floor(picture.height / factor)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * width + x] = meanOf(picture, x * factor, y * factor, factor);
  }
  return { width, height, data };
}

function meanOf({ width, data }: GrayPicture, left: number, top: number, factor: number): number {
  let sum = 0;
  for (let row = top; row < top + factor; row++) {
    for (let at = row * width + left; at < row * width + left + factor; at++) sum += data[at]!;
  }
  return Math.round(sum / (factor * factor));
}

function halve(picture: GrayPicture): GrayPicture {
  const [width, height] = [picture.width >> 1, picture.height >> 1];
  const { data: from, width: stride } = picture;
  const data = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y++) {
    let at = 2 * y * stride;
    for (let x = 0; x < width; x++, at += 2) {
      data[to++] = (from[at]! + from[at + 1]! + from[at + stride]! + from[at + stride + 1]! + 2) >> 2;
    }
  }
  return { width, height, data };
}

/** The part of a picture within some whole pixels, as far as it reaches. */
export function crop(picture: GrayPicture, left: number, top: number, width: number, height: number): GrayPicture {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const wide = Math.max(1, Math.min(picture.width, left + width) - x);
  const high = Math.max(1, Math.min(picture.height, top + height) - y);
  const data = new Uint8Array(wide * high);
  for (let row = 0; row < high; row++) {
    const from = (y + row) * picture.width + x;
    data.set(picture.data.subarray(from, from + wide), row * wide);
  }
  return { width: wide, height: high, data };
}

/** The shade that a share of the pixels is darker than. */
export function shadeAt(data: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) counts[data[at]!]!++;
  return shadeIn(counts, share);
}

/** As shadeAt, of how many pixels have each shade. */
export function shadeIn(counts: Uint32Array, share: number): number {
  let left = share * counts.reduce((sum, count) => sum + count, 0);
  for (let shade = 0; shade < 256; shade++) {
    left -= counts[shade]!;
    if (left < 0) return shade;
  }
  return 255;
}
