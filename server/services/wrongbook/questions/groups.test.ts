import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { pointIds, questionGroupIds, questionIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

type Fields = InputOf<typeof calls.addQuestionGroup>;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const asked = async <Name extends 'getQuestionGroup' | 'pageQuestions' | 'listBasket'>(
  name: Name,
  input: InputOf<(typeof calls)[Name]>,
) => {
  const { status, body } = await server.call('teacher', calls[name], input as never);
  expect([status, body.msg]).toEqual([200, expect.any(String)]);
  return body.data as Awaited<ReturnType<typeof server.call<(typeof calls)[Name]>>>['body']['data'];
};
const group = (groupId: string) => asked('getQuestionGroup', { groupId });
const basket = async () => (await asked('listBasket', {})).map(({ id }) => id);
const idsIn = async (groupId: string) => (await group(groupId)).questions.map(({ id }) => id);

const choice = (stem: string) => ({
  questionType: 1 as const,
  stem,
  options: ['是', '否'],
  answers: [['A']],
  score: 2,
});
const written = { questionType: 3 as const, stem: '为什么？', answers: [['因为如此']], score: 6 };
const fields: Fields = {
  subjectId: '2',
  gradeId: '7',
  pointId: pointIds.maths,
  title: '新的题组',
  passage: '一段罕见的材料。',
  questions: [choice('对吗'), written],
};

const add = async (changes: Partial<Fields> = {}) =>
  (await server.call('teacher', calls.addQuestionGroup, { ...fields, ...changes })).body.data.id;
const update = (groupId: string, version: number, changes: Partial<Fields> = {}) =>
  server.call('teacher', calls.updateQuestionGroup, { groupId, version, ...fields, ...changes });

describe('a group of questions', () => {
  it('is one row of the bank, with how many parts it has and what they are worth', async () => {
    const { records } = await asked('pageQuestions', { subjectId: '3', gradeId: '7', size: 500 });
    const rows = records.filter((row) => row.group?.id === questionGroupIds.everybodys);
    expect(rows.map((row) => row.group)).toEqual([
      { id: questionGroupIds.everybodys, title: 'School Clubs', position: 1, count: 2, score: 6 },
    ]);
    expect(rows[0]!.stem).not.toContain('Cooking Club');
  });

  it('is opened with its passage once and its parts in order', async () => {
    const { passage, questions, isOwn } = await group(questionGroupIds.everybodys);
    expect(passage).toContain('Cooking Club');
    expect(isOwn).toBe(false);
    expect(questions.map((part) => part.group?.position)).toEqual([1, 2]);
    expect(JSON.stringify(questions)).not.toContain('Cooking Club: Learn');
  });

  it('is found by its passage and by any of its parts', async () => {
    const id = await add();
    const first = (await idsIn(id))[0];
    const found = async (filters: InputOf<typeof calls.pageQuestions>) =>
      (await asked('pageQuestions', { range: 'own', size: 500, ...filters })).records.map((row) => row.id);
    expect(await found({ keyword: '罕见' })).toEqual([first]);
    expect(await found({ questionType: 3 })).toContain(first);
    expect(await found({ questionType: 2 })).not.toContain(first);
  });
});

describe('a group that a teacher writes', () => {
  it.each([
    [{ passage: '' }, '请填写短文或听力原文，或上传图片'],
    [{ questions: [written] }, '题组至少有 2 道小题'],
    [
      { questions: [written, { ...choice('对吗'), answers: [['C']] }] },
      '第 2 小题：选择题的答案须为选项的字母，如 A 或 A、C',
    ],
    [{ pointId: '1010602' }, '知识点不存在，或不属于该学科和学段'],
  ])('is refused with %o', async (changes, message) => {
    const { body } = await server.call('teacher', calls.addQuestionGroup, { ...fields, ...changes });
    expect([body.code === 200, body.msg]).toEqual([false, message]);
  });

  it('may be listened to, and is found by what is read aloud', async () => {
    const id = await add({ passage: '', transcript: 'W: 一句稀奇的话。' });
    expect(await group(id)).toMatchObject({ passage: '', transcript: 'W: 一句稀奇的话。' });
    const { records } = await asked('pageQuestions', { range: 'own', keyword: '稀奇' });
    expect(records.map((row) => row.group?.id)).toEqual([id]);
  });

  it('changes where it is while no paper holds it, once per version', async () => {
    const id = await add();
    const [first] = await idsIn(id);
    const changed = { title: '改过的题组', questions: [choice('真的吗'), written, choice('确定吗')] };
    expect((await update(id, 1, changed)).body.data).toEqual({ id, version: 2 });
    const now = await group(id);
    expect([now.title, now.version]).toEqual(['改过的题组', 2]);
    expect(now.questions.map(({ stem }) => stem)).toEqual(['真的吗', '为什么？', '确定吗']);
    expect(now.questions[0]!.id).toBe(first);
    expect((await update(id, 1, changed)).body.msg).toContain('已');
    expect((await update(id, 2)).body.data).toEqual({ id, version: 3 });
    expect((await group(id)).questions.map((part) => part.group?.count)).toEqual([2, 2]);
  });

  it('stays in papers what it was, and becomes a new one in the bank', async () => {
    const id = await add();
    const parts = await idsIn(id);
    const questions = parts.map((questionId) => ({ questionId, score: 5 }));
    const paper = { title: '题组卷', subjectId: '2', gradeId: '7', sections: [{ title: '题组', questions }] };
    const { id: paperId } = (await server.call('teacher', calls.addPaper, paper)).body.data;
    const { id: next } = (await update(id, 1, { passage: '另一段材料。' })).body.data;
    expect(next).not.toBe(id);
    expect((await group(id)).passage).toBe(fields.passage);
    expect((await group(next)).passage).toBe('另一段材料。');
    const { sections } = (await server.call('teacher', calls.getPaper, { paperId })).body.data;
    expect(sections[0]!.questions.map((one) => [one.id, one.group?.id])).toEqual(parts.map((one) => [one, id]));
    expect((await update(id, 2)).body.msg).toBe('题组已删除');
  });

  it('is not changed or taken apart by a part of it', async () => {
    const id = await add();
    const [first, second] = await idsIn(id);
    const { title: _, passage: __, questions: ___, ...place } = fields;
    const change = { questionId: first!, version: 1, ...place, ...written };
    expect((await server.call('teacher', calls.updateQuestion, change)).body.msg).toBe(
      '这道题属于题组，请在题组里修改',
    );
    await server.call('teacher', calls.removeQuestions, { questionId: second! });
    const own = await asked('pageQuestions', { range: 'own', size: 500 });
    expect(own.records.filter((row) => row.group?.id === id)).toEqual([]);
    expect((await update(id, 1)).body.msg).toBe('题组已删除');
  });
});

describe('the basket', () => {
  beforeEach(() => server.call('teacher', calls.takeFromBasket, {}));

  it('takes and gives back a group as a whole, in its order', async () => {
    const id = await add();
    const parts = await idsIn(id);
    await server.call('teacher', calls.putInBasket, { questionId: `${parts[1]!},${questionIds.everybodys}` });
    expect(await basket()).toEqual([...parts, questionIds.everybodys]);
    await server.call('teacher', calls.takeFromBasket, { questionId: parts[0]! });
    expect(await basket()).toEqual([questionIds.everybodys]);
  });

  it('holds what a group has become, where the group was', async () => {
    const id = await add();
    const before = await idsIn(id);
    await server.call('teacher', calls.putInBasket, { questionId: `${before[0]!},${questionIds.everybodys}` });
    await update(id, 1, { questions: [choice('一'), choice('二'), choice('三')] });
    expect(await basket()).toEqual([...(await idsIn(id)), questionIds.everybodys]);
    await update(id, 2, { questions: [choice('一'), choice('三')] });
    expect(await basket()).toEqual([...(await idsIn(id)), questionIds.everybodys]);
    expect(await basket()).toHaveLength(3);
  });
});
