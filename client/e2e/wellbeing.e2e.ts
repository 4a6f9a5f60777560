import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import { open, openPage, picture, signIn, startBrowser, tokenOf, until } from './browser.ts';

// The psychology teacher opens what a student wrote, for a reason that is written down, and looks after the case; the principal
// reads who opened what; nobody else sees any of it.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const note = '情绪平稳了一些，约好每天放学后来坐一会儿';

/** What each call about the texts answers somebody. */
async function answersFor(account: string): Promise<number[]> {
  const headers = { 'Blade-Auth': `bearer ${await tokenOf(account)}` };
  const asked = [calls.pageWellbeingTexts, calls.getWellbeingOverview, calls.pageWellbeingLog];
  return Promise.all(asked.map(async ({ path }) => (await fetch(`${inject('address')}${path}`, { headers })).status));
}

async function writeRecord(page: Page): Promise<void> {
  const record = page.getByRole('dialog', { name: '记下一次跟进' });
  await page.getByRole('region', { name: '跟进' }).getByRole('button', { name: '家校联系', exact: true }).click();
  await record.getByText('随访', { exact: true }).first().click();
  await record
    .getByRole('textbox', { name: /内容|记录|备注/ })
    .first()
    .fill(note);
  await page.keyboard.press('Escape');
  await record.waitFor({ state: 'detached' });
}

it('is opened for a reason, looked after, and told to the principal', async () => {
  const teacher = await openPage(browser);
  const { page } = teacher;
  await signIn(teacher, 'psychology');
  await open(teacher, '/heart-sounds?from=2026-09-01&to=2026-12-31');
  for (const width of [1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: width === 1920 ? 1080 : 768 });
    await page.getByRole('row').nth(3).waitFor();
    await picture(page, `wellbeing-list-${width}`);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  const row = page.getByRole('row').filter({ hasText: '预警' }).first();
  await row.getByRole('button', { name: '打开' }).click();
  const ask = page.getByRole('dialog', { name: /^打开/ });
  const confirm = ask.getByRole('button', { name: '打开' });
  expect(await confirm.isDisabled()).toBe(true);
  await ask.getByLabel('首次研判').check();
  await picture(page, 'wellbeing-ask-1366');
  await confirm.click();
  await page.getByRole('timer').waitFor();
  const address = page.url();
  for (const width of [1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: width === 1920 ? 1080 : 768 });
    await picture(page, `wellbeing-case-${width}`);
  }
  await page.emulateMedia({ media: 'print' });
  await picture(page, 'wellbeing-case-print');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: '调整级别' }).click();
  const level = page.getByRole('dialog', { name: /把级别/ });
  await level.getByText('危机', { exact: true }).click();
  await level.getByRole('textbox').fill('面谈时手腕有新伤');
  await level.getByRole('button', { name: '调整级别' }).click();
  await page.getByText('面谈时手腕有新伤').waitFor();

  await writeRecord(page);
  // Left and come back to: what was not saved is there.
  await open(teacher, '/heart-sounds');
  await page.goto(address);
  await page.getByRole('button', { name: '家校联系', exact: true }).click();
  const record = page.getByRole('dialog', { name: '记下一次跟进' });
  await record.getByText('已经填回').waitFor();
  await record.getByText('随访', { exact: true }).first().click();
  await record.getByRole('button', { name: '保存' }).click();
  await page.getByRole('list', { name: '做过的事' }).getByText(note).waitFor();
  expect(teacher.troubles).toEqual([]);
  await teacher.close();

  const principal = await openPage(browser);
  await signIn(principal, 'school-master');
  await open(principal, '/heart-log');
  const log = principal.page.getByRole('row').filter({ hasText: '首次研判' }).first();
  await log.waitFor();
  await principal.page.setViewportSize({ width: 1366, height: 768 });
  await picture(principal.page, 'wellbeing-log-1366');
  await until(() => log.getByRole('button').count()).toBe(0);
  expect(await principal.page.getByText(note).count()).toBe(0);
  await principal.close();
});

it('is nothing to anybody else', async () => {
  const [list, overview, log] = await answersFor('psychology');
  expect([list, overview, log]).toEqual([200, 200, 200]);
  for (const account of ['teacher', 'school-admin', 'grade-leader', 'researcher'])
    expect(await answersFor(account), account).toEqual([403, 403, 403]);
});
