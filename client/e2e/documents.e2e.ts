import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentStateLabels } from '../../contracts/states.ts';
import { getClassInfo } from '../../contracts/vesta/class.ts';
import { damagedReason, makeDamaged, makePictures } from '../../seed/documents/pictures.ts';
import { typeset } from '../../seed/documents/typesetting.ts';
import { classIds, personaIds } from '../../seed/landmarks.ts';
import { accessible } from './accessibility.ts';
import { fontlessPdf } from './fontless-pdf.ts';
import { open, openPage, picture, settled, signIn, startBrowser, tokenOf, until, type Watched } from './browser.ts';

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

/** Noise, which does not get smaller by packing: half a megabyte. */
const noise = { width: 600, height: 800, channels: 1 } as const;
const photograph = await sharp(randomFillSync(Buffer.alloc(noise.width * noise.height)), { raw: noise })
  .png()
  .toBuffer();
const twoPages = makePictures().find(({ extension }) => extension === 'tif')!;

const files = {
  pdf: { name: '有理数测验.pdf', mimeType: 'application/pdf', buffer: paper!.bytes },
  png: { name: '板书照片.png', mimeType: 'image/png', buffer: photograph },
  tiff: { name: '答卷两页.tif', mimeType: 'image/tiff', buffer: twoPages.bytes },
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
  const more = row(on, title).getByRole('button', { name: `更多操作 ${title}` });
  await shown.or(more).first().waitFor();
  if ((await shown.count()) > 0) return shown.click();
  await more.click();
  await on.getByRole('menuitem', { name: action, exact: true }).click();
}

async function upload(on: Page, button: string, given: GivenFile[]): Promise<void> {
  await on.getByRole('button', { name: button, exact: true }).first().click();
  await dialog(on).locator('input[type=file]').setInputFiles(given);
  await dialog(on)
    .getByRole('button', { name: `上传 ${given.length} 个文件` })
    .click();
}

/** Ends in a state that does not move any more. */
const ends = (on: Page, title: string, state: string) => row(on, title).getByText(state, { exact: true }).waitFor();

/** A way to the server on which files travel slowly, so that sending can be watched. */
async function slowWay(): Promise<{ address: string; close: () => void }> {
  const { hostname, port } = new URL(inject('address'));
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.pipe(near);
    near.on('data', (bytes: Buffer) => {
      far.write(bytes);
      if (bytes.length < 16_384) return;
      near.pause();
      setTimeout(() => near.resume(), 150);
    });
    near.on('end', () => far.end());
    for (const socket of [near, far]) socket.on('error', () => [near, far].map((one) => one.destroy()));
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  return { address: `http://127.0.0.1:${(way.address() as AddressInfo).port}`, close: () => way.close() };
}

/** Keeps every state that a row shows from now on. */
const recordStates = (on: Page): Promise<void> =>
  on.evaluate((labels) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const part of document.querySelectorAll('tr *')) {
        const title = part.closest('tr')?.querySelector('[title]')?.getAttribute('title');
        const text = part.textContent.replace(/ \d+%$/, '');
        if (title && labels.includes(text)) seen.add(`${title} ${text}`);
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, Object.values<string>(documentStateLabels));

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
    const canvas = document.querySelector('canvas')!;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let least = 255;
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) least = Math.min(least, data[at]!);
    return least;
  });

/** What the characters of a PDF without fonts look like, one after another: what no font has looks the same for each. */
const cells = (on: Page, count: number): Promise<string[]> =>
  on.evaluate((characters) => {
    const canvas = document.querySelector('canvas')!;
    const unit = canvas.width / 440;
    return Array.from({ length: characters }, (_, place) => {
      const corner = [(40 + 40 * place) * unit, (600 - 520 - 36) * unit] as const;
      return canvas
        .getContext('2d')!
        .getImageData(...corner, 40 * unit, 44 * unit)
        .data.join();
    });
  }, count);

async function countStudents(classId: string): Promise<number> {
  const answer = await fetch(`${inject('address')}${getClassInfo.path}?classId=${classId}`, {
    headers: { 'Blade-Auth': `bearer ${await tokenOf('school-admin')}` },
  });
  return ((await answer.json()) as { data: { studentCount: number } }).data.studentCount;
}

