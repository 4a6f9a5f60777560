import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

const pointsPerInch = 72;
const mmPerInch = 25.4;

/** Shades of grey of a rendered page: 0 is black, 255 white; places are millimetres from the top left. */
export interface Shades {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
  at: (x: number, y: number) => number;
}

/** A printed document, opened with a library that had no part in printing it. */
export interface Opened {
  pages: number;
  /** Text of a page (from 1) without white space, in the order in which it is printed. */
  text(page: number): Promise<string>;
  /** Pieces of text of a page, with where they begin: millimetres from the top left, at the foot of the letters. */
  pieces(page: number): Promise<{ text: string; x: number; y: number }[]>;
  render(page: number, dpi?: number): Promise<Shades>;
  /** How many characters of a page are printed as the box of a missing one. */
  missing(page: number): Promise<number>;
  close(): Promise<void>;
}

/** Opens a PDF. */
export async function openPdf(pdf: Uint8Array): Promise<Opened> {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  return {
    pages: document.numPages,
    text: async (page) => textOf(await document.getPage(page)),
    pieces: async (page) => piecesOf(await document.getPage(page)),
    render: async (page, dpi = 150) => render(document, await document.getPage(page), dpi),
    missing: async (page) => {
      const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList();
      const shown = argsArray.filter((_, index) => fnArray[index] === OPS.showText) as unknown[][][];
      return shown.flatMap(([glyphs]) => glyphs).filter(isMissing).length;
    },
    close: () => loading.destroy(),
  };
}

/** In these fonts the code of a character is the number of its glyph, and glyph 0 is the box. */
const isMissing = (glyph: unknown): boolean =>
  typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph && glyph.originalCharCode === 0;

async function piecesOf(page: PDFPageProxy): Promise<{ text: string; x: number; y: number }[]> {
  const { items } = await page.getTextContent();
  const { height } = page.getViewport({ scale: 1 });
  const mm = (points: number): number => (points / pointsPerInch) * mmPerInch;
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x, y] = item.transform as number[];
    return [{ text: item.str, x: mm(x!), y: mm(height - y!) }];
  });
}

const textOf = async (page: PDFPageProxy): Promise<string> =>
  (await piecesOf(page))
    .map(({ text }) => text)
    .join('')
    .replace(/\s/gu, '');

interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

async function render(document: PDFDocumentProxy, page: PDFPageProxy, dpi: number): Promise<Shades> {
  const viewport = page.getViewport({ scale: dpi / pointsPerInch });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height);
  await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8ClampedArray(width * height).map((_, index) => data[4 * index + 1]!);
  const at = (x: number, y: number): number => {
    const [column, row] = [Math.floor((x / mmPerInch) * dpi), Math.floor((y / mmPerInch) * dpi)];
    return pixels[row * width + column] ?? 255;
  };
  return { width, height, pixels, at };
}
