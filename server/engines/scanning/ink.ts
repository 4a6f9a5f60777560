import { shadeIn, type GrayPicture } from './picture.ts';

/** What is written in a picture of straightened paper: 1 where there is ink, without printed lines. */
export interface Ink {
  width: number;
  height: number;
  dark: Uint8Array;
  /** Share of the pixels that are ink. */
  share: number;
}

/** Ink is darker than paper by this share; thin grey lines are not. */
const inkShade = 0.68;

/** A row or column of which so much is dark is a printed line. */
const lineShare = 0.6;

const tile = 64;

/** Separates ink from paper: the paper's shade is that of the lighter pixels around, in tiles that follow shadows. */
export function inkOf(picture: GrayPicture): Ink {
  const { width, height } = picture;
  const dark = new Uint8Array(width * height);
  const faint = new Uint8Array(width * height);
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const area = { left, top, right: Math.min(width, left + tile), bottom: Math.min(height, top + tile) };
      separate(picture, area, dark, faint);
    }
  }
  clearLines(dark, faint, width, height);
  return { width, height, dark, share: shareOf(dark, dark.length) };
}

function shareOf(dark: Uint8Array, of: number): number {
  let count = 0;
  for (let at = 0; at < dark.length; at++) count += dark[at]!;
  return of > 0 ? count / of : 0;
}

/** The ink of some places of a picture together, as a share of theirs; `left` and `top` are where each place begins. */
export function joinInk(
  width: number,
  height: number,
  places: readonly { ink: Ink; left: number; top: number }[],
): Ink {
  const dark = new Uint8Array(width * height);
  for (const { ink, left, top } of places) {
    const wide = Math.min(ink.width, width - left);
    for (let y = 0; y < Math.min(ink.height, height - top); y++) {
      dark.set(ink.dark.subarray(y * ink.width, y * ink.width + wide), (top + y) * width + left);
    }
  }
  const area = places.reduce((sum, { ink }) => sum + ink.dark.length, 0);
  return { width, height, dark, share: shareOf(dark, area) };
}

function separate(picture: GrayPicture, area: Bounds, dark: Uint8Array, faint: Uint8Array): void {
  const { width, data } = picture;
  const paper = paperIn(picture, area);
  for (let y = area.top; y < area.bottom; y++) {
    for (let at = y * width + area.left; at < y * width + area.right; at++) {
      dark[at] = data[at]! < paper * inkShade ? 1 : 0;
      faint[at] = data[at]! < paper * 0.86 ? 1 : 0;
    }
  }
}

function paperIn({ width, data }: GrayPicture, area: Bounds): number {
  const counts = new Uint32Array(256);
  for (let y = area.top; y < area.bottom; y++) {
    for (let at = y * width + area.left; at < y * width + area.right; at++) counts[data[at]!]!++;
  }
  return shadeIn(counts, 0.75);
}

function clearLines(dark: Uint8Array, faint: Uint8Array, width: number, height: number): void {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!faint[at]) continue;
      rows[y]!++;
      columns[x]!++;
    }
  }
  const clear = (x: number, y: number): void => {
    if (x >= 0 && x < width && y >= 0 && y < height) dark[y * width + x] = 0;
  };
  for (let y = 0; y < height; y++) {
    if (rows[y]! < lineShare * width) continue;
    for (let x = 0; x < width; x++) for (let by = -1; by <= 1; by++) clear(x, y + by);
  }
  for (let x = 0; x < width; x++) {
    if (columns[x]! < lineShare * height) continue;
    for (let y = 0; y < height; y++) for (let by = -1; by <= 1; by++) clear(x + by, y);
  }
}

const noLikeness = '0'.repeat(16);
const grid = 32;

/** A fingerprint of ink, 16 hex digits: like writing differs in few bits, wherever in the picture and however large it is; zeros without ink. */
export function likenessOf(ink: Ink): string {
  const box = boundsOf(ink);
  if (!box) return noLikeness;
  const cells = cellsOf(ink, box);
  const waves = wavesOf(cells);
  const sorted = [...waves].sort((one, other) => one - other);
  const middle = (sorted[31]! + sorted[32]!) / 2;
  let bits = 0n;
  for (const wave of waves) bits = (bits << 1n) | (wave > middle ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}

/** The edges of a part of a picture, in its pixels; right and bottom are exclusive. */
export type Bounds = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** Where ink begins and ends; rows and columns with a single pixel are specks. */
export function boundsOf({ width, height, dark }: Ink): Bounds | undefined {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let at = 0; at < dark.length; at++) {
    if (!dark[at]) continue;
    rows[Math.floor(at / width)]!++;
    columns[at % width]!++;
  }
  const has = (count: number): boolean => count > 1;
  const [left, top] = [columns.findIndex(has), rows.findIndex(has)];
  if (left < 0 || top < 0) return undefined;
  return { left, top, right: columns.findLastIndex(has) + 1, bottom: rows.findLastIndex(has) + 1 };
}

/** The share of ink in each cell of a grid over the bounds. */
function cellsOf({ width, dark }: Ink, { left, top, right, bottom }: Bounds): Float64Array {
  const cells = new Float64Array(grid * grid);
  const [wide, high] = [right - left, bottom - top];
  for (let y = 0; y < high; y++) {
    const row = Math.floor((y * grid) / high) * grid;
    for (let x = 0; x < wide; x++) {
      if (dark[(top + y) * width + left + x]) cells[row + Math.floor((x * grid) / wide)]!++;
    }
  }
  return cells;
}

/** The eight slowest waves across and down, as of a cosine transform. */
function wavesOf(cells: Float64Array): Float64Array {
  const across = new Float64Array(8 * grid);
  for (let row = 0; row < grid; row++) {
    for (let u = 0; u < 8; u++) {
      for (let x = 0; x < grid; x++) across[row * 8 + u]! += cells[row * grid + x]! * cosines[u * grid + x]!;
    }
  }
  const waves = new Float64Array(64);
  for (let v = 0; v < 8; v++) {
    for (let u = 0; u < 8; u++) {
      for (let row = 0; row < grid; row++) waves[v * 8 + u]! += across[row * 8 + u]! * cosines[v * grid + row]!;
    }
  }
  return waves;
}

const cosines = Float64Array.from({ length: 8 * grid }, (_, at) =>
  Math.cos((Math.floor(at / grid) * Math.PI * (2 * (at % grid) + 1)) / (2 * grid)),
);
