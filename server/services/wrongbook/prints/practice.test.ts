import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { addAssignment, listSubmissions } from '../../../../contracts/wrongbook/assignments.ts';
import { previewPractice, previewPracticePaper } from '../../../../contracts/wrongbook/practice.ts';
import * as calls from '../../../../contracts/wrongbook/printing.ts';
import { assignmentIds, classIds, courseIds } from '../../../../seed/landmarks.ts';
import { openPdf } from '../../../engines/printing/testing/pages.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterAll(() => server.close());

type Asked = InputOf<typeof previewPractice>;
type Kinds = InputOf<typeof calls.renderPrint>['kinds'];

const lesson = { classId: classIds.junior, courseId: courseIds.maths };
const same = { ...lesson, practice: { practiceMode: 41 as const, most: 4 } };
const similar = { ...lesson, practice: { practiceMode: 42 as const, most: 4 } };

const render = (practice: Asked, kinds: Kinds, more: object = {}) =>
  server.call('teacher', calls.renderPrint, { practice, kinds, ...more });

/** What stands on all pages, without white space. */
async function readPdf(bytes: Uint8Array): Promise<string> {
  const opened = await openPdf(bytes);
  const pages = await Promise.all(Array.from({ length: opened.pages }, (_, index) => opened.text(index + 1)));
  await opened.close();
  return pages.join('');
}

/** What is printed, without white space. */
async function textOf(...request: Parameters<typeof render>): Promise<string> {
  const { status, bytes, body } = await render(...request);
  expect([status, body?.msg ?? '']).toEqual([200, '']);
  return readPdf(bytes);
}

/** Those who get something, as the screen of practice has them. */
const practising = async (practice: Asked) =>
  (await server.call('teacher', previewPractice, practice)).body.data.students.filter(
    ({ questionCount }) => questionCount > 0,
  );

const ends = (text: string): string =>
  text
    .replace(/\$[^$]*\$|_+|\s/g, '¦')
    .split('¦')
    .toSorted((a, b) => b.length - a.length)[0]!;

describe('practice that is not set yet', () => {
  it.each([
    ['the same', same],
    ['similar', similar],
  ])('is printed as a paper for each student, of %s questions as previewed', async (_, practice) => {
    const students = await practising(practice);
    expect(students.length).toBeGreaterThan(5);
    const [{ studentId }] = students as [(typeof students)[number]];
    const { data } = (await server.call('teacher', previewPracticePaper, { ...practice, studentId })).body;
    const own = await textOf(practice, ['paper'], { studentId });
    const stems = data.sections.flatMap(({ questions }) => questions.map(({ stem }) => ends(stem)));
    expect(stems.length).toBeGreaterThan(0);
    for (const stem of stems) expect(own).toContain(stem);
    const all = await textOf(practice, ['paper']);
    for (const { studentName } of students) expect(all).toContain(studentName);
  });

  it('is one paper where the class has one', async () => {
    const practice = { ...same, practice: { ...same.practice, scope: 'class' as const } };
    const text = await textOf(practice, ['paper', 'answers']);
    expect(text.match(/参考答案/g)).toHaveLength(1);
  });

  it('is a booklet of mistakes with their history, and of similar questions without any', async () => {
    const [first] = await practising(same);
    const { studentId, questionCount } = first!;
    const mistakes = await textOf(same, ['book'], { studentId, paperSize: 'B5' });
    expect(mistakes).toContain(`${questionCount}本册错题`);
    expect(mistakes.match(/错因：/g)).toHaveLength(questionCount);
    expect(mistakes.match(/【答案】/g)).toHaveLength(questionCount);
    const [fresh] = await practising(similar);
    const others = await textOf(similar, ['book'], { studentId: fresh!.studentId });
    expect(others).not.toContain('错因：');
    expect(others).not.toContain('本册错题');
    expect(others.match(/【答案】/g)).toHaveLength(fresh!.questionCount);
  });

  it.each(['clippings', 'slips'] as const)('is cut out as %s of everybody', async (kind) => {
    const text = await textOf(similar, [kind]);
    for (const { studentName } of await practising(similar)) expect(text).toContain(studentName);
  });

  it('is refused in words where the rule gives nothing, and recorded by its name', async () => {
    const none = { ...same, practice: { ...same.practice, from: '2001-01-01', to: '2001-01-02' } };
    const { status, body } = await render(none, ['slips']);
    expect([status, body.msg]).toEqual([400, '按这条规则没有可打印的题，可以放宽范围']);
    expect((await render(same, ['sheets'])).body.msg).toBe('这里不能打印学生答题卡');
    const kinds: Kinds = ['paper', 'slips'];
    await server.call('teacher', calls.addPrintRecord, { practice: same, kinds, action: 'print', pages: 9 });
    const { records } = (await server.call('teacher', calls.pagePrintRecords, { kind: 'slips' })).body.data;
    const copies = (await practising(same)).length;
    expect(records).toMatchObject([
      { title: expect.stringMatching(/班数学巩固错题$/), copies, kinds, assignmentId: '' },
    ]);
  });
});

