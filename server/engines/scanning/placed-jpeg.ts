import sharp, { type Metadata } from 'sharp';
import { mostPixels } from '../pictures/limits.ts';
import { boxOf, multiply, type Box, type Matrix } from './pdf-content.ts';
import type { PageJpeg } from './pdf-jpeg.ts';
import { grayOf, type GrayPicture } from './picture.ts';

/** A page as it is seen: its pixels, and the matrix that leads from the page's points to them. */
export interface PageView {
  width: number;
  height: number;
  matrix: Matrix;
}

/** Share of a side by which a picture may miss the edge of its page: less than two millimetres of A4. */
const slack = 0.005;

/**
 * The page that such a JPEG fills, with the pixels that drawing it would give; undefined where it fills only a part, is put
 * at a slant or mirrored, or is not what its description says.
 */
export async function readPlacedJpeg(jpeg: PageJpeg, view: PageView): Promise<GrayPicture | undefined> {
  const turn = turnOf(multiply(jpeg.matrix, view.matrix));
  if (turn === undefined || !fills(jpeg, view)) return undefined;
  const picture = sharp(jpeg.data, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    sequentialRead: true,
    ignoreIcc: true,
  });
  if (!isAsDescribed(await picture.metadata(), jpeg)) return undefined;
  const { width, height } = view;
  const { data, info } = await picture
    .rotate(turn)
    .resize({ width, height, fit: 'fill' })
    .toColourspace(jpeg.channels === 1 ? 'b-w' : 'srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return info.channels === 1 ? { width, height, data: pixels } : grayOf(width, height, pixels, info.channels);
}

/** Degrees clockwise by which the unit square of an image is turned, whose upper edge is at 1, where pixels count downwards. */
function turnOf([a, b, c, d]: Matrix): number | undefined {
  const [isLying, isStanding] = [Math.abs(a) < 1 && Math.abs(d) < 1, Math.abs(b) < 1 && Math.abs(c) < 1];
  if (isStanding && a > 0 && d < 0) return 0;
  if (isStanding && a < 0 && d > 0) return 180;
  if (isLying && b > 0 && c > 0) return 90;
  return isLying && b < 0 && c < 0 ? 270 : undefined;
}

/** Whether the picture ends where the page does, and is seen whole. */
function fills({ matrix, clips }: PageJpeg, { width, height, matrix: toPixels }: PageView): boolean {
  const [x, y] = [width * slack, height * slack];
  const [left, top, right, bottom] = boxOf(multiply(matrix, toPixels), [0, 0, 1, 1]);
  const isWhole =
    Math.abs(left) <= x && Math.abs(top) <= y && Math.abs(right - width) <= x && Math.abs(bottom - height) <= y;
  const isSeen = (box: Box) => {
    const clip = boxOf(toPixels, box);
    return clip[0] <= x && clip[1] <= y && clip[2] >= width - x && clip[3] >= height - y;
  };
  return isWhole && clips.every(isSeen);
}

function isAsDescribed({ format, space, depth, ...is }: Metadata, jpeg: PageJpeg): boolean {
  const isPlain = format === 'jpeg' && depth === 'uchar' && (space === 'srgb' || space === 'b-w');
  return isPlain && is.width === jpeg.width && is.height === jpeg.height && is.channels === jpeg.channels;
}
