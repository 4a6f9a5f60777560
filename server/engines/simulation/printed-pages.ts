import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { pixelsPerMm, scansPerInch } from './tasks.ts';
import type { Gray } from './warp.ts';

const pointsPerInch = 72;

/** A page to write on. */
export interface Sheet {
  canvas: Canvas;
  context: SKRSContext2D;
  width: number;
  height: number;
}

/** Empty paper of so many pixels. */
export function emptyPaper(width: number, height: number): Sheet {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return { canvas, context, width, height };
}

/** An empty page, of millimetres. */
export const emptySheet = ({ width, height }: { width: number; height: number }): Sheet =>
  emptyPaper(Math.round(width * pixelsPerMm), Math.round(height * pixelsPerMm));

/** Opens printed sheets; pages count from 1. */
export async function openPrinted(pdf: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: new Uint8Array(pdf),
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await loading.promise;
  return {
    pages: document.numPages,
    sheet: async (number: number): Promise<Sheet> => {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: scansPerInch / pointsPerInch });
      const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      // The library's types know the canvas of browsers only, which this one is like.
      const target = {
        canvas: canvas as unknown as HTMLCanvasElement,
        canvasContext: context as unknown as CanvasRenderingContext2D,
      };
      await page.render({ ...target, viewport, background: 'white' }).promise;
      page.cleanup();
      context.resetTransform();
      return { canvas, context, width, height };
    },
    close: () => loading.destroy(),
  };
}

/** The shades of a page; everything on it is grey, so one of three colours tells. */
export function grayOf({ context, width, height }: Sheet): Gray {
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 1; at < pixels.length; at++, from += 4) pixels[at] = data[from]!;
  return { width, height, pixels };
}
