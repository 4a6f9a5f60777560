import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSubmissions, pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, dialog, list, widePicture } from './assigning.ts';
import { picture, settled, startBrowser, until } from './browser.ts';

// Practice of mistakes: by a rule from the book of a class, for one student from the student's book, and of the basket.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const hash = (on: Page): URLSearchParams => new URLSearchParams(new URL(on.url()).hash.split('?')[1]);
const paper = (on: Page) => on.getByRole('article', { name: /^试卷 / });
const students = (on: Page) => list(on, '学生').getByRole('listitem');

/** Unticks the first students, the next one as soon as the page takes another event. */
const untickQuickly = (on: Page, count: number): Promise<void> =>
  students(on)
    .getByRole('checkbox')
    .evaluateAll(async (boxes, most) => {
      for (const box of boxes.slice(0, most) as HTMLElement[]) {
        box.click();
        await new Promise((next) => setTimeout(next));
      }
    }, count);

const shown = async (on: Page): Promise<string> => {
  await paper(on).getByRole('listitem').first().waitFor();
  return (await paper(on).getAttribute('aria-label'))!;
};

describe('practice', () => {
  it('R2.22 goes from the book of a class by a rule to each one’s paper, and is set as work of type 4', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/wrongbook/index');
    await on.getByRole('link', { name: '组卷', exact: true }).click();
    const first = await shown(on);
    expect(await on.getByRole('banner').count()).toBe(0);
    const all = await students(on).count();
    expect(all).toBeGreaterThan(20);

    // By keys to the next student, whose paper another one's is not.
    await on.keyboard.press('j');
    await until(() => shown(on)).not.toBe(first);
    const second = await shown(on);
    await settled(on);
    await picture(on, 'practice-1280');
    await accessible(on, { name: 'practice' });
    await widePicture(on, 'practice-1920');

    // Everything is in the address.
    await on.getByLabel(/^最多题数/).fill('3');
    await until(() => Promise.resolve(hash(on).get('most'))).toBe('3');
    await on.reload();
    await until(() => shown(on)).toBe(second);
    await until(() => paper(on).locator('section > ol > li').count()).toBe(3);

    // Without two of them who are unticked faster than a page is drawn, and no number that cannot be.
    await untickQuickly(on, 2);
    await until(() => students(on).getByRole('checkbox', { checked: false }).count()).toBe(2);
    await on.getByLabel(/^最多题数/).fill('0');
    await on.getByText('须为 1 到 50 的整数').waitFor();
    await until(() => button(on, '布置').isDisabled()).toBe(true);
    await on.getByLabel(/^最多题数/).fill('3');
    await shown(on);

    await until(() => button(on, '布置').isEnabled()).toBe(true);
    await on.keyboard.press('Control+Enter');
    const title = `错题巩固 ${Date.now()}`;
    await dialog(on).getByRole('textbox', { name: '名称' }).fill(title);
    await picture(on, 'practice-set-1280');
    await accessible(on, { name: 'practice-set' });
    await button(dialog(on), '布置').click();
    await on.waitForURL(/question-correction\?assignmentId=\d+/);
    const { records } = await ask(pageAssignments, { keyword: title, current: 1, size: 10 });
    expect(records).toMatchObject([{ title, taskType: 4, studentCount: all - 2 }]);
    const given = await ask(listSubmissions, { assignmentId: records[0]!.id });
    expect(given.map(({ questionCount }) => questionCount).filter((count) => count < 1 || count > 3)).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

  it('says why there is nothing, and widens the range on demand', async () => {
    const path = '/wrongbook/volumnPaper?from=2001-01-01&to=2001-01-02';
    const { page: on, close, troubles } = await as(browser, 'teacher', path);
    await on.getByText('没有符合条件的错题，可以放宽范围。').waitFor();
    expect(await button(on, '布置').isDisabled()).toBe(true);
    await settled(on);
    await picture(on, 'practice-none-1280');
    await accessible(on, { name: 'practice-none' });
    await button(on, '放宽范围').click();
    await shown(on);
    await on.getByText(/^试题篮 \d+$/).click();
    await on.getByText('试题篮里没有这门课程的题。', { exact: true }).waitFor();
    await button(on, '改为按规则').click();
    await shown(on);
    expect(troubles).toEqual([]);
    await close();
  });

  it('takes one paper for the class, and other questions like the mistakes', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/wrongbook/volumnPaper?scope=class&days=any');
    const common = await shown(on);
    expect(common).toBe('试卷 错题巩固');
    await on.getByRole('radio', { name: /^举一反三/ }).click();
    await until(() => Promise.resolve(hash(on).get('practiceMode'))).toBe('42');
    await shown(on);
    await settled(on);
    await picture(on, 'practice-class-1280');
    await accessible(on, { name: 'practice-class' });
    expect(troubles).toEqual([]);
    await close();
  });

  it('is set and printed for one student, each question by its paper', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/wrongbook/volumnPaper?days=any&most=2');
    const first = await shown(on);
    // The address names the student who is turned to.
    await on.keyboard.press('j');
    await until(() => shown(on)).not.toBe(first);
    const studentId = hash(on).get('student')!;
    await on.goto(`/#/wrongbook/volumnPaper?days=any&most=2&student=${studentId}&studentIds=${studentId}`);
    await until(() => students(on).getByRole('checkbox', { checked: true }).count()).toBe(1);
    await shown(on);
    await until(() => button(on, '打印').isEnabled()).toBe(true);

    // Strips of it without setting it.
    await on.keyboard.press('p');
    await on.getByRole('menuitem', { name: '练习小条' }).click();
    await dialog(on).getByRole('checkbox', { name: '练习小条', checked: true }).waitFor();
    await until(() => dialog(on).getByRole('button', { name: '保存 PDF' }).isEnabled()).toBe(true);
    await picture(on, 'practice-slips-1280');
    await on.keyboard.press('Escape');
    await dialog(on).waitFor({ state: 'detached' });

    await on.keyboard.press('p');
    await on.getByRole('menuitem', { name: '布置并打印' }).click();
    await button(dialog(on), '布置').click();
    await dialog(on).getByRole('heading', { name: '打印预览' }).waitFor();
    await until(() => dialog(on).getByRole('button', { name: '保存 PDF' }).isEnabled()).toBe(true);
    await picture(on, 'practice-print-1280');
    await dialog(on).getByRole('checkbox', { name: '剪贴错题' }).click();
    await until(() => dialog(on).getByRole('button', { name: '保存 PDF' }).isEnabled()).toBe(true);
    await picture(on, 'practice-print-clippings-1280');
    await on.keyboard.press('Escape');
    await on.waitForURL(/question-correction\?assignmentId=\d+/);
    expect(troubles).toEqual([]);
    await close();
  });

  it('opens from a student’s book for that student alone, and leads back there', async () => {
    const { page: on, close, troubles } = await as(browser, 'teacher', '/studentTracking');
    await on.getByRole('radio', { name: /^举一反三/ }).click();
    await on.getByRole('link', { name: /^出(今天的)?练习 \d+ 题$/ }).click();
    await shown(on);
    expect(hash(on).get('practiceMode')).toBe('42');
    const studentId = hash(on).get('student');
    expect(hash(on).get('studentIds')).toBe(studentId);
    await on.getByRole('main').getByRole('link', { name: '学生错题本', exact: true }).click();
    await until(() => Promise.resolve(hash(on).get('studentId'))).toBe(studentId);
    expect(troubles).toEqual([]);
    await close();
  });
});
