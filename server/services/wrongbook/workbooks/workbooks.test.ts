import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { personaIds, pointIds } from '../../../../seed/landmarks.ts';
import { readSheet } from '../../../engines/spreadsheets/read.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

type Account = 'admin' | 'parttime' | 'teacher';
type Content = Omit<InputOf<typeof calls.saveEntry>, 'workbookPageId' | 'workbookQuestionId' | 'version'>;

const bookId = '20260107021';
const blanks: Content = {
  questionType: 2,
  stem: '$\\frac12+0.5=$____，$1+2=$____',
  answers: [['1'], ['3']],
  score: 4,
  pointIds: [pointIds.maths],
};
const choice: Content = {
  ...blanks,
  questionType: 1,
  stem: '最小的素数是',
  options: ['1', '2', '3'],
  answers: [['B']],
};
const written: Content = { ...blanks, questionType: 3, stem: '说明理由。', answers: [['因为两直线平行']] };

let server: TestApp;
let page: string;
let pages = 0;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

/** A page of its own for each test, on which nothing is printed yet. */
beforeEach(() => {
  page = `9002700${++pages}`;
  run(
    'insert into workbook_pages (id, workbook_id, page_no, title) values (?, ?, ?, ?)',
    page,
    bookId,
    100 + pages,
    '附页',
  );
});

const save = async (content: Content, account: Account = 'parttime', more: object = {}) =>
  (await server.call(account, calls.saveEntry, { workbookPageId: page, ...content, ...more })).body;

const added = async (content: Content, account: Account = 'parttime') => (await save(content, account)).data;

const submit = async (account: Account = 'parttime', isEmpty = false) =>
  (await server.call(account, calls.submitEntryPage, { workbookPageId: page, isEmpty })).body;

const shown = async (account: Account) =>
  (await server.call(account, calls.getEntryPage, { workbookPageId: page })).body.data;

const review = async (
  account: Account,
  { id, version }: { id: string; version: number },
  answers: string[][],
  more: { note?: string; verdict?: 'same' | 'different' } = {},
) => (await server.call(account, calls.reviewEntry, { workbookQuestionId: id, version, answers, ...more })).body;

const inBank = async (stem: string) =>
  server.sandbox.sqlite.prepare('select id, school_id schoolId from questions where stem = ?').all(stem);

/** Nobody has written on the page for so many minutes. */
const idle = (minutes: number) => {
  const heldTime = new Date(server.sandbox.clock.now() - minutes * 60_000 + 8 * 3_600_000).toISOString();
  run('update workbook_page_work set held_time = ? where page_id = ?', heldTime.slice(0, 19).replace('T', ' '), page);
};

