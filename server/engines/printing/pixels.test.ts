import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutPage, Region } from '../../../contracts/wrongbook/layout.ts';
import type { PaperSize, PrintResult, SheetCopy } from './document.ts';
import { printDocument } from './print.ts';
import { openPdf, type Opened, type Shades } from './testing/pages.ts';
import { documentOf, sheet, student } from './testing/samples.ts';

// What stands on paper is where the form says: each page of two copies is rendered and looked at.

type Box = Pick<Region, 'x' | 'y' | 'width' | 'height'>;

const tolerance = 0.3;
const isDark = (shade: number): boolean => shade < 128;
const isInk = (shade: number): boolean => shade < 215;

/** How far from a line that is expected at 0 the darkest shade is; undefined where there is no ink. */
function distanceOfInk(shadeAt: (offset: number) => number): number | undefined {
  const offsets = Array.from({ length: 81 }, (_, index) => (index - 40) / 100);
  const inked = offsets.filter((offset) => isInk(shadeAt(offset)));
  const darkest = Math.min(...offsets.map(shadeAt));
  const centre = inked.filter((offset) => shadeAt(offset) === darkest);
  return inked.length === 0 ? undefined : centre.reduce((sum, offset) => sum + offset, 0) / centre.length;
}

/** Distances of the four sides of an outline from where it should be, looked at beside the letter within. */
function sidesOf({ at }: Shades, { x, y, width, height }: Box): (number | undefined)[] {
  const [beside, middle] = [x + width / 4, y + height / 2];
  return [
    distanceOfInk((offset) => at(beside, y + offset)),
    distanceOfInk((offset) => at(beside, y + height + offset)),
    distanceOfInk((offset) => at(x + offset, middle)),
    distanceOfInk((offset) => at(x + width + offset, middle)),
  ];
}

const copies: SheetCopy[] = [student, { code: 'LONGEST-CODE-THAT-A-SHEET-CAN-HAVE-40-CH' }];
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

beforeAll(async () => {
  const binary = readFileSync(wasm);
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer }, fireImmediately: true });
});

async function readCodes(shades: Shades): Promise<{ text: string; x: number; y: number }[]> {
  const data = new Uint8ClampedArray(4 * shades.pixels.length).map((_, index) =>
    index % 4 === 3 ? 255 : shades.pixels[Math.floor(index / 4)]!,
  );
  const { width, height } = shades;
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, { formats: ['QRCode'] });
  return found.map(({ text, position: { topLeft } }) => ({ text, x: topLeft.x, y: topLeft.y }));
}

