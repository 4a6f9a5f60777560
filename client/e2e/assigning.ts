import type { Browser, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { pageQuestions } from '../../contracts/wrongbook/questions.ts';
import { nameOf } from '../features/question-bank/question.ts';
import { open, openPage, picture, signIn, tokenOf, until, type Watched } from './browser.ts';

// What a teacher does on the screens of assigning, in steps that tests put together.

/** Opens an address as somebody. */
export async function as(browser: Browser, account: string, path: string): Promise<Watched> {
  const watched = await openPage(browser);
  await signIn(watched, account);
  await open(watched, path);
  return watched;
}

/** Keeps a picture of the page as it is on a large screen. */
export async function widePicture(on: Page, name: string): Promise<void> {
  await on.setViewportSize({ width: 1920, height: 1080 });
  await picture(on, name);
  await on.setViewportSize({ width: 1280, height: 800 });
}

/** What a call that only reads answers the teacher, or somebody else. */
export async function ask<E extends Endpoint>({ path }: E, input: InputOf<E>, account = 'teacher'): Promise<DataOf<E>> {
  const query = new URLSearchParams(input as Record<string, string>);
  const answer = await fetch(`${inject('address')}${path}?${query}`, {
    headers: { 'Blade-Auth': `bearer ${await tokenOf(account)}` },
  });
  return ((await answer.json()) as { data: DataOf<E> }).data;
}

/** What a call answers the teacher, or somebody else, to what goes in its body. */
export async function tell<E extends Endpoint>(
  { path }: E,
  input: InputOf<E>,
  account = 'teacher',
): Promise<DataOf<E>> {
  const answer = await fetch(`${inject('address')}${path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${await tokenOf(account)}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: DataOf<E> };
  expect([code, msg]).toEqual([200, '操作成功']);
  return data;
}

export const dialog = (on: Page): Locator => on.getByRole('dialog').last();
export const list = (on: Page, name: string): Locator => on.getByRole('list', { name, exact: true });
export const card = (on: Page, title: string): Locator => on.getByRole('article', { name: title, exact: true });
export const tab = (on: Page, name: string): Locator => on.getByRole('tab', { name, exact: true });

/** A button by its whole name. */
export const button = (on: Page | Locator, name: string | RegExp): Locator =>
  on.getByRole('button', { name, exact: true });

/** Does what asks the bank for something, and waits until the answer to that is on screen. */
export async function anew(on: Page, act: () => Promise<unknown>, name: string, value: string): Promise<void> {
  const answered = on.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    return pathname.endsWith(pageQuestions.path) && searchParams.get(name) === value;
  });
  await act();
  const { data } = (await (await answered).json()) as { data: DataOf<typeof pageQuestions> };
  if (data.records.length === 0) return on.getByText('没有符合条件的题目').waitFor();
  const shown = list(on, '题库').getByRole('listitem');
  const buttonOf = (among: Locator, index: number) =>
    among.getByRole('button', { name: nameOf(data.records.at(index)!) }).first();
  await buttonOf(shown.first(), 0).waitFor();
  await buttonOf(shown, -1).waitFor();
}

/** Searches the bank. */
export const search = (on: Page, words: string): Promise<void> =>
  anew(on, () => on.getByRole('searchbox').fill(words), 'keyword', words);

/** Shows only the questions of a type. */
export async function showType(on: Page, option: keyof typeof types): Promise<void> {
  const choose = async () => {
    await on.getByRole('combobox', { name: /^题型：/ }).click();
    await on.getByRole('option', { name: option, exact: true }).click();
  };
  await anew(on, choose, 'questionType', types[option]);
}

const types = { 选择题: '1', 填空题: '2', 解答题: '3' };

/** Takes what is held back as a twin of what is chosen already, where something is. */
export async function insist(on: Page): Promise<void> {
  const offer = button(on, '仍要加入');
  if ((await offer.count()) > 0) await offer.last().click();
}

/** Presses a button of the first questions that have it, as many as are wanted; it turns into its opposite, of a twin once insisted. */
export async function press(among: Locator, action: string, count: number): Promise<void> {
  const unpressed = button(among, new RegExp(`^${action} `));
  const leftAfterInsisting = async () => {
    await insist(among.page());
    return unpressed.count();
  };
  for (let left = await unpressed.count(), last = left - count; left > last; left--) {
    await unpressed.first().click();
    await until(leftAfterInsisting).toBe(left - 1);
  }
}

/** What the paper has so far. */
export async function chosen(on: Page): Promise<{ note: string; all: number; choices: number; score: number }> {
  const note = await on.getByText(/^已选 \d+ 题/).innerText();
  const count = (pattern: RegExp) => Number(pattern.exec(note)?.[1] ?? 0);
  return { note, all: count(/已选 (\d+) 题/), choices: count(/选择题 (\d+)/), score: count(/共 (\d+) 分/) };
}

/** The step of setting work that is on. */
export const step = (on: Page, name: string): Locator => on.locator('[aria-current=step]').filter({ hasText: name });

/** Goes on to the next step. */
export async function goOn(on: Page, name: string): Promise<void> {
  await button(on, '下一步').click();
  await step(on, name).waitFor();
}

/** Opens the menu of a card and takes something from it. */
export async function act(on: Page, title: string, action: string): Promise<void> {
  await button(card(on, title), `更多操作 ${title}`).click();
  await on.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The LaTeX of the first formula within something. */
export const formulaIn = (within: Locator): Promise<string | null> =>
  within.locator('annotation').first().textContent();

/** The darkest of the points of a page in the preview: one that was not drawn is white. */
export const darkest = (on: Page, page: number): Promise<number> =>
  on.locator(`[data-page="${page}"] canvas`).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.reduce((least, shade) => Math.min(least, shade), 255);
  });

/** What has the focus, by its name. */
export const focused = (on: Page): Promise<string> =>
  on.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Goes on with a key until what is wanted has the focus, and has it visibly. */
export async function keyTo(on: Page, key: string, wanted: RegExp): Promise<void> {
  for (let rest = 60; rest > 0 && !wanted.test(await focused(on)); rest--) await on.keyboard.press(key);
  expect(await focused(on)).toMatch(wanted);
  const ring = await on.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(ring).not.toBe('none');
}