describe('a page that is entered', () => {
  it('goes to review only when every question is complete', async () => {
    const begun = await added({ ...blanks, answers: [['1'], ['']], pointIds: [] });
    expect(begun.missing).not.toBe('');
    const id = begun.id;
    const refused = async (content: Content, version: number) => {
      await save(content, 'parttime', { workbookQuestionId: id, version });
      return (await submit()).msg;
    };
    expect((await submit()).msg).toMatch(/^第 1 题：/);
    expect(await refused({ ...blanks, stem: '' }, 1)).toBe('第 1 题：缺题干');
    expect(await refused({ ...blanks, score: 0 }, 2)).toBe('第 1 题：缺分值');
    expect(await refused({ ...blanks, answers: [] }, 3)).toBe('第 1 题：缺答案');
    expect(await refused({ ...blanks, answers: [['1']] }, 4)).toBe('第 1 题：题干有 2 个空（____），答案有 1 个');
    expect(await refused({ ...blanks, pointIds: [] }, 5)).toBe('第 1 题：缺知识点');
    expect((await shown('parttime')).state).toBe('entering');
    expect(await refused(blanks, 6)).toBe('操作成功');
    expect(await shown('parttime')).toMatchObject({ state: 'review', task: 'none' });
    expect((await save(blanks, 'parttime', { workbookQuestionId: id, version: 7 })).msg).toBe(
      '这一页已交复核，不能再改',
    );
  });

  it('goes to review without questions only when it is marked as empty', async () => {
    expect((await submit()).msg).toBe('这一页没有题目；确实没有就标为空白页');
    expect((await submit('parttime', true)).code).toBe(200);
    const decide = async (account: Account, isRight: boolean) =>
      (await server.call(account, calls.reviewEmptyPage, { workbookPageId: page, isRight })).body.msg;
    expect(await decide('parttime', true)).toBe('不能复核自己录入的题目');
    expect(await decide('admin', false)).toBe('操作成功');
    expect((await shown('parttime')).state).toBe('sentBack');
    await submit('parttime', true);
    expect(await decide('admin', true)).toBe('操作成功');
    expect(await shown('parttime')).toMatchObject({ state: 'approved', isEmpty: true });
  });

  it('is not marked as empty once it has questions, and gives each its number', async () => {
    const ids = [await added(choice), await added(blanks), await added(written)].map(({ id }) => id);
    expect((await submit('parttime', true)).msg).toBe('这一页已录了题目，不能标为空白页');
    await server.call('parttime', calls.removeEntry, { workbookQuestionId: ids[0]! });
    expect((await shown('parttime')).questions.map(({ id, position }) => [id, position])).toEqual([
      [ids[1], 1],
      [ids[2], 2],
    ]);
  });

  it('keeps what somebody else has written in the meantime', async () => {
    const { id } = await added(choice);
    expect((await save(blanks, 'parttime', { workbookQuestionId: id, version: 1 })).data.version).toBe(2);
    expect((await save(choice, 'parttime', { workbookQuestionId: id, version: 1 })).msg).toContain('已被修改');
  });

  it('is locked for others until nothing has been written for 30 minutes', async () => {
    const { id } = await added(choice);
    const take = async () => (await save(choice, 'admin', { workbookQuestionId: id, version: 1 })).msg;
    expect(await take()).toBe('范晓雯正在做这一页，停下 30 分钟后可以接手');
    expect(await shown('admin')).toMatchObject({ task: 'none', reason: '范晓雯正在做这一页，停下 30 分钟后可以接手' });
    idle(29);
    expect(await take()).toContain('正在做这一页');
    idle(31);
    expect(await take()).toBe('操作成功');
    expect((await shown('parttime')).enterer.id).toBe(personaIds.admin);
  });

  it('is for those alone whom an administrator has named', async () => {
    const assign = async (more: object) =>
      (await server.call('admin', calls.assignEntryPages, { workbookPageId: page, ...more })).body.msg;
    expect(await assign({ entererId: personaIds.admin, reviewerId: personaIds.admin })).toBe('录入和复核须是两个人');
    expect(await assign({ entererId: personaIds.teacher })).toContain('不录题');
    expect(await assign({ entererId: personaIds.admin, reviewerId: personaIds.parttime })).toBe('操作成功');
    expect((await save(choice)).msg).toBe('管理员把这一页指定给了彭宏伟');
    expect(await assign({})).toBe('操作成功');
    expect((await save(choice)).code).toBe(200);
    const byPartTimer = { workbookPageId: page, entererId: personaIds.parttime };
    expect((await server.call('parttime', calls.assignEntryPages, byPartTimer)).status).toBe(403);
  });
});