describe('cloud documents of a teacher', () => {
  it('R4.18 move through their states before the eyes, and tell why one failed', async () => {
    const way = await slowWay();
    const watched = await openPage(browser, 1280, 800, way.address);
    const { page: on, troubles } = watched;
    await signIn(watched, 'teacher');
    await open(watched, '/resourcePrint?tab=cloud');
    await recordStates(on);
    await on.getByRole('button', { name: '上传文件', exact: true }).first().click();
    await dialog(on).locator('input[type=file]').setInputFiles([files.pdf, files.png, files.broken]);
    await picture(on, 'documents-upload-1280');
    await accessible(on);
    await dialog(on).getByRole('button', { name: '上传 3 个文件' }).click();
    await row(on, '板书照片')
      .getByText(/^上传中/)
      .waitFor();
    await until(() => row(on, '损坏的扫描件').getByText('待上传').count()).toBe(1);
    await on.getByRole('button', { name: /^任务/ }).click();
    await picture(on, 'documents-uploading-1280');
    await on.getByRole('dialog', { name: '任务' }).getByText('识别：有理数测验').waitFor();
    await ends(on, '有理数测验', '已完成');
    await ends(on, '板书照片', '已完成');
    await ends(on, '损坏的扫描件', '识别失败');
    await row(on, '损坏的扫描件').getByText(damagedReason).waitFor();
    // The server may be done with reading before the list is looked at again.
    const states = await statesOf(on, '板书照片');
    expect(states.filter((state) => state !== '识别中')).toEqual(['待上传', '上传中', '已完成']);
    await on.getByText(`识别失败：${damagedReason}`).waitFor();
    await on.getByText('共 3 页', { exact: true }).waitFor();
    await picture(on, 'documents-jobs-1280');
    await on.keyboard.press('Escape');
    await picture(on, 'documents-cloud-1280');
    await accessible(on);
    expect(troubles).toEqual([]);
    await watched.close();
    way.close();
  });

  it('are shown page by page, moved through by keys and zoomed', async () => {
    const watched = await as('teacher', '/resourcePrint?tab=cloud');
    const { page: on, troubles } = watched;
    await act(on, '有理数测验', '预览');
    await dialog(on).getByText('1 / 3').waitFor();
    await on.locator('[data-page="1"] canvas').waitFor();
    await until(() => darkest(on)).toBeLessThan(80);
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
    await watched.close();
  });

  it('show their Chinese where neither the file nor the system has a font for it', async () => {
    const watched = await as('teacher', '/resourcePrint?tab=cloud');
    const { page: on, troubles } = watched;
    await upload(on, '上传文件', [
      { name: '没有字体.pdf', mimeType: 'application/pdf', buffer: fontlessPdf('中中文') },
    ]);
    await ends(on, '没有字体', '已完成');
    await act(on, '没有字体', '预览');
    await on.locator('[data-page="1"] canvas').waitFor();
    await picture(on, 'documents-fontless-1280');
    const [first, same, other] = await cells(on, 3);
    expect(first).toBe(same);
    expect(first).not.toBe(other);
    expect(troubles).toEqual([]);
    await watched.close();
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
    const { width } = await sharp(twoPages.bytes, { page: 1 }).metadata();
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
    await on.keyboard.press('Escape');
    await on.getByRole('searchbox').fill('教学设计');
    await on.waitForURL(/keyword=/);
    await row(on, '教学设计').first().getByRole('button', { name: /^预览/ }).click();
    await dialog(on).getByText('Word 文档不能在这里预览，请下载后查看。').waitFor();
    await picture(on, 'documents-word-1280');
    const saved = on.waitForEvent('download');
    await dialog(on).getByRole('button', { name: '下载' }).click();
    expect((await saved).suggestedFilename()).toMatch(/_文档\.docx$/);
    expect(troubles).toEqual([]);
    await watched.close();
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
    await watched.close();
  });
});

