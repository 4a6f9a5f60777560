import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guidesFor } from '../session/guides.ts';
import { accessible } from './accessibility.ts';
import { open, openPage, picture, signIn, startBrowser } from './browser.ts';

// Guides are followed as they are read: each step opens its screen, and its place is found there.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

describe('guides', () => {
  it.each([
    ['teacher', 'mpTeacher'],
    ['school-admin', 'mpSchoolAdmin'],
    ['partner-1', 'partner'],
  ])('of %s point at what is there, step by step', async (account, role) => {
    const watched = await openPage(browser);
    const { page } = watched;
    await signIn(watched, account);
    for (const { title, steps } of guidesFor(role)) {
      await open(watched, '/useGuide');
      await page.getByRole('button', { name: title }).click();
      await page.getByRole('button', { name: '带我走一遍' }).click();
      const bubble = page.getByRole('dialog', { name: `指南：${title}` });
      for (const [place, { text }] of steps.entries()) {
        await bubble.getByText(text).waitFor();
        await page.locator('[data-guide-ring]').waitFor();
        if (title === guidesFor(role)[0]!.title) await picture(page, `guide-${account}-${place + 1}-1280`);
        await bubble.getByRole('button', { name: place === steps.length - 1 ? '完成' : '下一步' }).click();
      }
      await bubble.waitFor({ state: 'detached' });
    }
    expect(watched.troubles).toEqual([]);
    await watched.close();
  });

  it('are searched, accessible, and left by Escape', async () => {
    const watched = await openPage(browser);
    const { page } = watched;
    await signIn(watched, 'school-admin');
    await open(watched, '/useGuide');
    await accessible(page, { name: 'useGuide' });
    await page.getByRole('textbox', { name: '查找指南' }).fill('错误名单');
    await page.getByRole('button', { name: '打开并指给我看' }).click();
    await page.locator('[data-guide-ring]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-guide-ring]').waitFor({ state: 'detached' });
    expect(page.url()).toContain('/studentManage');
    await watched.close();
  });
});
