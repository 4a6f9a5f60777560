import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { pointIds, questionIds } from '../../../../seed/landmarks.ts';
import { dataUrlOf, turbulence } from '../../../engines/printing/pictures/testing/hostile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { selectDrawnInto } from '../prints/drawn-into.queries.ts';

type Account = Parameters<TestApp['call']>[0];
type Written = InputOf<typeof calls.addQuestion>;

const place = { subjectId: '2', gradeId: '7', pointId: pointIds.maths, score: 5 };

const choice: Written = {
  ...place,
  questionType: 1,
  stem: '$1+1$ 等于（　　）',
  options: ['1', '2', '3', '4'],
  answers: [['B']],
};
const blanks: Written = { ...place, questionType: 2, stem: '____ 的两倍是 ____。', answers: [['3', '三'], ['6']] };
const written: Written = {
  ...place,
  questionType: 3,
  stem: '解方程 $x+1=2$。',
  answers: [['$x=1$']],
  rubric: [
    { text: '移项', score: 3.5 },
    { text: '得解', score: 1.5 },
  ],
};

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

const add = (fields: object, account: Account = 'teacher') =>
  server.call(account, calls.addQuestion, fields as Written);

const added = async (fields: object, account: Account = 'teacher'): Promise<string> => {
  const { body } = await add(fields, account);
  expect(body).toMatchObject({ code: 200 });
  return body.data.id;
};

const versionOf = (id: string) =>
  (server.sandbox.sqlite.prepare('select version from questions where id = ?').pluck().get(id) as number | undefined) ??
  1;

const update = (questionId: string, fields: object, account: Account = 'teacher', version = versionOf(questionId)) =>
  server.call(account, calls.updateQuestion, { questionId, version, ...(fields as Written) });

const remove = (questionId: string, account: Account = 'teacher') =>
  server.call(account, calls.removeQuestions, { questionId });

const found = async (keyword: string, account: Account = 'teacher') =>
  (await server.call(account, calls.pageQuestions, { keyword, size: 100, descs: 'createTime' })).body.data.records;

const own = async (id: string, account: Account = 'teacher') =>
  (await server.call(account, calls.pageQuestions, { range: 'own', size: 500 })).body.data.records.find(
    (one) => one.id === id,
  );

/** A paper of the teacher with these questions; its id. */
async function paperOf(...ids: string[]): Promise<string> {
  const questions = ids.map((questionId) => ({ questionId, score: 5 }));
  const { body } = await server.call('teacher', calls.addPaper, {
    title: '试卷',
    subjectId: '2',
    gradeId: '7',
    sections: [{ title: '选择题', questions }],
  });
  expect(body).toMatchObject({ code: 200 });
  return body.data.id;
}

