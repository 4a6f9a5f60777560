import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { taskType } from '../../contracts/constants/assignments.ts';
import { listSubmissions, pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import {
  getMarkingOverview,
  getSubmission,
  giveMarks,
  listQuestionAnswers,
  unpublishAssignment,
} from '../../contracts/wrongbook/marking.ts';
import { openPdf } from '../../server/engines/printing/testing/pages.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, tell } from './assigning.ts';
import { open, picture, startBrowser, until, type Watched } from './browser.ts';
import { essay } from './essay.ts';

// What is written by hand is judged as what it is: a dictation word by word with the keyboard, a composition with its comments
// beside its lines, on screen and on the sheet that the student gets back.

const account = 'subject-leader';

let browser: Browser;
let watched: Watched;
let on: Page;

beforeAll(async () => {
  browser = await startBrowser();
  watched = await as(browser, account, '/AICorrect/index');
  on = watched.page;
});

afterEach(() => expect(watched.troubles).toEqual([]));
afterAll(() => browser.close());

/** Work of a kind that may be marked again, and the sheets that were handed in. */
async function workOf(kind: 2 | 5): Promise<{ assignmentId: string; sheets: string[] }> {
  const { records } = await ask(pageAssignments, { taskType: kind, stage: 'published' }, account);
  const assignmentId = records[0]!.id;
  await tell(unpublishAssignment, { assignmentId }, account);
  const submissions = await ask(listSubmissions, { assignmentId }, account);
  return { assignmentId, sheets: submissions.filter(({ state }) => state === 1).map((one) => one.submissionId) };
}

const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await on.keyboard.press(key);
};

describe('a dictation', () => {
  let work: Awaited<ReturnType<typeof workOf>>;
  let questionId: string;
  const cells = (): Locator => on.getByRole('group', { name: '听写的词' }).getByRole('button');
  const verdicts = async (): Promise<string> =>
    (await cells().allInnerTexts()).map((text) => /[✓✗？]/u.exec(text)?.[0]).join('');
  const markOf = async (submissionId: string) => {
    const { answers } = await ask(listQuestionAnswers, { assignmentId: work.assignmentId, questionId }, account);
    return answers.find((one) => one.submissionId === submissionId)!.mark!;
  };
  const rightOf = async (submissionId: string) => {
    const { score, kind, detail } = await markOf(submissionId);
    const words = detail?.kind === 'dictation' ? detail.words.map(({ isRight }) => isRight) : [];
    return { kind, score, words };
  };
  const current = async (): Promise<string | undefined> => {
    const id = await on.getByRole('group', { name: '作答', exact: true }).getAttribute('aria-activedescendant');
    return /^answer-(\d+)-/.exec(id ?? '')?.[1];
  };

  beforeAll(async () => {
    work = await workOf(taskType.dictationPractice);
    questionId = (await ask(getMarkingOverview, { assignmentId: work.assignmentId }, account)).questions[0]!.questionId;
  });

  it('is marked word by word, and confirmed only once no word is open', async () => {
    await open(watched, `/AICorrect/question-correction?assignmentId=${work.assignmentId}`);
    await cells().first().waitFor();
    const first = (await current())!;
    expect(await verdicts()).toBe('？'.repeat(10));
    // The first is wrong, the fourth right by its number; the cursor then is behind it.
    await press('x', '4', 'y', ' ');
    expect(await verdicts()).toBe('✗？？✓✓？？？？？');
    expect(await current()).toBe(first);
    await picture(on, 'review-dictation-1280');
    await accessible(on, { contrast: false });
    await press(...'yyyyyyy');
    await until(verdicts).toBe('✗✓✓✓✓✓✓✓✓✓');
    // What was right is turned round; the tenth is 0.
    await press('0', ' ');
    await until(current).not.toBe(first);
    await until(() => rightOf(first)).toEqual({
      kind: 'person',
      score: 8,
      words: [false, true, true, true, true, true, true, true, true, false],
    });
    expect(await verdicts()).toBe('？'.repeat(10));
    await press('u');
    await until(current).toBe(first);
    await until(async () => (await markOf(first)).kind).toBe('record');
  });

  it('has the same keys student by student', async () => {
    const [first, second] = work.sheets;
    await open(watched, `/examProcessCorrectDetail?submissionId=${first}`);
    // The desk that stood before has cells too.
    await on.getByRole('heading', { name: /的答卷$/, level: 1 }).waitFor();
    await cells().first().waitFor();
    await press('2', ...'yyyyyyyyy');
    await until(verdicts).toBe('✓'.repeat(10));
    await press('2', ' ');
    await until(() => on.evaluate(() => location.hash)).toContain(`submissionId=${second}`);
    await until(() => rightOf(first!)).toMatchObject({
      score: 9,
      words: [true, false, ...Array<boolean>(8).fill(true)],
    });
  });
});

