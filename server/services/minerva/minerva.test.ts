import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../contracts/calls.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { classIds, courseIds, schoolIds, type HelperAccount, type PersonaAccount } from '../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

const [term, termBefore] = ['202601', '202502'];
const ofMaths = { classId: classIds.junior, courseId: courseIds.maths, term };
const exercises = '七年级数学上册同步练习';
const tests = '七年级数学上册单元达标卷';
const finals = '七年级数学上册期末冲刺';

type Account = PersonaAccount | HelperAccount;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const run = (sql: string, ...values: string[]) => server.sandbox.sqlite.prepare(sql).run(...values);

const workbooksOf = async (input: InputOf<typeof calls.listClassWorkbooks>, account: Account = 'teacher') =>
  (await server.call(account, calls.listClassWorkbooks, input)).body.data;

const available = async (input: InputOf<typeof calls.listAvailableWorkbooks>, account: Account = 'teacher') =>
  (await server.call(account, calls.listAvailableWorkbooks, input)).body.data;

const useOfMaths = async (account: Account, schoolId?: string) =>
  (await available({ gradeId: '7', courseId: courseIds.maths, term, schoolId }, account)).map(
    ({ title, classCount }) => [title, classCount],
  );

describe('workbooks of a class', () => {
  it('are those that it works with, by course and term', async () => {
    const { body } = await server.call('teacher', calls.listWorkbooks, ofMaths);
    expect(body.data.map(({ title }) => title)).toEqual([exercises, tests]);
    expect(body.data.map(({ id }) => id)).toEqual((await workbooksOf(ofMaths)).map(({ id }) => id));
    expect((await server.call('teacher', calls.listWorkbooks, { ...ofMaths, term: '199901' })).body.data).toEqual([]);
  });

  it('say what they are for and how many pages and questions they have', async () => {
    const [first] = await workbooksOf(ofMaths);
    const course = { courseId: courseIds.maths, courseName: '数学', subjectId: '2' };
    const grade = { gradeId: '7', gradeName: '七年级' };
    expect(first).toEqual({
      id: first!.id,
      title: exercises,
      ...course,
      ...grade,
      term,
      pageCount: 8,
      questionCount: 32,
      bankPageCount: 8,
    });
    run("insert into workbook_pages (id, workbook_id, page_no, title) values ('1', ?, 9, '附录')", first!.id);
    expect((await workbooksOf(ofMaths))[0]).toMatchObject({ pageCount: 9, questionCount: 32 });
    run("insert into workbook_questions (id, page_id, position, question_type, score) values ('1', '1', 1, 3, 10)");
    expect((await workbooksOf(ofMaths)).map(({ pageCount, questionCount }) => [pageCount, questionCount])).toEqual([
      [9, 33],
      [8, 32],
    ]);
  });

  it('come of all courses and terms when none is named, the latest term first', async () => {
    const all = await workbooksOf({ classId: classIds.junior });
    expect(all.map((one) => one.term)).toEqual(all.map((one) => one.term).sort((a, b) => b.localeCompare(a)));
    expect(new Set(all.map((one) => one.term))).toEqual(new Set([term, termBefore]));
    expect(new Set(all.map(({ courseId }) => courseId)).size).toBe(7);
    expect(new Set(all.map(({ gradeId }) => gradeId))).toEqual(new Set(['7']));
    expect(await workbooksOf({ classId: classIds.junior, term })).toEqual(all.filter((one) => one.term === term));
    const { courseId } = ofMaths;
    expect(await workbooksOf({ classId: classIds.junior, courseId })).toEqual(
      all.filter((one) => one.courseId === courseId),
    );
  });

  it('are none for a class that works with none, and one without pages counts 0', async () => {
    const classId = classIds.empty;
    expect(await workbooksOf({ classId })).toEqual([]);
    run(
      "insert into workbooks (id, title, course_id, grade_id, term) values ('1', '新编练习', ?, '7', ?)",
      courseIds.maths,
      term,
    );
    run("insert into class_workbooks (class_id, workbook_id) values (?, '1')", classId);
    expect(await workbooksOf({ classId })).toMatchObject([{ title: '新编练习', pageCount: 0, questionCount: 0 }]);
    run("delete from class_workbooks where workbook_id = '1'");
    run("delete from workbooks where id = '1'");
  });

  it('are refused without a class and with one that is no number', async () => {
    const ask = async (query: object) => {
      const { status, body } = await server.call('teacher', calls.listClassWorkbooks, query as typeof ofMaths);
      return [status, body.msg];
    };
    expect(await ask({})).toEqual([400, '缺少必要的请求参数: classId']);
    expect(await ask({ classId: 'x' })).toEqual([400, '请求参数格式错误: classId']);
    expect(await ask({ classId: classIds.junior, term: '2'.repeat(11) })).toEqual([400, '请求参数格式错误: term']);
  });

  it('are for the eyes of the school, its partners and its region', async () => {
    const statusFor = async (account: Account, classId: string) =>
      (await server.call(account, calls.listClassWorkbooks, { classId })).status;
    for (const account of ['school-admin', 'partner-3', 'researcher'] as const) {
      expect([account, await statusFor(account, classIds.junior)]).toEqual([account, 200]);
      expect([account, await statusFor(account, classIds.foreign)]).toEqual([account, 403]);
    }
    for (const account of ['parttime', 'admin-foreign', 'partner-sibling'] as const) {
      expect([account, await statusFor(account, classIds.junior)]).toEqual([account, 403]);
    }
  });
});