describe('a question that is added', () => {
  it('comes back as it was written, found by its words and its point', async () => {
    const fields = { ...choice, stem: '某数与相反数之和为零（　　）', solution: '举例\n说明', facility: 0.42 };
    const id = await added(fields);
    const [first] = await found('某数与相反数之和');
    expect(first).toMatchObject({
      id,
      subjectId: '2',
      stage: 'junior',
      gradeId: '7',
      questionType: 1,
      isMultiple: false,
      isOwn: true,
      stem: fields.stem,
      options: choice.options,
      answers: [['B']],
      rubric: [],
      solution: '举例\n说明',
      figure: '',
      score: 5,
      facility: 0.42,
      source: '',
      points: [{ id: pointIds.maths }],
    });
    const { body } = await server.call('teacher', calls.pageQuestions, { pointId: pointIds.maths, size: 100 });
    expect(body.data.records.map((one) => one.id)).toContain(id);
  });

  it('R9.6 may be of each type: with one right option or several, with blanks, with a written answer', async () => {
    const [multiple, filled, answered, other] = await Promise.all(
      [{ ...choice, answers: [['D', 'A']] }, blanks, written, { ...written, questionType: 4 }].map((fields) =>
        added(fields),
      ),
    );
    expect(await own(multiple!)).toMatchObject({ isMultiple: true, answers: [['A', 'D']] });
    expect(await own(filled!)).toMatchObject({ isMultiple: false, answers: blanks.answers, options: [] });
    expect(await own(answered!)).toMatchObject({ questionType: 3, rubric: written.rubric, facility: 0.7 });
    expect(await own(other!)).toMatchObject({ questionType: 4, answers: written.answers });
  });

  it('knows which picture students draw into by what it asks', async () => {
    const drawn = { ...written, figure: dataUrlOf('<svg viewBox="0 0 9 9"/>'), stem: '如图，请画出底边上的高。' };
    const ids = await Promise.all(
      [drawn, { ...drawn, stem: '如图，求底边上的高。' }, { ...drawn, figure: '' }].map((fields) => added(fields)),
    );
    const drawnInto = selectDrawnInto(
      server.sandbox,
      ids.map((id) => ({ id })),
    );
    expect([...drawnInto]).toEqual([ids[0]]);
  });

  it('keeps nothing that its type has not', async () => {
    const filled = await added({ ...blanks, options: ['1', '2'], rubric: [{ text: '对', score: 9 }] });
    expect(await own(filled)).toMatchObject({ options: [], rubric: [], isMultiple: false });
    const chosen = await added({ ...choice, rubric: [{ text: '对', score: 9 }] });
    expect(await own(chosen)).toMatchObject({ rubric: [] });
    const answered = await added({ ...written, options: ['1', '2'] });
    expect(await own(answered)).toMatchObject({ options: [] });
  });

  it('says why its wrong answers are given, and refuses what is no wrong answer of it', async () => {
    const of = (answer: string, blank: number) => [{ answer, blank, name: '把加看成了减', cause: 'reading' as const }];
    for (const [fields, mistakes] of [
      [choice, of('A', 0)],
      [blanks, of('5', 2)],
    ] as const) {
      const questionId = await added({ ...fields, mistakes });
      const { body } = await server.call('teacher', calls.getQuestion, { questionId });
      expect(body.data.mistakes).toEqual(mistakes);
    }
    const refused = [
      [choice, of('B', 0)],
      [choice, of('E', 0)],
      [choice, of('A', 1)],
      [blanks, of('三', 1)],
      [blanks, of('5', 3)],
    ] as const;
    for (const [fields, mistakes] of refused)
      expect((await add({ ...fields, mistakes })).body.msg).toBe(calls.addQuestion.refusals.badMistake);
    const questionId = await added({ ...written, mistakes: of('A', 0) });
    expect((await server.call('teacher', calls.getQuestion, { questionId })).body.data.mistakes).toEqual([]);
  });

  it('is seen by the school alone', async () => {
    const id = await added({ ...choice, stem: '仅本校可见的题目（　　）' });
    for (const account of ['teaching', 'subject-leader', 'school-admin'] as const)
      expect((await found('仅本校可见的题目', account)).map((one) => [one.id, one.isOwn])).toEqual([[id, false]]);
    expect(await found('仅本校可见的题目', 'teacher-foreign')).toEqual([]);
  });

  it('has the stage of its grade, and may have five points', async () => {
    const points = ['2020101', '2020102', '2020103', '2020201', '2020202'];
    const id = await added({ ...choice, pointId: [...points, points[0]].slice(1).join() });
    expect((await own(id))!.points.map((point) => point.id)).toEqual(points);
    const { body } = await add({ ...choice, pointId: [...points, '2020301'].join() });
    expect(body.msg).toBe('pointId:知识点须为逗号分隔的数字编号，最多 5 个');
    const primary = await added({ ...choice, gradeId: '6', pointId: pointOf('2', 'primary') });
    expect(await own(primary)).toMatchObject({ stage: 'primary', gradeId: '6' });
  });
});

const pointOf = (subjectId: string, stage: string): string =>
  String(
    server.sandbox.sqlite
      .prepare("select id from knowledge_points where subject_id = ? and stage = ? and parent_id <> '' order by id")
      .pluck()
      .get(subjectId, stage),
  );

describe('a question that two people change', () => {
  const late = { code: 400, msg: '内容已被修改，请重新读取后再保存' };

  it('is refused from who has not seen the last change, and stays as that left it', async () => {
    const id = await added(written);
    const first = await update(id, { ...written, stem: '先改的' }, 'teacher', 1);
    expect(first.body.data).toEqual({ id, version: 2 });
    expect((await update(id, { ...written, stem: '后改的' }, 'teacher', 1)).body).toMatchObject(late);
    const { body } = await server.call('teacher', calls.getQuestion, { questionId: id });
    expect(body.data).toMatchObject({ stem: '先改的', version: 2 });
    expect((await update(id, { ...written, stem: '后改的' }, 'teacher', 2)).body.data.version).toBe(3);
  });

  it('becomes no second copy of one that a paper holds', async () => {
    const id = await added(written);
    await paperOf(id);
    expect((await update(id, { ...written, stem: '另存' }, 'teacher', 7)).body).toMatchObject(late);
    expect(await own(id)).toMatchObject({ id, version: 1 });
  });
});

