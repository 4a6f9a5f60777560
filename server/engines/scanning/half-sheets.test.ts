import { beforeAll, describe, expect, it } from 'vitest';
import type { HalfSheetQuestion } from '../printing/half-sheet-question.ts';
import { printDocument } from '../printing/print.ts';
import type { PrintResult } from '../printing/document.ts';
import { openPdf } from '../printing/testing/pages.ts';
import { student } from '../printing/testing/samples.ts';
import { crop, type GrayPicture } from './picture.ts';
import { readPage } from './read-page.ts';
import { parseSheetCode, sheetCode } from './sheet-code.ts';
import { blur, lay, shade, throughJpeg } from './testing/pictures.ts';

// Sheets of dictations, printed, cut apart, scanned and read back; and what becomes of a page that was not cut.

const submissions = [40_217, 40_218, 40_219, 40_220, 40_221];
const copies = submissions.map((submissionId) => ({ ...student, code: sheetCode({ sheetId: 812, submissionId }) }));

const words = (count: number, length: number, paper: HalfSheetQuestion['paper'] = 'squares'): HalfSheetQuestion => ({
  id: 'q1',
  number: 1,
  score: count,
  paper,
  words: Array.from({ length: count }, () => [length]),
});

const print = (...questions: HalfSheetQuestion[]): PrintResult =>
  printDocument({ title: '听写', parts: [{ kind: 'halfSheet', title: '第 4 次听写', questions, copies }] });

/** Documents are opened one after another: the library counts the pages of the last one it has opened for all. */
async function scanOf({ pdf, pages }: PrintResult, dpi = 150): Promise<GrayPicture[]> {
  const opened = await openPdf(pdf);
  const pictures: GrayPicture[] = [];
  for (let page = 1; page <= pages; page++) {
    const { width, height, pixels } = await opened.render(page, dpi);
    pictures.push({ width, height, data: new Uint8Array(pixels.buffer) });
  }
  await opened.close();
  return pictures;
}

/** A page cut into so many, with a cut that is up to 2 mm beside the line. */
const cutApart = (page: GrayPicture, count: number): GrayPicture[] =>
  Array.from({ length: count }, (_, index) => {
    const [above, below] = [index, index + 1].map((line) => (line % count === 0 ? 0 : line % 2 === 0 ? -2 : 2));
    const height = page.height / count;
    const mm = page.width / 210;
    const top = Math.round(index * height + above! * mm);
    return crop(page, 0, top, page.width, Math.round((index + 1) * height + below! * mm) - top);
  });

const read = (picture: GrayPicture, { layouts }: PrintResult) =>
  readPage(picture, {
    layoutFor: (text) => {
      const code = parseSheetCode(text);
      return code && { layout: layouts[0]!, page: code.page };
    },
  });

describe.each([
  ['three', 10, 3],
  ['two', 30, 2],
])('sheets of which %s are cut from a page', (_, count, perPage) => {
  let printed: PrintResult;
  let pages: GrayPicture[];

  beforeAll(async () => {
    printed = print(words(count, 2));
    pages = await scanOf(printed);
  });

  it('are read each by itself, in the order of the copies when the piles are laid on each other', async () => {
    expect(printed.pages).toBe(Math.ceil(copies.length / perPage));
    expect(printed.layouts).toHaveLength(1);
    const pieces = pages.map((page) => cutApart(page, perPage));
    const pile = Array.from({ length: perPage }, (__, place) => pieces.map((piece) => piece[place]!)).flat();
    const readings = [];
    for (const [index, piece] of pile.slice(0, copies.length).entries()) {
      const { picture } = lay(piece, { rotation: index % 2 === 0 ? 3 : 182 });
      readings.push(await read(await throughJpeg(await blur(shade(picture, 0.6), 0.8), 50), printed));
    }
    expect(readings.map(({ found, code }) => [found, code])).toEqual(copies.map(({ code }) => ['full', `${code}/1`]));
    expect(readings.every(({ quality }) => quality!.marks === 4 && quality!.codeOffset! < 1)).toBe(true);
  });

  it('are several where a page was not cut, and taken for nobody’s', async () => {
    expect(await read(pages[0]!, printed)).toMatchObject({ found: 'several', code: null });
  });

  it('have their squares where the layout says', async () => {
    const [{ width, data }] = pages as [GrayPicture];
    const mm = width / 210;
    const darkest = (x: number, y: number): number => {
      const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [across, down] as const));
      const [column, row] = [Math.round(x * mm), Math.round(y * mm)];
      return Math.min(...around.map(([across, down]) => data[(row + down) * width + column + across]!));
    };
    const { height, pages: forms } = printed.layouts[0]!;
    expect(height).toBe(297 / perPage);
    const blanks = forms[0]!.regions.filter(({ kind }) => kind === 'blank');
    expect(blanks).toHaveLength(count);
    for (const { x, y, width: wide, height: high } of blanks) {
      expect(high).toBe(11.5);
      for (const [across, down] of [
        [0, high / 4],
        [wide, high / 4],
        [wide / 4, 0],
      ] as const)
        expect(darkest(x + across, y + down)).toBeLessThan(150);
    }
    expect(forms[0]!.regions.filter(({ kind }) => kind === 'score')).toMatchObject([{ questionId: 'q1', max: count }]);
  });
});

describe('sheets of dictations', () => {
  it('are as low as all their words let them be, and whole pages where they must', () => {
    const heights = [words(15, 2), words(16, 2), words(32, 2), words(85, 2), words(8, 6, 'staves')].map(
      (question) => print(question).layouts[0]!,
    );
    expect(heights.map(({ height, pages }) => [height, pages.length])).toEqual([
      [99, 1],
      [148.5, 1],
      [297, 1],
      [297, 2],
      [99, 1],
    ]);
  });

  it('give a poem all its lines in one place, and a question that goes on another page a part there', () => {
    const poem = { ...words(1, 0, 'lines'), words: [[9, 3, 16, 16, 26]] };
    const [layout] = print(poem).layouts;
    expect(layout!.pages[0]!.regions.filter(({ kind }) => kind === 'blank')).toMatchObject([{ index: 1, height: 63 }]);
    const long = print(words(85, 2)).layouts[0]!.pages.flatMap(({ regions }) => regions);
    expect(long.filter(({ kind }) => kind === 'answer')).toMatchObject([{ part: 1 }, { part: 2 }]);
    expect(long.filter(({ kind }) => kind === 'blank')).toHaveLength(85);
  });

  it('are refused, with what to do, for a text that no page holds', () => {
    expect(() => print({ ...words(1, 0, 'lines'), words: [[2_000]] })).toThrow('请打印学生答题卡');
  });
});
