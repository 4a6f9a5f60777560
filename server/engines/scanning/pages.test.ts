import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sqlite } from '../../database/sqlite.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../../contracts/wrongbook/layout.ts';
import { printDocument } from '../printing/print.ts';
import { documentOf, sheet, student } from '../printing/testing/samples.ts';
import { imagePdf } from '../simulation/image-pdf.ts';
import { openPages } from './pages.ts';
import type { GrayPicture } from './picture.ts';
import { closeScanPool, readScan } from './pool.ts';
import { ScanError } from './scan-error.ts';
import { jpegOf } from './testing/pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const file = (name: string): string => join(folder, name);
const databaseFile = file('sheets.sqlite');
let layout: Layout;
let first: GrayPicture;

async function pictureOf(name: string, kind: 'pdf' | 'picture', page = 1): Promise<GrayPicture> {
  const pages = await openPages(file(name), kind);
  try {
    return await pages.page(page);
  } finally {
    await pages.close();
  }
}

const raw = ({ data, width, height }: GrayPicture) => sharp(data, { raw: { width, height, channels: 1 } });

beforeAll(async () => {
  const { pdf, layouts } = printDocument(documentOf(sheet('A4', { copies: [{ ...student, code: 'U5-2S' }] })));
  layout = layouts[0]!;
  writeFileSync(file('sheet.pdf'), pdf);
  const sqlite = new Sqlite(databaseFile);
  sqlite.exec('create table answer_sheets (id integer primary key, layout text not null)');
  sqlite.prepare('insert into answer_sheets values (5, ?)').run(JSON.stringify(layout));
  sqlite.close();
  first = await pictureOf('sheet.pdf', 'pdf');
  writeFileSync(file('sheet.jpg'), await jpegOf(first, 60));
  writeFileSync(file('cut-off.jpg'), (await jpegOf(first, 60)).subarray(0, 40_000));
  await raw(first).png().toFile(file('sheet.png'));
  const heic = readFileSync(new URL('../pictures/testing/sheet.heic', import.meta.url));
  writeFileSync(file('sheet.heic'), heic);
  writeFileSync(file('cut-off.heic'), heic.subarray(0, 9_000));
});

afterAll(async () => {
  await closeScanPool();
  rmSync(folder, { recursive: true });
});

describe('a file of pages', () => {
  it('is a PDF, drawn at 150 dpi', async () => {
    const pages = await openPages(file('sheet.pdf'), 'pdf');
    expect(pages.count).toBe(layout.pages.length);
    expect(await pages.page(2)).toMatchObject({ width: 1240, height: 1754 });
    await expect(pages.page(99)).rejects.toThrow(ScanError);
    await pages.close();
  });

  it('is a JPEG or a PNG', async () => {
    for (const name of ['sheet.jpg', 'sheet.png']) {
      expect(await pictureOf(name, 'picture')).toMatchObject({ width: first.width, height: first.height });
    }
    expect(Buffer.compare((await pictureOf('sheet.png', 'picture')).data, first.data)).toBe(0);
  });

  it('is a TIFF of several pages, each of them its own', async () => {
    const small = await raw(first).resize(300, 400).png().toBuffer();
    const dark = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#202020' } })
      .png()
      .toBuffer();
    await sharp([small, dark], { join: { animated: true } })
      .tiff()
      .toFile(file('two.tiff'));
    const pages = await openPages(file('two.tiff'), 'picture');
    expect(pages.count).toBe(2);
    const [one, other] = [await pages.page(1), await pages.page(2)];
    expect([one.height, other.height]).toEqual([400, 400]);
    expect(one.data[0]).toBeGreaterThan(240);
    expect(other.data[0]).toBeLessThan(40);
    await expect(pages.page(3)).rejects.toThrow(ScanError);
  });

  it('is a picture of a phone: turned upright, brought down in size, grey', async () => {
    const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c08040' } });
    await photo.jpeg().withMetadata({ orientation: 6 }).toFile(file('photo.jpg'));
    const { width, height, data } = await pictureOf('photo.jpg', 'picture');
    expect([width, height, data.length]).toEqual([1875, 2500, 1875 * 2500]);
  });

  it.each([
    ['cut-off.jpg', 'picture', '图片已损坏'],
    ['cut-off.heic', 'picture', '图片已损坏'],
    ['missing.png', 'picture', '找不到文件'],
    ['missing.pdf', 'pdf', '找不到文件'],
    ['sheet.png', 'pdf', '文件已损坏，无法读取页面'],
  ] as const)('is refused with a reason where it cannot be read: %s as %s', async (name, kind, reason) => {
    await expect(pictureOf(name, kind)).rejects.toMatchObject({ name: 'ScanError', values: { reason } });
  });
});

