import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { fallBackOnPackagedFont, loadPackagedFont } from './pdf-fonts.ts';

/** A PDF that is open for reading. */
export type Pdf = PDFDocumentProxy;

const loadLibrary = () => import('pdfjs-dist/legacy/build/pdf.mjs');

/** Opens a PDF; pdf.js comes with the first one. Rejects with the words that people read. */
export async function openPdf(file: Blob): Promise<Pdf> {
  try {
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
    return await loading.promise;
  } catch (error) {
    throw new Error(faults.get(error instanceof Error ? error.name : '') ?? '预览组件没有加载成功，请检查网络', {
      cause: error,
    });
  }
}

/** What is wrong with a file, by the name that pdf.js gives it; all else is about pdf.js itself. */
const faults = new Map([
  ['PasswordException', 'PDF 已加密，请下载后查看'],
  ['InvalidPDFException', 'PDF 已损坏，请下载后查看'],
  ['FormatError', 'PDF 已损坏，请下载后查看'],
]);

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
