import { readFileSync } from 'node:fs';
import * as xlsx from '@e965/xlsx';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DataOf, Endpoint } from '../../contracts/endpoint.ts';
import { formatNumber } from '../../contracts/figure-text.ts';
import { getClassComparison, getSchoolComparison } from '../../contracts/wrongbook/analysis.ts';
import { getClassUsage } from '../../contracts/wrongbook/class-usage.ts';
import { classIds } from '../../seed/landmarks.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button } from './assigning.ts';
import { openPage, open, settled, signIn, startBrowser, until } from './browser.ts';

// Who leads without teaching here: they compare classes or schools, read how much is used, and take the figures with them.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

/** What the screen is told by a call from now on. */
async function told<E extends Endpoint>(on: Page, { path }: E, act: () => Promise<unknown>): Promise<DataOf<E>> {
  const answered = on.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path) && answer.ok());
  await act();
  return ((await (await answered).json()) as { data: DataOf<E> }).data;
}

type Compared = DataOf<typeof getClassComparison>;

const label = (on: Page, name: string) => on.locator('main').getByText(name, { exact: true }).first();

/** Each unit with its mean, as the table has them. */
async function expectTable(on: Page, { units }: Compared): Promise<void> {
  const table = on.getByRole('region', { name: '比较' });
  for (const { name, mean } of units.filter((unit) => unit.mean !== null))
    await table
      .getByRole('row')
      .filter({ hasText: name })
      .getByText(formatNumber(mean!), { exact: true })
      .first()
      .waitFor();
}

/** Every name and mean stands in the workbook that is taken along. */
async function expectExport(on: Page, { units }: Compared): Promise<void> {
  const [file] = await Promise.all([on.waitForEvent('download'), button(on, '导出').click()]);
  const book = xlsx.read(readFileSync(await file.path()));
  const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  for (const { name, mean } of units.filter((unit) => unit.mean !== null)) {
    const row = rows.find((cells) => cells.some((cell) => String(cell).includes(name)))!;
    expect(
      row.some((cell) => Math.abs(Number(cell) - mean!) < 0.1),
      `${name} ${row.join()}`,
    ).toBe(true);
  }
}

it('R2.31 a classic subject leader compares the classes of an exam, by the last one too, and takes the figures along', async () => {
  const watched = await openPage(browser);
  const { page: on, close, troubles } = watched;
  await signIn(watched, 'classic-subject-leader');
  const compared = await told(on, getClassComparison, () => open(watched, '/'));
  expect(compared.units.length).toBeGreaterThan(3);
  await expectTable(on, compared);
  await accessible(on, { name: 'analysis' });
  const other = compared.versus === 'last' ? '和全年级比' : '和上次比';
  const again = await told(on, getClassComparison, () => label(on, other).click());
  expect(again.versus).not.toBe(compared.versus);
  await label(on, '表格').click();
  await expectTable(on, again);
  await expectExport(on, again);
  expect(troubles).toEqual([]);
  await close();
});

it('R2.31 a researcher begins at the joint exam that was last, and compares its schools', async () => {
  const watched = await openPage(browser);
  const { page: on, close, troubles } = watched;
  await signIn(watched, 'researcher');
  const compared = await told(on, getSchoolComparison, () => open(watched, '/'));
  expect(compared.units.length).toBeGreaterThan(1);
  await expectTable(on, compared);
  await expectExport(on, compared);
  await label(on, '知识点').click();
  await on.getByRole('region', { name: '知识点 × 学校' }).last().waitFor();
  await settled(on);
  await accessible(on, { name: 'analysis-points' });
  expect(troubles).toEqual([]);
  await close();
});

it('a grade leader reads how much the classes of the own grade do, and of no other', async () => {
  const account = 'grade-leader';
  const { page: on, close, troubles } = await as(browser, account, '/');
  const usage = await ask(getClassUsage, { classId: classIds.junior }, account);
  const classes = on.getByRole('table', { name: '各班使用' }).locator('tbody tr');
  await until(() => classes.count()).toBe(usage.classes.length);
  expect((await classes.allInnerTexts()).filter((text) => !text.includes('七年级'))).toEqual([]);
  const second = usage.classes[1]!;
  const students = await told(on, getClassUsage, () => button(on, `看学生 ${second.className}`).click());
  await on.getByRole('heading', { name: new RegExp(`^${second.className}`) }).waitFor();
  await until(() => on.getByRole('table', { name: '学生使用' }).locator('tbody tr').count()).toBe(
    students.students.length,
  );
  expect(troubles).toEqual([]);
  await close();
});
