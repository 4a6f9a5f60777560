import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { LayoutPage } from '../../contracts/wrongbook/layout.ts';
import { openPdf, type Shades } from '../../server/engines/printing/testing/pages.ts';

// What is seen on printed answer sheets, page by page, by means that had no part in printing them.

/** The least that makes out letters, codes and places to a third of a millimetre. */
const dpi = 150;
const dark = 128;
const ink = 215;

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** One printed page as it is seen. Lengths are millimetres. */
export interface SeenPage {
  /** Without white space. */
  text: string;
  /** How many characters are printed as the box of a missing one. */
  missing: number;
  /** The share of its pixels that hold ink. */
  inked: number;
  /** The texts of all its codes. */
  codes: string[];
  /** How far each corner mark and each bubble is from where its form says, at the side that is farthest off. */
  marks: number[];
  bubbles: number[];
}

/** Loads the library that reads codes. */
export async function prepareReader(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Looks at each page of a saved PDF; the pages of a copy have the forms given, one after another. */
export async function seenPages(path: string, forms: readonly LayoutPage[]): Promise<SeenPage[]> {
  const pdf = await openPdf(new Uint8Array(readFileSync(path)));
  try {
    const seen: SeenPage[] = [];
    for (let page = 1; page <= pdf.pages; page++) {
      const form = forms[(page - 1) % forms.length]!;
      const shades = await pdf.render(page, dpi);
      seen.push({ text: await pdf.text(page), missing: await pdf.missing(page), ...(await look(shades, form)) });
    }
    return seen;
  } finally {
    await pdf.close();
  }
}

async function look(shades: Shades, { marks, regions }: LayoutPage): Promise<Omit<SeenPage, 'text' | 'missing'>> {
  const { pixels } = shades;
  const bubbles = regions.filter(({ kind }) => kind === 'bubble');
  return {
    inked: pixels.filter((shade) => shade < ink).length / pixels.length,
    codes: await codesOn(shades),
    marks: marks.map((mark) => distance(shades, mark, { around: 2, least: dark })),
    bubbles: bubbles.map((bubble) => distance(shades, bubble, { around: 0.6, least: ink })),
  };
}

async function codesOn({ width, height, pixels }: Shades): Promise<string[]> {
  const data = new Uint8ClampedArray(4 * pixels.length).fill(255);
  for (let at = 0; at < pixels.length; at++) data[4 * at] = data[4 * at + 1] = data[4 * at + 2] = pixels[at]!;
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}

/** How far the sides of what is printed about a box are from the sides of the box; Infinity where there is nothing. */
function distance({ width, pixels }: Shades, box: Box, { around, least }: { around: number; least: number }): number {
  const mm = 25.4 / dpi;
  const pixel = (place: number) => Math.round(place / mm);
  const sides = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let row = pixel(box.y - around); row < pixel(box.y + box.height + around); row++) {
    for (let column = pixel(box.x - around); column < pixel(box.x + box.width + around); column++) {
      if (pixels[row * width + column]! >= least) continue;
      sides.left = Math.min(sides.left, column * mm);
      sides.right = Math.max(sides.right, (column + 1) * mm);
      sides.top = Math.min(sides.top, row * mm);
      sides.bottom = Math.max(sides.bottom, (row + 1) * mm);
    }
  }
  const { left, right, top, bottom } = sides;
  const off = [left - box.x, top - box.y, right - box.x - box.width, bottom - box.y - box.height];
  return Math.max(...off.map(Math.abs));
}