describe('a composition', () => {
  const written = essay();
  const { text, sentences } = written.detail;
  const bare = (words: string): string => words.replace(/\s/gu, '');

  beforeAll(async () => {
    const { assignmentId, sheets } = await workOf(taskType.composition);
    const submissionId = sheets[0]!;
    const mark = { key: 'composition-1', submissionId, position: 1, ...written };
    await tell(giveMarks, { assignmentId, marks: [mark] }, account);
    const { classMean } = (await ask(getSubmission, { submissionId }, account)).answers[0]!;
    // Others have a score alone: a mean of this one's dimensions would contradict the mean of all.
    expect(classMean?.dimensions).toEqual([]);
    await open(watched, `/compositionCorrectDetail?submissionId=${submissionId}`);
  });

  it('has its comments beside their lines', async () => {
    const notes = on.getByRole('list', { name: '批注' }).getByRole('listitem');
    await until(() => notes.count()).toBe(sentences.length);
    await picture(on, 'composition-1280');
    await accessible(on, { contrast: false });
    let foot = 0;
    for (const place of sentences.keys()) {
      const line = (await on.locator(`[data-comments~="${place}"]`).first().boundingBox())!;
      const note = (await notes.nth(place).boundingBox())!;
      expect(note.x).toBeGreaterThan(line.x);
      // At its line, unless the one before reaches below it.
      expect(Math.abs(note.y - Math.max(line.y, foot))).toBeLessThan(24);
      foot = note.y + note.height;
    }
  });

  it('is printed whole, each comment beside its paragraph', async () => {
    // The dialog of printing would take the sheet away with it.
    await on.evaluate(() => (window.print = () => undefined));
    await button(on, '打印').click();
    await on.locator('[data-print-sheets]').waitFor({ state: 'attached' });
    await on.emulateMedia({ media: 'print' });
    const sheet = on.locator('[data-print-sheets]');
    for (const [place, { comment }] of sentences.entries()) {
      const words = on.locator(`[data-comments~="${place}"]`);
      const paragraph = (await sheet.locator('p').filter({ has: words }).boundingBox())!;
      const note = (await sheet.getByRole('listitem').filter({ hasText: comment }).boundingBox())!;
      expect(note.x).toBeGreaterThanOrEqual(paragraph.x + paragraph.width);
      expect(note.y).toBeGreaterThanOrEqual(paragraph.y);
      expect(note.y).toBeLessThan(paragraph.y + paragraph.height);
    }
    const pdf = await openPdf(await on.pdf({ preferCSSPageSize: true }));
    try {
      expect(pdf.pages).toBe(2);
      const pages = await Promise.all([1, 2].map((page) => pdf.text(page)));
      for (const paragraph of text.split('\n')) expect(withoutNumbers(pages.join(''))).toContain(bare(paragraph));
      for (const { comment } of sentences) expect(pages.filter((page) => page.includes(bare(comment)))).toHaveLength(1);
      expect(pages[0]).toContain(bare(written.detail.overall));
      for (const [place, { start, comment }] of sentences.entries()) {
        const paragraph = text.slice(text.lastIndexOf('\n', start) + 1);
        const page = 1 + pages.findIndex((one) => one.includes(bare(comment)));
        expect([place, withoutNumbers(pages[page - 1]!).includes(bare(paragraph).slice(0, 8))]).toEqual([place, true]);
      }
    } finally {
      await pdf.close();
    }
  });
});

/** The numbers of comments stand between the words. */
const withoutNumbers = (words: string): string => words.replace(/\d/gu, '');
