import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMastery, listStudentMistakes, pageStudentBook } from '../../contracts/wrongbook/mistakes.ts';
import { formatNumber, formatRate } from '../../contracts/figure-text.ts';
import { classIds, courseIds } from '../../seed/landmarks.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, dialog, list, widePicture } from './assigning.ts';
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

const lesson = { classId: classIds.junior, courseId: courseIds.maths };

/** What people choose by mistake, what is too large, and a photo of a sheet with 50 megapixels. */
async function photos(): Promise<Record<'broken' | 'tooLarge' | 'sheet', string>> {
  const folder = mkdtempSync(join(tmpdir(), 'photo-'));
  const files = { broken: join(folder, '坏.jpg'), tooLarge: join(folder, '大.jpg'), sheet: join(folder, '作答.jpg') };
  writeFileSync(files.broken, 'not a picture');
  writeFileSync(files.tooLarge, Buffer.alloc(31 * 1024 * 1024));
  await sharp({ create: { width: 8192, height: 6144, channels: 3, background: '#f4f1e8' } })
    .jpeg()
    .toFile(files.sheet);
  return files;
}

/** Chooses a photo of what a student wrote. */
async function choosePhoto(on: Page, file: string): Promise<void> {
  const chooser = on.waitForEvent('filechooser');
  await button(dialog(on), '选择照片').click();
  await (await chooser).setFiles(file);
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
  await dialog(on).getByRole('textbox', { name: '作答' }).fill('写成了负五');
  const { broken, tooLarge, sheet } = await photos();
  await choosePhoto(on, broken);
  await dialog(on).getByText('照片无法打开：可能已损坏').waitFor();
  await choosePhoto(on, tooLarge);
  await dialog(on).getByText('照片超过 30 MB，请换一张或先压缩').waitFor();
  // Read beside the page, which gets it small.
  const beside = on.waitForEvent('worker');
  await choosePhoto(on, sheet);
  expect((await beside).url()).toContain('photo-worker');
  const framed = dialog(on).getByRole('img', { name: '要裁剪的照片' });
  await until(() => framed.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    1600, 1200,
  ]);
  expect(
    await dialog(on)
      .getByText(/^照片(无法打开|超过)/)
      .count(),
  ).toBe(0);
  await picture(on, 'tracking-photo-1280');
  await accessible(on, { name: 'tracking-photo' });
  await button(dialog(on), '加入错题本').click();
  await dialog(on).waitFor({ state: 'detached' });
  await on.goto(`/#/studentTracking?studentId=${studentId}&state=all&source=0`);
  await until(() => rows(on).count()).toBe(1);
  await rows(on).first().getByRole('button').first().click();
  await on.getByRole('img', { name: '手工加入的作答照片' }).waitFor();
  await list(on, '历次作答').getByText('写成了负五').waitFor();
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

  // Somebody of another class, whose book is refused with a way out.
  const [stranger] = await ask(listStudentMistakes, { ...lesson, classId: classIds.juniorSecond });
  expect(troubles.splice(0)).toEqual([]);
  await on.goto(`/#/studentTracking?studentId=${stranger!.studentId}`);
  await on.getByText(/^这名学生不在这个班级/).waitFor();
  expect(await on.getByText(pageStudentBook.refusals.notInClass).count()).toBe(0);
  await button(on, '看本班学生').click();
  await rows(on).first().waitFor();
  expect(troubles.filter((one) => !/bookPage|status of 400/.test(one))).toEqual([]);
  await close();
});

