import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as xlsx from '@e965/xlsx';
import { accessible } from './accessibility.ts';
import { open, openPage, picture, settled, signIn, startBrowser, until, type Watched } from './browser.ts';

// What else the administrator of a school does, on a school of their own so that no other test is in the way.

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'understudy-roster-'));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(path: string, width = 1280): Promise<Watched> {
  const watched = await openPage(browser, width, width === 1280 ? 800 : 1080);
  await signIn(watched, 'admin-senior');
  await open(watched, path);
  return watched;
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog').last();

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.waitForURL((url) => url.hash.includes(encodeURIComponent(words)));
  await settled(page);
}

function sheet(name: string, rows: string[][]): string {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), '名单');
  const file = join(folder, name);
  writeFileSync(file, xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
  return file;
}

describe('teachers', () => {
  it('are added with a password that is shown once, edited, given a course and removed', async () => {
    const { page, close, troubles } = await admin('/teacherManage');
    await page.getByRole('button', { name: '新增教师' }).click();
    await page.keyboard.press('Enter');
    await dialog(page).getByText('姓名不能为空').waitFor();
    await picture(page, 'teacher-form-1280');
    await accessible(page);
    await dialog(page).getByLabel('姓名').fill('试用教师');
    await dialog(page).getByLabel('账号').fill('e2e.teacher');
    await page.keyboard.press('Enter');
    await page.getByText('密码只显示这一次').waitFor();
    await picture(page, 'teacher-password-1280');
    await dialog(page).getByRole('button', { name: '我已记下' }).click();
    await search(page, 'e2e.teacher');
    await row(page, '试用教师').getByRole('button', { name: /编辑/ }).click();
    await dialog(page).getByLabel('姓名').fill('改名教师');
    await dialog(page).getByLabel('心理教师').check();
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await row(page, '改名教师').getByText('心理教师').waitFor();
    await row(page, '改名教师').getByRole('button', { name: /任课/ }).click();
    await picture(page, 'teacher-courses-1280');
    await page.keyboard.press('Escape');
    await row(page, '改名教师').getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await picture(page, 'teacher-remove-1280');
    await dialog(page).getByRole('button', { name: '删除' }).click();
    await page.getByText('没有符合条件的教师').waitFor();
    await picture(page, 'teacher-empty-1280');
    expect(troubles).toEqual([]);
    await close();
  });

  it('are imported and exported', async () => {
    const { page, close, troubles } = await admin('/teacherManage');
    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: '导入' }).click();
    await dialog(page).getByRole('button', { name: '下载模板' }).click();
    expect((await template).suggestedFilename()).toBe('云州市青岚新区高级中学_教师导入模板.xls');
    const rows = [
      ['姓名', '账号', '手机号码', '性别', '职务'],
      ['导入甲', 'e2e.import1', '13900000001', '女', '教师'],
      ['导入乙', 'e2e.import2', '', '', '校长'],
    ];
    await page.locator('input[type=file]').setInputFiles(sheet('教师.xls', rows));
    await page.getByRole('button', { name: /^导入 \d/ }).click();
    await page.getByRole('button', { name: '完成' }).click();
    await search(page, 'e2e.import');
    await row(page, '导入乙').getByText('校长').waitFor();
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    const download = await exported;
    expect(download.suggestedFilename()).toBe('云州市青岚新区高级中学_教师.xls');
    const file = join(folder, 'export.xls');
    await download.saveAs(file);
    const book = xlsx.read(readFileSync(file));
    const list = xlsx.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: '' });
    expect(list.slice(1).map((cells) => cells[0])).toEqual(['导入甲', '导入乙']);
    expect(troubles).toEqual([]);
    await close();
  });
});

