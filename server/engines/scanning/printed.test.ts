import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../../contracts/wrongbook/layout.ts';
import type { PaperSize, PrintResult } from '../printing/document.ts';
import { printDocument } from '../printing/print.ts';
import { openPdf } from '../printing/testing/pages.ts';
import { allKinds, documentOf, sheet, student } from '../printing/testing/samples.ts';
import { cutRegions } from './cut.ts';
import type { GrayPicture } from './picture.ts';
import { readPage } from './read-page.ts';
import { sheetCode } from './sheet-code.ts';
import { blur, bubblesOf, digitsOf, fill, lay, shade, throughJpeg } from './testing/pictures.ts';

// Our own sheets, printed, filled in, scanned badly and read back.

const code = sheetCode({ sheetId: 812, submissionId: 40_217 });
const pixels = 150 / 25.4;
let printed: PrintResult;
let layout: Layout;
const large: { size: PaperSize; printed: PrintResult; layout: Layout }[] = [];

beforeAll(() => {
  const copies = [{ ...student, code }];
  const print = (size: PaperSize) => printDocument(documentOf(sheet(size, { copies, isExam: true })));
  printed = print('A4');
  layout = printed.layouts[0]!;
  for (const size of ['B4', 'A3'] as const) {
    const result = print(size);
    large.push({ size, printed: result, layout: result.layouts[0]! });
  }
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
  it('is read on B4 and A3 with its two columns', async () => {
    for (const { size, printed: folded, layout: form } of large) {
      const answers = someAnswers(form);
      const marks = [...bubblesOf(form.pages[0]!, answers), ...digitsOf(form.pages[0]!, '20250107')];
      const filled = fill(await scanOf(folded, 1), marks, { pixels });
      const reading = await read(await throughJpeg(lay(filled, { rotation: 88 }).picture, 40), form);
      expect(reading, size).toMatchObject({ found: 'full', code: `${code}/1`, page: 1, absent: 'no' });
      expect(reading).toMatchObject({ studentNo: '20250107', isStudentNoSure: true });
      expect(reading.questions.map(({ questionId, options }) => questionId + options.join(''))).toEqual(answers);
    }
  });

  it('says who was absent by a box of its own, whatever else is filled in, and never by the samples beside it', async () => {
    const [page] = layout.pages;
    const box = page!.regions.filter(({ kind }) => kind === 'absent');
    expect(box).toHaveLength(1);
    const answers = bubblesOf(page!, someAnswers(layout));
    const number = digitsOf(page!, '20250107');
    const seen = async (marks: typeof box, rotation: number, dark: number) => {
      const filled = fill(await scanOf(printed, 1), marks, { shade: dark });
      const scan = await throughJpeg(await blur(shade(lay(filled, { rotation }).picture, 0.6), 0.9), 40);
      const { absent, isEmpty, studentNo } = await read(scan, layout);
      return { absent, isEmpty, studentNo };
    };
    for (const [rotation, dark] of [
      [2, 50],
      [-4, 150],
      [181, 90],
    ] as const) {
      expect(await seen([], rotation, dark)).toEqual({ absent: 'no', isEmpty: true, studentNo: null });
      expect(await seen(box, rotation, dark)).toEqual({ absent: 'yes', isEmpty: true, studentNo: null });
      const all = [...box, ...number];
      expect(await seen(all, rotation, dark)).toEqual({ absent: 'yes', isEmpty: true, studentNo: '20250107' });
      expect(await seen([...all, ...answers], rotation, dark)).toMatchObject({ absent: 'yes', isEmpty: false });
    }
  });

  it('without any other box to fill in still says who was absent', async () => {
    const sections = allKinds.slice(3, 4);
    const plain = printDocument(
      documentOf(sheet('B4', { copies: [{ code }], sections, isExam: true, numberDigits: 0 })),
    );
    const form = plain.layouts[0]!;
    const box = form.pages[0]!.regions.filter(({ kind }) => kind === 'absent');
    for (const marks of [[], box]) {
      const filled = fill(await scanOf(plain, 1), marks, { pixels });
      const reading = await read(await throughJpeg(lay(filled, { rotation: 2 }).picture, 40), form);
      expect(reading).toMatchObject({ found: 'full', absent: marks.length > 0 ? 'yes' : 'no', questions: [] });
    }
  });

  it('says nothing where nothing was filled in', async () => {
    const reading = await read(await throughJpeg(lay(await scanOf(printed, 1), { rotation: 1 }).picture, 40), layout);
    expect(reading).toMatchObject({ found: 'full', studentNo: null });
    expect(new Set(reading.questions.map(({ verdict }) => verdict))).toEqual(new Set(['empty']));
  });

  it('has no ink where nobody has drawn into its figure, and has where somebody has', async () => {
    const lines = Array.from({ length: 9 }, (_, at) => `<path d="M${20 + at * 32} 20V200M20 ${20 + at * 22}H276"/>`);
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 220" width="300" height="220"><g stroke="#000"
      stroke-width="1.5" fill="none">${lines.join('')}<circle cx="150" cy="110" r="70"/></g><text x="40" y="60" font-size="16">A′（甲）</text></svg>`;
    const drawn = { kind: 'written', id: 'd', number: 1, score: 6, lines: 4, figure: picture } as const;
    const sections = [{ title: '作图题', questions: [drawn] }];
    const form = printDocument(documentOf(sheet('A4', { copies: [{ code }], sections })));
    const [page] = form.layouts[0]!.pages;
    const area = page!.regions.find(({ kind }) => kind === 'figure')!;
    const inkOf = async (marks: readonly (typeof area)[]) => {
      const filled = fill(await scanOf(form, 1), marks, { shade: 70 });
      const scan = await throughJpeg(await blur(shade(lay(filled, { rotation: 1.5 }).picture, 0.7), 0.7), 50);
      const cut = await cutRegions(scan, await read(scan, form.layouts[0]!), form.layouts[0]!, page!);
      return cut!.cuts.find(({ region }) => region.kind === 'answer')!;
    };
    // Below this share a picture counts as empty.
    expect((await inkOf([])).ink).toBeLessThan(0.0003);
    const stroke = { ...area, x: area.x + 30, y: area.y + 13.4, width: 26, height: 1.3 };
    expect((await inkOf([stroke])).ink).toBeGreaterThan(0.0003);
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
