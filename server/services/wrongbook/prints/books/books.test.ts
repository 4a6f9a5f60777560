import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mistakeCauseLabels } from '../../../../../contracts/constants/mistake-causes.ts';
import { printKindLabels } from '../../../../../contracts/constants/printing.ts';
import { pageStudentBook } from '../../../../../contracts/wrongbook/mistakes.ts';
import * as calls from '../../../../../contracts/wrongbook/printing.ts';
import { assignmentIds, classIds, courseIds } from '../../../../../seed/landmarks.ts';
import { openPdf } from '../../../../engines/printing/testing/pages.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterAll(() => server.close());

const lesson = { classId: classIds.junior, courseId: courseIds.maths };

type Request = Parameters<typeof server.call<typeof calls.renderPrint>>[2];

const rows = <T>(query: string, ...values: (string | number)[]): T[] =>
  server.sandbox.sqlite.prepare(query).all(...values) as T[];

const render = (request: Partial<Request> & Pick<Request, 'kinds'>) =>
  server.call('teacher', calls.renderPrint, { book: lesson, ...request });

/** What stands on each page, without white space. */
async function pagesOf(request: Parameters<typeof render>[0]): Promise<string[]> {
  const { status, bytes, body } = await render(request);
  expect([status, body?.msg ?? '']).toEqual([200, '']);
  const opened = await openPdf(bytes);
  const pages = await Promise.all(Array.from({ length: opened.pages }, (_, index) => opened.text(index + 1)));
  await opened.close();
  return pages;
}

const bookOf = async (studentId: string, filters: object = {}) =>
  (await server.call('teacher', pageStudentBook, { ...lesson, studentId, size: 500, ...filters })).body.data;

/** Students of the class with their mistakes in maths, those who have most first. */
const students = () =>
  rows<{ id: string; name: string; count: number }>(
    `select t.id, t.name, (select count(*) from mistakes m join questions q on q.id = m.question_id and q.subject_id = '2'
      where m.student_id = t.id) count from students t where t.class_id = ? and t.is_deleted = 0 order by count desc, t.id`,
    classIds.junior,
  );

const coverOf = ({ open, consolidating, mastered, due }: Record<string, number>, count: number): string =>
  `${count}本册错题${open}未掌握${consolidating}巩固中${mastered}已掌握${due}今天到期`;

