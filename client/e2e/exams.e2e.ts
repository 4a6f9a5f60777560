import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatNumber } from '../../contracts/figure-text.ts';
import { listSubmissions } from '../../contracts/wrongbook/assignments.ts';
import { getExam } from '../../contracts/wrongbook/exams/exams.ts';
import { getExamReport } from '../../contracts/wrongbook/exams/reports.ts';
import { pageOwnScripts } from '../../contracts/wrongbook/exams/marking-desk.ts';
import { pageCandidates } from '../../contracts/wrongbook/exams/seating.ts';
import { listQuestionAnswers } from '../../contracts/wrongbook/marking.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, dialog } from './assigning.ts';
import { open, picture, settled, signIn, startBrowser, until, type Watched } from './browser.ts';
import { savedPdf, scoresFile, setPaper } from './exam-papers.ts';
import { groupOf, welch } from './figures.ts';
import { choiceScore, scanSheets, type Asked } from './scanned.ts';

// An exam from its timetable to its report: what the report says is what can be computed by hand, and follows when a key changes.

const leader = 'subject-leader';
const name = '七年级期中考试';
const chinese = '1';
const maths = '2';

let browser: Browser;
let watched: Watched;
let on: Page;
let examId: string;
let assignmentId: string;
/** The choices; the key of one changes. */
let asked: Asked[];
let writtenId: string;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

type ScanTruth = Awaited<ReturnType<typeof scanSheets>>['truth'];

/** How many hand in their maths; the rest of both classes is away. */
const handedIn = 12;
/** How many of these the second marker judges far from the first. */
const apart = 3;
const markers = ['teacher', 'classic-teacher'] as const;

const detail = () => ask(getExam, { examId }, leader);
const step = (title: string) => on.getByRole('navigation', { name: '考试进度' }).getByRole('link', { name: title });

/** Takes the next act of the exam, once it has said what that means. */
async function move(label: string, to: string): Promise<void> {
  await button(on, label).click();
  await button(dialog(on), label).click();
  await until(async () => (await detail()).state).toBe(to);
}

/** Takes a teacher by account from a list that is searched. */
async function chooseTeacher(field: string, account: string, within: Locator): Promise<void> {
  const input = within.getByRole('combobox', { name: field, exact: true });
  await input.fill(`（${account}）`);
  await on.getByRole('option', { name: new RegExp(`（${account}）$`) }).click();
}

async function choose(field: string, option: string | RegExp, within: Page | Locator = on): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).click();
  await on.getByRole('option', { name: option }).click();
}

async function plan(): Promise<void> {
  await open(watched, '/exam/list');
  await on.getByRole('link', { name: '新建考试' }).click();
  await on.getByRole('textbox', { name: '考试名称' }).fill(name);
  await choose('类别', '期中');
  await choose('年级', '七年级');
  const classes = on.getByRole('group', { name: '班级' }).getByRole('checkbox');
  await classes.first().waitFor();
  for (let place = (await classes.count()) - 1; place > 1; place--) await classes.nth(place).uncheck();
  for (const subject of ['语文', '数学']) {
    await button(on, '添加科目').click();
    await on.getByRole('menuitem', { name: subject, exact: true }).click();
  }
  await choose('数学的试卷来源', '题库试卷');
  await choose('数学的试卷', /^期中数学卷/);
  await until(() => on.getByRole('textbox', { name: '数学的满分' }).inputValue()).toBe('20');
  await on.getByRole('textbox', { name: '语文的满分' }).fill('120');
  await picture(on, 'exam-plan-1280');
  await accessible(on);
  await button(on, '建立考试，去排考场').click();
  await on.waitForURL(/examId=\d+/);
  examId = /examId=(\d+)/.exec(on.url())![1]!;
  const { subjects } = await detail();
  expect(subjects.map(({ subjectId, full, way }) => [subjectId, full, way])).toEqual([
    [chinese, 120, 'scores'],
    [maths, 20, 'paper'],
  ]);
  assignmentId = subjects[1]!.assignmentId;
}