describe('printing and sharing', () => {
  it('R4.16 the badge of what came since clears when the print list is opened, which marks it', async () => {
    const watched = await as('teaching', '/schoolResource');
    const { page: on, troubles } = watched;
    await badge(on).waitFor();
    await on.getByRole('link', { name: '打印与扫描' }).click();
    await row(on, '未读').first().waitFor();
    await badge(on).waitFor({ state: 'detached' });
    await picture(on, 'documents-unread-1280');
    expect(troubles).toEqual([]);
    await watched.close();
  });

  it('R4.16 the badge rises with what is printed elsewhere, in either mode', async () => {
    const watched = await as('teacher', '/resourcePrint?tab=cloud');
    const { page: on, troubles } = watched;
    await act(on, '有理数单元测验', '共享');
    await dialog(on).getByLabel('全校').check();
    await picture(on, 'documents-share-1280');
    await dialog(on).getByRole('button', { name: '保存' }).click();
    await row(on, '有理数单元测验').getByText('全校').waitFor();

    await on.getByRole('link', { name: '校本资源' }).click();
    await on.getByRole('heading', { name: '校本资源', level: 1 }).waitFor();
    await act(on, '有理数单元测验', '打印');
    await picture(on, 'documents-print-1280');
    await dialog(on).getByRole('button', { name: '加入打印列表' }).click();
    await dialog(on).getByText('班级不能为空').waitFor();
    await accessible(on);
    await dialog(on).getByLabel('班级').click();
    await on.getByRole('option', { name: '七年级1班' }).click();
    await dialog(on).getByRole('button', { name: '加入打印列表' }).click();
    await on.getByText('已加入打印列表').waitFor();
    await expect.poll(() => badge(on).textContent()).toBe('1');
    await act(on, '有理数单元测验', '打印');
    await dialog(on).getByLabel('统一上限').check();
    await dialog(on).getByLabel('份数').fill('30');
    await on.keyboard.press('Enter');
    await expect.poll(() => badge(on).textContent()).toBe('2');

    await on.getByRole('link', { name: '打印与扫描' }).click();
    await badge(on).waitFor({ state: 'detached' });
    const printed = row(on, '有理数单元测验');
    await expect.poll(() => printed.filter({ hasText: '未读' }).count()).toBe(2);
    await until(() => printed.filter({ hasText: '统一上限' }).innerText()).toMatch(/\b30\b/);
    const students = await countStudents(classIds.junior);
    await until(() => printed.filter({ hasText: '智能匹配' }).innerText()).toMatch(new RegExp(`\\t${students}\\t`));
    await on.reload();
    await expect.poll(() => printed.count()).toBe(2);
    expect(await row(on, '未读').count()).toBe(0);
    expect(await badge(on).count()).toBe(0);
    expect(troubles).toEqual([]);
    await watched.close();
  });

  it('R4.16 the badge is cleared at once when something is printed while the print list is on screen', async () => {
    const watched = await as('teacher', '/resourcePrint?tab=cloud');
    const { page: on } = watched;
    const asked: string[] = [];
    on.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1)!));
    await act(on, '有理数单元测验', '打印');
    await dialog(on).getByLabel('统一上限').check();
    await dialog(on).getByLabel('份数').fill('2');
    await on.keyboard.press('Enter');
    await expect.poll(() => asked.slice(asked.indexOf('getMenuBadge'))).toContain('clearUnreadPrintCount');
    await badge(on).waitFor({ state: 'detached' });
    await watched.close();
  });

  it('R7.7 every document call sends the teacher', async () => {
    const watched = await as('teacher', '/resourcePrint');
    const { page: on } = watched;
    const sent: string[] = [];
    on.on('request', (request) => {
      if (!request.url().includes('/teacher/doc/')) return;
      const { pathname, searchParams } = new URL(request.url());
      const body = (request.postData() ?? '').startsWith('{') ? (request.postDataJSON() as object) : {};
      const { teacherId } = { teacherId: searchParams.get('teacherId'), ...body };
      sent.push(`${pathname.split('/').at(-1)} ${teacherId}`);
    });
    await on.reload();
    await upload(on, '上传文件', [{ ...files.png, name: '随手拍.png' }]);
    await ends(on, '随手拍', '已完成');
    await act(on, '随手拍', '预览');
    await dialog(on).getByRole('img', { name: '第 1 页' }).waitFor();
    await on.keyboard.press('Escape');
    await act(on, '随手拍', '删除');
    await dialog(on).getByText('将从打印列表删除“随手拍”').waitFor();
    await dialog(on).getByRole('button', { name: '删除' }).click();
    await row(on, '随手拍').waitFor({ state: 'detached' });
    await act(on, '课堂练习扫描件', '重试');
    await ends(on, '课堂练习扫描件', '识别失败');
    await on.getByRole('tab', { name: '云文档' }).click();
    await act(on, '板书照片', '重命名');
    await dialog(on).getByLabel('名称').fill('板书');
    await on.keyboard.press('Enter');
    await row(on, '板书').first().waitFor();
    await act(on, '板书', '共享');
    await dialog(on).getByLabel('全校').check();
    await dialog(on).getByRole('button', { name: '保存' }).click();
    await act(on, '板书', '打印');
    await dialog(on).getByLabel('统一上限').check();
    await dialog(on).getByLabel('份数').fill('1');
    await on.keyboard.press('Enter');
    await on.getByText('已加入打印列表').waitFor();
    await act(on, '板书', '删除');
    await dialog(on).getByRole('button', { name: '删除' }).click();
    await row(on, '板书').waitFor({ state: 'detached' });
    const calls = [
      'clearUnreadPrintCount',
      'cloudDocumentDelete',
      'cloudDocumentList',
      'cloudDocumentRename',
      'exportDocument',
      'print',
      'printList',
      'remove',
      'retry',
      'share',
      'uploadResource',
    ];
    expect([...new Set(sent)].sort()).toEqual(calls.map((call) => `${call} ${personaIds.teacher}`));
    await watched.close();
  });

  it('what one teacher shares the school administrator finds, looks at and removes', async () => {
    const watched = await as('school-admin', '/schoolResource', 1920);
    const { page: on, troubles } = watched;
    await on.getByRole('searchbox').fill('有理数单元测验');
    await on.waitForURL(/keyword=/);
    await settled(on);
    await picture(on, 'documents-school-1920');
    await accessible(on);
    await act(on, '有理数单元测验', '预览');
    await on.locator('[data-page="1"] canvas').waitFor();
    await picture(on, 'documents-preview-1920');
    await on.keyboard.press('Escape');
    await act(on, '有理数单元测验', '删除');
    await dialog(on)
      .getByText(/将删除“有理数单元测验”/)
      .waitFor();
    await picture(on, 'documents-remove-1920');
    await dialog(on).getByRole('button', { name: '删除' }).click();
    await on.getByText('没有符合条件的资源').waitFor();
    expect(troubles).toEqual([]);
    await watched.close();
  });
});

