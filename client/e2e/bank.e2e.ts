import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as assigning from './assigning.ts';
import { as, button, dialog, list } from './assigning.ts';
import { open, picture, startBrowser, until } from './browser.ts';

// The bank by keys, where nothing is found, and by who leads a subject.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

describe('the bank', () => {
  it('fills the basket by keys alone, and shows where the keys are', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/AICorrect/index?tab=bank');
    await list(on, '题库').waitFor();
    await on.keyboard.press('/');
    await assigning.anew(on, () => on.keyboard.type('不等式'), 'keyword', '不等式');
    for (const key of ['Enter', 'Space']) {
      await assigning.keyTo(on, 'Tab', /^加入试题篮/);
      await on.keyboard.press(key);
      await until(() => assigning.focused(on)).toMatch(/^移出试题篮/);
    }
    await picture(on, 'bank-keys-1280');
    await assigning.keyTo(on, 'Shift+Tab', /^试题篮（\d+）$/);
    await on.keyboard.press('Enter');
    await dialog(on).waitFor();
    await on.keyboard.press('Escape');
    await dialog(on).waitFor({ state: 'detached' });
    await until(() => assigning.focused(on)).toMatch(/^试题篮（\d+）$/);
    expect(troubles).toEqual([]);
    await close();
  });

  it('says what to do where nothing is found', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/AICorrect/index?tab=bank');
    await assigning.search(on, '没有人问过的事');
    await on.getByText('没有符合条件的题目，可以换个条件，或自己录入。').waitFor();
    await until(() => button(on, '录入题目').count()).toBe(2);
    await picture(on, 'bank-nothing-1280');
    await on.goto('/#/AICorrect/index?keyword=没有人布置过');
    await on.getByText('没有符合条件的作业，可以换个时间、课程或条件，或点右上角的“布置”。').waitFor();
    expect(troubles).toEqual([]);
    await close();
  });
});

describe('a subject leader', () => {
  it('has the screens of a teacher', async () => {
    const path = '/AICorrect/index';
    const [teacher, leader] = await Promise.all([as(browser, 'teacher', path), as(browser, 'subject-leader', path)]);
    const screens = {
      [path]: 'AI批改',
      '/AICorrect/createCorrectTask': '布置作业',
      '/print-records-detail': '打印记录',
    };
    for (const [address, heading] of Object.entries(screens)) {
      const [own, same] = await Promise.all(
        [teacher, leader].map(async (one) => {
          await open(one, address);
          await one.page.getByRole('heading', { name: heading, exact: true }).waitFor();
          const names = await one.page.locator('nav a, [role=tab], article h2').allInnerTexts();
          // Without the number beside an entry, which is one's own.
          return names.map((name) => name.split('\n')[0]);
        }),
      );
      expect(same, address).toEqual(own);
      await picture(leader.page, `leader${address.replaceAll('/', '-')}-1280`);
    }
    for (const { troubles, close } of [teacher, leader]) {
      expect(troubles).toEqual([]);
      await close();
    }
  });
});
