import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { taskType } from '../../contracts/constants/assignments.ts';
import { listSubmissions, pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, dialog, list, widePicture } from './assigning.ts';
import { picture, settled, startBrowser, until } from './browser.ts';

// The classic book of mistakes and the groups of students that come of it: moved by menu, by dragging, made anew, and given practice.

const account = 'classic-teacher';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const groups = (on: Page) => on.locator('main').getByRole('article');
const namesOf = (on: Page) => groups(on).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
const students = (on: Page, name: string) => list(on, `${name}的学生`).getByRole('button');

it('R2.30 R2.33 lead a classic teacher from the book to groups, which are moved, named, made anew and given practice', async () => {
  const { page: on, close, troubles } = await as(browser, account, '/errorNote');
  // Homework is all that the type of mistakes offers.
  await until(() => on.getByRole('combobox', { name: '错题类型：作业' }).isDisabled()).toBe(true);
  await on.getByText('学生', { exact: true }).click();
  await list(on, '错题').locator('> li').first().waitFor();
  await on.getByRole('link', { name: '学习小组' }).click();
  await groups(on).first().waitFor();
  await settled(on);
  await accessible(on, { name: 'learning-groups' });
  await picture(on, 'learning-groups-1280');
  await widePicture(on, 'learning-groups-1920');
  const [first = '', second = ''] = await namesOf(on);

  // By menu, with the keys alone.
  const count = await students(on, second).count();
  await students(on, first).first().focus();
  const moved = await students(on, first).first().innerText();
  await on.keyboard.press('Enter');
  await on.getByRole('menuitem', { name: second, exact: true }).click();
  await until(() => students(on, second).count()).toBe(count + 1);
  expect(await students(on, second).last().innerText()).toContain(moved.split('\n')[0]!);
  await button(on, '重新分组').waitFor();

  // By dragging back.
  await students(on, second)
    .last()
    .dragTo(on.getByRole('article', { name: first, exact: true }).locator('header'));
  await until(() => students(on, second).count()).toBe(count);

  await button(on, `给“${first}”改名`).click();
  await dialog(on).getByRole('textbox').fill('周三面批');
  await button(dialog(on), '保存').click();
  await on.getByRole('article', { name: '周三面批', exact: true }).waitFor();
  await on.reload();
  await on.getByRole('article', { name: '周三面批', exact: true }).waitFor();

  // What would be lost is said before.
  await button(on, '重新分组').click();
  await dialog(on)
    .getByText(/1 个小组改过的组名/)
    .waitFor();
  await button(dialog(on), '重新分组').click();
  await until(() => namesOf(on)).toContain(first);
  // The groups are there before the question has gone; whoever looks at the screen clicks after that.
  await dialog(on).waitFor({ state: 'detached' });

  await on.getByRole('article', { name: first, exact: true }).getByRole('button', { name: '布置练习' }).click();
  await list(on, '每人题数')
    .getByText(/\d+ 题/)
    .first()
    .waitFor();
  await accessible(on, { name: 'learning-groups-practice' });
  await picture(on, 'learning-groups-practice-1280');
  const given = await list(on, '每人题数').getByRole('listitem').filter({ hasNotText: '没有题' }).allInnerTexts();
  await button(dialog(on), `布置并打印 ${given.length} 份`).click();
  await dialog(on).getByText('打印预览').first().waitFor();

  // Nobody else of the class has got it.
  const title = `${first}（学习小组）巩固错题`;
  const { records } = await ask(pageAssignments, { keyword: title, current: 1, size: 10 }, account);
  expect(records).toMatchObject([{ title, taskType: taskType.errorNote, studentCount: given.length }]);
  const work = await ask(listSubmissions, { assignmentId: records[0]!.id }, account);
  expect(work.map(({ studentName }) => studentName).sort()).toEqual(given.map((text) => text.split('\n')[0]!).sort());
  expect(work.filter(({ questionCount }) => questionCount === 0)).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});