describe('the pool', () => {
  const of = (name: string, kind: 'pdf' | 'picture', page: number) => ({ path: file(name), kind, page, databaseFile });

  it('counts pages', async () => {
    const counted = await readScan({ task: 'count', path: file('sheet.pdf'), kind: 'pdf' });
    expect(counted).toEqual({ pages: layout.pages.length });
  });

  it('reads pages by their codes, with the straightened page and its regions', async () => {
    const scans = await Promise.all([1, 2].map((page) => readScan({ task: 'read', ...of('sheet.pdf', 'pdf', page) })));
    for (const [index, { reading, picture, isStraight, cuts }] of scans.entries()) {
      expect(reading).toMatchObject({ found: 'full', code: `U5-2S/${index + 1}`, page: index + 1 });
      expect(isStraight).toBe(true);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1240, height: 1754 });
      const regions = layout.pages[index]!.regions.filter(({ kind }) => ['answer', 'blank', 'score'].includes(kind));
      expect(cuts.map(({ region }) => region)).toEqual(regions);
      expect((await sharp(cuts[0]!.jpeg).metadata()).width).toBeLessThanOrEqual(1000);
    }
  });

  it('reads a page from the photograph of a phone, which lies on its side in the file', async () => {
    const { reading, isStraight } = await readScan({ task: 'read', ...of('sheet.heic', 'picture', 1) });
    expect(reading).toMatchObject({ code: 'U5-2S/1', page: 1, width: 992, height: 1404 });
    expect(isStraight).toBe(true);
  });

  it('reads a page as what a person says that it is', async () => {
    const { reading } = await readScan({ task: 'reread', ...of('sheet.jpg', 'picture', 1), sheetId: 5, sheetPage: 1 });
    expect(reading).toMatchObject({ found: 'full', page: 1 });
    const wrong = readScan({ task: 'reread', ...of('sheet.jpg', 'picture', 1), sheetId: 6, sheetPage: 1 });
    await expect(wrong).rejects.toMatchObject({ values: { reason: '答题卡没有这一页' } });
  });

  it('loses only the page that is damaged', async () => {
    const tasks = ['sheet.jpg', 'cut-off.jpg', 'sheet.png'].map((name) =>
      readScan({ task: 'read', ...of(name, 'picture', 1) }),
    );
    const ends = await Promise.allSettled(tasks);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((ends[1] as PromiseRejectedResult).reason).toBeInstanceOf(ScanError);
  });

  it('takes no picture that cannot be drawn for an empty back', async () => {
    const size = { width: 1_240, height: 1_754 };
    const jpeg = await raw({ ...size, data: new Uint8Array(1_240 * 1_754).fill(30) })
      .jpeg()
      .toBuffer();
    const noise = Buffer.from(await imagePdf([{ jpeg, ...size }], 150));
    const at = noise.indexOf(jpeg);
    writeFileSync(file('noise.pdf'), noise.fill(0x5a, at, at + jpeg.length));
    await expect(pictureOf('noise.pdf', 'pdf')).rejects.toMatchObject({ values: { reason: '第 1 页的图片已损坏' } });
    const dark = { width: 1_240, height: 1_754, data: new Uint8Array(1_240 * 1_754).fill(30) };
    await raw(dark).png().toFile(file('dark.png'));
    expect((await readScan({ task: 'read', ...of('dark.png', 'picture', 1) })).reading.found).toBe('noMarks');
  });

  it('shows a page that it does not know as it came', async () => {
    await sharp({ create: { width: 600, height: 900, channels: 3, background: '#ffffff' } })
      .png()
      .toFile(file('white.png'));
    const { reading, isStraight, picture, cuts } = await readScan({ task: 'read', ...of('white.png', 'picture', 1) });
    expect(reading.found).toBe('blank');
    expect([isStraight, cuts]).toEqual([false, []]);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 600, height: 900 });
  });
});
