import { shrunk } from './photo-size.ts';

// Beside the page, which a photo of 50 megapixels would hold up for seconds while it is made smaller.

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = shrunk(bitmap);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const small = canvas.transferToImageBitmap();
    self.postMessage(small, { transfer: [small] });
  } catch {
    self.postMessage(null);
  }
};
