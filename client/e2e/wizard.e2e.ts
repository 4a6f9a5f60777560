import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, button, goOn, keyTo, step } from './assigning.ts';
import { picture, startBrowser, until } from './browser.ts';

// The steps of setting work: what is missing is shown where it is mended, and keys alone do it all.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

/** How a field with the focus is called, and whether it is in sight above the bar and marked as wrong. */
const fault = (on: Page) =>
  on.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { top, bottom } = field.getBoundingClientRect();
    const isInSight = top > 56 && document.elementFromPoint(field.getBoundingClientRect().x + 8, bottom - 4) === field;
    return [field.labels?.[0]?.textContent, field.getAttribute('aria-invalid'), isInSight];
  });

const scrolled = (on: Page) => on.locator('main').evaluate(({ scrollTop }) => scrollTop);

describe('a dictation', () => {
  it('is set by keys alone, led from each fault to the next', async () => {
    const {
      page: on,
      close,
      troubles,
    } = await as(browser, 'subject-leader', '/AICorrect/createCorrectTask?taskType=5');
    await on.setViewportSize({ width: 1280, height: 600 });
    await on.getByLabel('七年级1班').waitFor();
    const next = async () => {
      await keyTo(on, 'Tab', /^下一步$/);
      await on.keyboard.press('Enter');
    };
    await next();
    await step(on, '选内容').waitFor();
    await next();
    await until(() => fault(on)).toEqual(['字词或句子 *', 'true', true]);
    await on.keyboard.type('春天\n夏天\n秋天');
    await next();
    await until(() => fault(on)).toEqual(['知识点 *', 'true', true]);
    expect(await scrolled(on)).toBeGreaterThan(0);
    await on.getByText('请选择知识点').waitFor();
    await picture(on, 'wizard-dictation-fault');
    await on.keyboard.press('ArrowDown');
    await on.keyboard.press('Enter');
    await next();
    await step(on, '预览与布置').waitFor();
    expect(await scrolled(on)).toBe(0);
    await keyTo(on, 'Tab', /^布置$/);
    await on.keyboard.press('Enter');
    await on.getByRole('heading', { name: /^已布置“七年级语文 听写默写/ }).waitFor();
    expect(troubles).toEqual([]);
    await close();
  });

  it('wants a class before all else', async () => {
    const {
      page: on,
      close,
      troubles,
    } = await as(browser, 'subject-leader', '/AICorrect/createCorrectTask?taskType=5');
    await on.getByLabel('全部').check();
    await on.getByLabel('全部').uncheck();
    await button(on, '下一步').click();
    await until(() => fault(on)).toEqual(['全部', 'true', true]);
    await on.getByLabel('七年级1班').check();
    await goOn(on, '选内容');
    expect(troubles).toEqual([]);
    await close();
  });
});
