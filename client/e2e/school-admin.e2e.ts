import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as xlsx from '@e965/xlsx';
import { openPage, picture, settled, startBrowser, until } from './browser.ts';

// The administrator of a school: imports a class list, moves a student, binds a teacher, exports, and finds it all again.

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'understudy-journey-'));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const header = ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'];

const pupils = [
  ['测一㐀', '0009001', '男', '七年级', '1班', '测父', '13800138001'],
  ['𠮷测二', '0009002', '女', '七年级', '1班', '=1+1', ''],
  ['测三', '0009003', '', '', '', '', ''],
];

const faulty = [
  ['', '0009004', '男', '七年级', '1班', '', ''],
  ['测五', '学号5', '男', '七年级', '1班', '', ''],
  ['测六', '0009006', '男', '七年级', '99班', '', ''],
];

function writeList(name: string, rows: string[][]): string {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([header, ...rows]), '名单');
  const file = join(folder, name);
  writeFileSync(file, xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
  return file;
}

async function readDownload(download: Download): Promise<string[][]> {
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  const book = xlsx.read(readFileSync(file));
  return xlsx.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: false, defval: '' });
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function chooseOption(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(field).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.waitForURL((url) => url.hash.includes(encodeURIComponent(words)));
  await settled(page);
}

it('imports, moves, binds, exports and finds everything after a reload', async () => {
  const watched = await openPage(browser);
  const { page, troubles } = watched;

  await page.goto('/');
  await page.waitForURL(/\/account\/#\/cslogin/);
  await page.getByRole('button', { name: /陆海燕/ }).click();
  await page.getByRole('heading', { name: '学校看板' }).waitFor();

  await goTo(page, '学生管理');
  await page.getByRole('button', { name: '导入' }).click();
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(writeList('名单.xls', [...pupils, ...faulty]));
  await page.getByText('有误 3 行').waitFor();
  await picture(page, 'import-check-1280');
  await expect.poll(() => page.getByText('姓名不能为空').count()).toBeGreaterThan(0);
  const keepErrors = async () => {
    const errors = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载错误名单' }).click();
    const refused = await readDownload(await errors);
    expect(refused[0]).toContain('错误原因');
    expect(refused.slice(1).map((cells) => cells[1])).toEqual(['0009004', '学号5', '0009006']);
  };
  // What is wrong can be taken home before anything is imported.
  await keepErrors();
  await page.getByRole('button', { name: '只导入 3 人' }).click();
  await page.getByText(/3 行未导入/).waitFor();
  await picture(page, 'import-result-1280');
  await keepErrors();
  await page.getByRole('button', { name: '完成' }).click();

  await search(page, '00090');
  await expect.poll(() => row(page, '00090').count()).toBe(3);
  await picture(page, 'students-found-1280');
  await row(page, '测一㐀').getByRole('button', { name: /调班/ }).click();
  await chooseOption(page, '班级', '2班');
  await page.getByRole('button', { name: '调入' }).click();
  await row(page, '测一㐀').getByText('2班').waitFor();

  await goTo(page, '班级管理');
  await page.getByRole('treeitem', { name: /实验班/ }).click();
  await row(page, '语文')
    .getByRole('button', { name: /安排教师/ })
    .click();
  await chooseOption(page, '教师', '周雅琴');
  await page.getByRole('dialog').getByRole('button', { name: '安排' }).click();
  await row(page, '语文').getByText('周雅琴').waitFor();
  await picture(page, 'class-teachers-1280');

  await goTo(page, '学生管理');
  await search(page, '00090');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const download = await exported;
  expect(download.suggestedFilename()).toBe('青岚初级中学_学生.xls');
  const list = await readDownload(download);
  const columns = header.map((title) => list[0]!.indexOf(title));
  expect(list.slice(1).map((cells) => columns.map((column) => cells[column]))).toEqual([
    ['测一㐀', '0009001', '男', '七年级', '2班', '测父', '13800138001'],
    ['𠮷测二', '0009002', '女', '七年级', '1班', '=1+1', ''],
    ['测三', '0009003', '', '', '', '', ''],
  ]);

  await page.getByRole('button', { name: '导入' }).click();
  await chooser.setInputFiles(join(folder, '青岚初级中学_学生.xls'));
  await page.getByText('没有变化 3 人').waitFor();
  // Characters that the machine has no font for come with the product.
  const parts = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family, status }) => /WenKai/.test(family) && status === 'loaded').length,
    );
  await until(parts).toBeGreaterThan(1);
  await picture(page, 'import-unchanged-1280');
  await page.getByRole('button', { name: '没有可新增的，关闭' }).click();

  await page.reload();
  await row(page, '测一㐀').getByText('2班').waitFor();
  await until(() => row(page, '00090').count()).toBe(3);
  await goTo(page, '班级管理');
  await page.getByRole('treeitem', { name: /实验班/ }).click();
  await row(page, '语文').getByText('周雅琴').waitFor();
  await goTo(page, '学校看板');
  expect(troubles).toEqual([]);
  await watched.close();
});
