import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { longestSide, mostPixels } from './limits.ts';
import { grayOf, type GrayPicture } from './picture.ts';
import { unreadable, type ScanError } from './scan-error.ts';
import type { ScanPages } from './scan-pages.ts';

/** Opens a PDF; its pages are drawn when they are asked for. */
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
  return {
    count: pdf.numPages,
    page: (number) => drawPage(pdf, number),
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

async function drawPage(pdf: PDFDocumentProxy, number: number): Promise<GrayPicture> {
  if (number < 1 || number > pdf.numPages) throw unreadable(`没有第 ${number} 页`);
  try {
    const page = await pdf.getPage(number);
    const { width: wide, height: high } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: scaleFor(Math.max(wide, high)) });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const factory = pdf.canvasFactory as CanvasFactory;
    const drawing = factory.create(width, height);
    const { canvas, context } = drawing;
    await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
    if (hasLost(page)) throw unreadable(`第 ${number} 页的图片已损坏`);
    const picture = grayOf(width, height, context.getImageData(0, 0, width, height).data);
    factory.destroy(drawing);
    page.cleanup();
    return picture;
  } catch (error) {
    throw error instanceof Error && error.name === 'ScanError' ? error : unreadable(`第 ${number} 页已损坏`);
  }
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
