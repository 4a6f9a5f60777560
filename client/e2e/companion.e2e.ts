import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { revokeToken } from '../../contracts/account/account.ts';
import { formatScore } from '../../contracts/figure-text.ts';
import { addStudent } from '../../contracts/vesta/student.ts';
import { listLessons, pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { getMarkingOverview } from '../../contracts/wrongbook/marking.ts';
import { getAssignmentReport } from '../../contracts/wrongbook/reports.ts';
import { classIds, schoolIds } from '../../seed/landmarks.ts';
import { openPdf } from '../../server/engines/printing/testing/pages.ts';
import { button, card, chosen, darkest, dialog, goOn, list, press, showType, tab } from './assigning.ts';
import { answerOn, startBeside, tokenOn, type Beside } from './beside.ts';
import { carryToken, open, openPage, picture, settled, startBrowser, until, type Watched } from './browser.ts';
import { shownMenu, titlesOf, visitors, walkMenu } from './walking.ts';

// A teacher of real services, which have none of our calls, works beside them: from the roster of there to the report.

const title = '名册测验';
const className = '七年级1班';

let browser: Browser;
let beside: Beside;
let watched: Watched;
let on: Page;
let assignmentId: string;

/** Takes from what went wrong all refusals with a status, and what the browser itself says of each; tells the rest. */
function faultsOf({ troubles }: Watched, status: number): string[] {
  const all = troubles.splice(0);
  expect(all.some((one) => one.startsWith(`${status}: `))).toBe(true);
  return all.filter((one) => !one.startsWith(`${status}: `) && !one.includes(`status of ${status}`));
}

beforeAll(async () => {
  [browser, beside] = await Promise.all([startBrowser(), startBeside()]);
  watched = await openPage(browser, 1366, 768, beside.address);
  on = watched.page;
});

afterEach(() => expect(watched.troubles).toEqual([]));

afterAll(async () => {
  await browser.close();
  await beside.close();
});

describe('beside real services', () => {
  it('a teacher signs in there, and finds the own classes', async () => {
    await on.goto('/');
    await on.waitForURL(/\/account\/#\/cslogin/);
    await on.getByRole('button', { name: '周雅琴' }).click();
    await on.locator('main h1').first().waitFor();
    await settled(on);
    await picture(on, 'companion-home-1366');
  });

  it('work is set from the bank to a class of there', async () => {
    await open(watched, '/AICorrect/index');
    await settled(on);
    await picture(on, 'companion-work-1366');
    await button(on, '布置').press('Enter');
    await card(on, '作业与考试').getByRole('link').click();
    for (const name of ['七年级2班', '七年级3班']) await on.getByLabel(name).uncheck();
    await on.getByLabel('名称').fill(title);
    await settled(on);
    await picture(on, 'companion-setup-1366');
    await goOn(on, '试卷');
    await tab(on, '题库').click();
    const bank = list(on, '题库');
    await showType(on, '选择题');
    await press(bank, '选用', 4);
    await showType(on, '填空题');
    await press(bank, '选用', 1);
    await until(() => chosen(on)).toMatchObject({ all: 5, choices: 4 });
    await picture(on, 'companion-paper-1366');
    await goOn(on, '预览与布置');
    await button(on, '布置').click();
    await on.getByRole('heading', { name: `已布置“${title}”` }).waitFor();
    expect(await on.getByRole('status').innerText()).toContain(`${className}，共 ${beside.names.length} 名学生`);
  });

  it('its sheets are printed with the names of there', async () => {
    await on.getByRole('link', { name: '返回列表' }).last().click();
    await button(card(on, title), `打印 ${beside.names.length} 份 ${title}`).click();
    await on.locator('[data-page="1"] canvas').waitFor();
    await until(() => darkest(on, 1)).toBeLessThan(64);
    await picture(on, 'companion-print-1366');
    const download = on.waitForEvent('download');
    await button(dialog(on), '保存 PDF').click();
    const saved = await (await download).path();
    await on.getByText('已保存 PDF，并记入打印记录').waitFor();
    await on.keyboard.press('Escape');
    const pdf = await openPdf(new Uint8Array(readFileSync(saved)));
    const texts: string[] = [];
    for (let page = 1; page <= pdf.pages; page++) texts.push(await pdf.text(page));
    await pdf.close();
    expect(beside.names.filter((name) => !texts.join().includes(name))).toEqual([]);
  });

  it('what was handed in is read, marked, and published', async () => {
    await open(watched, '/resourcePrint?tab=scan');
    await button(on, '生成模拟扫描').first().click();
    await dialog(on).getByLabel('作业').click();
    await on.getByRole('option', { name: new RegExp(title) }).click();
    await dialog(on).getByLabel('平整清晰').check();
    await button(dialog(on), '生成').click();
    await on.getByRole('row', { name: /已完成/ }).waitFor();
    await settled(on);
    await picture(on, 'companion-scan-1366');
    const [work] = (await answerOn(on, pageAssignments, { keyword: title })).records;
    assignmentId = work!.id;
    await open(watched, `/AICorrect/question-correction?assignmentId=${assignmentId}`);
    await button(on, '自动批改').click();
    await until(async () => (await answerOn(on, getMarkingOverview, { assignmentId })).run?.state).toBe('done');
    await on.getByText(/^已批 (\d+)\/\1 个作答/).waitFor();
    await settled(on);
    await picture(on, 'companion-marking-1366');
    await open(watched, `/AICorrect/report?assignmentId=${assignmentId}`);
    // What is read again while it is clicked would close what the click has opened.
    const publish = button(dialog(on), '发布成绩');
    await until(async () => {
      if ((await publish.count()) === 0) await button(on, /^发布 \d+ 份$/).click();
      return publish.count();
    }).toBe(1);
    await publish.click();
    await on.getByText('已发布', { exact: false }).first().waitFor();
  });

  it('the report has the names of there, and figures', async () => {
    const { summary, students } = await answerOn(on, getAssignmentReport, { assignmentId });
    expect(students.map(({ studentName }) => studentName).sort()).toEqual([...beside.names].sort());
    expect(summary.count).toBe(beside.names.length);
    await settled(on);
    await picture(on, 'companion-report-1366');
    const shown = await on.getByRole('main').innerText();
    expect(shown).toMatch(new RegExp(`平均分[^\\d]*${formatScore(summary.mean)}`));
    await tab(on, '学生').click();
    await on.getByRole('link', { name: beside.names[0]!, exact: true }).waitFor();
    await picture(on, 'companion-students-1366');
    await open(watched, '/wrongbook/index');
    await picture(on, 'companion-mistakes-1366');
    await on.getByRole('link', { name: '班级学情报告' }).click();
    await on
      .getByRole('article', { name: /学情报告$/ })
      .first()
      .waitFor();
    await settled(on);
    await picture(on, 'companion-learning-1366');
    await open(watched, '/studentTracking');
    await picture(on, 'companion-book-1366');
  });

  it('a student who is added there is here a little later', async () => {
    const name = '远来新生';
    const { junior: classId } = classIds;
    const token = await beside.tokenOf('school-admin');
    await beside.tell(token, addStudent, { schoolId: schoolIds.junior, classId, name, studentNo: 'YUAN01' });
    const seen = async () => {
      await on.reload();
      await settled(on);
      return on.getByRole('main').innerText();
    };
    await until(seen).toContain(name);
    await picture(on, 'companion-added-1366');
  });

  it('nothing is lost while the real services are away', async () => {
    await open(watched, '/AICorrect/index');
    await button(on, '布置').press('Enter');
    await card(on, '作业与考试').getByRole('link').click();
    for (const name of ['七年级2班', '七年级3班']) await on.getByLabel(name).uncheck();
    await on.getByLabel('名称').fill('停机时布置');
    await goOn(on, '试卷');
    await tab(on, '题库').click();
    await press(list(on, '题库'), '选用', 1);
    await beside.leave();
    await press(list(on, '题库'), '选用', 1);
    await picture(on, 'companion-away-1366');
    await goOn(on, '预览与布置');
    await button(on, '布置').click();
    await on.getByRole('heading', { name: '已布置“停机时布置”' }).waitFor();
    await on.getByRole('link', { name: '返回列表' }).last().click();
    await card(on, '停机时布置').waitFor();
    await picture(on, 'companion-away-list-1366');
    await open(watched, `/AICorrect/question-correction?assignmentId=${assignmentId}`);
    await on.getByRole('group', { name: '作答', exact: true }).waitFor();
    await picture(on, 'companion-away-marking-1366');
    await on.keyboard.press(' ');
    const confirmed = async () =>
      (await answerOn(on, getMarkingOverview, { assignmentId })).questions[0]!.reviewedCount;
    await until(confirmed).toBe(1);
    // Only what is asked of the real services failed meanwhile.
    expect(faultsOf(watched, 502)).toEqual([]);
    await beside.comeBack();
    await open(watched, '/AICorrect/index');
    await on.reload();
    await card(on, '停机时布置').waitFor();
    await card(on, title).waitFor();
    expect(await confirmed()).toBe(1);
  });

  it('a token that is revoked there is dead here', async () => {
    const token = await tokenOn(on);
    await beside.tell(token, revokeToken, {});
    const status = async () => {
      const headers = { 'Blade-Auth': `bearer ${token}` };
      return (await fetch(beside.address + listLessons.path, { headers })).status;
    };
    await until(status).toBe(401);
    await on.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '学生错题本' }).click();
    await on.waitForURL(/\/account\/#\/cslogin/);
    expect(faultsOf(watched, 401)).toEqual([]);
  });

  it.each(['school-admin', 'classic-teacher'] as const)('no screen of %s fails', async (account) => {
    const visitor = visitors(() => true).find((one) => one.account === account)!;
    const other = await openPage(browser, 1366, 768, beside.address);
    await carryToken(other, await beside.tokenOf(account));
    await open(other, '/');
    await until(() => shownMenu(other.page)).toEqual(titlesOf(visitor.menu));
    expect([...(await walkMenu(other, visitor)), ...other.troubles]).toEqual([]);
    await other.close();
  });
});