describe('the booklet of a student', () => {
  it('has the figures of the book on screen, and each of its mistakes once with its answer', async () => {
    const { id } = students()[0]!;
    const { records, counts } = await bookOf(id);
    expect(records.length).toBeGreaterThan(3);
    const pages = await pagesOf({ kinds: ['book'], studentId: id });
    expect(pages[0]).toContain(coverOf(counts, records.length));
    const answers = pages.findIndex((page, index) => index > 0 && page.includes('答案与解析'));
    const [asked, solved] = [pages.slice(1, answers).join(''), pages.slice(answers).join('')];
    expect(asked.match(/错因：/g)).toHaveLength(records.length);
    expect(asked.match(/重做/g)).toHaveLength(records.length);
    expect(solved.match(/【答案】/g)).toHaveLength(records.length);
    for (const { points } of records) expect(pages[0]).toContain(points[0]?.replace(/\s/g, '') ?? '其他');
    for (const { title } of records.flatMap(({ attempts }) => attempts.slice(-3)))
      expect(asked).toContain(title.replace(/\s/g, ''));
  });

  it('has what the filters of the screen leave, and what was answered where that is asked for', async () => {
    const { id } = students()[0]!;
    const whole = await bookOf(id);
    const [{ cause }] = whole.causes.toReversed() as [(typeof whole.causes)[number]];
    const { records } = await bookOf(id, { state: 'open', cause });
    expect(records.length).toBeLessThan(whole.records.length);
    const request = { kinds: ['book' as const], studentId: id, book: { ...lesson, cause, state: 'open' as const } };
    const plain = (await pagesOf(request)).join('');
    expect(plain).toContain(`${records.length}本册错题${records.length}未掌握0巩固中0已掌握`);
    expect(plain).toContain(`收录未掌握、错因是${mistakeCauseLabels[cause]}的错题`);
    expect(plain).not.toContain('当时的答案');
    const told = (await pagesOf({ ...request, wrongAnswers: true })).join('');
    const answered = records.filter(({ attempts }) =>
      attempts.some(({ score, full, answer }) => score < full && answer.trim() !== ''),
    );
    expect(answered.length).toBeGreaterThan(0);
    expect(told.match(/当时的答案/g)).toHaveLength(answered.length);
  });

  it('is refused in words for who has none, and for kinds and paper that are not for mistakes', async () => {
    const { id, name } = students()[0]!;
    const none = await render({ kinds: ['book'], studentId: id, book: { ...lesson, learningYear: '202002' } });
    expect([none.status, none.body.msg]).toEqual([400, `${name}没有符合条件的错题，没有可打印的内容`]);
    const all = await render({ kinds: ['slips'], book: { ...lesson, learningYear: '202002' } });
    expect(all.body.msg).toMatch(/班没有符合条件的错题，没有可打印的内容$/);
    expect((await render({ kinds: ['paper', 'book'] })).body.msg).toBe('这里不能打印试卷');
    expect((await render({ kinds: ['book'], paperSize: 'A3' })).body.msg).toBe('错题本不能用 A3 纸打印');
    expect((await render({ kinds: [] })).body.msg).toBe('请选择要打印的内容');
    const work = { assignmentId: assignmentIds.collecting, book: undefined };
    expect((await render({ ...work, kinds: ['sheets'], paperSize: 'B5' })).body.msg).toBe('学生答题卡不能用 B5 纸打印');
    expect((await render({ ...work, kinds: ['book'] })).body.msg).toBe('这里不能打印错题本');
    const other = await render({ kinds: ['book'], book: { ...lesson, courseId: courseIds.physics } });
    expect(other.body.msg).toMatch(/不由你任教，不能查看$/);
  });
});

describe('the mistakes of a class', () => {
  it.each(['book', 'clippings', 'slips'] as const)('come as %s for everybody who has some, on B5 too', async (kind) => {
    const owners = students().filter(({ count }) => count > 0);
    expect(owners.length).toBeGreaterThan(5);
    const text = (await pagesOf({ kinds: [kind], paperSize: 'B5' })).join('');
    for (const { name } of owners) expect(text).toContain(name);
    const sign = { book: /错因：/g, clippings: /错因：/g, slips: /____月____日/g }[kind];
    const total = owners.reduce((sum, { count }) => sum + count, 0);
    const found = text.match(sign)!.length;
    // What is asked about one passage is one strip.
    expect([found > 0, kind === 'slips' ? found <= total : found === total]).toEqual([true, true]);
  });

  it('are recorded with their kinds, their class and one copy for each student', async () => {
    const kinds = ['book', 'slips'] as const;
    const { body } = await server.call('teacher', calls.addPrintRecord, {
      book: lesson,
      kinds: [...kinds],
      paperSize: 'B5',
      action: 'print',
      pages: 90,
    });
    expect(body.msg).toBe('操作成功');
    const { data } = (await server.call('teacher', calls.pagePrintRecords, { kind: 'book', paperSize: 'B5' })).body;
    expect(data.records).toHaveLength(1);
    expect(data.records[0]).toMatchObject({
      title: expect.stringMatching(/班数学错题本$/),
      className: expect.stringMatching(/班$/),
      classId: classIds.junior,
      kinds,
      paperSize: 'B5',
      copies: students().filter(({ count }) => count > 0).length,
      assignmentId: '',
    });
    expect(data.records[0]!.kinds.map((one) => printKindLabels[one])).toEqual(['错题本', '练习小条']);
  });
});
