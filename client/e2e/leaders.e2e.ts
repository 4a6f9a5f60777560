import { readFileSync } from 'node:fs';
import * as xlsx from '@e965/xlsx';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatRate } from '../../contracts/figure-text.ts';
import { listClassesByLeaderType } from '../../contracts/vesta/class.ts';
import {
  getClassComparison,
  getPointComparison,
  getSchoolComparison,
  listAnalysedExams,
  listAnalysedLessons,
} from '../../contracts/wrongbook/analysis.ts';
import { getClassUsage } from '../../contracts/wrongbook/class-usage.ts';
import { leaderTypes } from '../../contracts/roles.ts';
import { courseIds } from '../../seed/landmarks.ts';
import { figure, markSigns, signed, type Compared } from '../features/analysis/figures.ts';
import { defaultTerm } from '../session/terms.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button } from './assigning.ts';
import { settled, startBrowser, until } from './browser.ts';

// Who leads, and may change nothing by that: they compare the classes of an exam or the schools of a joint one, take the figures
// along, and read how much is used.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const learningTerm = defaultTerm(new Date());
const choose = (on: Page, name: string) => on.locator('main').getByText(name, { exact: true }).first().click();

/** Who has figures; somebody has. */
function withFigures({ units }: Compared) {
  const found = units.filter(({ mean }) => mean !== null);
  expect(found.length).toBeGreaterThan(1);
  return found;
}

/** Each with its mean and how far it is from the others, as the table has them. */
async function expectTable(on: Page, compared: Compared): Promise<void> {
  const table = on.getByRole('region', { name: '比较' });
  for (const { name, mean, difference, mark } of withFigures(compared)) {
    const row = table.getByRole('row').filter({ has: button(on, name) });
    const apart = difference ? markSigns[mark] + signed(difference.value) : '-';
    await until(() => row.getByRole('cell').allInnerTexts(), name).toEqual(
      expect.arrayContaining([figure(mean), apart]),
    );
  }
}

/** Every name stands in the workbook that is taken along, and its mean beside it. */
async function expectExport(on: Page, compared: Compared): Promise<void> {
  const [file] = await Promise.all([on.waitForEvent('download'), button(on, '导出').click()]);
  const book = xlsx.read(readFileSync(await file.path()));
  const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  for (const { name, mean } of withFigures(compared)) {
    const row = rows.find((cells) => cells.includes(name));
    expect(
      row?.some((cell) => figure(Number(cell)) === figure(mean)),
      `${name} ${row?.join()}`,
    ).toBe(true);
  }
}

it('R2.31 a classic subject leader compares the classes of an exam, by the last one too, and takes the figures along', async () => {
  const account = 'classic-subject-leader';
  const { page: on, close, troubles } = await as(browser, account, '/');
  const lesson = { gradeId: '7', courseId: courseIds.maths, learningTerm };
  const [exam] = await ask(listAnalysedExams, lesson, account);
  const asked = { examId: exam!.id, courseId: courseIds.maths };
  const compared = await ask(getClassComparison, asked, account);
  await expectTable(on, compared);
  await settled(on);
  await accessible(on, { name: 'analysis-classes' });

  const versus = compared.versus === 'last' ? 'all' : 'last';
  const again = await ask(getClassComparison, { ...asked, versus }, account);
  await choose(on, versus === 'last' ? '和上次比' : '和全年级比');
  await choose(on, '表格');
  await expectTable(on, again);
  await expectExport(on, again);
  expect(troubles).toEqual([]);
  await close();
});

it('R2.31 a researcher begins at the joint exam that was last, and compares its schools', async () => {
  const account = 'researcher';
  const { page: on, close, troubles } = await as(browser, account, '/');
  const [lesson] = await ask(listAnalysedLessons, { learningTerm }, account);
  const { gradeId, courseId } = lesson!;
  const [exam] = await ask(listAnalysedExams, { gradeId, courseId, learningTerm }, account);
  const asked = { examId: exam!.id, courseId };
  const compared = await ask(getSchoolComparison, asked, account);
  await expectTable(on, compared);
  await expectExport(on, compared);

  await choose(on, '知识点');
  const { points } = await ask(getPointComparison, asked, account);
  expect(points.length).toBeGreaterThan(1);
  const table = on.getByRole('region', { name: '知识点 × 学校' }).last().locator('tbody');
  await until(() => table.getByRole('rowheader').allInnerTexts()).toEqual([...points.map(({ name }) => name), '均分']);
  const rates = points.map(({ rate }) => figure(rate === null ? null : rate * 100));
  expect(await table.locator('td:nth-of-type(2)').allInnerTexts()).toEqual([...rates, '']);
  await settled(on);
  await accessible(on, { name: 'analysis-points' });
  expect(troubles).toEqual([]);
  await close();
});

it('a grade leader finds the class of the own grade that hands in least, and reads its students', async () => {
  const account = 'grade-leader';
  const { page: on, close, troubles } = await as(browser, account, '/');
  const own = await ask(listClassesByLeaderType, { leaderType: leaderTypes.gradeLeader! }, account);
  expect(new Set(own.map(({ gradeName }) => gradeName))).toEqual(new Set(['七年级']));
  const usage = await ask(getClassUsage, { classId: own.map(({ id }) => id).join() }, account);
  const classes = on.getByRole('table', { name: '各班使用' }).locator('tbody tr');
  await until(() => classes.count()).toBe(own.length);

  await on.getByRole('table', { name: '各班使用' }).getByRole('button', { name: '上交率' }).click();
  const shares = usage.classes.filter(({ set }) => set > 0).map(({ submitted, set }) => submitted / set);
  await until(() => classes.first().innerText()).toContain(formatRate(Math.min(...shares)));
  const name = await classes.first().getByRole('cell').first().innerText();
  await button(on, `看学生 ${name}`).click();
  const students = usage.students.filter(({ className }) => className === name);
  await on.getByRole('heading', { name: `${name} ${students.length} 人` }).waitFor();
  const shown = on.getByRole('table', { name: '学生使用' }).locator('tbody tr');
  await until(() => shown.count()).toBe(students.length);
  for (const { studentNo, submitted, set } of students)
    await shown.filter({ hasText: studentNo }).getByText(`${submitted}/${set}`, { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});
