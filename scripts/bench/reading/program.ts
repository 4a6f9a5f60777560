import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readBarcodes, prepareZXingModule } from 'zxing-wasm/reader';
import { createRequire } from 'node:module';
import { layout as layoutSchema } from '../../../contracts/wrongbook/layout.ts';
import type { SheetPart } from '../../../server/engines/printing/document.ts';
import { printDocument } from '../../../server/engines/printing/print.ts';
import { cutRegions } from '../../../server/engines/scanning/cut.ts';
import { openPages } from '../../../server/engines/scanning/pages.ts';
import { readPage } from '../../../server/engines/scanning/read-page.ts';
import { bubblesOf, digitsOf, fill, jpegOf, lay } from '../../../server/engines/scanning/testing/pictures.ts';

// What the row of pages per second runs in a process of its own: `make`, `ours` or `bare`, a folder, a number of pages.

const [mode = '', folder = '', count = '1'] = process.argv.slice(2);
const [pdfFile, pageFile, layoutFile] = ['sheet.pdf', 'page.jpg', 'layout.json'].map((name) => join(folder, name));
const answers = Array.from({ length: 20 }, (_, index) => `q${index + 1}${'ABCD'[index % 4]}`);

const part: SheetPart = {
  kind: 'sheet',
  size: 'A4',
  title: '期中测试答题卡',
  sections: [
    {
      title: '选择题',
      questions: answers.map((_, index) => ({
        kind: 'choice',
        id: `q${index + 1}`,
        number: index + 1,
        score: 3,
        options: 4,
      })),
    },
    { title: '解答题', questions: [{ kind: 'written', id: 'q21', number: 21, score: 12, lines: 9 }] },
  ],
  copies: [{ code: 'U1-1' }],
};

/** Saves a page that was filled in and photographed at a slant, and its layout. */
async function make(): Promise<void> {
  const { pdf, layouts } = printDocument({ title: part.title, parts: [part] });
  writeFileSync(pdfFile!, pdf);
  writeFileSync(layoutFile!, JSON.stringify(layouts[0]));
  const pages = await openPages(pdfFile!, 'pdf');
  const [form] = layouts[0]!.pages;
  const filled = fill(await pages.page(1), [...bubblesOf(form!, answers), ...digitsOf(form!, '1')]);
  writeFileSync(pageFile!, await jpegOf(lay(filled, { rotation: 2, slant: 0.03 }).picture, 75));
  await pages.close();
}

/** Decodes, finds, reads and cuts the page. */
function ours(): () => Promise<void> {
  const layout = layoutSchema.parse(JSON.parse(readFileSync(layoutFile!, 'utf8')));
  const known = { layout, page: 1 };
  return async () => {
    const pages = await openPages(pageFile!, 'picture');
    const picture = await pages.page(1);
    const reading = await readPage(picture, { layoutFor: () => known, likely: [known] });
    const read = reading.questions.map(({ questionId, options }) => questionId + options.join(''));
    if (reading.code !== 'U1-1/1' || read.join() !== answers.join()) throw new Error(JSON.stringify(reading));
    await cutRegions(picture, reading, layout, layout.pages[0]!);
  };
}

/** The libraries alone: one decodes the page, the other looks for its code. */
async function bare(): Promise<() => Promise<void>> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return async () => {
    const { data, info } = await sharp(pageFile).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = {
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb' as const,
    };
    const [code] = await readBarcodes(pixels, { formats: ['QRCode'] });
    if (code?.text !== 'U1-1/1') throw new Error('no code');
  };
}

/** Milliseconds of processor time per page, whichever threads it went to, after some pages that do not count. */
async function measure(page: () => Promise<void>): Promise<number> {
  for (let index = 0; index < 5; index++) await page();
  const before = process.cpuUsage();
  for (let index = 0; index < Number(count); index++) await page();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / Number(count);
}

sharp.concurrency(1);
sharp.cache(false);
if (mode === 'make') await make();
else process.stdout.write(String(await measure(mode === 'ours' ? ours() : await bare())));
