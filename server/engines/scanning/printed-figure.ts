import sharp from 'sharp';
import type { Ink } from './ink.ts';

/** A picture that is printed in an area, and where: pixels from the top left corner of the area's ink. */
export interface PrintedFigure {
  /** SVG, or a data URL. */
  picture: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is lighter is too faint to count as ink wherever it is. */
const printShade = 235;

/** Pixels by which a figure of bent paper is looked for on each side, and in what steps. */
const farthest = 12;
const step = 2;

/** Pixels about what is printed where ink is print: letters may be of another font there, and paper is never quite flat. */
const tolerance = 6;

/** So many of the printed pixels tell where a figure is. */
const mostPoints = 3_000;

/** Ink without that of a figure that is printed there: what is left has been drawn. */
export async function withoutFigure(ink: Ink, figure: PrintedFigure): Promise<Ink> {
  const { width, height } = figure;
  const printed = await renderFigure(figure);
  const shift = shiftOf(ink, printed, figure);
  const spread = spreadOf(printed, width, height);
  const dark = ink.dark.slice();
  for (let y = -tolerance; y < height + tolerance; y++) {
    const row = figure.top + shift.y + y;
    if (row < 0 || row >= ink.height) continue;
    for (let x = -tolerance; x < width + tolerance; x++) {
      const column = figure.left + shift.x + x;
      if (column < 0 || column >= ink.width) continue;
      if (spread[(y + tolerance) * (width + 2 * tolerance) + x + tolerance]) dark[row * ink.width + column] = 0;
    }
  }
  const count = dark.reduce((sum, one) => sum + one, 0);
  return { ...ink, dark, share: count / Math.max(1, dark.length) };
}

/** 1 where something is printed. */
async function renderFigure({ picture, width, height }: PrintedFigure): Promise<Uint8Array> {
  const [start = ''] = /^data:[^,]*,/.exec(picture) ?? [];
  const bytes = Buffer.from(picture.slice(start.length), start === '' ? 'utf8' : 'base64');
  const drawn = sharp(bytes, { density: 200 }).flatten({ background: '#fff' }).resize(width, height, { fit: 'fill' });
  const grey = await drawn.toColourspace('b-w').raw().toBuffer();
  return Uint8Array.from(grey, (shade) => (shade < printShade ? 1 : 0));
}

/** By how much a figure lies elsewhere than its form says: as most of its print is ink. */
function shiftOf(ink: Ink, printed: Uint8Array, { left, top, width }: PrintedFigure): { x: number; y: number } {
  const all = [...printed.keys()].filter((at) => printed[at]);
  const points = all.filter((_, index) => index % Math.max(1, Math.floor(all.length / mostPoints)) === 0);
  let best = { x: 0, y: 0, hits: -1 };
  for (let y = -farthest; y <= farthest; y += step) {
    for (let x = -farthest; x <= farthest; x += step) {
      const offset = (top + y) * ink.width + left + x;
      const hits = points.reduce(
        (sum, at) => sum + (ink.dark[offset + Math.floor(at / width) * ink.width + (at % width)] ?? 0),
        0,
      );
      const isNearer = hits === best.hits && Math.hypot(x, y) < Math.hypot(best.x, best.y);
      if (hits > best.hits || isNearer) best = { x, y, hits };
    }
  }
  return best;
}

/** The same with a margin, and 1 too where something is printed near by. */
function spreadOf(printed: Uint8Array, width: number, height: number): Uint8Array {
  const wide = width + 2 * tolerance;
  const spread = new Uint8Array(wide * (height + 2 * tolerance));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!printed[y * width + x]) continue;
      for (let by = 0; by <= 2 * tolerance; by++) {
        const start = (y + by) * wide + x;
        spread.fill(1, start, start + 2 * tolerance + 1);
      }
    }
  }
  return spread;
}
