import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { getClassUsage } from '../../contracts/wrongbook/class-usage.ts';
import { getAssignmentReport } from '../../contracts/wrongbook/reports.ts';
import { classIds } from '../../seed/landmarks.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, dialog, tab, widePicture } from './assigning.ts';
import { picture, settled, startBrowser, until } from './browser.ts';

// The classic doors: a teacher from the list of homework to one answer, to papers, classes and figures of use; the
// administrator of a school from class to class list and to the school's resources.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const table = (on: Page, name: string) => on.getByRole('table', { name, exact: true });
const rows = (on: Page, name: string) => table(on, name).locator('tbody tr');
const combo = (on: Page, name: string) => on.getByRole('combobox', { name });
const menu = (on: Page, name: string) => on.getByRole('navigation').getByRole('link', { name }).click();
const heading = (on: Page, name: string | RegExp) => on.getByRole('heading', { name, level: 1 }).waitFor();

async function keep(on: Page, name: string): Promise<void> {
  await settled(on);
  await accessible(on, { name });
  await picture(on, `${name}-1280`);
  await widePicture(on, `${name}-1920`);
}

it('R2.30 R2.34 leads a classic teacher from homework to one answer, and on to papers, classes and use', async () => {
  const account = 'classic-teacher';
  const { page: on, close, troubles } = await as(browser, account, '/');
  await heading(on, '作业');
  const { records } = await ask(pageAssignments, { current: 1, size: 20 }, account);
  await until(() => rows(on, '作业').count()).toBe(records.length);
  await combo(on, '时间：全部').click();
  await on.getByRole('option', { name: '最近一月' }).click();
  await until(() => rows(on, '作业').count()).toBeLessThan(records.length);
  await keep(on, 'classic-homework');

  const work = records.find(({ stage, taskType }) => stage === 'published' && taskType === 1)!;
  await on.goto(`/#/homeworkDetails?assignmentId=${work.id}`);
  const report = await ask(getAssignmentReport, { assignmentId: work.id }, account);
  await until(() => rows(on, '逐题得分').count()).toBe(report.students.length);
  const first = report.students.toSorted((one, other) => one.studentNo.localeCompare(other.studentNo))[0]!;
  const cells = (await rows(on, '逐题得分').first().getByRole('cell').allInnerTexts()).map((text) => text.trim());
  expect(cells.slice(0, -1)).toEqual(first.scores.map((score) => (score === null ? '-' : String(score))));
  await button(on, /^第 3 题，满分/).click();
  await on.getByRole('heading', { name: /^第 3 题/ }).waitFor();
  await keep(on, 'classic-homework-details');

  // The keys lead from cell to cell, Enter to the answer.
  const cell = table(on, '逐题得分').locator('tbody a[tabindex="0"]');
  const student = await rows(on, '逐题得分').first().getByRole('rowheader').innerText();
  await cell.focus();
  await on.keyboard.press('ArrowRight');
  await on.keyboard.press('Enter');
  await heading(on, new RegExp(student));
  expect(new URL(on.url()).hash).toContain('for=submission');

  await menu(on, '试卷');
  await rows(on, '试卷').first().waitFor();
  await rows(on, '试卷').first().getByRole('button', { name: /更多/ }).click();
  await on.getByRole('menuitem', { name: '打印' }).click();
  await heading(on, '打印预览');
  expect(on.url()).toContain('/paperPrinter?paperId=');
  await on.getByRole('link', { name: '试卷' }).click();
  await heading(on, '试卷');

  await menu(on, '班级管理');
  await rows(on, '学生').first().waitFor();
  await keep(on, 'class-manage');
  await combo(on, '学籍状态：在校').click();
  await on.getByRole('option', { name: '毕业' }).click();
  await on.getByText('本班没有毕业的学生').waitFor();
  await tab(on, '小组').click();
  await on.locator('main').getByRole('article').first().waitFor();

  await menu(on, '使用统计');
  await rows(on, '学生使用').first().waitFor();
  await keep(on, 'usage-statistics');
  expect(troubles).toEqual([]);
  await close();
});

it('shows a principal the figures of use that the call gives', async () => {
  const account = 'school-master';
  const { page: on, close, troubles } = await as(browser, account, '/');
  await heading(on, '使用统计');
  const usage = await ask(getClassUsage, { classId: classIds.junior }, account);
  const [own] = usage.classes;
  const shown = rows(on, '各班使用').filter({ hasText: own!.className });
  await shown.getByText(`${own!.submitted.toLocaleString()}/${own!.set.toLocaleString()}`).waitFor();
  await shown.getByRole('button', { name: /看学生/ }).click();
  await until(() => rows(on, '学生使用').count()).toBe(usage.students.length);
  expect(troubles).toEqual([]);
  await close();
});

it('R2.28 R2.29 leads a classic administrator through the roster and to the resources of the school', async () => {
  const { page: on, close, troubles } = await as(browser, 'classic-school-admin', '/');
  await heading(on, '班级管理');
  await on.getByRole('treeitem', { name: /^1班/ }).first().click();
  await keep(on, 'academic-class');
  await on.locator('main').getByText('教师', { exact: true }).first().click();
  await heading(on, '教师管理');
  await on.locator('main').getByText('学生', { exact: true }).first().click();
  await heading(on, '学生管理');
  await button(on, '新增学生').click();
  await dialog(on).getByLabel('姓名').first().fill('测经典');
  await dialog(on).getByLabel('学号').fill('0009901');
  await button(dialog(on), '保存').click();
  await on.getByRole('searchbox').fill('0009901');
  await on.waitForURL((url) => url.hash.includes('0009901'));
  await rows(on, '学生').filter({ hasText: '测经典' }).waitFor();

  await menu(on, '教学资源');
  await rows(on, '校本资源').first().waitFor();
  const allHold = (text: string) => async () => {
    const shown = await rows(on, '校本资源').allInnerTexts();
    return shown.length > 0 && shown.every((row) => row.includes(text));
  };
  const node = (name: string) => on.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  await node('数学').click();
  await node('整式的加减').click();
  await until(allHold('整式的加减')).toBe(true);
  await on.reload();
  await on.getByRole('treeitem', { name: /^整式的加减/, selected: true }).waitFor();
  await node('全部').click();
  await combo(on, '类型：全部类型').click();
  await on.getByRole('option', { name: '图片' }).click();
  await until(allHold('图片')).toBe(true);
  await keep(on, 'teaching-resources');
  expect(troubles).toEqual([]);
  await close();
});
