import { bestWithin, shrunk } from './photo-size.ts';

// Beside the page, which reading a photo of 50 megapixels and writing it as JPEG would hold up for seconds.

/** A photo made small: as a picture that the call takes, and as pixels to cut from. */
export interface SmallPhoto {
  url: string;
  pixels: ImageBitmap;
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });

async function madeSmall(file: File): Promise<SmallPhoto> {
  const photo = await createImageBitmap(file);
  const { width, height } = shrunk(photo);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  photo.close();
  const url = await bestWithin(async (quality) =>
    dataUrlOf(await canvas.convertToBlob({ type: 'image/jpeg', quality })),
  );
  return { url, pixels: canvas.transferToImageBitmap() };
}

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    const small = await madeSmall(file);
    self.postMessage(small, { transfer: [small.pixels] });
  } catch {
    self.postMessage(null);
  }
};
