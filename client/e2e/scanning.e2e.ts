import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listSubmissions } from '../../contracts/wrongbook/assignments.ts';
import {
  getMarkingOverview,
  listQuestionAnswers,
  publishAssignment,
  unpublishAssignment,
} from '../../contracts/wrongbook/marking.ts';
import type { DataOf } from '../../contracts/endpoint.ts';
import { formatNumber, formatScore } from '../../contracts/figure-text.ts';
import { getAssignmentReport } from '../../contracts/wrongbook/reports.ts';
import { listMissingPages, pageScanPages, pageScans } from '../../contracts/wrongbook/scans.ts';
import type { ScanTruth } from '../../server/engines/simulation/tasks.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, dialog, tab, tell } from './assigning.ts';
import { open, picture, signIn, startBrowser, until, type Watched, settled } from './browser.ts';
import { figuresOf, near } from './figures.ts';
import { choiceScore, scanSheets, setWork, type Asked } from './scanned.ts';

// The filled sheets of a class come back as one scan: choices are marked by their boxes, the rest by the teacher with the
// keyboard, and the report shows what can be computed by hand.

const title = '整卷扫描测验';
const className = '七年级3班';
const handedIn = 40;

type ScanPage = DataOf<typeof pageScanPages>['records'][number];

let browser: Browser;
let watched: Watched;
let on: Page;
let work: { assignmentId: string; asked: Asked[] };
const ofWork = () => ({ assignmentId: work.assignmentId });
let scan: { file: string; truth: ScanTruth };

beforeAll(async () => {
  browser = await startBrowser();
  work = await setWork(title, className);
  const students = await ask(listSubmissions, { assignmentId: work.assignmentId });
  scan = await scanSheets(work.assignmentId, 'scanning', students.length - handedIn);
  watched = await as(browser, 'teacher', '/resourcePrint?tab=scan');
  on = watched.page;
});

afterEach(() => expect(watched.troubles).toEqual([]));
afterAll(() => browser.close());

/** What a person gives for a written answer: any score, but always the same. */
const writtenScore = ({ full }: Asked, submissionId: number, position: number): number =>
  (submissionId * 7 + position * 3) % (full + 1);

/** The answer that the keys are about. */
const current = async (): Promise<{ submissionId: number; position: number } | undefined> => {
  const id = await on.getByRole('group', { name: '作答', exact: true }).getAttribute('aria-activedescendant');
  const [, submissionId, position] = /^answer-(\d+)-(\d+)$/.exec(id ?? '') ?? [];
  return submissionId === undefined ? undefined : { submissionId: Number(submissionId), position: Number(position) };
};

const typeScore = async (score: number, full: number): Promise<void> => {
  for (const key of String(score)) await on.keyboard.press(key);
  if (full >= 10) await on.keyboard.press('Enter');
};

/** Whether the first page of a sheet, on which all choices stand, was lost: what was chosen there is zero. */
const hasLostChoices = (submissionId: number): boolean =>
  scan.truth.dropped.some((one) => one.submissionId === submissionId && one.sheetPage === 1);

/** The score that an answer should have. */
function dueScore(submissionId: number, position: number): number {
  const asked = work.asked[position - 1]!;
  if (asked.key === '') return writtenScore(asked, submissionId, position);
  const known = scan.truth.answers.find((one) => one.submissionId === submissionId && one.position === position)!;
  return choiceScore(asked, known.answer);
}

const openQuestion = async (number: number): Promise<void> => {
  await on
    .getByRole('list', { name: '题目' })
    .getByRole('button')
    .nth(number - 1)
    .click();
  await until(async () => (await current())?.position).toBe(number);
};

/** Says what was chosen where one option is right, with its boxes in sight; else types the score. */
async function giveOne(
  { submissionId, position }: { submissionId: number; position: number },
  full: number,
): Promise<void> {
  if (work.asked[position - 1]!.key.length !== 1) return typeScore(dueScore(submissionId, position), full);
  await on.getByRole('table', { name: '各框的墨迹' }).waitFor();
  const { answer } = scan.truth.answers.find((one) => one.submissionId === submissionId && one.position === position)!;
  await on.keyboard.press(answer.length === 1 ? answer : answer === '' ? '0' : 'm');
}

/** Gives what is due for each answer that is shown, one key after another; the next one comes by itself. */
async function giveDue(count: number, full: number): Promise<void> {
  for (let left = count; left > 0; left--) {
    const at = (await current())!;
    await giveOne(at, full);
    if (left > 1) await until(async () => (await current())?.submissionId).not.toBe(at.submissionId);
  }
}

/** The page at hand, as the teacher's call has it. */
async function currentPage(pages: Locator): Promise<ScanPage> {
  const at = await pages.locator('[aria-current=true]').innerText();
  const number = Number(/第 (\d+) 页/.exec(at)![1]);
  const documentId = (await ask(pageScans, {})).records[0]!.id;
  const { records } = await ask(pageScanPages, { documentId, state: 'tray', size: 100 });
  return records.find(({ pageNo }) => pageNo === number)!;
}