describe('practice that was set', () => {
  const print = (assignmentId: string, kinds: Kinds, more: object = {}) =>
    server.call('teacher', calls.renderPrint, { assignmentId, kinds, ...more });

  const printed = async (...request: Parameters<typeof print>): Promise<string> => {
    const { status, bytes, body } = await print(...request);
    expect([status, body?.msg ?? '']).toEqual([200, '']);
    return readPdf(bytes);
  };

  it('is printed as booklet, frames and strips of the questions of each one’s paper, and recorded for each', async () => {
    const { body } = await server.call('teacher', addAssignment, { ...same, taskType: 4, title: '巩固一' });
    const assignmentId = body.data.id;
    const given = (await server.call('teacher', listSubmissions, { assignmentId })).body.data;
    expect(given.length).toBeGreaterThan(5);
    const [{ studentId, questionCount }] = given as [(typeof given)[number]];
    const book = await printed(assignmentId, ['book'], { studentId, paperSize: 'B5' });
    expect(book).toContain(`${questionCount}本册错题`);
    expect(book.match(/错因：/g)).toHaveLength(questionCount);
    const slips = await printed(assignmentId, ['paper', 'slips']);
    for (const { studentName, questionCount: count } of given) {
      expect(slips).toContain(studentName);
      expect(slips).toContain(`题，共${count}题`);
    }
    expect(await printed(assignmentId, ['clippings'], { studentId })).toContain('题的答案');

    // The form of an answer sheet knows nothing of it.
    expect((await print(assignmentId, ['slips', 'sheets'], { paperSize: 'B5' })).body.msg).toBe(
      '练习小条、学生答题卡不能用 B5 纸打印',
    );
    const record = { assignmentId, kinds: ['slips' as const], action: 'print' as const, pages: 9 };
    await server.call('teacher', calls.addPrintRecord, record);
    const { records } = (await server.call('teacher', calls.pagePrintRecords, { kind: 'slips' })).body.data;
    expect(records).toMatchObject([{ title: '巩固一', copies: given.length }, {}]);
  });

  it('has what is one paper for the class as strips for each', async () => {
    const common = { ...same, practice: { ...same.practice, scope: 'class' as const } };
    const { body } = await server.call('teacher', addAssignment, { ...common, taskType: 4, title: '巩固二' });
    const given = (await server.call('teacher', listSubmissions, { assignmentId: body.data.id })).body.data;
    const slips = await printed(body.data.id, ['slips']);
    expect(given.length).toBeGreaterThan(5);
    for (const { studentName } of given) expect(slips).toContain(studentName);
  });

  it('shows of one who has left the class only mistakes made there', async () => {
    const { body } = await server.call('teacher', addAssignment, { ...same, taskType: 4, title: '巩固三' });
    const assignmentId = body.data.id;
    const given = (await server.call('teacher', listSubmissions, { assignmentId })).body.data;
    const { studentId, questionCount } = given.at(-1)!;
    const { sqlite } = server.sandbox;
    sqlite.prepare('update students set class_id = ? where id = ?').run(classIds.juniorSecond, studentId);
    expect(questionCount).toBeGreaterThan(0);
    expect(await printed(assignmentId, ['book'], { studentId })).toContain('错因：');
    sqlite
      .prepare('update submissions set class_id = ? where student_id = ? and assignment_id <> ?')
      .run(classIds.juniorSecond, studentId, assignmentId);
    const book = await printed(assignmentId, ['book'], { studentId });
    expect(book.match(/【答案】/g)).toHaveLength(questionCount);
    expect(book).not.toContain('错因：');
  });

  it('is nothing that work of another kind is printed as', async () => {
    expect((await print(assignmentIds.published, ['slips'])).body.msg).toBe('这里不能打印练习小条');
  });
});
