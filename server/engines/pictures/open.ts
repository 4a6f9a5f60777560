import sharp, { type Sharp } from 'sharp';
import { isHeic, readHeic } from './heic.ts';
import { mostPixels } from './limits.ts';

const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;

/** How many pages a picture has: a TIFF may have many. */
export async function countPages(path: string): Promise<number> {
  if (await isHeic(path)) return 1;
  const { pages = 1, format } = await sharp(path, options).metadata();
  return format === 'tiff' ? pages : 1;
}

/** A page of a JPEG, PNG, TIFF or HEIC as it is to be seen; pages count from 1. What is wrong with it shows when it is used. */
export async function openPicture(path: string, page = 1): Promise<Sharp> {
  if (!(await isHeic(path))) return sharp(path, { ...options, page: page - 1 }).autoOrient();
  const { data, ...raw } = await readHeic(path);
  return sharp(data, { ...options, raw });
}

/** Why a picture cannot be opened or used, in words for people. */
export function pictureFault(error: unknown): string {
  const reason = String(error);
  if (reason.includes('ENOENT')) return '找不到文件';
  return /pixel limit|exceeds the/.test(reason) ? '图片尺寸过大' : '图片已损坏';
}