async function seat(): Promise<void> {
  await button(on, '按 30 人补足').click();
  await button(on, '保存考场').click();
  await button(on, /^给 \d+ 人排座位$/).click();
  await on.getByText(/^已排好 \d+ 人的座位和考号/).waitFor();
  const { studentCount, seatedCount, roomCount } = await detail();
  expect([seatedCount, roomCount]).toEqual([studentCount, Math.ceil(studentCount / 30)]);
  await picture(on, 'exam-rooms-1280');
  await accessible(on);
}

async function print(): Promise<void> {
  await on.getByRole('link', { name: '去印制' }).click();
  await on.locator('[data-page="1"] canvas').first().waitFor();
  await picture(on, 'exam-print-1280');
  await accessible(on);
  await button(on, '存为').click();
  const download = on.waitForEvent('download');
  await on.getByRole('menuitem', { name: '一个 PDF' }).click();
  const { pages, text } = await savedPdf(await (await download).path());
  const { records } = await ask(pageCandidates, { examId, size: 500 }, leader);
  expect(pages).toBeGreaterThan(1);
  expect(records.filter(({ examNo }) => !text.includes(examNo))).toEqual([]);
  await move('完成印制', 'printed');
  await move('开考', 'sitting');
  await move('收卷扫描', 'scanning');
}

/** Has the sheets of a few scanned; everybody else was absent. */
async function scan() {
  const students = await ask(listSubmissions, { assignmentId }, leader);
  const { file, truth } = await scanSheets(assignmentId, 'exams', students.length - handedIn, 'clean');
  await step('扫描').click();
  await picture(on, 'exam-scan-1280');
  await accessible(on);
  await on.getByRole('link', { name: '数学的扫描件' }).click();
  await button(on, '上传扫描件').first().click();
  await dialog(on).locator('input[type=file]').setInputFiles(file);
  await button(dialog(on), '上传 1 个文件').click();
  await until(async () => (await detail()).subjects[1]!.submittedCount).toBe(handedIn);
  await button(on, '看名单').click();
  await button(on, /人全部记为缺[交考]$/).click();
  await until(async () => {
    const [, { submittedCount, absentCount }] = (await detail()).subjects as [
      unknown,
      { submittedCount: number; absentCount: number },
    ];
    return [submittedCount, absentCount];
  }).toEqual([handedIn, students.length - handedIn]);
  return truth;
}

/** Says who marks the written question: two, and the leader of the question where they lie apart. */
async function arrange(): Promise<void> {
  await step('阅卷').click();
  await button(on, '开始阅卷').click();
  await button(dialog(on), '开始阅卷').click();
  await button(on, '安排数学阅卷').click();
  const part = dialog(on).getByRole('group', { name: /^题组/ });
  await chooseTeacher('题组长', leader, part);
  await part.getByRole('checkbox', { name: '双评', exact: true }).check();
  await part.getByLabel('允许相差（分）').fill('2');
  for (const account of [...markers, leader]) await chooseTeacher('阅卷人', account, part);
  await on.keyboard.press('Escape');
  // Two mark all of it; the leader of the question only what they do not agree on.
  const shares = part.getByLabel(/的份额$/);
  await shares.nth(0).fill('1000');
  await shares.nth(1).fill('1000');
  await picture(on, 'exam-allocation-1280');
  await accessible(on, { contrast: false });
  await button(dialog(on), '保存').click();
  await dialog(on).waitFor({ state: 'hidden' });
}

/** Marks all that somebody is given, by keys: the scores in their order, the last one for all that follow. */
async function markAs(account: string, count: number, scoreAt: (place: number) => number): Promise<void> {
  await signIn(watched, account);
  await open(watched, account.startsWith('classic') ? '/exam' : '/exam/list');
  await on
    .getByRole('region', { name: new RegExp(`^${name} 数学`) })
    .getByRole('link', { name: '去阅卷' })
    .click();
  await on.waitForURL(/partId=\d+/);
  const number = on.getByText(/^编号 /);
  for (let place = 0; place < count; place++) {
    await number.waitFor();
    const shown = await number.innerText();
    if (place === 0) await picture(on, `exam-desk-${account}-1280`);
    await on.keyboard.press(String(scoreAt(place)));
    if (place < count - 1) await until(() => number.innerText()).not.toBe(shown);
  }
  await on.getByText('没有要阅的答卷了。').first().waitFor();
  const markingPartId = /partId=(\d+)/.exec(on.url())![1]!;
  await until(async () => (await ask(pageOwnScripts, { markingPartId }, account)).total).toBe(count);
  await accessible(on, { contrast: false });
}

