import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as xlsx from '@e965/xlsx';
import { open, openPage, signIn, startBrowser, until } from './browser.ts';

// What people see when the network fails them.

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'understudy-trouble-'));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(path: string): Promise<Page> {
  const watched = await openPage(browser);
  await signIn(watched, 'admin-senior');
  await open(watched, path);
  return watched.page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

function list(): string {
  const book = xlsx.utils.book_new();
  const rows = [
    ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'],
    ['断网甲', 'OFF001', '', '', '', '', ''],
  ];
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), '名单');
  const file = join(folder, '名单.xls');
  writeFileSync(file, xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
  return file;
}

it('says within the shell that a page could not be fetched, and fetches it on 重试', async () => {
  const page = await admin('/school-dashboard');
  await page.route(/TeacherPage/, (route) => route.abort());
  await page.getByRole('link', { name: '教师管理' }).click();
  await page.getByRole('heading', { name: '页面没有加载成功' }).waitFor();
  await page.unroute(/TeacherPage/);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('heading', { name: '教师管理' }).waitFor();
  await page.context().close();
});

it('offers 重试 for a list that failed, and leaves the focus on the screen when it comes', async () => {
  const page = await admin('/school-dashboard');
  await page.route(/student\/page/, (route) => route.abort());
  await page.getByRole('link', { name: '学生管理' }).click();
  await page.getByText('学生加载失败').waitFor();
  await page.unroute(/student\/page/);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('row').nth(1).waitFor();
  await until(() => focused(page)).toBe('学生管理');
  await page.context().close();
});

it('repeats a failed import from the dialog, and never calls one failed that went well', async () => {
  const page = await admin('/studentManage');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(list());
  await page.route(/task\/begin/, (route) => route.abort());
  await dialog.getByRole('button', { name: /^导入 \d/ }).click();
  await dialog.getByText('导入失败').waitFor();
  await until(() => focused(page)).toBe('重试');
  await page.unroute(/task\/begin/);
  // The lists behind the dialog take their time to be read again.
  await page.route(/student\/page/, async (route) => {
    await dialog
      .getByText(/导入失败|行|人/)
      .first()
      .waitFor();
    expect(await dialog.getByText('导入失败').count()).toBe(0);
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '完成' }).waitFor();
  expect(await dialog.getByText('导入失败').count()).toBe(0);
  await until(() => focused(page)).toBe('完成');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});