describe('the second pair of eyes', () => {
  it('is never the own', async () => {
    const entry = await added(choice);
    await submit();
    expect((await review('parttime', entry, [['B']])).msg).toBe('不能复核自己录入的题目');
    expect(await shown('parttime')).toMatchObject({ task: 'none', reason: '不能复核自己录入的题目' });
  });

  it('solves first, and sees no answer before that', async () => {
    const entry = await added({ ...blanks, solution: '都是加法' });
    expect((await shown('admin')).questions[0]).toMatchObject({ isBlind: true, answers: [], solution: '' });
    await submit();
    const [blind] = (await shown('admin')).questions;
    expect(blind).toMatchObject({ isBlind: true, answers: [], solution: '', rubric: [], blanks: 2, stem: blanks.stem });
    expect((await review('admin', entry, [])).msg).toBe('请先做一遍，填写答案');
    expect((await review('admin', entry, [['x']], { verdict: 'same' })).msg).toBe('请先做一遍，再判断是否相同');
    expect((await review('admin', entry, [['1.0'], ['3']])).data).toMatchObject({
      result: 'approved',
      firstAnswers: [['1'], ['3']],
    });
    const [seen] = (await shown('admin')).questions;
    expect(seen).toMatchObject({ state: 'approved', isBlind: false, answers: [['1'], ['3']] });
  });

  it('approves what is equal, and only that reaches the bank of everybody', async () => {
    const same = await added({ ...choice, stem: '相同的题目' });
    const other = await added({ ...blanks, stem: '不同的题目____和____' });
    expect(await inBank('相同的题目')).toEqual([]);
    await submit();
    expect((await review('admin', same, [['B']])).data.result).toBe('approved');
    expect(await inBank('相同的题目')).toEqual([{ id: expect.any(String), schoolId: null }]);
    expect((await shown('admin')).state).toBe('review');
    const { data } = await review('admin', other, [['1'], ['4']]);
    expect(data).toMatchObject({ result: 'sentBack', place: '第 2 空：复核 4，录入 3' });
    expect(await inBank('不同的题目____和____')).toEqual([]);
    const back = await shown('parttime');
    expect(back).toMatchObject({ state: 'sentBack', task: 'enter' });
    expect(back.questions.map(({ state, note }) => [state, note])).toEqual([
      ['approved', ''],
      ['sentBack', '第 2 空：复核 4，录入 3'],
    ]);
    expect((await submit()).msg).toBe('第 2 题：退回后还没有改');
    const { sentBackCount, today } = (await server.call('parttime', calls.getEntryBook, { bookId })).body.data;
    expect([sentBackCount > 0, today.returned > 0]).toEqual([true, true]);
    const mended = { ...blanks, stem: '不同的题目____和____', answers: [['1'], ['4']] };
    const { version } = (await save(mended, 'parttime', { workbookQuestionId: other.id, version: 1 })).data;
    expect((await submit()).code).toBe(200);
    expect((await review('admin', { id: other.id, version }, [['1'], ['4']])).data.result).toBe('approved');
    expect((await shown('parttime')).state).toBe('approved');
    expect(await inBank('不同的题目____和____')).toHaveLength(1);
  });

  it('says itself whether other words mean the same, having solved it', async () => {
    const entry = await added({ ...written, stem: '说明两角相等的理由。' });
    await submit();
    const solved = await review('admin', entry, [['内错角相等，角的两边互相平行']]);
    expect(solved.data).toMatchObject({ result: 'judged', firstAnswers: [['因为两直线平行']] });
    expect(await inBank('说明两角相等的理由。')).toEqual([]);
    expect((await review('admin', entry, [], { verdict: 'same' })).data.result).toBe('approved');
    expect(await inBank('说明两角相等的理由。')).toHaveLength(1);
  });

  it('sends back what cannot be solved, without seeing the answer', async () => {
    const entry = await added(choice);
    await submit();
    const { data } = await review('admin', entry, [], { note: '少了一个选项' });
    expect(data).toEqual({ result: 'sentBack', firstAnswers: [], place: '' });
    expect((await shown('parttime')).questions[0]).toMatchObject({ state: 'sentBack', note: '少了一个选项' });
  });
});