describe('a question that does not hold together', () => {
  const cases: [string, object, string][] = [
    ['with one option', { ...choice, options: ['1'], answers: [['A']] }, '选择题须有 2 到 8 个选项'],
    ['without options', { ...choice, options: [] }, '选择题须有 2 到 8 个选项'],
    ['whose key is no option', { ...choice, answers: [['E']] }, '选择题的答案须为选项的字母，如 A 或 A、C'],
    ['whose key names one twice', { ...choice, answers: [['A', 'A']] }, '选择题的答案须为选项的字母，如 A 或 A、C'],
    ['whose key is empty', { ...choice, answers: [[]] }, '选择题的答案须为选项的字母，如 A 或 A、C'],
    ['with two keys', { ...choice, answers: [['A'], ['B']] }, '选择题的答案须为选项的字母，如 A 或 A、C'],
    ['with a blank too few', { ...blanks, answers: [['3']] }, '题干有 2 个空（____），答案有 1 个'],
    ['without blanks', { ...blanks, stem: '没有空', answers: [] }, '题干有 0 个空（____），答案有 0 个'],
    ['with a blank that nothing fills', { ...blanks, answers: [['3'], []] }, '请填写参考答案'],
    [
      'with a picture that would take the typesetter minutes',
      { ...choice, figure: dataUrlOf(turbulence) },
      '图片不能使用：SVG 含有不支持的内容 filter',
    ],
    ['without an answer', { ...written, answers: [] }, '请填写参考答案'],
    ['with two answers', { ...written, answers: [['1'], ['2']] }, '请填写参考答案'],
    ['with two texts for a word', { ...written, questionType: 4, answers: [['贮蓄', '储蓄']] }, '请填写参考答案'],
    ['whose rubric adds up to less', { ...written, score: 6 }, '评分点合计 5 分，与分值 6 分不符'],
    ['of another subject than its point', { ...choice, subjectId: '1' }, '知识点不存在，或不属于该学科和学段'],
    ['of another stage than its point', { ...choice, gradeId: '10' }, '知识点不存在，或不属于该学科和学段'],
    ['of no grade', { ...choice, gradeId: '13' }, '知识点不存在，或不属于该学科和学段'],
    ['on no point', { ...choice, pointId: `${pointIds.maths},77` }, '知识点不存在，或不属于该学科和学段'],
  ];

  it.each(cases)('is not added: %s', async (_, fields, msg) => {
    const { status, body } = await add(fields);
    expect([status, body.msg]).toEqual([400, msg]);
  });

  it.each(cases)('is not changed into one: %s', async (_, fields, msg) => {
    const before = await own(questionIds.own);
    const { status, body } = await update(questionIds.own, fields);
    expect([status, body.msg]).toEqual([400, msg]);
    expect(await own(questionIds.own)).toEqual(before);
  });

  it.each([
    [{ ...choice, stem: undefined }, 'stem:题干不能为空'],
    [{ ...choice, stem: ' ' }, 'stem:题干不能为空'],
    [{ ...choice, stem: '题'.repeat(2_001) }, 'stem:题干不能超过 2000 个字'],
    [{ ...choice, options: ['1', ''] }, 'options:选项不能为空'],
    [{ ...choice, options: '1,2' }, 'options:选项格式不正确'],
    [{ ...choice, options: Array.from({ length: 9 }, String) }, 'options:选项不能超过 8 项'],
    [{ ...choice, answers: [[3]] }, 'answers:答案格式不正确'],
    [{ ...written, rubric: [{ text: '', score: 5 }] }, 'rubric:评分点不能为空'],
    [{ ...written, rubric: [{ text: '移项' }] }, 'rubric:分值不能为空'],
    [{ ...written, rubric: [{ text: '移项', score: -5 }] }, 'rubric:分值须大于 0'],
    [{ ...choice, score: 0 }, 'score:分值须大于 0'],
    [{ ...choice, score: 301 }, 'score:分值不能超过 300'],
    [{ ...choice, score: 1.005 }, 'score:分值最多两位小数'],
    [{ ...choice, score: 1e-9 }, 'score:分值最多两位小数'],
    [{ ...choice, score: '5' }, 'score:分值格式不正确'],
    [{ ...choice, facility: 1.2 }, 'facility:预估正确率须为 0 到 1'],
    [{ ...choice, questionType: 9 }, 'questionType:题型须为 1、2、3、4 之一'],
    [{ ...choice, figure: 'https://example.com/a.png' }, 'figure:图片须为 PNG、JPEG 或 SVG 图片'],
  ])('is refused as bad input, naming the field: %#', async (fields, msg) => {
    const { status, body } = await add(fields);
    expect([status, body.msg]).toEqual([400, msg]);
  });
});

