import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damagedReason, makeDamaged } from '../../seed/documents/damaged.ts';
import { encodePng, encodeTiff, Raster } from '../../seed/documents/raster.ts';
import { typeset } from '../../seed/documents/typesetting.ts';
import { open, openPage, picture, settled, signIn, startBrowser, type Watched } from './browser.ts';

// A teacher's files from the upload to the print list and to colleagues, in the browser.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const page = (number: number) => `= 第 ${number} 页\n\n${'有理数的加减法，写出过程。\n\n'.repeat(12)}`;
const [paper] = typeset([
  { title: '有理数测验', subjectId: '2', gradeId: '7', body: [1, 2, 3].map(page).join('#pagebreak()\n') },
]);

function drawing(shade: number): Raster {
  const raster = new Raster(600, 800);
  raster.frame(40, 40, 520, 720, 8, shade);
  raster.fill(120, 160, 360, 40, shade);
  return raster;
}

const files = {
  pdf: { name: '有理数测验.pdf', mimeType: 'application/pdf', buffer: paper!.bytes },
  png: { name: '板书照片.png', mimeType: 'image/png', buffer: encodePng(drawing(40)) },
  tiff: { name: '答卷两页.tif', mimeType: 'image/tiff', buffer: encodeTiff([drawing(0), drawing(120)]) },
  broken: { name: '损坏的扫描件.pdf', mimeType: 'application/pdf', buffer: makeDamaged().bytes },
};

type GivenFile = (typeof files)['pdf'];

async function as(account: string, path: string, width = 1280): Promise<Watched> {
  const watched = await openPage(browser, width, width === 1280 ? 800 : 1080);
  await signIn(watched, account);
  await open(watched, path);
  return watched;
}

const row = (on: Page, title: string) => on.getByRole('row').filter({ hasText: title });
const dialog = (on: Page) => on.getByRole('dialog').last();
const badge = (on: Page) => on.getByLabel(/条未读$/);

async function act(on: Page, title: string, action: string): Promise<void> {
  const shown = row(on, title).getByRole('button', { name: `${action} ${title}` });
  if ((await shown.count()) > 0) return shown.click();
  await row(on, title).getByRole('button', { name: `更多操作 ${title}` }).click();
  await on.getByRole('menuitem', { name: action, exact: true }).click();
}

async function upload(on: Page, button: string, given: GivenFile[]): Promise<void> {
  await on.getByRole('button', { name: button, exact: true }).first().click();
  await dialog(on).locator('input[type=file]').setInputFiles(given);
  await dialog(on).getByRole('button', { name: `上传 ${given.length} 个文件` }).click();
}

/** Ends in a state that does not move any more. */
const ends = (on: Page, title: string, state: string) => row(on, title).getByText(state, { exact: true }).waitFor();

async function accessible(on: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: on }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
}

/** Slows sending down, so that it can be watched. */
async function sendSlowly({ page: on, context }: Watched, bytesPerSecond: number): Promise<void> {
  const network = await context.newCDPSession(on);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Keeps every state that a row shows from now on. */
const recordStates = (on: Page): Promise<void> =>
  on.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const tag of document.querySelectorAll('[data-state]')) {
        const title = tag.closest('tr')?.querySelector('[title]')?.getAttribute('title');
        if (title) seen.add(`${title} ${tag.textContent!.replace(/ \d+%$/, '')}`);
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const statesOf = (on: Page, title: string): Promise<string[]> =>
  on.evaluate(
    (name) =>
      [...(window as unknown as { seen: Set<string> }).seen]
        .filter((entry) => entry.startsWith(`${name} `))
        .map((entry) => entry.slice(name.length + 1)),
    title,
  );

/** The darkest of some points of the first canvas in sight: a page that was not drawn is white or clear. */
const darkest = (on: Page): Promise<number> =>
  on.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-page] canvas')!;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let least = 255;
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) least = Math.min(least, data[at]!);
    return least;
  });

