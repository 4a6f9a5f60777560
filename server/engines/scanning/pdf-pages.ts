import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy, PageViewport } from 'pdfjs-dist';
import { mostPixels } from '../pictures/limits.ts';
import { longestSide } from './limits.ts';
import type { Matrix } from './pdf-content.ts';
import { openJpegs, type JpegFinder } from './pdf-jpeg.ts';
import { grayOf, type GrayPicture } from './picture.ts';
import { readPlacedJpeg } from './placed-jpeg.ts';
import { unreadable, type ScanError } from './scan-error.ts';
import type { ScanPages } from './scan-pages.ts';

/** Opens a PDF; its pages are read when they are asked for: from their JPEG where they are just one, else by drawing them. */
export async function openPdf(path: string): Promise<ScanPages> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(
    await readFile(path).catch(() => {
      throw unreadable('找不到文件');
    }),
  );
  const loading = getDocument({
    ...resources(),
    data,
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
    stopAtErrors: true,
    maxImageSize: mostPixels,
  });
  const pdf = await loading.promise.catch(async (error: unknown) => {
    await loading.destroy();
    throw fault(error);
  });
  let jpegs: Promise<JpegFinder> | undefined;
  return {
    count: pdf.numPages,
    page: (number) => readPdfPage(pdf, number, () => (jpegs ??= openJpegs(path))),
    close: () => loading.destroy(),
  };
}

/** Where the library keeps what some pages need: fonts that are not embedded, and programs for two kinds of pictures. */
function resources() {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const below = (name: string): string => `${join(folder, name)}/`;
  return {
    cMapUrl: below('cmaps'),
    standardFontDataUrl: below('standard_fonts'),
    wasmUrl: below('wasm'),
    iccUrl: below('iccs'),
  };
}

const fault = (error: unknown): ScanError =>
  unreadable(
    error instanceof Error && error.name === 'PasswordException'
      ? 'PDF 已加密，请去掉密码后重新上传'
      : '文件已损坏，无法读取页面',
  );

interface CanvasFactory {
  create(width: number, height: number): Drawing;
  destroy(drawing: Drawing): void;
}

interface Drawing {
  canvas: HTMLCanvasElement | null;
  context: CanvasRenderingContext2D;
}

/** Whether a picture of the page could not be decoded, which the library only leaves out: the page then looks like an empty back. */
const hasLost = ({ objs, commonObjs }: PDFPageProxy): boolean =>
  [...(objs as Objects), ...(commonObjs as Objects)].some(([, data]) => data === null);

type Objects = Iterable<[string, unknown]>;

async function readPdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  jpegs: () => Promise<JpegFinder>,
): Promise<GrayPicture> {
  if (number < 1 || number > pdf.numPages) throw unreadable(`没有第 ${number} 页`);
  try {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: scaleFor(Math.max(width, height)) });
    // What is not found or cannot be read in this way is for the library that knows every kind of page.
    const picture = await readJpeg(page, viewport, jpegs).catch(() => undefined);
    return picture ?? (await drawPage(pdf, page, viewport));
  } catch (error) {
    throw error instanceof Error && error.name === 'ScanError' ? error : unreadable(`第 ${number} 页已损坏`);
  }
}

async function readJpeg(
  page: PDFPageProxy,
  viewport: PageViewport,
  jpegs: () => Promise<JpegFinder>,
): Promise<GrayPicture | undefined> {
  const jpeg = page.ref && (await jpegs())(page.ref);
  return jpeg
    ? readPlacedJpeg(jpeg, { ...sizeOf(viewport), matrix: viewport.transform as unknown as Matrix })
    : undefined;
}

const sizeOf = ({ width, height }: PageViewport) => ({ width: Math.round(width), height: Math.round(height) });

async function drawPage(pdf: PDFDocumentProxy, page: PDFPageProxy, viewport: PageViewport): Promise<GrayPicture> {
  const { width, height } = sizeOf(viewport);
  const factory = pdf.canvasFactory as CanvasFactory;
  const drawing = factory.create(width, height);
  const { canvas, context } = drawing;
  await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
  if (hasLost(page)) throw unreadable(`第 ${page.pageNumber} 页的图片已损坏`);
  const picture = grayOf(width, height, context.getImageData(0, 0, width, height).data, 4);
  factory.destroy(drawing);
  page.cleanup();
  return picture;
}

/** Points on the longer side of sheets between A5 and A3; other sizes are those of pictures that know no paper. */
const [shortest, longest] = [560, 1_260];
const dotsPerPoint = 150 / 72;
const usualSide = 2_000;

/** 150 dpi, or for a page that is only a picture without a true size as many pixels as a page needs. */
function scaleFor(points: number): number {
  const scale = points < shortest || points > longest ? usualSide / points : dotsPerPoint;
  return Math.min(scale, longestSide / points);
}