describe('a question that changes', () => {
  it('stays itself where no paper holds it, and is found by its new words alone', async () => {
    const id = await added({ ...choice, stem: '改动之前的措辞（　　）' });
    const { body } = await update(id, { ...written, stem: '改动之后的措辞', pointId: '2020102' });
    expect(body.data).toEqual({ id, version: 2 });
    expect(await found('改动之前的措辞')).toEqual([]);
    const [changed] = await found('改动之后的措辞');
    expect(changed).toMatchObject({ id, questionType: 3, options: [], points: [{ id: '2020102' }], isMultiple: false });
  });

  it('is kept as it was in papers, and becomes a new one in the bank', async () => {
    const id = await added({ ...choice, stem: '试卷中原来的题目（　　）' });
    const paperId = await paperOf(id);
    const { body } = await update(id, { ...choice, stem: '试卷外改过的题目（　　）', answers: [['C']] });
    expect(body).toMatchObject({ code: 200 });
    expect(body.data.id).not.toBe(id);
    const { data } = (await server.call('teacher', calls.getPaper, { paperId })).body;
    expect(data.sections[0]!.questions).toMatchObject([
      { id, stem: '试卷中原来的题目（　　）', answers: [['B']], isOwn: true },
    ]);
    expect(await found('试卷中原来的题目')).toEqual([]);
    expect((await found('试卷外改过的题目')).map((one) => [one.id, one.isOwn, one.answers])).toEqual([
      [body.data.id, true, [['C']]],
    ]);
    expect((await update(id, choice)).body.msg).toBe('题目已删除');
  });

  it('takes the place of the old one in the baskets of the school', async () => {
    const id = await added(choice);
    await paperOf(id);
    await server.call('teacher', calls.putInBasket, { questionId: id });
    await server.call('teaching', calls.putInBasket, { questionId: id });
    const { body } = await update(id, { ...choice, score: 4 });
    for (const account of ['teacher', 'teaching'] as const) {
      const basket = (await server.call(account, calls.listBasket, {})).body.data;
      expect(basket.map((one) => [one.id, one.score])).toEqual([[body.data.id, 4]]);
      await server.call(account, calls.takeFromBasket, {});
    }
  });

  it('is one of whoever changes it', async () => {
    const id = await added(choice);
    for (const account of ['teaching', 'subject-leader', 'many', 'teacher-foreign', 'school-admin'] as const) {
      expect([account, (await update(id, choice, account)).status]).toEqual([account, 403]);
      expect([account, (await remove(id, account)).status]).toEqual([account, 403]);
    }
    expect((await update(questionIds.everybodys, choice)).status).toBe(403);
    expect((await remove(questionIds.everybodys)).status).toBe(403);
    expect((await add(choice, 'school-admin')).status).toBe(403);
  });
});

describe('a question that is removed', () => {
  it('is gone from the bank, and stays in papers', async () => {
    const id = await added({ ...choice, stem: '将要删除的题目（　　）' });
    const paperId = await paperOf(id);
    expect((await remove(id)).body.code).toBe(200);
    expect(await found('将要删除的题目')).toEqual([]);
    const { data } = (await server.call('teacher', calls.getPaper, { paperId })).body;
    expect(data.sections[0]!.questions[0]).toMatchObject({ id, stem: '将要删除的题目（　　）' });
    for (const call of [() => remove(id), () => update(id, choice)])
      expect((await call()).body).toMatchObject({ code: 400, msg: '题目已删除' });
  });

  it('goes with all of several or with none', async () => {
    const [one, other] = [await added(choice), await added(choice)];
    expect((await remove(`${one},${questionIds.everybodys}`)).status).toBe(403);
    expect((await remove(`${one},77`)).status).toBe(403);
    expect(await own(one)).toBeDefined();
    expect((await remove(`${one},${other},${one}`)).body.code).toBe(200);
    expect([await own(one), await own(other)]).toEqual([undefined, undefined]);
  });
});

