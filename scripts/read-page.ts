import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { form as formSchema, type Form } from '../server/engines/scanning/forms/form.ts';
import { openPages } from '../server/engines/scanning/pages.ts';
import type { ScanKind } from '../server/engines/scanning/scan-pages.ts';
import { readPage } from '../server/engines/scanning/read-page.ts';
import type { MarkPoints } from '../server/engines/scanning/marks.ts';
import type { GrayPicture } from '../server/engines/scanning/picture.ts';
import type { PageReading } from '../server/engines/scanning/reading.ts';
import { ScanError } from '../server/engines/scanning/scan-error.ts';
import { command, Stop } from './lib/command.mjs';

const usage = `用法：npm run read-page -- --layout L.json --image I.png [--page N] [--image-page M] [--corners "x,y x,y x,y x,y"]
      npm run read-page -- --schema
--page：答题卡的页码，不写则按二维码末尾的“/页码”，只有一页且没有二维码的版面可以不写；--image-page：PDF 或 TIFF 的第几页，默认 1；--corners：四个角标中心（以纸边定位的版面为纸的四角）在图片中的像素坐标，依次为左上、右上、左下、右下，须同时给出 --page；--schema：输出版面文件的 JSON Schema，说明与示例见 server/engines/scanning/README.md`;

const text = { type: 'string' } as const;

function readArguments() {
  try {
    const numbers = { page: text, 'image-page': text, corners: text } as const;
    const options = { layout: text, image: text, ...numbers, schema: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch {
    throw new Stop(usage);
  }
}

/** A number of a page, from 1. */
function readNumber(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(given)) return Number(given);
  throw new Stop(`--${name} 须为从 1 开始的整数`);
}

/** Four places in a picture. */
function readCorners(given: string | undefined): MarkPoints | undefined {
  if (given === undefined) return undefined;
  const places = given.trim().split(/\s+/);
  const [one, two, three, four] = places.flatMap((place) => {
    const [, x, y] = /^(\d{1,5}(?:\.\d+)?),(\d{1,5}(?:\.\d+)?)$/.exec(place) ?? [];
    return x !== undefined && y !== undefined ? [{ x: Number(x), y: Number(y) }] : [];
  });
  if (one && two && three && four && places.length === 4) return [one, two, three, four];
  throw new Stop('--corners 须为四个“横坐标,纵坐标”，以空格分开');
}

function readLayout(path: string): Form {
  z.config(z.locales.zhCN());
  const parsed = formSchema.safeParse(parseJson(path, readText(path)));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .slice(0, 10)
    .map(({ path: place, message }) => `${place.join('.') || '整个文件'}：${message}`);
  throw new Stop(`版面文件 ${path} 不符合格式，npm run read-page -- --schema 可查看格式`, faults.join('\n'));
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Stop(`无法读取版面文件 ${path}`);
  }
}

function parseJson(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new Stop(`版面文件 ${path} 不是有效的 JSON`);
  }
}

/** The page of a layout that a code names behind its last slash; the only page where there is but one. */
function pageOf(layout: Form, code: string): number {
  const named = Number(/\/(\d+)$/.exec(code)?.[1] ?? NaN);
  return layout.pages.length === 1 && Number.isNaN(named) ? layout.pages[0]!.page : named;
}

function kindOf(image: string): ScanKind {
  try {
    return readFileSync(image).subarray(0, 1024).includes('%PDF-') ? 'pdf' : 'picture';
  } catch {
    throw new Stop(`无法读取图片 ${image}`);
  }
}

/** The page of a form that has but one, without a code that would name it. */
function onlyPage({ pages: [first, ...others] }: Form): number | undefined {
  return others.length === 0 && !first!.code ? first!.page : undefined;
}

/** What the marks of a page look like, where a picture beside the layout tells. */
async function readMark(layout: Form, page: number | undefined, path: string): Promise<GrayPicture | undefined> {
  const name = layout.pages.find((one) => one.page === page)?.markPicture;
  if (name === undefined) return undefined;
  const file = resolve(dirname(path), name);
  try {
    return await (await openPages(file, kindOf(file))).page(1);
  } catch (error) {
    throw error instanceof ScanError ? new Stop(`标记图片 ${file}：${String(error.values.reason)}`) : error;
  }
}

/** What is said of a page by who asks. */
interface Said {
  imagePage: number;
  page: number | undefined;
  corners: MarkPoints | undefined;
  markPicture: GrayPicture | undefined;
}

async function read(
  layout: Form,
  image: string,
  { imagePage, page, corners, markPicture }: Said,
): Promise<PageReading> {
  const pages = await openPages(image, kindOf(image));
  try {
    const picture = await pages.page(imagePage);
    if (page !== undefined) return await readPage(picture, { layout, page, corners, markPicture });
    const likely = layout.pages.map((one) => ({ layout, page: one.page })).slice(0, 1);
    return await readPage(picture, { layoutFor: (code) => ({ layout, page: pageOf(layout, code) }), likely });
  } finally {
    await pages.close();
  }
}

await command(async () => {
  const given = readArguments();
  if (given.schema)
    return void process.stdout.write(`${JSON.stringify(z.toJSONSchema(formSchema, { io: 'input' }), null, 2)}\n`);
  if (!given.layout || !given.image) throw new Stop(usage);
  const layout = readLayout(given.layout);
  const page = readNumber('page', given.page) ?? onlyPage(layout);
  if (page !== undefined && !layout.pages.some((one) => one.page === page)) throw new Stop(`版面没有第 ${page} 页`);
  const corners = readCorners(given.corners);
  if (corners && page === undefined) throw new Stop('给出 --corners 时须用 --page 说明是第几页');
  const imagePage = readNumber('image-page', given['image-page']) ?? 1;
  const markPicture = await readMark(layout, page, given.layout);
  const reading = await read(layout, given.image, { imagePage, page, corners, markPicture }).catch((error) => {
    throw error instanceof ScanError ? new Stop(`图片 ${given.image}：${String(error.values.reason)}`) : error;
  });
  process.stdout.write(`${JSON.stringify(reading, null, 2)}\n`);
});
