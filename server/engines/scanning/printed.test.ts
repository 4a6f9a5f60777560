import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../../contracts/wrongbook/layout.ts';
import type { PaperSize, PrintResult } from '../printing/document.ts';
import { printDocument } from '../printing/print.ts';
import { openPdf } from '../printing/testing/pages.ts';
import { documentOf, sheet, student } from '../printing/testing/samples.ts';
import { cutRegions } from './cut.ts';
import type { GrayPicture } from './picture.ts';
import { readPage } from './read-page.ts';
import { sheetCode } from './sheet-code.ts';
import { blur, bubblesOf, digitsOf, fill, lay, shade, throughJpeg } from './testing/pictures.ts';

// Our own sheets, printed, filled in, scanned badly and read back.

const code = sheetCode({ sheetId: 812, submissionId: 40_217 });
let printed: PrintResult;
let layout: Layout;
let wide: PrintResult;
let wideLayout: Layout;

beforeAll(() => {
  const copies = [{ ...student, code }];
  const print = (size: PaperSize) => printDocument(documentOf(sheet(size, { copies })));
  [printed, wide] = [print('A4'), print('A3')];
  [layout, wideLayout] = [printed.layouts[0]!, wide.layouts[0]!];
});

/** Documents are opened one after another: the library counts the pages of the last one it has opened for all. */
async function scanOf({ pdf }: PrintResult, number: number): Promise<GrayPicture> {
  const opened = await openPdf(pdf);
  const { width, height, pixels } = await opened.render(number, 150);
  await opened.close();
  return { width, height, data: new Uint8Array(pixels.buffer) };
}

/** One option of each question, now this and now that. */
function someAnswers(of: Layout): string[] {
  const options = new Map<string, string[]>();
  for (const region of of.pages[0]!.regions) {
    if (region.kind !== 'bubble') continue;
    options.set(region.questionId, [...(options.get(region.questionId) ?? []), region.option]);
  }
  return [...options].map(([id, letters], index) => id + letters[(index * 7 + 3) % letters.length]!);
}

const read = (picture: GrayPicture, of: Layout) =>
  readPage(picture, { layoutFor: (text) => ({ layout: of, page: Number(text.split('/')[1]) }) });

describe.each([
  ['ink', 50],
  ['pencil', 165],
])('a printed sheet that was filled in with %s', (_, dark) => {
  it('is read without a fault from a turned, blurred, shaded scan', async () => {
    const answers = someAnswers(layout);
    const [page] = layout.pages;
    const marks = [...bubblesOf(page!, answers), ...digitsOf(page!, '20250107')];
    const filled = fill(await scanOf(printed, 1), marks, { shade: dark });
    for (const rotation of [5, -5, 183]) {
      const scan = await throughJpeg(await blur(shade(lay(filled, { rotation }).picture, 0.55), 0.9), 40);
      const reading = await read(scan, layout);
      expect(reading).toMatchObject({ found: 'full', code: `${code}/1`, studentNo: '20250107', isStudentNoSure: true });
      expect(reading.quality).toMatchObject({ marks: 4, dpi: 150, outlines: 1 });
      expect(reading.questions.map(({ questionId, options }) => questionId + options.join(''))).toEqual(answers);
      expect(reading.questions.every(({ verdict }) => verdict === 'marked')).toBe(true);
    }
  });
});

describe('a printed sheet', () => {
  it('is read on A3 with its two columns', async () => {
    const answers = someAnswers(wideLayout);
    const pixels = 150 / 25.4;
    const filled = fill(await scanOf(wide, 1), bubblesOf(wideLayout.pages[0]!, answers), { pixels });
    const reading = await read(await throughJpeg(lay(filled, { rotation: 88 }).picture, 40), wideLayout);
    expect(reading).toMatchObject({ found: 'full', code: `${code}/1`, page: 1 });
    expect(reading.questions.map(({ questionId, options }) => questionId + options.join(''))).toEqual(answers);
  });

  it('says nothing where nothing was filled in', async () => {
    const reading = await read(await throughJpeg(lay(await scanOf(printed, 1), { rotation: 1 }).picture, 40), layout);
    expect(reading).toMatchObject({ found: 'full', studentNo: null });
    expect(new Set(reading.questions.map(({ verdict }) => verdict))).toEqual(new Set(['empty']));
  });

  it('has hardly any ink in its regions before it is written on', async () => {
    for (const [index, page] of layout.pages.entries()) {
      const picture = await scanOf(printed, index + 1);
      const reading = await read(picture, layout);
      const cut = await cutRegions(picture, reading, layout, page);
      for (const { region, ink } of cut!.cuts) {
        if (region.kind !== 'score') expect(ink, JSON.stringify(region)).toBeLessThan(0.01);
      }
    }
  });
});