describe('cloud documents of a teacher', () => {
  it('R4.18 move through their states before the eyes, and tell why one failed', async () => {
    const watched = await as('teacher', '/resourcePrint?tab=cloud');
    const { page: on, troubles } = watched;
    await sendSlowly(watched, 60_000);
    await recordStates(on);
    await on.getByRole('button', { name: '上传文件', exact: true }).first().click();
    await dialog(on).locator('input[type=file]').setInputFiles([files.pdf, files.png, files.broken]);
    await picture(on, 'documents-upload-1280');
    await accessible(on);
    await dialog(on).getByRole('button', { name: '上传 3 个文件' }).click();
    await row(on, '有理数测验').getByText(/上传中 \d+%/).waitFor();
    expect(await row(on, '板书照片').getByText('待上传').count()).toBe(1);
    await picture(on, 'documents-uploading-1280');
    await ends(on, '有理数测验', '已完成');
    await ends(on, '板书照片', '已完成');
    await ends(on, '损坏的扫描件', '识别失败');
    await row(on, '损坏的扫描件').getByText(damagedReason).waitFor();
    expect(await statesOf(on, '有理数测验')).toEqual(['待上传', '上传中', '识别中', '已完成']);
    await on.getByRole('button', { name: /^任务/ }).click();
    await on.getByText(`识别失败：${damagedReason}`).waitFor();
    await on.getByText('已完成，共 3 页').waitFor();
    await picture(on, 'documents-jobs-1280');
    await on.keyboard.press('Escape');
    await picture(on, 'documents-cloud-1280');
    await accessible(on);
    expect(troubles).toEqual([]);
    await watched.context.close();
  });

  it('are shown page by page, moved through by keys and zoomed', async () => {
    const watched = await as('teacher', '/resourcePrint?tab=cloud');
    const { page: on, troubles } = watched;
    await act(on, '有理数测验', '预览');
    await dialog(on).getByText('1 / 3').waitFor();
    await on.locator('[data-page="1"] canvas').waitFor();
    expect(await darkest(on)).toBeLessThan(80);
    expect(await on.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('有理数测验的内容');
    await picture(on, 'documents-preview-1280');
    await accessible(on);
    await on.keyboard.press('PageDown');
    await dialog(on).getByText('2 / 3').waitFor();
    await on.keyboard.press('ArrowRight');
    await dialog(on).getByText('3 / 3').waitFor();
    await on.keyboard.press('PageUp');
    await dialog(on).getByText('2 / 3').waitFor();
    await on.keyboard.press('+');
    await dialog(on).getByText('125%').waitFor();
    await dialog(on).getByText('2 / 3').waitFor();
    await on.keyboard.press('Escape');
    await expect
      .poll(() => on.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('预览 有理数测验');
    await act(on, '板书照片', '预览');
    const shown = dialog(on).getByRole('img', { name: '第 1 页' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    await settled(on);
    await picture(on, 'documents-picture-1280');
    await on.keyboard.press('Escape');
    expect(troubles).toEqual([]);
    await watched.context.close();
  });

  it('that no browser can show are drawn by the server, or offered for download', async () => {
    const watched = await as('teacher', '/resourcePrint?tab=cloud');
    const { page: on, troubles } = watched;
    await upload(on, '上传文件', [files.tiff]);
    await ends(on, '答卷两页', '已完成');
    await act(on, '答卷两页', '预览');
    await dialog(on).getByText('1 / 2').waitFor();
    const second = dialog(on).getByRole('img', { name: '第 2 页' });
    await on.keyboard.press('PageDown');
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    await on.keyboard.press('Escape');
    await on.getByRole('searchbox').fill('教学设计');
    await on.waitForURL(/keyword=/);
    await on.getByRole('button', { name: /^预览/ }).first().click();
    await dialog(on).getByText('Word 文档不能在这里预览，请下载后查看。').waitFor();
    await picture(on, 'documents-word-1280');
    const saved = on.waitForEvent('download');
    await dialog(on).getByRole('button', { name: '下载' }).click();
    expect((await saved).suggestedFilename()).toMatch(/_文档\.docx$/);
    expect(troubles).toEqual([]);
    await watched.context.close();
  });

  it('R7.9 are saved byte for byte under their title, and renamed', async () => {
    const watched = await as('teacher', '/resourcePrint?tab=cloud');
    const { page: on, troubles } = watched;
    const saved = on.waitForEvent('download');
    await act(on, '有理数测验', '下载');
    expect((await saved).suggestedFilename()).toBe('有理数测验_文档.pdf');
    expect(readFileSync(await (await saved).path()).equals(files.pdf.buffer)).toBe(true);
    await act(on, '有理数测验', '重命名');
    await dialog(on).getByLabel('名称').fill('有理数单元测验');
    await on.keyboard.press('Enter');
    await row(on, '有理数单元测验').waitFor();
    expect(troubles).toEqual([]);
    await watched.context.close();
  });
});