describe('the basket', () => {
  const put = (questionId: string, account: Account = 'teacher') =>
    server.call(account, calls.putInBasket, { questionId });
  const take = (questionId?: string) => server.call('teacher', calls.takeFromBasket, { questionId });
  const basket = async (account: Account = 'teacher') =>
    (await server.call(account, calls.listBasket, {})).body.data.map(({ id }) => id);
  const others = (count: number): string[] =>
    server.sandbox.sqlite
      .prepare('select id from questions where owner_id is null order by id desc limit ?')
      .pluck()
      .all(count) as string[];

  beforeEach(() => void run('delete from basket_items'));

  it('keeps the order in which questions were put there, each once', async () => {
    const [third] = others(1);
    expect((await put(`${questionIds.own},${questionIds.everybodys}`)).body.data).toEqual({ count: 2 });
    expect((await put(`${third},${questionIds.own}`)).body.data).toEqual({ count: 3 });
    expect(await basket()).toEqual([questionIds.own, questionIds.everybodys, third]);
    expect((await take(questionIds.own)).body.data).toEqual({ count: 2 });
    expect((await put(questionIds.own)).body.data).toEqual({ count: 3 });
    expect(await basket()).toEqual([questionIds.everybodys, third, questionIds.own]);
    expect((await take()).body.data).toEqual({ count: 0 });
    expect(await basket()).toEqual([]);
  });

  it("is everybody's own", async () => {
    await put(questionIds.own);
    expect(await basket('teaching')).toEqual([]);
    expect((await put(questionIds.own, 'teaching')).body.data).toEqual({ count: 1 });
    await take();
    expect(await basket('teaching')).toEqual([questionIds.own]);
    expect((await put(questionIds.own, 'teacher-foreign')).status).toBe(403);
    expect((await put(questionIds.own, 'school-admin')).status).toBe(403);
  });

  it('holds 200', async () => {
    expect((await put(others(200).join())).body.data).toEqual({ count: 200 });
    const full = await put(questionIds.own);
    expect([full.status, full.body.msg]).toEqual([400, '试题篮最多 200 题']);
    expect(await basket()).toHaveLength(200);
    expect((await put(others(1)[0]!)).body.data).toEqual({ count: 200 });
    await take(others(1)[0]);
    expect((await put(questionIds.own)).body.data).toEqual({ count: 200 });
  });

  it('forgets what has left the bank', async () => {
    const id = await added(choice);
    await put(`${id},${questionIds.everybodys}`);
    await remove(id);
    expect(await basket()).toEqual([questionIds.everybodys]);
    expect((await put(questionIds.everybodys)).body.data).toEqual({ count: 1 });
    expect((await put(id)).body.msg).toBe('题目已删除');
    expect((await put(`${questionIds.own},77`)).status).toBe(403);
    expect(await basket()).toEqual([questionIds.everybodys]);
  });
});

describe('the source of a question', () => {
  it('is the page of the workbook on which it is printed', async () => {
    const page = server.sandbox.sqlite
      .prepare(
        `select p.id, b.title || ' 第 ' || p.page_no || ' 页' source, count(distinct q.question_id) questions from workbook_pages p
          join workbooks b on b.id = p.workbook_id join workbook_questions q on q.page_id = p.id
          where q.question_id is not null group by p.id order by p.id limit 1`,
      )
      .get() as { id: string; source: string; questions: number };
    const { body } = await server.call('teacher', calls.pageQuestions, { workbookPageId: page.id });
    expect(body.data.total).toBe(page.questions);
    expect(body.data.records.map(({ source }) => source)).toContain(page.source);
    expect((await server.call('teacher', calls.pageQuestions, { workbookPageId: '77' })).body.data.total).toBe(0);
  });
});