/** What is brought of Chinese, by student: a score, or null for who was away; the last is typed with a code reader at hand. */
async function enterScores(): Promise<Map<string, number | null>> {
  const { records } = await ask(pageCandidates, { examId, size: 500 }, leader);
  const scores = new Map(
    records.map(({ studentId, className }, index): [string, number | null] => [
      studentId,
      index < 3 ? null : index === 3 ? 0 : 50 + ((index * 37) % 60) + (className.endsWith('1班') ? 8.5 : 0),
    ]),
  );
  const last = records.at(-1)!;
  const rows = records
    .slice(0, -1)
    .map(({ studentId, studentNo }): [string, number | string] => [studentNo, scores.get(studentId) ?? '缺考']);
  const file = scoresFile(rows);
  await step('成绩').click();
  await button(on, '导入登分表').click();
  await dialog(on).locator('input[type=file]').setInputFiles(file);
  await button(dialog(on), `写入 ${rows.length} 人`).click();
  await on.getByText(`已写入 ${rows.length} 名考生的语文成绩`).waitFor();
  await on.getByRole('textbox', { name: '考生', exact: true }).fill(last.examNo);
  await on.keyboard.press('Enter');
  await on.getByRole('status', { name: '找到的考生' }).getByText(last.studentName).waitFor();
  await on.getByLabel(/^得分（满分 120）$/).fill(String(scores.get(last.studentId)));
  await on.keyboard.press('Enter');
  await on.getByRole('log', { name: '刚登记的' }).getByText(last.studentName).waitFor();
  await picture(on, 'exam-scores-1280');
  await accessible(on);
  return scores;
}

async function publish(): Promise<void> {
  await step('发布').click();
  await button(on, /^发布(全部|已齐的) \d 科$/).click();
  await button(dialog(on), '发布').click();
  await until(async () => (await detail()).subjects.map(({ isPublished }) => isPublished)).toEqual([true, true]);
}

/** Maths as it was written and judged: boxes by the key, the rest as the markers have left it. */
async function reachedInMaths(truth: ScanTruth): Promise<Map<string, number>> {
  const given = await ask(listQuestionAnswers, { assignmentId, questionId: writtenId }, leader);
  expect(given.answers.map(({ mark }) => mark!.score).sort()).toEqual([
    ...Array<number>(handedIn - apart).fill(5),
    ...Array<number>(apart).fill(7),
  ]);
  const students = new Map(
    (await ask(listSubmissions, { assignmentId }, leader)).map((one) => [one.submissionId, one.studentId]),
  );
  return new Map(
    given.answers.map(({ submissionId, mark }) => {
      const chosen = asked.map((question, index) => {
        const { answer } = truth.answers.find(
          (one) => one.submissionId === Number(submissionId) && one.position === index + 1,
        )!;
        return choiceScore(question, answer);
      });
      return [students.get(submissionId)!, chosen.reduce((sum, score) => sum + score, mark!.score ?? NaN)];
    }),
  );
}