describe('a file that is refused', () => {
  it('leaves its registered row, into which another one can be uploaded', async () => {
    const watched = await as('teacher', '/resourcePrint');
    const { page: on } = watched;
    const program = { name: '伪装.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090 not a document') };
    await upload(on, '上传文件', [program]);
    await on
      .getByText(/不支持该文件/)
      .first()
      .waitFor();
    await ends(on, '伪装', '待上传');
    await on.getByRole('button', { name: /^任务/ }).click();
    await picture(on, 'documents-refused-1280');
    await on.keyboard.press('Escape');
    const chooser = on.waitForEvent('filechooser');
    await act(on, '伪装', '上传文件');
    await (await chooser).setFiles(files.pdf);
    await ends(on, '伪装', '已完成');
    await watched.close();
  });

  it('is told before it is sent where its size alone forbids it', async () => {
    const watched = await as('teacher', '/resourcePrint');
    const { page: on, troubles } = watched;
    await on.getByRole('button', { name: '上传文件', exact: true }).first().click();
    const nothing = { name: '空白.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
    await dialog(on).locator('input[type=file]').setInputFiles([nothing]);
    await dialog(on).getByText('文件是空的，不会上传').waitFor();
    await until(() => dialog(on).getByRole('button', { name: '上传', exact: true }).isDisabled()).toBe(true);
    await on.keyboard.press('Escape');
    await dialog(on).getByText('已选择的 1 个文件还没有上传').waitFor();
    await dialog(on).getByRole('button', { name: '放弃' }).click();
    await on.getByRole('dialog').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await watched.close();
  });
});
