import { countPages, openPicture, pictureFault } from '../pictures/open.ts';
import { longestSide } from './limits.ts';
import type { GrayPicture } from './picture.ts';
import { unreadable, type ScanError } from './scan-error.ts';
import type { ScanPages } from './scan-pages.ts';

/** Opens a JPEG, PNG, TIFF or HEIC; a TIFF may have many pages. */
export async function openPictures(path: string): Promise<ScanPages> {
  const count = await countPages(path).catch((error: unknown) => {
    throw fault(error);
  });
  return {
    count,
    page: (number) => readPicture(path, number, count),
    close: async () => undefined,
  };
}

async function readPicture(path: string, number: number, count: number): Promise<GrayPicture> {
  if (number < 1 || number > count) throw unreadable(`没有第 ${number} 页`);
  try {
    const picture = await openPicture(path, number);
    const { data, info } = await picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('b-w')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return { width: info.width, height: info.height, data: firstBand(pixels, info.channels) };
  } catch (error) {
    throw fault(error);
  }
}

function firstBand(data: Uint8Array, bands: number): Uint8Array {
  return bands === 1 ? data : data.filter((_, index) => index % bands === 0);
}

const fault = (error: unknown): ScanError => unreadable(pictureFault(error));
