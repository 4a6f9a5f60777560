import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, button, goOn, keyTo, list, search, step } from './assigning.ts';
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

describe('a paper', () => {
  it('is put together by keys alone: chosen, scored, moved, taken out, taken back', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/AICorrect/createCorrectTask?taskType=1');
    const rows = on.getByRole('region', { name: '试卷的题目' }).locator('[data-row]');
    const order = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-question')));
    await on.getByLabel('总分').fill('20');
    await on.getByLabel('选择题').fill('0');
    await on.keyboard.press('Control+Enter');
    await step(on, '试卷').waitFor();
    await on.getByText('还没有选题').first().waitFor();
    // Nothing but single questions, of which each is one row.
    await search(on, '方程');
    const bank = list(on, '题库').locator('[data-row]');
    await bank.first().focus();
    for (let count = 1; count <= 3; count++) {
      await on.keyboard.press('Enter');
      await until(() => rows.count()).toBe(count);
      await on.keyboard.press('ArrowDown');
    }
    await bank.first().getByText('已选用，第').waitFor();
    const before = await order();
    await rows.first().focus();
    await on.keyboard.press('7');
    await until(() => rows.first().locator('input').inputValue()).toBe('7');
    await on.keyboard.press('Escape');
    await on.keyboard.press('Delete');
    await until(order).toEqual(before.slice(1));
    await button(on, '撤销移出第 1 题').waitFor();
    await on.keyboard.press('Control+z');
    await until(order).toEqual(before);
    await until(() => rows.first().locator('input').inputValue()).toBe('7');
    await rows.nth(1).locator('input').fill('');
    await on.keyboard.press('Control+Enter');
    await on.getByText('第 2 题没有分值：填大于 0、不超过 300 的数').waitFor();
    await until(() => on.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('第 2 题分值');
    await picture(on, 'wizard-paper-fault');
    expect(troubles).toEqual([]);
    await close();
  });

  it('scrolls in its parts and never as a whole', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/AICorrect/createCorrectTask?taskType=1');
    await goOn(on, '试卷');
    await list(on, '题库').waitFor();
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await on.setViewportSize({ width, height });
      const room = () => on.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
      await until(room).toBe(0);
      await picture(on, `wizard-paper-${width}`);
    }
    expect(troubles).toEqual([]);
    await close();
  });
});

describe('practice', () => {
  it('shows what a student would get before it is set', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/AICorrect/createCorrectTask?taskType=4');
    await goOn(on, '选范围');
    const paper = on.getByRole('article', { name: /的错题巩固$/ });
    await button(on, '放宽范围').click();
    await paper.getByRole('listitem').first().waitFor();
    const name = await paper.getAttribute('aria-label');
    await button(on, '下一名学生').click();
    await until(() => paper.getAttribute('aria-label')).not.toBe(name);
    await paper.getByRole('listitem').first().waitFor();
    await picture(on, 'wizard-practice');
    await on.getByLabel(/^最多题数/).fill('0');
    await button(on, '下一步').click();
    await on.getByText('须为 1 到 50 的整数').first().waitFor();
    await on.getByLabel(/^最多题数/).fill('5');
    await goOn(on, '预览与布置');
    await paper.getByRole('listitem').first().waitFor();
    await picture(on, 'wizard-practice-set');
    expect(troubles).toEqual([]);
    await close();
  });
});
