import sharp from 'sharp';
import { longestSide, mostPixels } from './limits.ts';
import type { GrayPicture } from './picture.ts';
import { unreadable, type ScanError } from './scan-error.ts';
import type { ScanPages } from './scan-pages.ts';

const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;

/** Opens a JPEG, PNG or TIFF; a TIFF may have many pages. */
export async function openPictures(path: string): Promise<ScanPages> {
  const { pages = 1, format } = await sharp(path, options)
    .metadata()
    .catch((error: unknown) => {
      throw fault(error);
    });
  const count = format === 'tiff' ? pages : 1;
  return {
    count,
    page: (number) => readPicture(path, number, count),
    close: async () => undefined,
  };
}

async function readPicture(path: string, number: number, count: number): Promise<GrayPicture> {
  if (number < 1 || number > count) throw unreadable(`没有第 ${number} 页`);
  try {
    const { data, info } = await sharp(path, count > 1 ? { ...options, page: number - 1 } : options)
      .autoOrient()
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

function fault(error: unknown): ScanError {
  const reason = String(error);
  if (reason.includes('missing')) return unreadable('找不到文件');
  return unreadable(reason.includes('pixel limit') ? '图片尺寸过大' : '图片已损坏');
}
