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

/** A piece of text: millimetres from the top left, at the foot of the letters. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Of its letters. */
  size: number;
  /** Name of its font, with the mark of its subset. */
  font: string;
}

/** A rectangle in millimetres from the top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A printed document, opened with a library that had no part in printing it. */
export interface Opened {
  pages: number;
  /** Text of a page (from 1) without white space, in the order in which it is printed. */
  text(page: number): Promise<string>;
  pieces(page: number): Promise<Piece[]>;
  /** Where the drawings and pictures of a page are. */
  figures(page: number): Promise<Box[]>;
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
    figures: async (page) => figuresOf(await document.getPage(page), OPS),
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

const toMm = (points: number): number => (points / pointsPerInch) * mmPerInch;

async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  // Fonts are known by name when what is drawn with them has been read.
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  const { height } = page.getViewport({ scale: 1 });
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , c, d, x, y] = item.transform as number[];
    const font = page.commonObjs.has(item.fontName)
      ? (page.commonObjs.get(item.fontName) as { name: string }).name
      : '';
    const size = toMm(Math.hypot(c!, d!));
    return [{ text: item.str, x: toMm(x!), y: toMm(height - y!), width: toMm(item.width), size, font }];
  });
}

type Matrix = readonly number[];

/** One transformation after another; the second one is the outer. */
const multiplied = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a! * p! + b! * r!,
  a! * q! + b! * s!,
  c! * p! + d! * r!,
  c! * q! + d! * s!,
  e! * p! + f! * r! + t!,
  e! * q! + f! * s! + u!,
];

/** Drawings are forms, and pictures of pixels fill the unit square. */
async function figuresOf(page: PDFPageProxy, ops: Record<string, number>): Promise<Box[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { height } = page.getViewport({ scale: 1 });
  const boxes: Box[] = [];
  let current: Matrix = [1, 0, 0, 1, 0, 0];
  let depth = 0;
  const saved: Matrix[] = [];
  const add = (matrix: Matrix, [left, top, right, bottom]: Matrix): void => {
    const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
    const xs = [left!, right!].flatMap((x) => [top!, bottom!].map((y) => a * x + c * y + e));
    const ys = [left!, right!].flatMap((x) => [top!, bottom!].map((y) => height - (b * x + d * y + f)));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    boxes.push({ x: toMm(x), y: toMm(y), width: toMm(Math.max(...xs) - x), height: toMm(Math.max(...ys) - y) });
  };
  fnArray.forEach((operator, index) => {
    const args = argsArray[index] as ArrayLike<number>[];
    if (operator === ops['save']) saved.push(current);
    else if (operator === ops['restore']) current = saved.pop() ?? current;
    else if (operator === ops['transform']) current = multiplied(argsArray[index] as Matrix, current);
    else if (operator === ops['paintFormXObjectBegin']) {
      const [matrix, box] = args.map((one) => Array.from(one));
      saved.push(current);
      if (depth++ === 0) add(multiplied(matrix!, current), box!);
      current = multiplied(matrix!, current);
    } else if (operator === ops['paintFormXObjectEnd']) {
      depth--;
      current = saved.pop() ?? current;
    } else if (operator === ops['paintImageXObject'] && depth === 0) add(current, [0, 0, 1, 1]);
  });
  return boxes;
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
