import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessible } from './accessibility.ts';
import { openPage, picture, startBrowser } from './browser.ts';

// The page of the calls' documents: finding a call, what it shows of it, and trying it as somebody of the demonstration.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

/** Chinese that is set in a face without it, and so as empty boxes where the system brings none. */
const faceless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = (element: Element): string =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    return [...document.querySelectorAll('body *:not(script, style)')]
      .filter((element) => /\p{Script=Han}/u.test(own(element)))
      .filter((element) => !getComputedStyle(element).fontFamily.includes('Noto Sans SC Variable'))
      .map((element) => own(element).slice(0, 40));
  });

it('finds calls by path and by name, and says where each comes from', async () => {
  const watched = await openPage(browser);
  const { page } = watched;
  const answer = await page.goto('/docs');
  const policy = answer!.headers()['content-security-policy']!;
  expect(policy).toMatch(/^default-src 'self';.*style-src 'self' 'nonce-[0-9a-f]{32}'/);
  expect(policy).not.toContain('unsafe-inline');
  const search = page.getByLabel('查找接口');
  await search.fill('学生分页');
  const groups = page.locator('.opblock-tag');
  await expect.poll(() => groups.count()).toBe(1);
  await groups.click();
  const call = page.locator('.call');
  await expect.poll(() => call.count()).toBe(1);
  expect(await call.locator('.from').innerText()).toBe('规格');
  await search.fill('/exam/marking/');
  await expect.poll(() => page.locator('.opblock-tag').getAttribute('data-tag')).toBe('wrongbook-exam');
  await accessible(page);
  expect(await faceless(page)).toEqual([]);
  await picture(page, 'docs-search');
  expect(watched.troubles).toEqual([]);
  await watched.close();
});

it('opens a call by its address and tries it as a persona', async () => {
  const watched = await openPage(browser, 1920, 1080);
  const { page } = watched;
  await page.goto('/docs/#/juno/listMyRoles');
  const call = page.locator('#operations-juno-listMyRoles');
  await call.getByText('来源：', { exact: false }).waitFor();
  await page.getByLabel('演示身份').selectOption('teacher');
  await page.getByText('已用 teacher 的令牌').waitFor();
  await call.getByRole('button', { name: '发送' }).click();
  const response = call.locator('.live-responses-table');
  await response.getByText('"success": true', { exact: false }).waitFor();
  expect(await response.innerText()).toContain('"code": 200');
  await accessible(page);
  expect(await faceless(page)).toEqual([]);
  await picture(page, 'docs-call');
  expect(watched.troubles).toEqual([]);
  await watched.close();
});