describe('students', () => {
  it('are edited, enabled together, sorted and paged, all kept in the address', async () => {
    const { page, close, troubles } = await admin('/studentManage');
    await page.getByRole('button', { name: '新增学生' }).click();
    await dialog(page).getByRole('textbox', { name: '姓名', exact: true }).fill('批量甲');
    await dialog(page).getByLabel('学号').fill('E2E001');
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await search(page, 'E2E001');
    await row(page, '批量甲').getByRole('button', { name: /编辑/ }).click();
    await dialog(page).getByLabel('监护人电话').fill('123');
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await dialog(page).getByText('须为 11 位手机号码').waitFor();
    await dialog(page).getByLabel('监护人电话').fill('13800138000');
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await row(page, '13800138000').waitFor();
    await row(page, '批量甲').getByRole('checkbox').check();
    await picture(page, 'students-bulk-1280');
    await page.getByRole('button', { name: '启用', exact: true }).click();
    await dialog(page).getByRole('button', { name: '启用' }).click();
    await row(page, '批量甲').getByText('已启用').waitFor();
    await open({ page }, '/studentManage?current=3&descs=studentNo');
    await row(page, 'E2E001').waitFor({ state: 'detached' });
    const first = await page.getByRole('row').nth(1).innerText();
    await page.reload();
    await settled(page);
    await until(() => page.getByRole('row').nth(1).innerText()).toBe(first);
    await until(() => page.getByRole('columnheader', { name: '学号' }).getAttribute('aria-sort')).toBe('descending');
    expect(troubles).toEqual([]);
    await close();
  });

  it('are taken from a file that is dropped, and from no other kind', async () => {
    const { page, close } = await admin('/studentManage');
    const drop = async (name: string, rows: string[][]) => {
      const content = readFileSync(sheet('drop.xls', rows)).toString('base64');
      const transfer = await page.evaluateHandle(
        ([fileName, base64]) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(atob(base64!), (c) => c.charCodeAt(0))], fileName!));
          return data;
        },
        [name, content],
      );
      await page.getByText('将文件拖到这里').dispatchEvent('drop', { dataTransfer: transfer });
    };
    await page.getByRole('button', { name: '导入' }).click();
    await drop('照片.png', [['姓名']]);
    await page.getByText('请选择 .xls 或 .xlsx 文件').waitFor();
    await drop('缺列.xls', [['姓名'], ['甲']]);
    await page.getByText('表头与模板不一致，缺少列：学号').first().waitFor();
    await picture(page, 'import-refused-1280');
    await drop('名单.xls', [
      ['姓名', '学号', '年级', '班级'],
      ['拖放甲', 'DROP1', '', ''],
    ]);
    await page.getByText('新增 1 人').waitFor();
    await close();
  });

  it('come in by the thousand, smoothly, while the page is used for something else', async () => {
    const { page, close, troubles } = await admin('/studentManage', 1920);
    const header = ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'];
    const rows = Array.from({ length: 5_000 }, (_, index) => [`大批${index}`, `BULK${index}`, '', '', '', '', '']);
    await page.getByRole('button', { name: '导入' }).click();
    await page.locator('input[type=file]').setInputFiles(sheet('五千.xls', [header, ...rows]));
    await page.getByText('新增 5,000 人').waitFor();
    await picture(page, 'import-5000-1920');
    await until(() => page.getByRole('dialog').getByRole('row').count()).toBeLessThan(100);
    await page.getByRole('button', { name: /^导入 \d/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /在后台继续|完成/ })
      .click();
    await page.getByRole('navigation').getByRole('link', { name: '班级管理' }).click();
    await page.getByRole('heading', { name: '班级管理' }).waitFor();
    await page.getByRole('button', { name: /任务/ }).click();
    await page.getByText('已导入 5,000 行').waitFor();
    await picture(page, 'job-tray-1920');
    await open({ page }, '/studentManage?keyword=BULK&current=250');
    await row(page, 'BULK').first().waitFor();
    expect(troubles).toEqual([]);
    await close();
  });

  it('are enabled by the thousand in one act, those of all pages', async () => {
    const { page, close, troubles } = await admin('/studentManage?keyword=BULK', 1366);
    await page.getByRole('checkbox', { name: '选择本页全部学生' }).check();
    await picture(page, 'students-page-ticked-1366');
    await page.getByRole('button', { name: '选择全部 5,000 条' }).click();
    await page.getByText('已选全部 5,000 条').waitFor();
    await picture(page, 'students-all-ticked-1366');
    await accessible(page);
    await page.getByRole('button', { name: '启用', exact: true }).click();
    await dialog(page)
      .getByText(/全部 5,000 名学生/)
      .waitFor();
    await picture(page, 'students-all-asked-1366');
    await dialog(page).getByRole('button', { name: '启用 5,000 人' }).click();
    await page
      .getByText(/已启用 5,000 人/)
      .first()
      .waitFor();
    await open({ page }, '/studentManage?keyword=BULK&enabled=0');
    await page.getByText('没有符合条件的学生').waitFor();
    await open({ page }, '/studentManage?keyword=BULK&enabled=1');
    await page.getByText('共 5,000 条').waitFor();
    expect(troubles).toEqual([]);
    await close();
  });

  it('are moved by the thousand in one act, and keep their class from being deleted', async () => {
    const { page, close, troubles } = await admin('/class', 1366);
    await page.getByRole('button', { name: '新增班级' }).first().click();
    await dialog(page).getByLabel('班级名称').fill('大班');
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await page.getByRole('treeitem', { name: /^大班/ }).waitFor();
    await open({ page }, '/studentManage?keyword=BULK&enabled=1');
    await page.getByRole('checkbox', { name: '选择本页全部学生' }).check();
    await page.getByRole('button', { name: '选择全部 5,000 条' }).click();
    await page.getByRole('button', { name: '调班', exact: true }).click();
    await dialog(page).getByLabel('班级').click();
    await page.getByRole('option', { name: /大班/ }).click();
    await picture(page, 'students-all-moved-1366');
    await dialog(page).getByRole('button', { name: '调入' }).click();
    // The figure alone stands on the page before: leaving then would cut the call off.
    await page
      .getByText(/已调班 5,000 人/)
      .first()
      .waitFor();
    await open({ page }, '/class');
    await page.getByRole('treeitem', { name: /大班.*5,?000 人/ }).waitFor();
    const line = row(page, '大班');
    await line.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await dialog(page)
      .getByText(/还有 5,?000 名学生，不能删除/)
      .waitFor();
    await picture(page, 'class-with-students-1366');
    await dialog(page).getByRole('button', { name: '查看学生' }).click();
    await page.getByRole('heading', { name: /大班/ }).waitFor();
    expect(troubles).toEqual([]);
    await close();
  });
});