describe('a workbook', () => {
  it('tells how far its pages have come', async () => {
    const before = (await server.call('admin', calls.getEntryBook, { bookId })).body.data;
    const entry = await added(choice);
    await submit();
    const entered = (await server.call('admin', calls.getEntryBook, { bookId })).body.data;
    expect([entered.enteredCount, entered.approvedCount]).toEqual([before.enteredCount + 1, before.approvedCount]);
    await review('admin', entry, [['B']]);
    const after = (await server.call('admin', calls.getEntryBook, { bookId })).body.data;
    expect(after.approvedCount).toBe(before.approvedCount + 1);
    expect(after.people.map(({ id }) => id)).toEqual([personaIds.admin, personaIds.parttime]);
    expect((await server.call('parttime', calls.getEntryBook, { bookId })).body.data.people).toEqual([]);
    const { data } = (await server.call('parttime', calls.listEntryBooks, { gradeId: '7', term: '202601' })).body;
    expect(data.find(({ id }) => id === bookId)).toMatchObject({ approvedCount: after.approvedCount });
  });

  it('stays in the list after its term until it is done', async () => {
    const listed = async () => {
      const { data } = (await server.call('parttime', calls.listEntryBooks, { gradeId: '8' })).body;
      return data.map(({ id }) => id);
    };
    const earlier = '20250208021';
    const [ofEarlier] = server.sandbox.sqlite
      .prepare('select id from workbook_pages where workbook_id = ? and page_no = 8')
      .all(earlier) as { id: string }[];
    expect(await listed()).not.toContain(earlier);
    run("insert into workbook_page_work (page_id, state) values (?, 'entering')", ofEarlier!.id);
    expect(await listed()).toContain(earlier);
    run("update workbook_page_work set state = 'approved' where page_id = ?", ofEarlier!.id);
    expect(await listed()).not.toContain(earlier);
  });

  it('is exported with answers of what is approved alone', async () => {
    const entry = await added({ ...choice, stem: '导出的题目' });
    const rowOf = async () => {
      const { bytes } = await server.call('admin', calls.exportEntryBook, { bookId });
      return (await readSheet(new Uint8Array(bytes))).find((row) => row.includes('导出的题目'))!;
    };
    expect((await rowOf())[7]).toBe('');
    await submit();
    await review('admin', entry, [['B']]);
    expect((await rowOf())[7]).toBe('B');
  });

  it.each(['passage', 'transcript'])(
    'shows the %s that questions of a page share, and names it in the file',
    async (kind) => {
      const [shared] = server.sandbox.sqlite
        .prepare(
          `select q.page_id pageId, p.workbook_id bookId, g.title, g.${kind} passage, b.stem from workbook_questions q
          join workbook_pages p on p.id = q.page_id join questions b on b.id = q.question_id
          join question_groups g on g.id = b.group_id and g.figure = '' and g.${kind} <> '' order by q.id limit 1`,
        )
        .all() as { pageId: string; bookId: string; title: string; passage: string; stem: string }[];
      const { pageId: workbookPageId, title, passage, stem } = shared!;
      const { questions } = (await server.call('parttime', calls.getEntryPage, { workbookPageId })).body.data;
      expect(questions.find((one) => one.stem === stem)?.group).toEqual({ title, passage, figure: '' });
      expect(questions.filter(({ group }) => group?.title === title).length).toBeGreaterThan(1);
      const { bytes } = await server.call('admin', calls.exportEntryBook, { bookId: shared!.bookId });
      const stems = (await readSheet(new Uint8Array(bytes))).map((row) => row[6]);
      expect(stems).toContain(`【${title}】${stem}`);
    },
  );

  it('is nothing for schools', async () => {
    expect((await server.call('teacher', calls.getEntryBook, { bookId })).status).toBe(403);
    expect((await server.call('teacher', calls.getEntryPage, { workbookPageId: page })).status).toBe(403);
    expect((await save(choice, 'teacher')).code).toBe(403);
    expect((await server.call('admin', calls.getEntryBook, { bookId: '77' })).body.msg).toBe('练习册不存在');
    expect((await server.call('admin', calls.getEntryPage, { workbookPageId: '77' })).body.msg).toBe('练习册页不存在');
  });
});
