import sharp from 'sharp';
import type { GrayPicture } from '../../engines/scanning/picture.ts';
import { imagePdf } from '../../engines/simulation/image-pdf.ts';

/** An empty side of A4 at 150 dpi. */
export const emptySide = (): GrayPicture => ({
  width: 1240,
  height: 1754,
  data: new Uint8Array(1240 * 1754).fill(250),
});

/** A side full of stripes: no sheet of ours, and not empty. */
export function stripedSide(): GrayPicture {
  const side = emptySide();
  for (let y = 100; y < 1600; y += 40) side.data.fill(20, y * side.width + 100, y * side.width + 1100);
  return side;
}

const pixelsPerMm = 150 / 25.4;

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** A side with a box painted over, which is given in millimetres; shades are 0 black to 255 white. */
export function blot(side: GrayPicture, box: Box, shade: number): GrayPicture {
  const painted = { ...side, data: side.data.slice() };
  fillIn(painted, { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 }, shade);
  return painted;
}

/** Fills a box in, which is given in millimetres. */
export function fillIn(side: GrayPicture, box: Box, shade = 50): void {
  const pixel = (length: number): number => Math.round(length * pixelsPerMm);
  for (let y = pixel(box.y); y < pixel(box.y + box.height); y++)
    side.data.fill(shade, y * side.width + pixel(box.x), y * side.width + pixel(box.x + box.width));
}

/** Sides as a scanner puts them into one PDF. */
export async function scannedFile(sides: readonly GrayPicture[]): Promise<Uint8Array> {
  const pages = sides.map(async ({ width, height, data }) => {
    const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
    return { jpeg, width, height };
  });
  return imagePdf(await Promise.all(pages), 150);
}
