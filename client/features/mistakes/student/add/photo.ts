/** Part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const mostMegabytes = 30;
/** What the call takes of a picture, in characters. */
const mostCharacters = 700_000;
const qualities = [0.85, 0.7, 0.5, 0.3];

/** Endings of the photos that can be chosen. */
export const photoEndings = ['.jpg', '.jpeg', '.png', '.webp'] as const;

/** What people may choose. */
export const photoHint = `手机照片或截图（JPEG、PNG、WebP），不超过 ${mostMegabytes} MB`;

const canvasOf = ({ width, height }: { width: number; height: number }) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return { canvas, context: canvas.getContext('2d')! };
};

/** A photo made small beside the page; null where it cannot be read. */
function madeSmall(file: File): Promise<ImageBitmap | null> {
  const worker = new Worker(new URL('photo-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<ImageBitmap | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ImageBitmap | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  });
  return answer.finally(() => worker.terminate());
}

/** Reads a photo upright and small enough to work with; rejects with the words that people read. */
export async function readPhoto(file: File): Promise<HTMLCanvasElement> {
  if (file.size > mostMegabytes * 1024 * 1024) throw new Error(`照片超过 ${mostMegabytes} MB，请换一张或先压缩`);
  const small = await madeSmall(file);
  if (!small) throw new Error('照片无法打开：可能已损坏，或是浏览器不支持的格式（如 HEIC）');
  const { canvas, context } = canvasOf(small);
  context.drawImage(small, 0, 0);
  small.close();
  return canvas;
}

/** A part of a photo as a data URL that the call takes: as good as its limit leaves. */
export function cutOut(photo: HTMLCanvasElement, { x, y, width, height }: Part): string {
  const { canvas, context } = canvasOf({ width: Math.round(width), height: Math.round(height) });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const tries = qualities.map((quality) => () => canvas.toDataURL('image/jpeg', quality));
  for (const make of tries) {
    const url = make();
    if (url.length <= mostCharacters) return url;
  }
  throw new Error('选中的部分太大，请只框选这道题的作答');
}