/** Gives the page at hand to its student where that page is missing, else sets it aside, by keys alone; tells which. */
async function seeTo(page: ScanPage): Promise<boolean> {
  const { submissionId, sheetPage } = scan.truth.pages[page.pageNo - 1]!;
  const missing = await ask(listMissingPages, ofWork());
  const student = missing.find((one) => Number(one.submissionId) === submissionId);
  const place = page.candidates.findIndex(
    (one) => Number(one.submissionId) === submissionId && one.sheetPage === sheetPage,
  );
  if (!student?.missing.includes(sheetPage ?? 0) || page.rivalId !== '') {
    // Where nobody is proposed, the search has the focus.
    await on.keyboard.press('Escape');
    await on.keyboard.press('d');
    return false;
  }
  if (place === 0) await on.getByRole('button', { name: `归到${student.studentName}`, exact: false }).waitFor();
  if (place >= 0) await on.keyboard.press(place === 0 ? 'Enter' : String(place + 1));
  else {
    await on.keyboard.press('/');
    await on.keyboard.type(student.studentNo);
    await on.keyboard.press('Enter');
    await on
      .getByRole('button', { name: `归到${student.studentName}` })
      .last()
      .waitFor();
    await on.keyboard.press('Enter');
  }
  return true;
}

describe('a scan of a class', () => {
  it('is uploaded as one PDF and read page by page; the counts add up', async () => {
    await button(on, '上传扫描件').first().click();
    await dialog(on).locator('input[type=file]').setInputFiles(scan.file);
    await dialog(on).getByLabel('作业').click();
    await on.getByRole('option', { name: new RegExp(title) }).click();
    await button(dialog(on), '上传 1 个文件').click();
    await on.getByRole('row', { name: /scan.*已完成/ }).waitFor();
    await picture(on, 'scan-list-1280');
    const [read] = (await ask(pageScans, {})).records;
    const { counts, pages, readPages } = read!;
    expect([pages, readPages]).toEqual([scan.truth.pages.length, scan.truth.pages.length]);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(pages);
    const damages = new Set(scan.truth.pages.flatMap(({ damage }) => damage.map(({ kind }) => kind)));
    expect([...damages]).toEqual(expect.arrayContaining(['double', 'smudgedCode']));
  });

  it('leaves to the teacher what it cannot place, each page with one key', async () => {
    await on.getByRole('link', { name: /页待处理/ }).click();
    const pages = on.getByRole('list', { name: '扫描页' });
    await pages.waitFor();
    await picture(on, 'scan-tray-1280');
    await accessible(on, { contrast: false });
    const left = () => pages.getByRole('button').count();
    let given = 0;
    while ((await left()) > 0) {
      const before = await left();
      const isGiven = await seeTo(await currentPage(pages));
      given += Number(isGiven);
      await until(left).toBe(before - 1);
      if (before > 1) continue;
      // The last one is taken back, and done again.
      await on.keyboard.press('Control+z');
      await until(left).toBe(1);
      await on.getByText(/^已撤销：/).waitFor();
      await seeTo(await currentPage(pages));
      await until(left).toBe(0);
    }
    expect(given).toBeGreaterThan(0);
    await on.getByText('所有页都处理好了').waitFor();
  });

  it('tells whose sheets have not come in whole, for the teacher to decide', async () => {
    await open(watched, `/resourcePrint?tab=scan&work=${work.assignmentId}`);
    await button(on, '看名单').click();
    await button(on, /人全部记为缺交$/).click();
    await button(on, /人全部记为缺交$/).waitFor({ state: 'detached' });
    for (const { submissionId } of scan.truth.dropped) {
      const [student] = (await ask(listSubmissions, ofWork())).filter(
        (one) => Number(one.submissionId) === submissionId,
      );
      await button(on, `缺页按未答 ${student!.studentName}`).click();
    }
    await on.getByRole('heading', { name: '没有收齐（0 人待定）' }).waitFor();
    await button(dialog(on), '关闭').last().click();
    const states = (await ask(listSubmissions, ofWork())).map(({ state }) => state);
    expect([states.filter((state) => state === 1).length, states.filter((state) => state === 2).length]).toEqual([
      handedIn,
      states.length - handedIn,
    ]);
  });

  it('has its choices marked by their boxes, and what is not sure flagged', async () => {
    const { questions } = await ask(getMarkingOverview, ofWork());
    let flagged = 0;
    for (const { questionId } of questions.slice(0, 20)) {
      const { answers } = await ask(listQuestionAnswers, { assignmentId: work.assignmentId, questionId });
      for (const { submissionId, position, mark } of answers) {
        if (mark!.confidence < 0.8) flagged++;
        else
          expect([submissionId, position, mark!.score]).toEqual([
            submissionId,
            position,
            hasLostChoices(Number(submissionId)) ? 0 : dueScore(Number(submissionId), position),
          ]);
      }
    }
    expect(flagged).toBeLessThan(0.05 * 20 * handedIn);
  });

  it('is gone through with the keyboard, question by question', async () => {
    await open(watched, `/AICorrect/question-correction?assignmentId=${work.assignmentId}`);
    await picture(on, 'review-choice-1280');
    await button(on, '自动批改').click();
    const { questions } = await ask(getMarkingOverview, ofWork());
    for (const { number, doubtfulCount } of questions.slice(0, 20)) {
      if (doubtfulCount === 0) continue;
      await openQuestion(number);
      await button(on, `存疑 ${doubtfulCount}`).click();
      await giveDue(doubtfulCount, 3);
      await button(on, /^全部 /).click();
    }
    for (const number of [21, 22, 23, 24]) {
      await openQuestion(number);
      if (number === 24) await picture(on, 'review-written-1280');
      await giveDue(handedIn, work.asked[number - 1]!.full);
    }
    await until(async () =>
      (await ask(getMarkingOverview, ofWork())).questions.slice(20, 24).map((one) => one.reviewedCount),
    ).toEqual(Array.from({ length: 4 }, () => handedIn));
    await accessible(on, { contrast: false });
  });

  it('loses nothing of what was given when the network is away and the tab is killed', async () => {
    await watched.context.route('**/marking/give', (route) => route.abort());
    await openQuestion(25);
    await giveDue(15, 10);
    await on.getByText('15 个得分待上传').waitFor();
    watched.troubles.length = 0;
    await on.close({ runBeforeUnload: false });
    await watched.context.unroute('**/marking/give');
    const page = await watched.context.newPage();
    watched = { ...watched, page };
    on = page;
    await signIn(watched, 'teacher');
    const last = { assignmentId: work.assignmentId, questionId: work.asked[24]!.id };
    await open(watched, `/AICorrect/question-correction?${new URLSearchParams(last)}`);
    const reviewed = async () => (await ask(getMarkingOverview, ofWork())).questions[24]!.reviewedCount;
    await until(reviewed).toBe(15);
    await openQuestion(25);
    await on.keyboard.press('n');
    await giveDue(handedIn - 15, 10);
    await until(reviewed).toBe(handedIn);
  });

  it('is published, and the report shows what can be computed by hand', async () => {
    await open(watched, `/AICorrect/report?assignmentId=${work.assignmentId}`);
    // What is read again while it is clicked would close what the click has opened.
    await settled(on);
    await button(on, /^发布 \d+ 份$/).click();
    await button(dialog(on), '发布成绩').click();
    await on.getByText('已发布', { exact: false }).first().waitFor();
    const report = await ask(getAssignmentReport, ofWork());
    const inClass = report.students.filter(({ state }) => state === 1);
    const full = work.asked.map((asked) => asked.full);
    const dropped = new Set(scan.truth.dropped.map(({ submissionId }) => submissionId));
    const scores = inClass.map(({ submissionId, scores: given }) =>
      // What stood on a page that was lost is zero, whatever was written there.
      full.map((_, index) =>
        dropped.has(Number(submissionId)) ? given[index]! : dueScore(Number(submissionId), index + 1),
      ),
    );
    expect(inClass.map((student) => student.scores)).toEqual(scores);
    const { items, alpha, ...own } = figuresOf(scores, full);
    expect(report.summary).toMatchObject({
      count: handedIn,
      mean: near(own.mean),
      standardDeviation: near(own.standardDeviation),
      highest: own.highest,
      lowest: own.lowest,
      passRate: near(own.passRate),
    });
    expect(report.reliability.alpha).toEqual(near(alpha));
    for (const [index, item] of items.entries()) {
      const { facility, rightRate, discriminationIndex, pointBiserial } = report.items[index]!;
      const shown = { facility, rightRate, discriminationIndex, pointBiserial };
      const due = Object.entries(item).map(([name, value]) => [name, Number.isFinite(value) ? near(value) : null]);
      expect([index + 1, shown]).toEqual([index + 1, Object.fromEntries(due)]);
    }
    await until(() => on.getByRole('main').innerText()).toMatch(
      new RegExp(`平均分[^\\d]*${formatScore(report.summary.mean)}`),
    );
    await picture(on, 'report-1280');
    await tab(on, '题目分析').click();
    await on.getByRole('row', { name: new RegExp(`^1 选择题.*${formatNumber(items[0]!.facility, 2)}`) }).waitFor();
    await accessible(on, { contrast: false });
    const lost = scores.flat().filter((score, index) => score < full[index % full.length]!).length;
    await tell(unpublishAssignment, { assignmentId: work.assignmentId });
    const again = await tell(publishAssignment, { assignmentId: work.assignmentId });
    expect(again).toEqual({ studentCount: handedIn, mistakeCount: lost });
  });
});
