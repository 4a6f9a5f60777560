import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { classIds, courseIds, paperIds, questionIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

type Account = Parameters<TestApp['call']>[0];
type Written = InputOf<typeof calls.addPaper>;
type Placed = Written['sections'][number]['questions'][number];

let server: TestApp;
/** Questions of maths that everybody has. */
let bank: string[];

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  bank = server.sandbox.sqlite
    .prepare("select id from questions where subject_id = '2' and owner_id is null order by id limit 120")
    .pluck()
    .all() as string[];
});

afterAll(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

const worth = (ids: readonly string[], score = 3): Placed[] => ids.map((questionId) => ({ questionId, score }));

const paper = (...sections: Placed[][]): Written => ({
  title: '单元测验',
  subjectId: '2',
  gradeId: '7',
  sections: sections.map((questions, index) => ({ title: `第${index + 1}大题`, questions })),
});

const add = (fields: object, account: Account = 'teacher') => server.call(account, calls.addPaper, fields as Written);

const added = async (fields: object, account: Account = 'teacher'): Promise<string> => {
  const { body } = await add(fields, account);
  expect(body).toMatchObject({ code: 200 });
  return body.data.id;
};

const versionOf = (id: string) =>
  (server.sandbox.sqlite.prepare('select version from papers where id = ?').pluck().get(id) as number | undefined) ?? 1;

const update = (paperId: string, fields: object, version = versionOf(paperId)) =>
  server.call('teacher', calls.updatePaper, { paperId, version, ...(fields as Written) });
const remove = (paperId: string, account: Account = 'teacher') => server.call(account, calls.removePapers, { paperId });
const get = (paperId: string, account: Account = 'teacher') => server.call(account, calls.getPaper, { paperId });
const list = async (filters: Partial<InputOf<typeof calls.pagePapers>> = {}, account: Account = 'teacher') =>
  (await server.call(account, calls.pagePapers, { size: 500, ...filters })).body.data.records;

const assign = async (paperId: string): Promise<string> => {
  const lessons = { courseId: courseIds.maths, classId: classIds.junior };
  const { body } = await server.call('teacher', calls.addAssignment, {
    taskType: 1,
    title: '作业',
    paperId,
    ...lessons,
  });
  expect(body).toMatchObject({ code: 200 });
  return body.data.id;
};

describe('a paper', () => {
  it('comes back section by section, numbered through, each question worth what it is worth there', async () => {
    const id = await added(paper(worth(bank.slice(0, 3), 2.5), worth([questionIds.own, bank[3]!], 10)));
    const { data } = (await get(id)).body;
    expect(data).toMatchObject({
      id,
      title: '单元测验',
      subjectId: '2',
      gradeId: '7',
      isAssigned: false,
      questionCount: 5,
      totalScore: 27.5,
      createTime: expect.stringMatching(/^2026-10-20 09:3/),
    });
    expect(data.sections.map(({ title }) => title)).toEqual(['第1大题', '第2大题']);
    const placed = data.sections.flatMap(({ questions }) => questions);
    expect(placed.map((one) => [one.number, one.id, one.score])).toEqual([
      [1, bank[0], 2.5],
      [2, bank[1], 2.5],
      [3, bank[2], 2.5],
      [4, questionIds.own, 10],
      [5, bank[3], 10],
    ]);
    expect(placed.map(({ isOwn }) => isOwn)).toEqual([false, false, false, true, false]);
  });

  it('adds up scores as people do', async () => {
    const id = await added(paper(worth(bank.slice(0, 3), 0.1)));
    expect((await get(id)).body.data.totalScore).toBe(0.3);
    expect((await list()).find((one) => one.id === id)!.totalScore).toBe(0.3);
  });

  it('may have 100 questions, and sections without any', async () => {
    const id = await added(paper(worth(bank.slice(0, 60)), [], worth(bank.slice(60, 100))));
    const { data } = (await get(id)).body;
    expect(data.questionCount).toBe(100);
    expect(data.sections.map(({ questions }) => questions.length)).toEqual([60, 0, 40]);
  });

  it("is listed among its teacher's alone, by subject, grade and title", async () => {
    const id = await added({ ...paper(worth(bank.slice(0, 1))), title: '期中复习卷', gradeId: '8' });
    expect((await list({ keyword: '中复习' })).map((one) => one.id)).toEqual([id]);
    expect((await list({ keyword: '期末%' })).map((one) => one.id)).toEqual([]);
    expect((await list({ gradeId: '8' })).map((one) => one.id)).toEqual([id]);
    expect(await list({ subjectId: '1' })).toEqual([]);
    expect((await list()).map((one) => one.id)).toContain(paperIds.draft);
    for (const account of ['teaching', 'many', 'classic-subject-leader', 'teacher-foreign'] as const)
      expect((await list({}, account)).map((one) => one.id)).not.toContain(id);
  });

  it('is listed with how often it was set, sorted as is asked', async () => {
    const counts = new Map((await list()).map((one) => [one.id, one.assignedCount]));
    expect([counts.get(paperIds.draft), counts.get(paperIds.collecting)]).toEqual([0, 1]);
    const times = (await list({ descs: 'createTime' })).map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('a paper that does not hold together', () => {
  const cases: [string, () => object, string][] = [
    ['without sections', () => paper(), '试卷还没有题目'],
    ['without questions', () => paper([], []), '试卷还没有题目'],
    [
      'with 101 questions',
      () => paper(worth(bank.slice(0, 60)), worth(bank.slice(60, 101))),
      '一份试卷最多 100 题，现有 101 题',
    ],
    [
      'with a question twice',
      () => paper(worth(bank.slice(0, 2)), worth([bank[2]!, bank[0]!])),
      '第 4 题与前面的题目重复',
    ],
    ['with a question that never was', () => paper(worth([bank[0]!, '77'])), '第 2 题已从题库删除，请移出后再保存'],
    ['of another subject', () => ({ ...paper(worth(bank.slice(0, 2))), subjectId: '3' }), '第 1 题不属于所选学科'],
  ];

  it.each(cases)('is not added: %s', async (_, fields, msg) => {
    const { status, body } = await add(fields());
    expect([status, body.msg]).toEqual([400, msg]);
  });

  it.each(cases)('is not changed into one: %s', async (_, fields, msg) => {
    const before = (await get(paperIds.draft)).body.data;
    const { status, body } = await update(paperIds.draft, fields());
    expect([status, body.msg]).toEqual([400, msg]);
    expect((await get(paperIds.draft)).body.data).toEqual(before);
  });

  it("is refused with a question of another school's teacher or one that has left the bank", async () => {
    const msg = '第 1 题已从题库删除，请移出后再保存';
    expect((await add(paper(worth([questionIds.own])), 'teacher-foreign')).body.msg).toBe(msg);
    run('update questions set is_deleted = 1 where id = ?', questionIds.own);
    expect((await add(paper(worth([questionIds.own])))).body.msg).toBe(msg);
    run('update questions set is_deleted = 0 where id = ?', questionIds.own);
  });

  it.each([
    [{ title: '' }, 'title:试卷名称不能为空'],
    [{ title: '卷'.repeat(61) }, 'title:试卷名称不能超过 60 个字'],
    [{ subjectId: undefined }, 'subjectId:学科不能为空'],
    [{ sections: '[]' }, 'sections:大题格式不正确'],
    [{ sections: [{ title: ' ', questions: [] }] }, 'sections:大题名称不能为空'],
    [{ sections: [{ title: '选择题' }] }, 'sections:题目不能为空'],
    [{ sections: [{ title: '选择题', questions: [{ questionId: 'x', score: 3 }] }] }, 'sections:题目须为数字编号'],
    [{ sections: [{ title: '选择题', questions: [{ questionId: '1' }] }] }, 'sections:分值不能为空'],
    [{ sections: [{ title: '选择题', questions: [{ questionId: '1', score: 0 }] }] }, 'sections:分值须大于 0'],
    [{ sections: Array.from({ length: 11 }, () => ({ title: '题', questions: [] })) }, 'sections:大题不能超过 10 项'],
  ])('is refused as bad input, naming the field: %#', async (fields, msg) => {
    const { status, body } = await add({ ...paper(worth(bank.slice(0, 1))), ...fields });
    expect([status, body.msg]).toEqual([400, msg]);
  });
});

describe('a paper that changes', () => {
  it('has new sections, questions and title, and its old time', async () => {
    const id = await added(paper(worth(bank.slice(0, 5)), worth(bank.slice(5, 9))));
    const before = (await get(id)).body.data;
    const { body } = await update(id, { ...paper(worth([bank[8]!, bank[0]!], 4)), title: '改名', gradeId: '8' });
    expect(body).toMatchObject({ code: 200, data: {} });
    const after = (await get(id)).body.data;
    expect(after).toMatchObject({ title: '改名', gradeId: '8', questionCount: 2, totalScore: 8 });
    expect(after.createTime).toBe(before.createTime);
    expect(after.sections.map(({ questions }) => questions.map((one) => one.id))).toEqual([[bank[8], bank[0]]]);
  });

  it('is refused from who has not seen the last change, and stays as that left it', async () => {
    const id = await added(paper(worth(bank.slice(0, 2))));
    expect((await update(id, paper(worth(bank.slice(0, 3))), 1)).body.code).toBe(200);
    const late = await update(id, paper(worth(bank.slice(0, 1))), 1);
    expect(late.body).toMatchObject({ code: 400, msg: '内容已被修改，请重新读取后再保存' });
    expect((await get(id)).body.data).toMatchObject({ version: 2, questionCount: 3 });
  });

  it('may not once it has been set, and may again when that work is removed', async () => {
    const id = await added(paper(worth(bank.slice(0, 2))));
    const assignmentId = await assign(id);
    expect((await get(id)).body.data.isAssigned).toBe(true);
    const changed = paper(worth(bank.slice(2, 4)));
    const assigned = { code: 400, msg: '试卷已经布置，不能修改；请另存为新试卷' };
    expect((await update(id, changed)).body).toMatchObject(assigned);
    await server.call('teacher', calls.withdrawAssignment, { assignmentId });
    expect((await update(id, changed)).body).toMatchObject(assigned);
    await server.call('teacher', calls.removeAssignments, { assignmentId });
    expect((await update(id, changed)).body.code).toBe(200);
  });

  it("is none of one student's practice, which is in no list either", async () => {
    const id = await added(paper(worth(bank.slice(0, 2))));
    await assign(id);
    run('update papers set is_personal = 1 where id = ?', id);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect((await update(id, paper(worth(bank.slice(2, 4))))).body.msg).toBe('试卷已经布置，不能修改；请另存为新试卷');
    expect((await remove(id)).body.msg).toBe('试卷已删除');
    expect((await get(id)).body.data).toMatchObject({ isAssigned: true, questionCount: 2 });
  });
});

describe('a paper that is removed', () => {
  it('is gone, unless it was set: then it can be read on', async () => {
    const [set, unset] = [await added(paper(worth(bank.slice(0, 2)))), await added(paper(worth(bank.slice(0, 2))))];
    const assignmentId = await assign(set);
    expect((await remove(`${set},${unset}`)).body.code).toBe(200);
    expect((await list()).filter(({ id }) => id === set || id === unset)).toEqual([]);
    const gone = { code: 400, msg: '试卷已删除' };
    for (const answer of [await get(unset), await update(unset, paper(worth(bank.slice(0, 2)))), await remove(unset)])
      expect(answer.body).toMatchObject(gone);
    expect((await get(set)).body.data).toMatchObject({ isAssigned: true, questionCount: 2 });
    const { body } = await server.call('teacher', calls.getAssignment, { assignmentId });
    expect(body.data).toMatchObject({ paperId: set, questionCount: 2 });
    await server.call('teacher', calls.removeAssignments, { assignmentId });
    expect((await get(set)).body).toMatchObject(gone);
  });

  it('goes with all of several or with none', async () => {
    const [one, other] = [await added(paper(worth(bank.slice(0, 2)))), await added(paper(worth(bank.slice(0, 2))))];
    await remove(other);
    expect((await remove(`${one},${other}`)).body.msg).toBe('试卷已删除');
    expect((await remove(`${one},77`)).status).toBe(403);
    expect((await list()).map(({ id }) => id)).toContain(one);
  });
});

describe('papers of others', () => {
  it('are closed to roles that set none', async () => {
    for (const account of ['school-admin', 'psychology', 'partner-1', 'researcher', 'parttime'] as const) {
      expect([account, (await add(paper(worth(bank.slice(0, 1))), account)).status]).toEqual([account, 403]);
      expect([account, (await get(paperIds.draft, account)).status]).toEqual([account, 403]);
    }
  });

  it('are read by who leads their subject and by who teaches a class to which they were set, changed by neither', async () => {
    expect((await get(paperIds.draft, 'classic-subject-leader')).body.data.id).toBe(paperIds.draft);
    expect((await remove(paperIds.draft, 'classic-subject-leader')).status).toBe(403);
    expect((await get(paperIds.draft, 'subject-leader')).status).toBe(403);
    expect((await get(paperIds.collecting, 'teaching')).status).toBe(403);
    run(
      'update teachings set teacher_id = (select id from users where account = ?) where class_id = ? and course_id = ?',
      'teaching',
      classIds.junior,
      courseIds.maths,
    );
    expect((await get(paperIds.collecting, 'teaching')).status).toBe(200);
    expect((await remove(paperIds.collecting, 'teaching')).status).toBe(403);
    const { status } = await server.call('teaching', calls.updatePaper, {
      paperId: paperIds.collecting,
      version: 1,
      ...paper(worth(bank.slice(0, 1))),
    });
    expect(status).toBe(403);
  });
});