describe('keyboard', () => {
  it('reaches search with /, the list of keys with ?, and the tree with arrows', async () => {
    const { page, close } = await admin('/studentManage');
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: '快捷键' }).waitFor();
    await picture(page, 'shortcuts-1280');
    await page.keyboard.press('Escape');
    await open({ page }, '/class');
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /高一\d班/ }).waitFor();
    await close();
  });
});

describe('promotion', () => {
  it('names the work that is not published yet before anything moves', async () => {
    const { page, close, troubles } = await openPage(browser);
    await signIn({ page }, 'school-admin');
    await open({ page }, '/class');
    await page.getByRole('button', { name: '升级与毕业' }).click();
    await dialog(page)
      .getByText(/还有 \d+ 份作业没有发布成绩/)
      .waitFor();
    const works = dialog(page).getByRole('table', { name: '没有发布的作业' }).getByRole('row');
    await until(() => works.count()).toBeGreaterThan(1);
    await picture(page, 'promotion-open-work-1280');
    await accessible(page);
    await dialog(page).getByRole('button', { name: '关闭' }).first().click();
    expect(troubles).toEqual([]);
    await close();
  });

  it('shows what will happen, moves every class once and graduates the highest grade', async () => {
    const { page, close, troubles } = await openPage(browser);
    await signIn({ page }, 'admin-primary');
    await open({ page }, '/class');
    await page.getByRole('button', { name: '升级与毕业' }).click();
    await settled(page);
    await picture(page, 'promotion-1280');
    await accessible(page);
    await dialog(page).getByRole('button', { name: /升级/ }).click();
    await picture(page, 'promotion-asked-1280');
    await dialog(page).getByRole('button', { name: /升级/ }).click();
    await page.getByRole('treeitem', { name: /一年级.*0 班/ }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: '升级与毕业' }).click();
    await dialog(page)
      .getByText(/已经升级/)
      .waitFor();
    await picture(page, 'promotion-done-1280');
    await open({ page }, '/studentManage?status=1&graduatedYear=2026');
    await row(page, '6').first().waitFor();
    await open({ page }, '/class');
    await page.getByRole('button', { name: '升级与毕业' }).click();
    await dialog(page).getByRole('button', { name: '撤回升级' }).click();
    await dialog(page)
      .getByText(/恢复在校/)
      .waitFor();
    await dialog(page).getByRole('button', { name: '撤回升级' }).click();
    await page.getByRole('treeitem', { name: /一年级.*[1-9] 班/ }).waitFor();
    expect(troubles).toEqual([]);
    await close();
  });
});