/** The report against what can be computed by hand, in the answer of the call and on the screen. */
async function check(
  inChinese: ReadonlyMap<string, number | null>,
  inMaths: ReadonlyMap<string, number>,
): Promise<void> {
  const { records } = await ask(pageCandidates, { examId, size: 500 }, leader);
  const scoreOf: Record<string, (studentId: string) => number | null> = {
    [chinese]: (id) => inChinese.get(id)!,
    [maths]: (id) => inMaths.get(id) ?? null,
    '': (id) => (inMaths.has(id) && inChinese.get(id) !== null ? inMaths.get(id)! + inChinese.get(id)! : null),
  };
  const of = (subjectId: string, classId?: string): number[] =>
    records
      .filter((one) => classId === undefined || one.classId === classId)
      .flatMap(({ studentId }) => scoreOf[subjectId]!(studentId) ?? []);
  const report = await ask(getExamReport, { examId }, leader);
  const fulls: Record<string, number> = { [chinese]: 120, [maths]: 20, '': 140 };
  expect(report.grade).toEqual(
    Object.entries(fulls)
      .sort(([one], [other]) => Number(one === '') - Number(other === ''))
      .map(([subjectId, full]): unknown => expect.objectContaining({ subjectId, ...groupOf(of(subjectId), full) })),
  );
  const [one, other] = report.classes.map(({ classId }) => classId) as [string, string];
  // Classes are compared subject by subject, and not by the total.
  for (const subjectId of [chinese, maths]) {
    const cell = report.classes[0]!.cells.find((found) => found.subjectId === subjectId)!;
    expect(cell).toMatchObject({
      count: of(subjectId, one).length,
      difference: welch(of(subjectId, one), of(subjectId, other)),
    });
  }
  await open(watched, `/exam/report?examId=${examId}`);
  const table = on.getByRole('table', { name: '班级 × 学科：均分' });
  await table.getByRole('row').nth(5).waitFor();
  const shown = async (row: number) =>
    (await table.getByRole('row').nth(row).getByRole('cell').allInnerTexts()).slice(1);
  const text = (scores: readonly number[]) =>
    formatNumber(scores.reduce((sum, score) => sum + score, 0) / scores.length, 1);
  expect(await shown(1)).toEqual([chinese, maths, ''].map((subjectId) => text(of(subjectId))));
  for (const [index, classId] of [one, other].entries())
    expect((await shown(5 + index)).map((cell) => cell.replace(/[▲▼]\s*/u, ''))).toEqual(
      [chinese, maths, ''].map((subjectId) => text(of(subjectId, classId))),
    );
}

/** Another option is right now: of the first question one that somebody has chosen. */
async function changeKeyOfFirst(truth: ScanTruth): Promise<void> {
  await step('发布').click();
  await button(on, '全部撤回').click();
  await button(dialog(on), '撤回').click();
  await until(async () => (await detail()).subjects.map(({ isPublished }) => isPublished)).toEqual([false, false]);
  const first = asked[0]!;
  const wrong = truth.answers.find(
    ({ position, answer }) => position === 1 && /^[A-D]$/.test(answer) && answer !== first.key,
  )!;
  await open(watched, `/AICorrect/question-correction?${new URLSearchParams({ assignmentId, questionId: first.id })}`);
  await button(on, '改答案').click();
  await dialog(on).getByRole('button', { name: wrong.answer, exact: true }).click();
  await button(dialog(on), '看影响').click();
  await button(dialog(on), '确认修改').click();
  await on.getByText(/^答案已修改/).waitFor();
  asked[0] = { ...first, key: wrong.answer };
}

it('is planned, seated, printed, scanned, marked by two and a third, published and reported, and follows a key that changes', async () => {
  ({ asked, writtenId } = await setPaper(leader));
  watched = await as(browser, leader, '/exam/list');
  on = watched.page;
  await plan();
  await seat();
  await print();
  const truth = await scan();
  await open(watched, `/exam/create?examId=${examId}&step=scan`);
  await arrange();
  await markAs('teacher', handedIn, () => 6);
  await markAs('classic-teacher', handedIn, (place) => (place < apart ? 0 : 4));
  await markAs(leader, apart, () => 8);
  await open(watched, `/exam/create?examId=${examId}&step=mark`);
  const inChinese = await enterScores();
  await publish();
  const before = await reachedInMaths(truth);
  await check(inChinese, before);
  await settled(on);
  await picture(on, 'exam-report-1280');
  await accessible(on);
  await changeKeyOfFirst(truth);
  await open(watched, `/exam/create?examId=${examId}&step=publish`);
  await publish();
  const after = await reachedInMaths(truth);
  expect([...after.values()]).not.toEqual([...before.values()]);
  await check(inChinese, after);
  expect(watched.troubles).toEqual([]);
  await watched.close();
});
