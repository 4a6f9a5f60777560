import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessible } from './accessibility.ts';
import { as, button, dialog } from './assigning.ts';
import { picture, settled, startBrowser, until } from './browser.ts';

// A class's mistakes: found, opened, judged, kept for a paper by keys, and talked over in front of the class.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const path = '/wrongbook/index';
const questions = (on: Page) => on.getByRole('article');
const group = (on: Page, name: string) => on.getByRole('group', { name, exact: true });
const hash = (on: Page): URLSearchParams => new URLSearchParams(new URL(on.url()).hash.split('?')[1]);

describe('the book of a class', () => {
  it('is walked, opened and kept for a paper by keys, and the address holds what is open', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', path);
    await button(on, /^确认错因$/).waitFor();
    for (const key of ['ArrowDown', 'Enter']) await on.keyboard.press(key);
    const second = questions(on).nth(1);
    await second.getByRole('button', { name: '确认错因' }).waitFor();
    const open = hash(on).get('open');
    expect(open).toMatch(/^\d+$/);
    await on.keyboard.press('b');
    await until(() => second.getByRole('checkbox').isChecked()).toBe(true);
    await button(on, /^试题篮（1）$/).waitFor();
    await on.reload();
    await second.getByRole('button', { name: '确认错因' }).waitFor();
    expect(hash(on).get('open')).toBe(open);
    await settled(on);
    await accessible(on, { name: 'class-mistakes' });
    await picture(on, 'class-mistakes-1280');
    await button(on, /^确认错因$/).click();
    const confirm = dialog(on).getByRole('button', { name: /^确认/ });
    await confirm.first().waitFor();
    const open0 = await confirm.count();
    await confirm.first().click();
    await until(() => confirm.count()).toBe(open0 - 1);
    await on.keyboard.press('Escape');
    await second.getByText(/，其中 \d+ 人为建议$/).waitFor();
    expect(troubles).toEqual([]);
    await close();
  });

  it('is narrowed at the server, and says when nothing is left', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', path);
    const buckets = group(on, '错误率').getByRole('button');
    await until(() => buckets.nth(1).innerText()).toMatch(/\d+$/);
    const counts = (await buckets.allInnerTexts()).map((text) => Number(/(\d+)\s*$/.exec(text)![1]));
    expect(counts.slice(1).reduce((sum, count) => sum + count)).toBe(counts[0]);
    await buckets.nth(1).click();
    await on.getByText(`共 ${counts[1]} 条`).waitFor();
    await on.keyboard.press('/');
    await on.keyboard.type('没有人问过的事');
    await on.getByText('没有符合条件的错题，可以放宽条件。').waitFor();
    await button(on, /^清除条件$/).click();
    await on.getByText(`共 ${counts[0]} 条`).waitFor();
    expect(troubles).toEqual([]);
    await close();
  });

  it('goes to the projector: four steps by the space bar, no names, and back to the question', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', path);
    await button(on, /^确认错因$/).waitFor();
    const name = await questions(on).first().getAttribute('aria-label');
    await on.keyboard.press('p');
    const stage = on.getByRole('main', { name: '讲评' });
    const step = stage.locator('[aria-current=step]');
    const focused = stage.locator('[aria-label=讲评内容]:focus');
    for (const wanted of ['看题', '找错', '正解', '再试一题']) {
      await until(() => step.innerText()).toBe(wanted);
      // What has the focus is scrolled by the arrows up and down.
      expect(await focused.count()).toBe(1);
      await settled(on);
      await accessible(on, { name: `lecture-${wanted}` });
      await picture(on, `lecture-${wanted}-1280`);
      await on.keyboard.press('Space');
    }
    await until(() => stage.locator('dl').count()).toBe(1);
    expect(await stage.getByText('不显示姓名').count()).toBe(1);
    await on.keyboard.press('d');
    await stage.getByText(/^✓ \d\d-\d\d 讲过$/).waitFor();
    await on.keyboard.press('ArrowRight');
    await until(() => step.innerText()).toBe('看题');
    await on.keyboard.press('ArrowLeft');
    await until(() => stage.getByText(/^1\/\d+$/).count()).toBe(1);
    await on.keyboard.press('Escape');
    await stage.waitFor({ state: 'detached' });
    expect(await questions(on).first().getAttribute('aria-label')).toBe(name);
    await questions(on)
      .first()
      .getByText(/\d\d-\d\d 讲过/)
      .waitFor();
    expect(troubles).toEqual([]);
    await close();
  });
});
