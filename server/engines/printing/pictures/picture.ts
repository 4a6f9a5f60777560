import { PictureFault } from './fault.ts';
import { readJpeg, readPng } from './raster.ts';
import { readDrawing, type Drawing } from './svg.ts';

/** A picture within limits: a drawing, or the bytes of one of pixels. */
export type Picture =
  ({ kind: 'svg' } & Drawing) | { kind: 'png' | 'jpg'; bytes: Buffer; width: number; height: number };

const mostCharacters = 1_000_000;
const dataUrl = /^data:image\/(png|jpeg|svg\+xml);base64,/;

/** Reads a picture (SVG as text, or a data URL); throws PictureFault for one that may not be printed. */
export function readPicture(figure: string): Picture {
  if (figure.length > mostCharacters) throw new PictureFault('图片过大');
  const [start = '', format] = dataUrl.exec(figure) ?? [];
  const bytes = Buffer.from(figure.slice(start.length), start === '' ? 'utf8' : 'base64');
  try {
    if (format === 'png') return { kind: 'png', ...readPng(bytes) };
    if (format === 'jpeg') return { kind: 'jpg', ...readJpeg(bytes) };
  } catch (error) {
    if (error instanceof RangeError) throw new PictureFault('图片已损坏');
    throw error;
  }
  return { kind: 'svg', ...readDrawing(bytes.toString()) };
}

/** Why a picture may not be printed, in words for people; undefined where it may. */
export function pictureFault(figure: string): string | undefined {
  try {
    readPicture(figure);
    return undefined;
  } catch (error) {
    if (error instanceof PictureFault) return error.message;
    throw error;
  }
}
