import sharp from 'sharp';
import type { GrayPicture } from './picture.ts';

/** A grey JPEG of a picture, not higher and wider than said, turned by so many degrees, which are a multiple of 90. */
export function encodeJpeg(
  { data, width, height }: GrayPicture,
  { quality, turn = 0, ...most }: { quality: number; turn?: number; width?: number; height?: number },
): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 1 } });
  const isLarger = width > (most.width ?? width) || height > (most.height ?? height);
  const fitting = isLarger ? picture.resize({ ...most, fit: 'inside' }) : picture;
  // Tables of its own would make the file a little smaller and take as long again.
  const upright = turn === 0 ? fitting : fitting.rotate(turn);
  return upright.toColourspace('b-w').jpeg({ quality, optimiseCoding: false }).toBuffer();
}
