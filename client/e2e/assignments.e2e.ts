import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listSubmissions, pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { getPaper } from '../../contracts/wrongbook/papers.ts';
import { listSheetLayouts } from '../../contracts/wrongbook/printing.ts';
import { pageQuestions } from '../../contracts/wrongbook/questions.ts';
import { sheetCode } from '../../server/engines/scanning/sheet-code.ts';
import * as assigning from './assigning.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, card, chosen, dialog, goOn, list, press, tab } from './assigning.ts';
import { picture, startBrowser, until, type Watched } from './browser.ts';
import { prepareReader, seenPages } from './printed.ts';

// A teacher's work from the bank to the printed answer sheets, in the browser and on paper.

let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([startBrowser(), prepareReader()]);
});

afterAll(() => browser.close());

describe('work for a class', () => {
  const title = '有理数与方程测验';
  const copy = `${title}（副本）`;
  const formula = '\\frac{a}{b}=\\sqrt{2}';
  const edited = ['已知 ', formula, '，下列命题中是真命题的是（　　）'] as const;
  let watched: Watched;
  let on: Page;
  let paper: { note: string; score: number };
  let students: number;
  let saved: string;

  beforeAll(async () => {
    watched = await as(browser, 'teacher', '/AICorrect/index?tab=bank');
    on = watched.page;
  });
  afterEach(() => expect(watched.troubles).toEqual([]));
  afterAll(() => watched.close());

  it('takes questions from the basket, from a sheet of a workbook and from a search', async () => {
    const bank = list(on, '题库');
    await assigning.showType(on, '选择题');
    await assigning.search(on, '下列');
    await press(bank, '加入试题篮', 5);
    await assigning.search(on, '计算');
    await assigning.showType(on, '解答题');
    await press(bank, '加入试题篮', 2);
    await button(on, '试题篮（7）').click();
    await until(() => dialog(on).getByRole('article').count()).toBe(7);
    await picture(on, 'work-basket-1280');
    await button(dialog(on), '完成').click();
    await button(on, '布置').press('Enter');
    await picture(on, 'work-kinds-1280');
    await card(on, '作业与考试').getByRole('link').click();
    for (const name of ['七年级1班', '七年级2班']) await on.getByLabel(name).uncheck();
    await on.getByLabel('名称').fill(title);
    await on.getByLabel('随堂测验').check();
    await picture(on, 'work-setup-1280');
    await goOn(on, '试卷');
    await tab(on, '试题篮').click();
    await button(on, '选用全部').click();
    const chosenAfterInsisting = () => assigning.insist(on).then(() => chosen(on));
    await until(chosenAfterInsisting).toMatchObject({ all: 7, choices: 5 });
    await tab(on, '练习册').click();
    await button(list(on, '页'), /整式的加减（第2课时）/).click();
    await on.getByRole('heading', { name: '第 4 页　整式的加减（第2课时）' }).waitFor();
    await button(on, '选用整页').click();
    await until(chosenAfterInsisting).toMatchObject({ all: 11 });
    expect(await button(list(on, '第 4 页的题目'), /^移出 /).count()).toBe(4);
    await picture(on, 'work-workbook-1280');
    const { all, choices } = await chosen(on);
    await tab(on, '题库').click();
    await assigning.showType(on, '选择题');
    await assigning.search(on, '不等式');
    await press(bank, '选用', 4);
    await assigning.search(on, '数');
    await press(bank, '选用', 4);
    await assigning.search(on, '方程');
    await press(bank, '选用', 20 - choices - 8);
    await assigning.showType(on, '填空题');
    await press(bank, '选用', 5 - (all - choices));
    paper = await chosen(on);
    expect(paper).toMatchObject({ all: 25, choices: 20 });
  });

  it('is taken up where it was left, also after a reload', async () => {
    const menu = on.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: '校本资源' }).click();
    await on.getByRole('heading', { name: '校本资源' }).waitFor();
    await menu.getByRole('link', { name: 'AI批改' }).click();
    await button(on, '布置').press('Enter');
    await picture(on, 'work-kinds-1280');
    await card(on, '作业与考试').getByRole('link').click();
    await assigning.step(on, '试卷').waitFor();
    expect((await chosen(on)).note).toBe(paper.note);
    await on.reload();
    await assigning.step(on, '试卷').waitFor();
    expect((await chosen(on)).note).toBe(paper.note);
    await button(on, '类型与班级').click();
    await until(() => on.getByLabel('名称').inputValue()).toBe(title);
    await until(() => on.getByLabel('随堂测验').isChecked()).toBe(true);
    const classes = ['七年级1班', '七年级2班', '七年级3班'];
    expect(await Promise.all(classes.map((name) => on.getByLabel(name).isChecked()))).toEqual([false, false, true]);
  });

  it('takes a question that was changed, seen while it is written, and leaves the one in the bank alone', async () => {
    await button(on, '试卷').click();
    const menu = button(on, /^更多操作 第 1 题 /);
    const [, keyword] = /第 1 题 ([^$（，。]+)/.exec((await menu.getAttribute('aria-label'))!) as unknown as [
      string,
      string,
    ];
    const { records: alike } = await ask(pageQuestions, { keyword });
    await menu.click();
    await on.getByRole('menuitem', { name: '改编', exact: true }).click();
    await dialog(on).getByLabel('题干').fill(edited[0]);
    await button(dialog(on), '插入公式').click();
    await on.keyboard.type(formula);
    await on.keyboard.press('ArrowRight');
    await on.keyboard.type(edited[2]);
    const shown = dialog(on).getByRole('region', { name: '预览' });
    await until(() => assigning.formulaIn(shown)).toBe(formula);
    await until(() => shown.innerText()).toContain(edited[2]);
    await picture(on, 'work-edit-1280');
    await button(dialog(on), '保存').click();
    await dialog(on).waitFor({ state: 'detached' });
    const first = on.getByRole('region', { name: '第一大题 选择题' }).getByRole('listitem').first();
    await until(() => assigning.formulaIn(first)).toBe(formula);
    expect((await chosen(on)).note).toBe(paper.note);
    expect((await ask(pageQuestions, { keyword })).records).toEqual(alike);
    const { records } = await ask(pageQuestions, { keyword: edited[2].slice(1, -4) });
    expect(records.filter(({ isOwn }) => isOwn)).toMatchObject([{ stem: `${edited[0]}$${formula}$${edited[2]}` }]);
    await accessible(on, { contrast: false });
    await picture(on, 'work-compose-1280');
    await assigning.widePicture(on, 'work-compose-1920');
  });

  it('is set, and stands in the list with what it is', async () => {
    await goOn(on, '预览与布置');
    await until(() => assigning.formulaIn(card(on, `试卷 ${title}`))).toBe(formula);
    await picture(on, 'work-preview-1280');
    await button(on, '布置').click();
    await on.getByRole('heading', { name: `已布置“${title}”` }).waitFor();
    const result = await on.getByRole('status').innerText();
    students = Number(/七年级3班，共 (\d+) 名学生/.exec(result)?.[1]);
    expect(students).toBeGreaterThanOrEqual(40);
    await on.getByRole('link', { name: '返回列表' }).last().click();
    const facts = await card(on, title).innerText();
    for (const fact of ['待交', '随堂测验', `25 题 ${paper.score} 分`, '七年级3班', `已交 0/${students}`]) {
      expect(facts).toContain(fact);
    }
    await picture(on, 'work-list-1280');
    const { records } = await ask(pageAssignments, { keyword: title });
    const { sections, questionCount } = await ask(getPaper, { paperId: records[0]!.paperId });
    expect(questionCount).toBe(25);
    expect(sections[0]).toMatchObject({ title: '选择题', questions: { length: 20, 0: { isOwn: true } } });
  });

  it('can be copied, and what was copied withdrawn and removed', async () => {
    await assigning.act(on, title, '复制');
    await until(() => on.getByLabel('名称').inputValue()).toBe(copy);
    await goOn(on, '试卷');
    expect((await chosen(on)).note).toBe(paper.note);
    await goOn(on, '预览与布置');
    await button(on, '布置').click();
    await on.getByRole('heading', { name: `已布置“${copy}”` }).waitFor();
    await on.getByRole('link', { name: '返回列表' }).last().click();
    await assigning.act(on, copy, '撤回');
    await until(() => dialog(on).innerText()).toContain(
      `将撤回“${copy}”，七年级3班的 ${students} 名学生不再需要完成，已打印的答题卡作废。作业留在列表中，可以复制后重新布置。`,
    );
    await picture(on, 'work-withdraw-1280');
    await button(dialog(on), '撤回').click();
    await card(on, copy).getByText('已撤回').waitFor();
    expect(await card(on, copy).getByRole('button', { name: /^打印/ }).count()).toBe(0);
    await assigning.act(on, copy, '删除');
    await until(() => dialog(on).innerText()).toContain(`将删除“${copy}”，不能恢复。试卷和题库中的题目不变。`);
    await button(dialog(on), '删除').click();
    await card(on, copy).waitFor({ state: 'detached' });
  });

  it('shows many pages of answer sheets, draws those in sight only, and saves them', async () => {
    await button(card(on, title), `打印 ${students} 份 ${title}`).click();
    const pages = 2 * students;
    await dialog(on).getByText(`1 / ${pages}`).waitFor();
    await until(() => dialog(on).getByLabel('学生答题卡').isChecked()).toBe(true);
    await on.locator('[data-page="1"] canvas').waitFor();
    await until(() => assigning.darkest(on, 1)).toBeLessThan(64);
    await accessible(on, { contrast: false });
    await picture(on, 'work-print-1280');
    const region = dialog(on).getByRole('region');
    for (let screens = 20; screens > 0; screens--) {
      await region.evaluate((element) => element.scrollBy(0, element.clientHeight));
      await until(() => on.locator('canvas').count()).toBeLessThan(10);
    }
    await region.press('End');
    await dialog(on).getByText(`${pages} / ${pages}`).waitFor();
    await on.locator(`[data-page="${pages}"] canvas`).waitFor();
    await until(() => assigning.darkest(on, pages)).toBeLessThan(64);
    await until(() => on.locator('canvas').count()).toBeLessThan(10);
    await until(() => on.locator('[data-page]').count()).toBe(pages);
    await assigning.widePicture(on, 'work-print-1920');
    const download = on.waitForEvent('download');
    await button(dialog(on), '保存 PDF').click();
    expect((await download).suggestedFilename()).toBe(`${title}_打印.pdf`);
    saved = await (await download).path();
    await on.getByText('已保存 PDF，并记入打印记录').waitFor();
    await on.keyboard.press('Escape');
    await dialog(on).waitFor({ state: 'detached' });
  });

  it('comes out on paper as its form says: each page complete, in order and in its place', async () => {
    const { id: assignmentId, paperId } = (await ask(pageAssignments, { keyword: title })).records[0]!;
    const [sheet] = await ask(listSheetLayouts, { assignmentId });
    const { pages: forms } = sheet!.layout;
    const copies = await ask(listSubmissions, { assignmentId });
    const seen = await seenPages(saved, forms);
    expect(new Set(seen.flatMap(({ codes }) => codes)).size).toBe(2 * students);
    expect(seen.map(({ codes }) => codes)).toEqual(
      copies.flatMap(({ submissionId }) => {
        const code = sheetCode({ sheetId: Number(sheet!.sheetId), submissionId: Number(submissionId) });
        return forms.map(({ page }) => [`${code}/${page}`]);
      }),
    );
    for (const [index, { text, missing, inked, marks, bubbles }] of seen.entries()) {
      const { studentName, studentNo } = copies[Math.floor(index / forms.length)]!;
      const place = `第${(index % forms.length) + 1}页共${forms.length}页`;
      expect(text).toContain(`${title}班级：七年级3班姓名：${studentName}学号：${studentNo}${place}`);
      expect({ missing, marks: marks.length }).toEqual({ missing: 0, marks: 4 });
      expect(inked).toBeGreaterThan(0.01);
      expect(Math.max(...marks, ...bubbles)).toBeLessThan(0.3);
    }
    const [choices] = (await ask(getPaper, { paperId })).sections;
    const bubbles = forms.flatMap(({ regions }) => regions.filter((region) => region.kind === 'bubble'));
    expect(bubbles.map(({ questionId, option }) => `${questionId} ${option}`)).toEqual(
      choices!.questions.flatMap(({ id, options }) => options.map((_, place) => `${id} ${'ABCDEFGH'[place]}`)),
    );
    expect(seen.flatMap((page) => page.bubbles).length).toBe(students * bubbles.length);
  });

  it('leaves a record of what was saved', async () => {
    await on.getByRole('link', { name: '打印记录' }).click();
    const record = on.getByRole('row').filter({ hasText: title });
    await record.waitFor();
    const cells = (await record.getByRole('cell').allInnerTexts()).map((text) => text.trim());
    for (const cell of [
      '学生答题卡',
      '七年级3班',
      'A4',
      String(students),
      String(2 * students),
      '保存 PDF',
      '周雅琴',
    ]) {
      expect(cells).toContain(cell);
    }
    await picture(on, 'work-records-1280');
  });
});
