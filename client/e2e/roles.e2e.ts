import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listClasses } from '../../contracts/vesta/class.ts';
import { pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { classIds, courseIds, schoolIds } from '../../seed/landmarks.ts';
import { as, ask, button, card, chosen, dialog, goOn, list, press, showType, tab } from './assigning.ts';
import { startBrowser, until } from './browser.ts';

// Who has several roles: a teacher of two grades, and somebody who teaches in both sets, administers and counsels.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

it('a teacher of two grades sets work out of the basket for the classes of one', async () => {
  const account = 'teaching';
  const { page: on, close, troubles } = await as(browser, account, '/AICorrect/index?tab=bank');
  await showType(on, '选择题');
  await press(list(on, '题库'), '加入试题篮', 3);
  await button(on, '布置').press('Enter');
  await card(on, '作业与考试').getByRole('link').click();
  await on.getByLabel('八年级物理').check();
  for (const name of ['八年级1班', '八年级2班']) await on.getByLabel(name).check();
  await on.getByLabel('名称').fill('物理周测');
  await goOn(on, '试卷');
  await tab(on, '试题篮').click();
  await button(on, '选用全部').click();
  await until(() => chosen(on)).toMatchObject({ all: 3 });
  const { score } = await chosen(on);
  await goOn(on, '预览与布置');
  await button(on, '布置').click();
  await on.getByRole('heading', { name: '已布置“物理周测”' }).waitFor();
  const { records } = await ask(pageAssignments, { keyword: '物理周测' }, account);
  expect(records).toMatchObject([
    {
      courseId: courseIds.physics,
      gradeId: '8',
      isOwn: true,
      stage: 'collecting',
      questionCount: 3,
      totalScore: score,
    },
  ]);
  expect(records[0]!.classes.map(({ className }) => className)).toEqual(['八年级1班', '八年级2班']);
  expect(troubles).toEqual([]);
  await close();
});

it('R2.44 somebody of many roles adds a class as administrator, and finds the same homework in both sets', async () => {
  const account = 'many';
  const { page: on, close, troubles } = await as(browser, account, '/');
  const heading = (name: string) => on.getByRole('heading', { name, level: 1 }).waitFor();
  const links = on.getByRole('navigation', { name: '主菜单' }).getByRole('link');
  const change = async (role: string) => {
    await on.getByRole('banner').getByRole('button').last().click();
    await button(on.getByRole('dialog', { name: '账号' }), role).click();
  };
  const lesson = { classId: classIds.junior, courseId: courseIds.english };
  const { records } = await ask(pageAssignments, { ...lesson, current: 1, size: 20 }, account);
  expect(records.length).toBeGreaterThan(1);
  await heading('AI批改');
  await card(on, records[0]!.title).first().waitFor();
  expect(await links.filter({ hasText: '学生管理' }).count()).toBe(0);

  await change('学校管理员');
  await heading('学校看板');
  await links.filter({ hasText: '班级管理' }).click();
  await button(on, '新增班级').first().click();
  await dialog(on).getByLabel('班级名称').fill('英语走班');
  await button(dialog(on), '保存').click();
  await on.getByRole('treeitem', { name: /^英语走班/ }).waitFor();
  const classes = await ask(listClasses, { schoolId: schoolIds.junior, gradeId: '7' }, account);
  expect(classes.map(({ className }) => className)).toContain('英语走班');

  await change('教师（经典版）');
  await heading('作业');
  const shown = on.getByRole('table', { name: '作业', exact: true }).locator('tbody tr');
  await until(() => shown.count()).toBe(records.length);
  for (const [place, { title }] of records.entries()) await shown.nth(place).getByText(title).first().waitFor();
  await change('心理教师');
  await heading('心声');
  expect(await links.filter({ hasText: '作业' }).count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});
