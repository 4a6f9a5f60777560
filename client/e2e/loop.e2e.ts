import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { practiceMode, taskType } from '../../contracts/constants/assignments.ts';
import { addAssignment, pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { listStudentMistakes, pageStudentBook } from '../../contracts/wrongbook/mistakes.ts';
import { addPaper } from '../../contracts/wrongbook/papers.ts';
import { pageQuestions } from '../../contracts/wrongbook/questions.ts';
import { classIds, courseIds } from '../../seed/landmarks.ts';
import { as, ask, button, dialog, list, tell } from './assigning.ts';
import { open, passDays, picture, settled, signIn, startBrowser, until } from './browser.ts';
import { markAndPublish, scan } from './handed-in.ts';
import { answered, type Paperwork } from './paperwork.ts';

// The loop closes: what went wrong in class is talked over, practised on paper, and mastered a week later.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const lesson = { courseId: courseIds.maths, classId: classIds.junior };
const questions = (on: Page) => on.getByRole('article');

/** Questions of the bank, two choices and one with a blank, that none of these students has in the book. */
async function newQuestions(studentIds: readonly string[]): Promise<string[]> {
  const books = await Promise.all(
    studentIds.map((studentId) => ask(pageStudentBook, { ...lesson, studentId, size: 500 })),
  );
  const known = new Set(books.flatMap(({ records }) => records.map(({ questionId }) => questionId)));
  const drawn = await Promise.all(
    [1, 1, 2].map((questionType, index) =>
      ask(pageQuestions, { subjectId: '2', gradeId: '7', questionType, size: 100 }).then(
        ({ records }) => records.filter(({ id, group }) => !group && !known.has(id)).at(index * 5)!.id,
      ),
    ),
  );
  expect(new Set(drawn).size).toBe(3);
  return drawn;
}

/** Work that both get wrong from beginning to end. */
async function publishWrong(questionIds: readonly string[], studentIds: readonly string[]): Promise<void> {
  const sections = [{ title: '题目', questions: questionIds.map((questionId) => ({ questionId, score: 4 })) }];
  const paper = await tell(addPaper, { title: '周测', subjectId: '2', gradeId: '7', sections });
  const work = { ...lesson, taskType: taskType.examProcess, title: '周测', paperId: paper.id };
  const { id: assignmentId } = await tell(addAssignment, work);
  const sheets = studentIds.map((studentId) => ({ assignmentId, studentId, isRight: false }));
  const sides = [];
  for (const sheet of sheets) sides.push(...(await answered(sheet)));
  await scan(sides);
  await markAndPublish(sheets);
}

/** Sets practice of one question to a student, who is to get it right. */
async function practise(studentId: string, mode: 41 | 42, questionId: string): Promise<Paperwork> {
  const practice = { practiceMode: mode, most: 5, studentIds: [studentId], questionIds: [questionId] };
  const title = `巩固 ${mode} ${studentId}`;
  const { id: assignmentId } = await tell(addAssignment, { ...lesson, taskType: taskType.errorNote, title, practice });
  return { assignmentId, studentId, isRight: true };
}

const dayText = (date: Date): string => date.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
const inDays = (days: number): string => dayText(new Date(Date.now() + days * 86_400_000));

/** Opens a question in the book of a student; its history. */
async function openBook(on: Page, studentId: string, questionId: string, state: 'consolidating' | 'mastered') {
  await on.goto(`/#/studentTracking?studentId=${studentId}&state=${state}&descs=wrongTime&question=${questionId}`);
  const { records } = await ask(pageStudentBook, { ...lesson, studentId, size: 500 });
  expect(records.find((one) => one.questionId === questionId)).toMatchObject({ state });
  const row = list(on, '错题')
    .locator('> li')
    .filter({ has: on.locator(`[data-row="${questionId}"]`) });
  await row.getByRole('list', { name: '历次作答' }).waitFor();
  await settled(on);
  return row;
}

it('R2.21 R2.22 R9.14 goes from a mistake to its discussion, to practice on paper and a week later to mastery', async () => {
  const today = inDays(0);
  const students = await ask(listStudentMistakes, lesson);
  const [same, other] = students.map(({ studentId }) => studentId) as [string, string];
  const questionIds = await newQuestions([same, other]);
  await publishWrong(questionIds, [same, other]);

  // The book of the class has what went wrong today, and nothing else; it is talked over.
  const watched = await as(browser, 'teacher', `/wrongbook/index?from=${today}`);
  const { page: on, troubles } = watched;
  await until(() => questions(on).count()).toBe(questionIds.length);
  const shown = await questions(on).evaluateAll((all) => all.map((one) => one.getAttribute('data-row')));
  expect(shown.toSorted()).toEqual(questionIds.toSorted());
  for (const index of questionIds.keys()) await questions(on).nth(index).getByText('2/2').first().waitFor();
  await picture(on, 'loop-book-1280');
  await on.keyboard.press('p');
  const stage = on.getByRole('main', { name: '讲评' });
  await stage.waitFor();
  await on.keyboard.press('d');
  const talked = `${today.slice(5)} 讲过`;
  await stage.getByText(`✓ ${talked}`).waitFor();
  await on.keyboard.press('Escape');
  await questions(on).first().getByText(talked).waitFor();

  // One practises the same by the rule that the address holds, on a sheet that is printed at once.
  const rule = new URLSearchParams({ practiceMode: '41', days: '1', studentIds: same, student: same });
  await on.goto(`/#/wrongbook/volumnPaper?${rule}`);
  const paper = on.getByRole('article', { name: /^试卷 / });
  await until(() => paper.locator('section > ol > li').count()).toBe(questionIds.length);
  await on.keyboard.press('p');
  await on.getByRole('menuitem', { name: '布置并打印' }).click();
  await dialog(on).getByRole('textbox', { name: '名称' }).fill('错题巩固');
  await button(dialog(on), '布置').click();
  const save = dialog(on).getByRole('button', { name: '保存 PDF' });
  await until(() => save.isEnabled()).toBe(true);
  const download = on.waitForEvent('download');
  await save.click();
  const saved = new Uint8Array(readFileSync(await (await download).path()));
  await on.keyboard.press('Escape');
  await on.waitForURL(/question-correction\?assignmentId=\d+/);
  const [set] = (await ask(pageAssignments, { keyword: '错题巩固', current: 1, size: 1 })).records;
  expect(set).toMatchObject({ taskType: 4, studentCount: 1 });
  const first: Paperwork = { assignmentId: set!.id, studentId: same, isRight: true };

  // The other one practises another question like one of them; both hand in on paper.
  const second = await practise(other, practiceMode.extend, questionIds[0]!);
  await scan([...(await answered(first, saved)), ...(await answered(second))]);
  for (const work of [first, second]) await markAndPublish([work]);

  // Right once counts for the mistake, and again from the eighth day on.
  for (const studentId of [same, other]) {
    const row = await openBook(on, studentId, questionIds[0]!, 'consolidating');
    await row.getByText('巩固中').waitFor();
    await row.getByText(`还要做对 1 次，${inDays(7).slice(5)} 起做对才计入`).waitFor();
  }
  await picture(on, 'loop-consolidating-1280');

  await passDays(8);
  const again = [
    await practise(same, practiceMode.consolidate, questionIds[0]!),
    await practise(other, practiceMode.extend, questionIds[0]!),
  ];
  const sides = [];
  for (const work of again) sides.push(...(await answered(work)));
  await scan(sides);
  for (const work of again) await markAndPublish([work]);

  await signIn(watched, 'teacher');
  await open(watched, `/wrongbook/index?from=${today}`);
  await questions(on).first().getByText(talked).waitFor();
  for (const studentId of [same, other]) {
    const row = await openBook(on, studentId, questionIds[0]!, 'mastered');
    await row.getByText('已掌握', { exact: true }).waitFor();
    await row.getByText('已按规则掌握').waitFor();
  }
  // What was right instead of the mistake was another question each time.
  const { records } = await ask(pageStudentBook, { ...lesson, studentId: other, size: 500 });
  const { attempts } = records.find((one) => one.questionId === questionIds[0])!;
  expect(new Set(attempts.map(({ answeredId }) => answeredId)).size).toBe(3);
  await picture(on, 'loop-mastered-1280');
  expect(troubles).toEqual([]);
  await watched.close();
});
