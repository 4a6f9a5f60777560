import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../../../contracts/envelope.ts';
import * as calls from '../../../../contracts/wrongbook/printing.ts';
import { layout } from '../../../../contracts/wrongbook/layout.ts';
import { assignmentIds, classIds, paperIds } from '../../../../seed/landmarks.ts';
import { openPdf } from '../../../engines/printing/testing/pages.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { squaresFor } from './fields.ts';

let server: TestApp;
const { collecting, published } = assignmentIds;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const rows = <T>(query: string, ...values: (string | number)[]): T[] =>
  server.sandbox.sqlite.prepare(query).all(...values) as T[];

const render = (
  input: Parameters<typeof server.call<typeof calls.renderPrint>>[2],
  account: 'teacher' | 'admin' = 'teacher',
) => server.call(account, calls.renderPrint, input);

/** What stands on each page, without white space. */
async function textsOf(pdf: Uint8Array): Promise<string[]> {
  const opened = await openPdf(pdf);
  try {
    return await Promise.all(Array.from({ length: opened.pages }, (_, index) => opened.text(index + 1)));
  } finally {
    await opened.close();
  }
}

describe('what waits to be printed', () => {
  it('has room for only so many, and one more is told that the server is busy', async () => {
    const [{ studentId }] = rows<{ studentId: string }>(
      'select student_id studentId from submissions where assignment_id = ?',
      collecting,
    ) as [{ studentId: string }];
    const order = () => render({ assignmentId: collecting, kinds: ['sheets'], studentId });
    const answers = await Promise.all(Array.from({ length: 40 }, order));
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'printed' : `${status} ${body.msg}`));
    expect(new Set(outcomes)).toEqual(new Set(['printed', `503 ${texts.busy}`]));
    expect(await order()).toMatchObject({ status: 200 });
  });
});

describe('what is printed', () => {
  it('has one sheet for each student of the work, with its name', async () => {
    const answer = await render({ assignmentId: collecting, kinds: ['sheets'] });
    expect([answer.status, answer.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const students = rows<{ name: string }>(
      'select t.name from submissions s join students t on t.id = s.student_id where s.assignment_id = ?',
      collecting,
    );
    const texts = await textsOf(answer.bytes);
    const text = texts.join('');
    expect(students.length).toBeGreaterThan(5);
    for (const { name } of students) expect(text).toContain(name);
    const [{ layout: form }] = rows<{ layout: string }>(
      'select layout from answer_sheets where assignment_id = ?',
      collecting,
    ) as [{ layout: string }];
    expect(texts).toHaveLength(students.length * layout.parse(JSON.parse(form)).pages.length);
  });

  it('has the same sheet whoever it is printed for, and another for another form', async () => {
    const [{ studentId }] = rows<{ studentId: string }>(
      'select student_id studentId from submissions where assignment_id = ?',
      collecting,
    ) as [{ studentId: string }];
    await render({ assignmentId: collecting, kinds: ['sheets'], studentId });
    await render({ assignmentId: collecting, kinds: ['blankSheet'] });
    const { body } = await server.call('teacher', calls.listSheetLayouts, { assignmentId: collecting });
    expect(body.data).toHaveLength(1);
    await render({ assignmentId: collecting, kinds: ['blankSheet'], paperSize: 'A3' });
    const after = await server.call('teacher', calls.listSheetLayouts, { assignmentId: collecting });
    expect(after.body.data.map(({ layout: { width } }) => width)).toEqual([210, 420]);
    expect(after.body.data.every(({ paperId }) => paperId === paperIds.collecting)).toBe(true);
  });

  it('has every question of the paper on its sheet', async () => {
    const { body } = await server.call('teacher', calls.listSheetLayouts, { assignmentId: collecting });
    const regions = body.data[0]!.layout.pages.flatMap((page) => page.regions);
    const asked = rows<{ id: string }>(
      'select question_id id from paper_questions where paper_id = ?',
      paperIds.collecting,
    );
    const placed = new Set(regions.flatMap((region) => ('questionId' in region ? [region.questionId] : [])));
    expect([...placed].sort()).toEqual(asked.map(({ id }) => id).sort());
  });

  it('shows answers only where they are asked for', async () => {
    const [plain, solved] = await Promise.all(
      (['paper', 'answers'] as const).map(async (kind) => {
        const { bytes } = await render({ paperId: paperIds.draft, kinds: [kind] });
        return (await textsOf(bytes)).join('');
      }),
    );
    expect(plain).not.toContain('解析');
    expect(solved).toContain('解析');
  });

  it('reports what was published, absentees not counted', async () => {
    const { bytes } = await render({ assignmentId: published, kinds: ['report'] });
    const text = (await textsOf(bytes)).join('');
    const [{ average, count }] = rows<{ average: number; count: number }>(
      'select avg(score) average, count(*) count from submissions where assignment_id = ? and state = 1',
      published,
    ) as [{ average: number; count: number }];
    expect(text).toContain(`实交：${count}人`.replace('：', ''));
    expect(text).toContain(String(Math.round(average * 100) / 100));
  });

  it('is for one class where one is asked for, and refuses a class that did not get the work', async () => {
    expect((await render({ assignmentId: collecting, kinds: ['sheets'], classId: classIds.junior })).status).toBe(200);
    const other = await render({ assignmentId: collecting, kinds: ['sheets'], classId: classIds.juniorSecond });
    expect([other.status, other.body.msg]).toEqual([400, '没有要打印的学生']);
  });
});

describe('what was printed', () => {
  it('is recorded with its copies, and listed for who printed it', async () => {
    const added = await server.call('teacher', calls.addPrintRecord, {
      assignmentId: collecting,
      kinds: ['paper', 'sheets'],
      action: 'print',
      pages: 30,
    });
    expect(added.body.msg).toBe('操作成功');
    const { body } = await server.call('teacher', calls.pagePrintRecords, {});
    const students = rows('select 1 from submissions where assignment_id = ?', collecting).length;
    expect(body.data.records[0]).toMatchObject({
      kinds: ['paper', 'sheets'],
      copies: students,
      pages: 30,
      action: 'print',
    });
    const others = await server.call('teaching', calls.pagePrintRecords, {});
    expect(others.body.data.records.map(({ id }) => id)).not.toContain(added.body.data.id);
  });
});

it.each([
  ['不少于500字', 'junior', 600],
  ['写一段文字，150～200字。', 'senior', 300],
  ['写一篇习作。', 'primary', 500],
] as const)('a composition of “%s” gets squares enough', (stem, stage, squares) => {
  expect(squaresFor({ stem, stage })).toBe(squares);
});
