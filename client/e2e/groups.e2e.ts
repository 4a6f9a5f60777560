import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { getPaper } from '../../contracts/wrongbook/papers.ts';
import { questionGroupIds } from '../../seed/landmarks.ts';
import { openPdf } from '../../server/engines/printing/testing/pages.ts';
import { accessible } from './accessibility.ts';
import * as assigning from './assigning.ts';
import { as, ask, button, card, chosen, dialog, goOn, list } from './assigning.ts';
import { picture, startBrowser, until, type Watched } from './browser.ts';

// A figure with several questions, from the bank through the paper to print.

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe('a group of questions', () => {
  const title = '气温小测';
  const group = '一天的气温';
  let watched: Watched;
  let on: Page;

  beforeAll(async () => {
    watched = await as(browser, 'teacher', '/AICorrect/createCorrectTask?taskType=1');
    on = watched.page;
    await on.setViewportSize({ width: 1366, height: 768 });
  });
  afterEach(() => expect(watched.troubles).toEqual([]));
  afterAll(() => watched.close());

  const paper = () => on.getByRole('region', { name: '试卷的题目' });
  const placed = () => paper().getByRole('listitem', { name: `题组 ${group}`, exact: true });
  /** What stands below each other and moves as one, by its first question. */
  const order = () =>
    paper()
      .locator('[data-place]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-moves')!));
  const partIds = () =>
    placed()
      .locator('[data-question]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-question')!));
  /** Drags the group above or below the middle of what stands at a place. */
  const dragTo = async (place: number, side: 'above' | 'below') => {
    const target = paper().locator('[data-place]').nth(place);
    const { width, height } = (await target.boundingBox())!;
    await placed()
      .locator('[draggable]')
      .dragTo(target, { targetPosition: { x: width / 2, y: side === 'above' ? 3 : height - 3 } });
  };

  it('is one row of the bank, which opens with all its questions', async () => {
    await on.getByLabel('名称').fill(title);
    await goOn(on, '试卷');
    await assigning.search(on, '气温');
    const row = card(on, `题组 ${group}`);
    await row.getByText('题组 3 小题').waitFor();
    await button(row, '全文与小题').click();
    await until(() => row.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    await accessible(on, { contrast: false });
    await picture(on, 'group-bank');
    await button(row, '全文与小题').click();
  });

  it('is chosen by one key with all its parts, and taken back as one', async () => {
    const row = list(on, '题库')
      .locator('[data-row]')
      .filter({ has: card(on, `题组 ${group}`) });
    await row.focus();
    await on.keyboard.press('Enter');
    await until(() => chosen(on)).toMatchObject({ all: 3, score: 11 });
    await row.getByText('已选用，第 1～3 题').waitFor();
    await placed().getByText('第 1～3 题，共 11 分').waitFor();
    await button(on, `撤销选用题组“${group}”`).click();
    await on.getByText('还没有选题').first().waitFor();
    await row.focus();
    await on.keyboard.press('Enter');
    await until(() => chosen(on)).toMatchObject({ all: 3 });
  });

  it('loses a part by itself, goes as a whole, and comes back', async () => {
    const all = await partIds();
    await placed().locator('[data-question]').first().focus();
    await on.keyboard.press('Delete');
    await until(partIds).toEqual(all.slice(1));
    await card(on, `题组 ${group}`).getByText('已选用 2 小题，第 1～2 题').waitFor();
    await until(() => placed().locator(':focus').getAttribute('data-question')).toBe(all[1]);
    await button(on, '撤销移出第 1 题').click();
    await until(partIds).toEqual(all);
    await button(placed(), `移出整组 ${group}`).click();
    await until(order).toEqual([]);
    await button(on, `撤销移出题组“${group}”`).click();
    await until(partIds).toEqual(all);
    await button(placed(), `看短文 题组 ${group}`).click();
    await dialog(on).getByText('某地一天的气温').waitFor();
    await on.keyboard.press('Escape');
    await until(() => dialog(on).count()).toBe(0);
  });

  it('is moved as one, by keys and by dragging, among the questions beside it', async () => {
    const all = await partIds();
    await assigning.search(on, '方程');
    await assigning.showType(on, '选择题');
    await assigning.press(list(on, '题库'), '选用', 2);
    await until(() => chosen(on)).toMatchObject({ all: 5 });
    await button(placed(), `更多操作 题组 ${group}`).click();
    await on.getByRole('menuitem', { name: '移到“选择题”', exact: true }).click();
    const [first, second, own] = [...(await order())];
    expect(own).toBe(all[0]);
    await placed().locator('[data-head]').focus();
    await on.keyboard.press('Alt+ArrowUp');
    await until(order).toEqual([first, own, second]);
    await until(() => placed().locator(':focus').getAttribute('data-head')).toBe(own);
    await button(on, `撤销移动题组“${group}”`).click();
    await until(order).toEqual([first, second, own]);
    await dragTo(0, 'above');
    await until(order).toEqual([own, first, second]);
    await dragTo(1, 'below');
    await until(order).toEqual([first, own, second]);
    await dragTo(2, 'below');
    await until(order).toEqual([first, second, own]);
    await dragTo(1, 'above');
    await until(order).toEqual([first, own, second]);
    await until(partIds).toEqual(all);
    await accessible(on, { contrast: false });
    await picture(on, 'group-compose');
    await on.setViewportSize({ width: 1280, height: 720 });
    await picture(on, 'group-compose-1280');
    await on.setViewportSize({ width: 1366, height: 768 });
  });

  it('is printed once above its questions', async () => {
    await goOn(on, '预览与布置');
    const sheet = card(on, `试卷 ${title}`);
    await sheet.getByText('阅读下面的材料，完成第 2～4 题。', { exact: true }).waitFor();
    expect(await sheet.getByText('某地一天的气温').count()).toBe(1);
    await picture(on, 'group-preview');
    await button(on, '布置').click();
    await on.getByRole('heading', { name: `已布置“${title}”` }).waitFor();
    const { records } = await ask(pageAssignments, { keyword: title });
    const { sections } = await ask(getPaper, { paperId: records[0]!.paperId });
    const parts = sections
      .flatMap(({ questions }) => questions)
      .filter((one) => one.group?.id === questionGroupIds.own);
    expect(parts.map((one) => [one.number, one.group!.position])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
    await on.getByRole('link', { name: '返回列表' }).last().click();
    await button(card(on, title), /^打印/).click();
    await dialog(on).getByLabel('试卷', { exact: true }).check();
    await dialog(on).getByLabel('学生答题卡').uncheck();
    await on.locator('[data-page="1"] canvas').waitFor();
    await until(() => assigning.darkest(on, 1)).toBeLessThan(64);
    await picture(on, 'group-print');
    const download = on.waitForEvent('download');
    await button(dialog(on), '保存 PDF').click();
    const pdf = await openPdf(readFileSync(await (await download).path()));
    const text = (await pdf.text(1)).replace(/\s/g, '');
    await pdf.close();
    const places = ['1．', '某地一天的气温', '2．', '3．', '4．', '5．'].map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.split('某地一天的气温')).toHaveLength(2);
  });
});
