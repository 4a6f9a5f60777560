import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { fallBackOnPackagedFont, loadPackagedFont } from './pdf-fonts.ts';

/** A PDF that is open for reading. */
export type Pdf = PDFDocumentProxy;

const loadLibrary = () => import('pdfjs-dist/legacy/build/pdf.mjs');

/** Opens a PDF; pdf.js comes with the first one. Rejects with the words that people read. */
export async function openPdf(file: Blob): Promise<Pdf> {
  const [pdfjs, assets] = await Promise.all([loadLibrary(), import('./pdf-assets.ts')]);
  pdfjs.GlobalWorkerOptions.workerSrc = assets.workerAddress();
  const loading = pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    CMapReaderFactory: assets.PackagedCMaps,
    StandardFontDataFactory: assets.PackagedFonts,
    isEvalSupported: false,
    useWorkerFetch: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  return loading.promise.catch((error: unknown) => {
    throw new Error(faultOf(error), { cause: error });
  });
}

const faultOf = (error: unknown): string =>
  error instanceof Error && error.name === 'PasswordException' ? 'PDF 已加密，不能预览' : 'PDF 已损坏，不能预览';

/** The most pixels of one page's canvas: some browsers draw nothing on a larger one. */
const maxPixels = 16_000_000;

/** The most device pixels per pixel that are worth drawing. */
const maxDensity = 2;

/** Draws a page as wide as asked, in pixels, onto a canvas of its own; aborting gives the drawing up. */
export async function drawPage(page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const { OPS } = await loadLibrary();
  const needsFont = await loadPackagedFont(page, OPS.setFont);
  signal.throwIfAborted();
  const natural = page.getViewport({ scale: 1 });
  const shown = (width / natural.width) ** 2 * natural.width * natural.height;
  const density = Math.min(window.devicePixelRatio, maxDensity, Math.sqrt(maxPixels / shown));
  const viewport = page.getViewport({ scale: (width / natural.width) * density });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  if (needsFont) fallBackOnPackagedFont(canvas);
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  await drawing.promise;
  return canvas;
}
