import { bestWithin } from './photo-size.ts';
import type { SmallPhoto } from './photo-worker.ts';

/** Part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const mostMegabytes = 30;

/** Endings of the photos that can be chosen. */
export const photoEndings = ['.jpg', '.jpeg', '.png', '.webp'] as const;

/** What people may choose. */
export const photoHint = `手机照片或截图（JPEG、PNG、WebP），不超过 ${mostMegabytes} MB`;

/** A photo made small beside the page; null where it cannot be read. */
function madeSmall(file: File): Promise<SmallPhoto | null> {
  const worker = new Worker(new URL('photo-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<SmallPhoto | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<SmallPhoto | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  });
  return answer.finally(() => worker.terminate());
}

/** Reads a photo upright and small enough to work with; rejects with the words that people read. */
export async function readPhoto(file: File): Promise<SmallPhoto> {
  if (file.size > mostMegabytes * 1024 * 1024) throw new Error(`照片超过 ${mostMegabytes} MB，请换一张或先压缩`);
  const small = await madeSmall(file);
  if (!small) throw new Error('照片无法打开：可能已损坏，或是浏览器不支持的格式（如 HEIC）');
  return small;
}

/** A part of a photo as a data URL that the call takes: as good as its limit leaves. */
export function cutOut({ pixels }: SmallPhoto, { x, y, width, height }: Part): Promise<string> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width), height: Math.round(height) });
  canvas.getContext('2d')!.drawImage(pixels, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return bestWithin((quality) => canvas.toDataURL('image/jpeg', quality));
}
