import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdf } from '../../server/engines/printing/testing/pages.ts';
import { accessible } from './accessibility.ts';
import { as, button, list, widePicture } from './assigning.ts';
import { picture, settled, startBrowser, until } from './browser.ts';

// What a student has learnt, read and printed, and what a student did: the same figures as in the student's book.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const addressOf = (on: Page): URLSearchParams => new URLSearchParams(on.url().split('?')[1] ?? '');
const sheet = (on: Page): Locator => on.getByRole('article', { name: /学情报告$/ });
const part = (on: Page, name: string | RegExp): Locator => sheet(on).getByRole('region', { name });
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const named = (on: Page): Promise<string> => sheet(on).locator('dd').first().innerText();

/** Names and percentages of the points of a table; one figure may be rounded further than the other. */
async function masteries(table: Locator): Promise<Map<string, number>> {
  await table.locator('tbody tr').first().waitFor();
  const rows = await table.locator('tbody tr').allInnerTexts();
  return new Map(
    rows.map((row) => {
      const [name, percent] = row.split(/\t|\n/).filter((cell) => cell.trim() !== '');
      return [name!.trim(), Math.round(parseFloat(percent!))];
    }),
  );
}

describe('the learning report', () => {
  it('R2.10 has the figures of the student’s book, is left part by part, and prints the class in the background', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/studentTracking');
    await list(on, '错题').locator('> li').first().waitFor();
    const [open, consolidating, mastered] = (await list(on, '各状态题数').getByRole('listitem').allInnerTexts()).map(
      (text) => numbersIn(text)[0]!,
    );
    const due = numbersIn(await on.getByText(/^今天该练 \d+ 题/).innerText())[0];
    await on.getByRole('region', { name: '知识点', exact: true }).getByText('表格', { exact: true }).click();
    const inBook = await masteries(on.getByRole('table', { name: '知识点掌握' }));
    const student = (await on.locator('main h1 + *').innerText()).split(/\s/)[0]!;

    await on.getByRole('link', { name: '学情报告', exact: true }).click();
    await part(on, '小结').waitFor();
    await settled(on);
    expect(await named(on)).toBe(student);
    const figures = await part(on, '小结').locator('dl > div').allInnerTexts();
    expect(numbersIn(figures[1]!)).toEqual([mastered, open! + consolidating! + mastered!, consolidating]);
    expect(numbersIn(figures[2]!)[0]).toBe(due);
    await on.getByRole('radiogroup', { name: '数学的知识点的显示方式' }).getByText('表格').click();
    const inReport = await masteries(on.getByRole('table', { name: '数学的知识点' }));
    expect(inReport.size).toBeGreaterThan(3);
    for (const [name, mastery] of inReport) expect([name, inBook.get(name)]).toEqual([name, mastery]);
    await picture(on, 'learning-1280');
    await accessible(on, { name: 'learning' });
    await widePicture(on, 'learning-1920');

    // Every figure of the advice leads to where it comes from.
    await expect
      .poll(() =>
        part(on, /建议|最该先补/)
          .getByRole('link')
          .count(),
      )
      .toBeGreaterThan(0);

    // By keys to the next student; what is left out stays out of the page, also after a reload.
    await on.keyboard.press('j');
    await until(() => named(on)).not.toBe(student);
    const second = await named(on);
    await on.getByRole('checkbox', { name: '走势' }).click();
    await until(() => part(on, /的走势$/).count()).toBe(0);
    await on.reload();
    await part(on, '各科情况').waitFor();
    expect([await named(on), await part(on, /的走势$/).count()]).toEqual([second, 0]);
    expect(addressOf(on).get('parts')).toBe('subjects,points,weak,advice');

    // Without a model it says so, and keeps the sentences.
    const sentences = await part(on, '小结').locator('p').innerText();
    await on.getByRole('radiogroup', { name: '建议的措辞' }).getByText('润色').click();
    await on.getByText(/^没有配置模型，不能润色/).waitFor();
    expect(await part(on, '小结').locator('p').innerText()).toBe(sentences);
    await accessible(on, { name: 'learning-wording' });

    // The class as one PDF, while the teacher looks at something else.
    const count = numbersIn(await on.getByText(/份可打印$/).innerText())[1]!;
    await button(on, '存为').click();
    await on.getByRole('menuitem', { name: /^一个 PDF/ }).click();
    await on.getByRole('link', { name: /^作业上交/ }).click();
    await on.getByRole('table', { name: '时间线' }).waitFor();
    await button(on, '任务').click();
    const saving = on.waitForEvent('download');
    await on.getByRole('button', { name: '下载', exact: true }).click();
    const pdf = await openPdf(new Uint8Array(readFileSync(await (await saving).path())));
    expect(pdf.pages).toBeGreaterThanOrEqual(count);
    const pages = await Promise.all(Array.from({ length: pdf.pages }, (_, at) => pdf.text(at + 1)));
    expect(pages.filter((text) => text.includes(`姓名${second}班级`))).toHaveLength(1);
    await pdf.close();
    expect(troubles).toEqual([]);
    await close();
  });

  it('shows the class, and says of somebody who is not in it so', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/wrongbook/index');
    await on.getByRole('link', { name: '班级学情报告' }).click();
    await part(on, '各科情况').waitFor();
    await settled(on);
    await sheet(on).getByText('班级学情报告').waitFor();
    await accessible(on, { name: 'learning-class' });
    await picture(on, 'learning-class-1280');
    await on.goto('/#/learning-situation-report?studentId=1');
    await button(on, '看本班学生').click();
    await part(on, '小结').waitFor();
    expect(troubles).toEqual([]);
    await close();
  });
});

describe('what a student did', () => {
  it('R2.9 is filtered at the server, and the address keeps the filter', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/student-usage-detail');
    const rows = on.getByRole('table', { name: '时间线' }).locator('tbody tr:has(td)');
    await rows.first().waitFor();
    await picture(on, 'usage-1280');
    await accessible(on, { name: 'usage' });
    await widePicture(on, 'usage-1920');
    const exams = on.getByRole('group', { name: '考试', exact: true });
    const count = numbersIn(await exams.innerText())[1]!;
    await exams.getByRole('link').click();
    // The figures count what is published, the timeline shows what is still to come as well.
    const published = rows.filter({ hasNotText: '待交' });
    await until(() => rows.filter({ hasText: '作业' }).count()).toBe(0);
    await until(() => published.count()).toBe(count);
    await on.reload();
    await rows.first().waitFor();
    expect(await published.count()).toBe(count);
    expect(await rows.filter({ hasText: '考试' }).count()).toBe(await rows.count());
    await rows.getByRole('link').first().click();
    await until(() => on.title()).toContain('批改详情');
    await settled(on);
    expect(troubles).toEqual([]);
    await close();
  });
});
