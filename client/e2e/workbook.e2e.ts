import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../../server/engines/spreadsheets/read.ts';
import { accessible } from './accessibility.ts';
import { as, button, dialog, widePicture } from './assigning.ts';
import { picture, settled, startBrowser, until } from './browser.ts';

// A page of a workbook from its first question to the bank: a part-timer enters it, an administrator is the second pair of
// eyes, what differs comes back and is mended.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const book = '七年级数学上册期末冲刺';
const questions = (on: Page) => on.getByRole('region', { name: '本页题目' });
const side = (on: Page) => on.getByRole('region', { name: '答案' });
const row = (on: Page, position: number) =>
  on
    .getByRole('list', { name: '题目', exact: true })
    .locator('> li')
    .nth(position - 1)
    .getByRole('button')
    .first();
const pageButton = (on: Page, number: number) => on.getByRole('button', { name: new RegExp(`^第 ${number} 页，`) });
const told = (on: Page, text: string) => on.getByText(text).first().waitFor();

async function keep(on: Page, name: string): Promise<void> {
  await settled(on);
  await accessible(on, { name });
  await picture(on, `${name}-1280`);
  await widePicture(on, `${name}-1920`);
}

async function openPage(on: Page, number: number): Promise<void> {
  await on.getByRole('link', { name: book }).click();
  await pageButton(on, number).click();
  await on.getByRole('heading', { name: `第 ${number} 页` }).waitFor();
}

/** Draws the frame of the open question on the picture of the page. */
async function frame(on: Page, [from, to]: readonly [number, number]): Promise<void> {
  const sheet = on.getByRole('img', { name: /原图$/ });
  const { x, y, width, height } = (await sheet.boundingBox())!;
  await on.keyboard.press('c');
  await on.mouse.move(x + width * 0.08, y + height * from);
  await on.mouse.down();
  await on.mouse.move(x + width * 0.9, y + height * to, { steps: 4 });
  await on.mouse.up();
}

async function choosePoint(on: Page, name: string): Promise<void> {
  await on.keyboard.press('k');
  await on.keyboard.type(name);
  await on.getByRole('option', { name }).click();
  await on.keyboard.press('Escape');
}

async function enterChoice(on: Page): Promise<void> {
  await row(on, 1).click();
  await frame(on, [0.12, 0.3]);
  await on.getByRole('button', { name: /^第 1 题，/ }).waitFor();
  await on.getByLabel('题干').fill('下列几何体中，从正面看是三角形的是（　　）');
  for (const [index, text] of ['圆柱', '圆锥', '球', '正方体'].entries())
    await on.getByLabel(`选项 ${'ABCD'[index]!}`).fill(text);
  await on.getByLabel('答案（选项字母）').fill('b');
  await on.getByRole('heading', { name: '第 1 题' }).click();
  await choosePoint(on, '立体图形的展开图');
}

it('R2.32 lets a part-timer enter a page by hand and an administrator be its second pair of eyes', async () => {
  const { page: on, close, troubles } = await as(browser, 'parttime', '/workbook');
  await openPage(on, 7);
  await enterChoice(on);
  await row(on, 2).click();
  await on.getByLabel('题干').fill('点 $C$ 是线段 $AB$ 的中点，$AB=10$，则 $AC=$____。');
  await on.getByLabel('第 1 空').fill('6');
  await on.getByRole('heading', { name: '第 2 题' }).click();
  await choosePoint(on, '线段的中点与和差');
  for (const position of [4, 3]) {
    await row(on, position).click();
    await button(side(on), '删除这题').click();
    await button(dialog(on), '删除').click();
    await until(() => questions(on).getByRole('heading').innerText()).toBe(`本页 ${position - 1} 题`);
  }
  await keep(on, 'workbook-entering');
  await on.getByRole('button', { name: /^本页交给复核/ }).click();
  await told(on, '第 7 页已交给复核');
  await told(on, '不能复核自己录入的题目');
  expect(troubles).toEqual([]);
  await close();

  const second = await as(browser, 'admin', '/workbook');
  await openPage(second.page, 7);
  await expect(side(second.page).getByText('圆锥').count()).resolves.toBe(0);
  await keep(second.page, 'workbook-review');
  await second.page.getByLabel('答案（选项字母）').fill('B');
  await second.page.keyboard.press('Enter');
  await told(second.page, '两边相同，已通过并进入题库');
  await second.page.getByLabel('第 1 空').fill('5');
  await button(second.page, '做完了，比对').click();
  await told(second.page, '已退回');
  await told(second.page, '复核 5，录入 6');
  const saving = second.page.waitForEvent('download');
  await button(second.page, '导出').click();
  const rows = await readSheet(new Uint8Array(readFileSync(await (await saving).path())));
  const exported = rows.filter((cells) => cells[0] === '7' || (cells[0] as unknown) === 7);
  expect(exported.map((cells) => [cells[5], cells[7]])).toEqual([
    ['通过', 'B'],
    ['退回', ''],
  ]);
  expect(second.troubles).toEqual([]);
  await second.close();

  const again = await as(browser, 'parttime', '/workbook');
  await openPage(again.page, 7);
  await again.page.getByLabel('第 1 空').fill('5');
  await again.page.getByRole('status').getByText('已存').waitFor();
  await again.page.keyboard.press('Control+Enter');
  await told(again.page, '第 7 页已交给复核');
  expect(again.troubles).toEqual([]);
  await again.close();
});

it('R2.32 says why a page is closed, and lets an administrator name who works on it', async () => {
  const { page: on, close } = await as(browser, 'parttime', '/workbook');
  await openPage(on, 5);
  await told(on, '不能复核自己录入的题目');
  await expect(on.getByLabel('题干').count()).resolves.toBe(0);
  await close();
  const admin = await as(browser, 'admin', '/workbook');
  await openPage(admin.page, 8);
  await button(admin.page, '指定人员').click();
  await admin.page.getByRole('combobox', { name: '录入' }).click();
  await admin.page.getByRole('option', { name: /^彭宏伟/ }).click();
  await button(admin.page, '指定第 8 页').click();
  await button(admin.page, /^已指定 彭宏伟/).waitFor();
  await admin.close();
  const other = await as(browser, 'parttime', '/workbook');
  await openPage(other.page, 8);
  await told(other.page, '管理员把这一页指定给了彭宏伟');
  await other.close();
});
