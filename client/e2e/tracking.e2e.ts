import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessible } from './accessibility.ts';
import { as, button, dialog, list, widePicture } from './assigning.ts';
import { picture, settled, startBrowser, until } from './browser.ts';

// One student's mistake book: what is due, every attempt, and what a teacher decides about it.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const addressOf = (on: Page): URLSearchParams => new URLSearchParams(on.url().split('?')[1] ?? '');
const rows = (on: Page): Locator => list(on, '错题').locator('> li');
const states = (on: Page): Locator => on.getByRole('radiogroup', { name: '状态' });
const counts = async (on: Page): Promise<number[]> =>
  (await list(on, '各状态题数').getByRole('listitem').allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]));

/** A photo of a sheet, as large as phones take them. */
async function photo(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'photo-')), '作答.jpg');
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#f4f1e8' } })
    .jpeg()
    .toFile(file);
  return file;
}

it('R2.21 shows who practises what today, and lets a teacher decide about each mistake', async () => {
  const { page: on, close, troubles } = await as(browser, 'teacher', '/studentTracking');
  await rows(on).first().waitFor();
  const all = await counts(on);
  expect(all.slice(0, 3).reduce((sum, count) => sum + count, 0)).toBe(all[3]);

  // By keys: the next student, a question, its history.
  const first = await on.locator('main h1 + *').innerText();
  await on.keyboard.press('j');
  await until(() => on.locator('main h1 + *').innerText()).not.toBe(first);
  await settled(on);
  const studentId = addressOf(on).get('studentId');
  expect(studentId).toMatch(/^\d+$/);
  await on.keyboard.press('ArrowDown');
  await on.keyboard.press('Enter');
  await list(on, '历次作答').waitFor();
  const questionId = addressOf(on).get('question');
  await picture(on, 'tracking-1280');
  await accessible(on, { name: 'tracking' });
  await widePicture(on, 'tracking-1920');

  // The cause is confirmed, then the question called mastered with a reason.
  await button(on, '确认错因').click();
  await until(() => button(on, '确认错因').count()).toBe(0);
  const before = await counts(on);
  await rows(on).first().getByRole('button').first().focus();
  await on.keyboard.press('m');
  await button(dialog(on), '标为已掌握').click();
  await dialog(on).getByText('请填写理由').waitFor();
  await dialog(on).getByRole('textbox').fill('当面讲解后独立做对');
  await button(dialog(on), '标为已掌握').click();
  await dialog(on).waitFor({ state: 'detached' });
  await until(() => counts(on)).toEqual([before[0]! - 1, before[1], before[2]! + 1, before[3]]);
  await states(on)
    .getByText(/^已掌握/)
    .click();
  await until(() => Promise.resolve(addressOf(on).get('state'))).toBe('mastered');
  await on.goto(`/#/studentTracking?studentId=${studentId}&state=mastered&question=${questionId}`);
  await on.getByText('由老师标为已掌握：当面讲解后独立做对').waitFor();
  await button(on, '撤销标记').click();
  await until(() => counts(on)).toEqual(before);

  // Something from elsewhere: found in the bank, with the photo cut in the browser.
  await button(on, '手工加错题').click();
  await button(dialog(on), /^就是这道/)
    .first()
    .waitFor();
  await dialog(on)
    .getByRole('button', { name: /^就是这道/ })
    .last()
    .click();
  const chooser = on.waitForEvent('filechooser');
  await button(dialog(on), '选择照片').click();
  await (await chooser).setFiles(await photo());
  await dialog(on).getByRole('img', { name: '要裁剪的照片' }).waitFor();
  await picture(on, 'tracking-photo-1280');
  await accessible(on, { name: 'tracking-photo' });
  await button(dialog(on), '加入错题本').click();
  await dialog(on).waitFor({ state: 'detached' });
  await on.goto(`/#/studentTracking?studentId=${studentId}&state=all&source=0`);
  await until(() => rows(on).count()).toBe(1);
  await rows(on).first().getByRole('button').first().click();
  await on.getByRole('img', { name: '手工加入的作答照片' }).waitFor();
  await button(on, '移除手工加入的').click();
  await button(dialog(on), '移除').click();
  await on.getByText('没有符合条件的错题。').waitFor();

  // On paper what the filters show, as the print preview has it.
  await on.goto(`/#/studentTracking?studentId=${studentId}&state=all`);
  await rows(on).first().waitFor();
  await on.keyboard.press('p');
  await dialog(on).getByRole('checkbox', { name: '错题本' }).waitFor();
  const printing = dialog(on).getByRole('button', { name: '保存 PDF' });
  await until(() => printing.isEnabled()).toBe(true);
  await picture(on, 'tracking-print');
  await on.keyboard.press('Escape');
  await dialog(on).waitFor({ state: 'detached' });

  // Somebody who is not in the class.
  await on.goto('/#/studentTracking?studentId=1');
  await button(on, '看本班学生').click();
  await rows(on).first().waitFor();
  expect(troubles).toEqual([]);
  await close();
});