it('leads from an attempt to its sheet and back, and keeps the day of the next exam with what is forgotten by then', async () => {
  const students = await ask(listStudentMistakes, lesson);
  const { studentId } = students.toSorted((a, b) => b.mastered - a.mastered)[0]!;
  const { records } = await ask(pageStudentBook, { ...lesson, studentId, size: 50 });
  const { questionId, attempts } = records.find((one) => one.attempts.some(({ isOpen }) => isOpen))!;
  const attempt = attempts.find(({ isOpen }) => isOpen)!;
  const path = `/studentTracking?studentId=${studentId}&state=all&question=${questionId}`;
  const { page: on, close, troubles } = await as(browser, 'teacher', path);
  await list(on, '历次作答')
    .getByRole('link', { name: /^打开答卷/ })
    .first()
    .click();
  await on.getByRole('heading', { name: /的答卷$/ }).waitFor();
  expect(addressOf(on).get('position')).toBe(String(attempt.position));
  const places = on.locator('main li').filter({ has: on.getByText(/^\d+(\.|$)/) });
  await until(() => places.and(on.locator('[data-current]')).count()).toBe(1);
  await on.goBack();
  await list(on, '历次作答').waitFor();

  const day = on.getByLabel('下次考试的日期');
  const exam = `${Number((await day.getAttribute('min'))!.slice(0, 4)) + 1}-06-20`;
  await day.fill(exam);
  const { memory } = await ask(pageStudentBook, { ...lesson, studentId, on: exam });
  expect(memory.fading).toBeGreaterThan(0);
  await button(on, `${memory.fading} 题会低于 90%`).click();
  const held = async () => [
    addressOf(on).get('on'),
    addressOf(on).get('state'),
    await day.inputValue(),
    await rows(on).count(),
  ];
  await until(held).toEqual([exam, 'fading', exam, memory.fading]);
  await on.reload();
  await until(held).toEqual([exam, 'fading', exam, memory.fading]);
  expect(troubles).toEqual([]);
  await close();
});

it('shows the same figures of points as tree, radar and table, and says what the school calls mastered', async () => {
  const { page: on, close, troubles } = await as(browser, 'teacher', '/studentTracking?state=all');
  const points = on.getByRole('region', { name: '知识点', exact: true });
  const tree = points.getByRole('treeitem');
  await tree.nth(1).waitFor();
  const studentId = (await ask(listStudentMistakes, lesson)).toSorted((a, b) => b.due - a.due)[0]!.studentId;
  const known = (await ask(listMastery, { ...lesson, studentId })).filter(({ answered }) => answered > 0);
  const lineOf = ({ name, mastery, answered }: Omit<(typeof known)[number], 'children'>) =>
    [name, formatRate(mastery), formatNumber(answered)].join(' ');
  const lines = (parts: Locator) =>
    until(async () => (await parts.allInnerTexts()).map((text) => text.replace(/^\d+ /, '').split(/\s+/).join(' ')));
  await lines(tree).toEqual([expect.any(String), ...known.map(lineOf)]);
  await points.getByText('雷达', { exact: true }).click();
  const leaves = known.flatMap(({ children }) => children.filter(({ answered }) => answered > 0));
  // A radar has three axes at least: with fewer chapters, those are points.
  const axes = known.length < 3 ? leaves : known;
  await lines(points.getByRole('figure').getByRole('listitem')).toEqual(axes.map(lineOf));
  await points.getByText('表格', { exact: true }).click();
  await lines(points.locator('tbody').getByRole('row')).toEqual(
    leaves.toSorted((a, b) => (a.mastery ?? 2) - (b.mastery ?? 2)).map(lineOf),
  );
  expect(leaves.length).toBeGreaterThan(known.length);

  await on.getByText('做对 2 次、相隔 7 天算掌握').waitFor();
  const { page: office, close: leave } = await as(browser, 'school-admin', '/class');
  await button(office, '错题掌握标准').click();
  await dialog(office).getByRole('textbox', { name: '答对次数' }).fill('1');
  await button(dialog(office), '保存').click();
  await office.getByText('已按新标准更新全校错题本').waitFor();
  await leave();
  await on.reload();
  await on.getByText('做对 1 次、相隔 7 天算掌握').waitFor();
  expect(troubles).toEqual([]);
  await close();
});