describe.each<PaperSize>(['A4', 'A3'])('an answer sheet on %s at 150 dpi', (size) => {
  let printed: PrintResult;
  let opened: Opened;
  let sides: { page: number; copy: SheetCopy; form: LayoutPage; shades: Shades }[];

  beforeAll(async () => {
    printed = printDocument(documentOf(sheet(size, { copies })));
    opened = await openPdf(printed.pdf);
    const forms = printed.layouts[0]!.pages;
    sides = [];
    for (const [index, copy] of copies.entries()) {
      for (const form of forms) {
        const page = index * forms.length + form.page;
        sides.push({ page, copy, form, shades: await opened.render(page) });
      }
    }
  });
  afterAll(() => opened.close());

  it('has the pages of its form for each copy', () => {
    expect(printed.pages).toBe(copies.length * printed.layouts[0]!.pages.length);
    expect(opened.pages).toBe(printed.pages);
  });

  it('has black marks where the form says, the bottom left one hollow', () => {
    for (const { form, shades } of sides) {
      for (const { corner, x, y, width, height } of form.marks) {
        expect(isDark(shades.at(x + width / 2, y + height / 2))).toBe(corner !== 'bottomLeft');
        const edges = [
          [0, -tolerance],
          [1, tolerance],
        ].flatMap(([edge, out]) => [0.05, 0.5, 0.95].map((share) => ({ edge: edge!, out: out!, share })));
        for (const { edge, out, share } of edges) {
          expect(isDark(shades.at(x + edge * width - out, y + share * height))).toBe(true);
          expect(isInk(shades.at(x + edge * width + out, y + share * height))).toBe(false);
          expect(isDark(shades.at(x + share * width, y + edge * height - out))).toBe(true);
          expect(isInk(shades.at(x + share * width, y + edge * height + out))).toBe(false);
        }
      }
    }
  });

  it('has the outline of each bubble and digit where the form says', () => {
    for (const { form, shades } of sides) {
      const boxes = form.regions.filter(({ kind }) => kind === 'bubble' || kind === 'digit');
      for (const box of boxes) {
        const distances = sidesOf(shades, box);
        const off = distances.filter((distance) => distance === undefined || Math.abs(distance) > tolerance);
        expect(off, JSON.stringify(box)).toEqual([]);
      }
    }
    expect(sides.flatMap(({ form }) => form.regions).filter(({ kind }) => kind === 'bubble').length).toBeGreaterThan(
      100,
    );
  });

  it('has the letter of a bubble within it, lighter than what is filled in', () => {
    for (const { form, shades } of sides) {
      for (const { kind, x, y, width, height } of form.regions) {
        if (kind !== 'bubble') continue;
        const inside = Array.from({ length: 100 }, (_, index) =>
          shades.at(x + width * (0.3 + (index % 10) * 0.04), y + height * (0.25 + Math.floor(index / 10) * 0.05)),
        );
        expect(inside.some(isInk)).toBe(true);
        expect(inside.some(isDark)).toBe(false);
      }
    }
  });

  it('has the frames of areas, the lines of blanks and the boxes for marks where the form says', () => {
    for (const { form, shades } of sides) {
      for (const { kind, x, y, width, height } of form.regions) {
        const across = kind === 'blank' ? 0.01 : 0.3;
        const bottom = distanceOfInk((offset) => shades.at(x + across * width, y + height + offset));
        if (kind === 'answer' || kind === 'blank' || kind === 'score') {
          expect(Math.abs(bottom ?? 9), JSON.stringify({ kind, x, y })).toBeLessThanOrEqual(tolerance);
        }
        if (kind !== 'answer') continue;
        const left = distanceOfInk((offset) => shades.at(x + offset, y + height / 2));
        const right = distanceOfInk((offset) => shades.at(x + width + offset, y + height - 1));
        for (const side of [left, right]) expect(Math.abs(side ?? 9)).toBeLessThanOrEqual(tolerance);
      }
    }
  });

  it('has one code on each page that tells the copy and its page, where the form says', async () => {
    for (const { copy, form, shades } of sides) {
      const codes = await readCodes(shades);
      expect(codes.map(({ text }) => text)).toEqual([`${copy.code}/${form.page}`]);
      const mm = (pixels: number): number => (pixels / 150) * 25.4;
      expect(Math.abs(mm(codes[0]!.x) - form.code.x)).toBeLessThan(0.6);
      expect(Math.abs(mm(codes[0]!.y) - form.code.y)).toBeLessThan(0.6);
    }
  });

  it('leaves four modules around the code white', () => {
    for (const { form, shades } of sides) {
      const { x, y, width, height } = form.code;
      // A code of 40 characters has 33 modules, one of 20 has 25: the wider margin holds for both.
      const margin = (4 * 20) / 25;
      for (let step = 0; step <= 200; step++) {
        const along = (step / 200) * (width + 2 * margin) - margin;
        for (const out of [0.5, 1, 2, margin]) {
          expect(isInk(shades.at(x + along, y - out))).toBe(false);
          expect(isInk(shades.at(x + along, y + height + out))).toBe(false);
          expect(isInk(shades.at(x - out, y + along))).toBe(false);
          expect(isInk(shades.at(x + width + out, y + along))).toBe(false);
        }
      }
    }
  });

  it('prints nothing within 5 mm of the edges', () => {
    const edge = Math.round((5 / 25.4) * 150);
    for (const { shades } of sides) {
      const { width, height, pixels } = shades;
      const inked = pixels.findIndex((shade, index) => {
        const [column, row] = [index % width, Math.floor(index / width)];
        const isEdge = column < edge || row < edge || column >= width - edge || row >= height - edge;
        return isEdge && isInk(shade);
      });
      expect(inked).toBe(-1);
    }
  });

  it('names the student, or leaves lines to write on', async () => {
    const pages = printed.layouts[0]!.pages.length;
    for (let page = 1; page <= pages; page++) {
      const text = await opened.text(page);
      expect(text).toContain('班级：七年级（1）班姓名：王子涵学号：20250107');
      expect(text).toContain(`第${page}页共${pages}页`);
      expect(await opened.text(pages + page)).toContain('班级：姓名：学号：');
    }
  });
});