describe('workbooks available in a grade', () => {
  it('tell how many classes of the own school work with each', async () => {
    expect(await useOfMaths('teacher')).toEqual([
      [exercises, 3],
      [tests, 3],
      [finals, 0],
    ]);
    expect((await useOfMaths('admin-foreign'))[0]).toEqual([exercises, 1]);
    expect((await useOfMaths('admin-primary'))[0]).toEqual([exercises, 0]);
  });

  it('tell it of the school that is named, and nothing to who has none and names none', async () => {
    expect((await useOfMaths('partner-3', schoolIds.junior))[0]).toEqual([exercises, 3]);
    expect((await useOfMaths('partner-3'))[0]).toEqual([exercises, 0]);
    expect((await useOfMaths('researcher'))[0]).toEqual([exercises, 0]);
  });

  it('count neither deleted classes nor those that have graduated', async () => {
    const used = async () => (await useOfMaths('teacher'))[0]![1];
    const change = (column: string, value: string) =>
      run(`update school_classes set ${column} = ${value} where id = ?`, classIds.juniorSecond);
    change('is_deleted', '1');
    expect(await used()).toBe(2);
    expect(await workbooksOf({ classId: classIds.juniorSecond })).toEqual([]);
    change('is_deleted', '0');
    change('status', '1');
    expect(await used()).toBe(2);
    change('status', '0');
    expect(await used()).toBe(3);
  });

  it('are all that there are, the latest term first, with their sizes', async () => {
    const all = await available({ gradeId: '8' });
    expect(all).toHaveLength(8 * 2 * 3);
    expect(all[0]!.term).toBe(term);
    expect(new Set(all.map(({ gradeName }) => gradeName))).toEqual(new Set(['八年级']));
    const isShort = ({ pageCount, bankPageCount, questionCount }: (typeof all)[number]) =>
      pageCount < 8 || bankPageCount !== pageCount || questionCount < 4 * pageCount;
    expect(all.filter(isShort)).toEqual([]);
    expect(await available({ gradeId: '8', term: termBefore })).toEqual(all.filter((one) => one.term === termBefore));
    expect(await available({ gradeId: '99' })).toEqual([]);
  });

  it('are refused without a grade, with a wrong role, and for a school of others', async () => {
    const { body } = await server.call('teacher', calls.listAvailableWorkbooks, {} as { gradeId: string });
    expect(body).toMatchObject({ code: 400, msg: '缺少必要的请求参数: gradeId' });
    const statusFor = async (account: Account, schoolId?: string) =>
      (await server.call(account, calls.listAvailableWorkbooks, { gradeId: '7', schoolId })).status;
    expect(await statusFor('parttime')).toBe(403);
    expect(await statusFor('teacher', schoolIds.foreign)).toBe(403);
    expect(await statusFor('partner-sibling', schoolIds.junior)).toBe(403);
    expect(await statusFor('teacher', schoolIds.junior)).toBe(200);
  });
});

describe('pages of a workbook', () => {
  const pagesOf = async (bookId: string, account: Account = 'teacher') =>
    (await server.call(account, calls.listWorkbookPages, { bookId })).body.data;

  it('come in their order, each with the questions that the bank has of it', async () => {
    const [book] = await workbooksOf(ofMaths);
    const pages = await pagesOf(book!.id);
    expect(pages.map(({ pageNo }) => pageNo)).toEqual(
      pages.map(({ pageNo }) => pageNo).sort((one, other) => one - other),
    );
    expect(pages[0]).toMatchObject({ pageNo: 1, title: '有理数（第1课时）' });
    expect(pages.every(({ questionCount }) => questionCount > 0)).toBe(true);
    for (const { id, questionCount } of pages) {
      const { body } = await server.call('teacher', calls.pageQuestions, { workbookPageId: id });
      expect([id, body.data.total]).toEqual([id, questionCount]);
      const printed = 'select question_id from workbook_questions where page_id = ? order by position';
      expect(body.data.records.map((question) => question.id)).toEqual(
        server.sandbox.sqlite.prepare(printed).pluck().all(id),
      );
    }
  });

  it('leave out those that the bank has no question of, as their number says', async () => {
    const books = await available({ gradeId: '7' });
    const counted = await Promise.all(books.map(async ({ id }) => (await pagesOf(id)).length));
    expect(counted).toEqual(books.map(({ bankPageCount }) => bankPageCount));
    expect(books.filter(({ pageCount, bankPageCount }) => bankPageCount < pageCount)).not.toEqual([]);
    expect(books.filter(({ bankPageCount }) => bankPageCount > 0)).not.toEqual([]);
  });

  it('are none of a workbook that is not there, and refused without one', async () => {
    expect(await pagesOf('77')).toEqual([]);
    const ask = async (input: object) =>
      (await server.call('teacher', calls.listWorkbookPages, input as { bookId: string })).body.msg;
    expect(await ask({})).toBe('缺少必要的请求参数: bookId');
    expect(await ask({ bookId: 'x' })).toBe('请求参数格式错误: bookId');
    expect((await server.call('parttime', calls.listWorkbookPages, { bookId: '77' })).status).toBe(403);
  });
});
