import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { personaIds, pointIds, questionIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

type Account = Parameters<TestApp['call']>[0];
type Filters = InputOf<typeof calls.pageQuestions>;

/** A question as it stands in the table. */
interface Row {
  id: string;
  school: string | null;
  owner: string | null;
  subjectId: string;
  stage: string;
  gradeId: string;
  questionType: number;
  facility: number;
  text: string;
  points: string;
  template: string;
  groupId: string | null;
  groupPosition: number;
}

let server: TestApp;
let rows: Row[];

beforeAll(async () => {
  server = await startTestApp();
  rows = all<Row>(
    `select id, school_id school, owner_id owner, subject_id subjectId, stage, grade_id gradeId,
      question_type questionType, facility, group_id groupId, group_position groupPosition,
      coalesce((select passage from question_groups g where g.id = group_id), '') || ' ' || stem || ' ' || (select coalesce(group_concat(value, ' '), '')
        from json_each(options)) || ' ' || solution text,
      (select group_concat(point_id) from question_points where question_id = id) points, template
      from questions where is_deleted = 0`,
  );
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

const page = async (filters: Filters, account: Account = 'teacher') =>
  (await server.call(account, calls.pageQuestions, { size: 500, ...filters })).body.data;

/** Ids of all questions that a filter finds, over as many pages as there are. */
async function idsOf(filters: Filters, account: Account = 'teacher'): Promise<string[]> {
  const ids: string[] = [];
  for (let current = 1; ; current++) {
    const { records, pages, total } = await page({ ...filters, current }, account);
    ids.push(...records.map(({ id }) => id));
    if (current < pages) continue;
    expect(ids).toHaveLength(total);
    return ids.sort();
  }
}

const isSeen = ({ school }: Row): boolean => school === null || school === schoolIds.junior;

/** What a rule holds for; of a group the first question, where it holds for any. */
const holding = (rule: (row: Row) => boolean): Row[] =>
  rows.filter((row) => {
    const parts = row.groupId === null ? [row] : rows.filter(({ groupId }) => groupId === row.groupId);
    return isSeen(row) && row.groupPosition <= 1 && parts.some(rule);
  });
const wanted = (rule: (row: Row) => boolean): string[] =>
  holding(rule)
    .map(({ id }) => id)
    .sort();

/** What is wanted, of the common questions that differ only in numbers the first one. */
function listed(rule: (row: Row) => boolean): string[] {
  const found = holding(rule).sort((one, other) => one.id.localeCompare(other.id));
  const first = new Map(found.toReversed().map(({ id, school, template }) => [school === null ? template : id, id]));
  return [...first.values()].sort();
}

describe('the bank', () => {
  it('shows everybody what came with the product, and a school what its teachers have added', async () => {
    expect(rows.filter(({ owner }) => owner).length).toBeGreaterThan(2);
    for (const account of ['teacher', 'subject-leader', 'teaching', 'school-admin', 'many'] as const)
      expect([account, await idsOf({}, account)]).toEqual([account, listed(() => true)]);
    const elsewhere = await idsOf({}, 'teacher-foreign');
    expect(elsewhere).toEqual(listed(({ school }) => school === null));
  });

  it('tells who has added a question, and lists them for themselves', async () => {
    const own = await page({ range: 'own' });
    expect(own.records.map(({ id }) => id).sort()).toEqual(wanted(({ owner }) => owner === personaIds.teacher));
    expect(own.records.every(({ isOwn }) => isOwn)).toBe(true);
    expect((await page({ range: 'own' }, 'teaching')).total).toBe(0);
    const { records } = await page({ pointId: pointIds.maths }, 'teaching');
    expect(records.find(({ id }) => id === questionIds.own)!.isOwn).toBe(false);
  });

  it.each<[string, Filters, (row: Row) => boolean]>([
    ['subject', { subjectId: '3' }, (row) => row.subjectId === '3'],
    ['stage', { stage: 'senior' }, (row) => row.stage === 'senior'],
    ['grade', { gradeId: '8', subjectId: '2' }, (row) => row.gradeId === '8' && row.subjectId === '2'],
    ['point', { pointId: pointIds.maths }, ({ points }) => points.split(',').includes(pointIds.maths)],
    ['chapter', { pointId: '2020100' }, ({ points }) => points.split(',').some((id) => id.startsWith('20201'))],
    ['type', { questionType: 3 }, (row) => row.questionType === 3],
    ['what is easy', { difficulty: 'easy' }, ({ facility }) => facility >= 0.7],
    ['what is neither', { difficulty: 'medium' }, ({ facility }) => facility >= 0.5 && facility < 0.7],
    ['what is hard', { difficulty: 'hard' }, ({ facility }) => facility < 0.5],
  ])('R9.6 is filtered by %s', async (_, filters, rule) => {
    expect(listed(rule).length).toBeGreaterThan(0);
    expect(await idsOf(filters)).toEqual(listed(rule));
  });

  it('lists one of those that differ only in numbers, and all where words or a page of a workbook are looked for', async () => {
    const words = /\p{sc=Han}{3,}/u;
    const common = all<{ ids: string; stem: string }>(
      `select group_concat(id) ids, min(stem) stem from questions where school_id is null
        group by template having count(*) > 1 order by template`,
    ).find(({ stem }) => words.test(stem))!;
    const twins = common.ids.split(',').sort();
    const { subjectId, questionType, points } = rows.find(({ id }) => id === twins[0])!;
    const filters = { subjectId, pointId: points.split(',')[0]!, questionType } as Filters;
    const found = await idsOf(filters);
    expect(found.filter((id) => twins.includes(id))).toEqual(twins.slice(0, 1));
    const keyword = words.exec(common.stem)![0];
    expect((await idsOf({ ...filters, keyword })).filter((id) => twins.includes(id))).toEqual(twins);
  });

  it('is sorted and paged', async () => {
    const hardest = await page({ subjectId: '2', ascs: 'facility', size: 20 });
    const facilities = hardest.records.map(({ facility }) => facility);
    expect(facilities).toEqual([...facilities].sort((a, b) => a - b));
    const [first, second] = await Promise.all([1, 2].map((current) => page({ descs: 'score', size: 7, current })));
    expect(new Set([...first!.records, ...second!.records].map(({ id }) => id)).size).toBe(14);
    expect(first!.records[0]!.score).toBe(
      Math.max(...(await page({ descs: 'score' })).records.map(({ score }) => score)),
    );
  });

  it.each([
    [{ questionType: 5 }, 'questionType'],
    [{ stage: 'infant' }, 'stage'],
    [{ difficulty: 'odd' }, 'difficulty'],
    [{ subjectId: 'x' }, 'subjectId'],
    [{ descs: 'stem' }, 'descs'],
  ])('refuses %o', async (filters, field) => {
    const { status, body } = await server.call('teacher', calls.pageQuestions, filters as Filters);
    expect([status, body.msg]).toEqual([400, `请求参数格式错误: ${field}`]);
  });
});

/** What is left of a text when only letters and digits count. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

describe('full-text search', () => {
  it.each(['科学记数法', '相反数', '一元二次方程', '鲁迅'])(
    'finds %s wherever it stands, and nothing else',
    async (keyword) => {
      const found = wanted(({ text }) => bare(text).includes(keyword));
      expect(found.length).toBeGreaterThan(0);
      expect(await idsOf({ keyword })).toEqual(found);
    },
  );

  it('finds what holds both of two words, near or far from each other', async () => {
    const both = wanted(({ text }) => bare(text).includes('数轴') && bare(text).includes('单位长度'));
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(wanted(({ text }) => bare(text).includes('数轴')).length);
    expect(await idsOf({ keyword: '数轴 单位长度' })).toEqual(both);
    expect(await idsOf({ keyword: '  单位长度　数轴 ' })).toEqual(both);
  });

  it.each([
    ['\\sqrt', /(?<![a-z0-9])sqrt/],
    ['\\frac{1}{2}', /(?<![a-z0-9])frac[^a-z0-9\p{L}]+1[^a-z0-9\p{L}]+2/u],
    ['TRIANGLE abc', /(?<![a-z0-9])triangle.*(?<![a-z0-9])abc|(?<![a-z0-9])abc.*(?<![a-z0-9])triangle/s],
  ])('finds LaTeX as it is written: %s', async (keyword, pattern) => {
    const found = wanted(({ text }) => pattern.test(text.toLowerCase()));
    expect(found.length).toBeGreaterThan(0);
    expect(await idsOf({ keyword })).toEqual(found);
  });

  it('looks in options and solutions as well', async () => {
    const inOption = rows.find(({ id }) => id === questionIds.own)!;
    expect(await idsOf({ keyword: '上升用加法', range: 'own' })).toEqual([inOption.id]);
    expect(await idsOf({ keyword: '中午的气温', range: 'own' })).toEqual([inOption.id]);
  });

  it('works together with filters', async () => {
    const keyword = '方程';
    const found = wanted(({ text, gradeId }) => gradeId === '7' && bare(text).includes(keyword));
    expect(found.length).toBeGreaterThan(0);
    expect(await idsOf({ keyword, gradeId: '7' })).toEqual(found);
  });

  it('takes signs of the query language for what they are', async () => {
    for (const keyword of ['"', 'NEAR(', 'a* OR b', '数轴 -长度', '^数轴', '{stem}:数'])
      expect([keyword, (await server.call('teacher', calls.pageQuestions, { keyword })).status]).toEqual([
        keyword,
        200,
      ]);
    expect((await page({ keyword: '，。！' })).total).toBe(0);
  });

  it('finds everything where nothing is looked for', async () => {
    expect((await page({ keyword: ' ' })).total).toBe(listed(() => true).length);
    expect((await page({ keyword: '' })).total).toBe(listed(() => true).length);
  });
});

describe('knowledge points', () => {
  const tree = async (subjectId: string, stage: 'junior' | 'senior', account: Account = 'teacher') =>
    (await server.call(account, calls.getKnowledgeTree, { subjectId, stage })).body.data;

  it('come by chapter in the order of the curriculum, of one subject and stage', async () => {
    const chapters = await tree('2', 'junior');
    expect(chapters[0]).toMatchObject({ id: '2020100', name: '有理数', parentId: '', gradeId: '7' });
    expect(chapters[0]!.children[0]).toMatchObject({ id: pointIds.maths, parentId: '2020100' });
    expect(chapters.map(({ gradeId }) => Number(gradeId))).toEqual(
      chapters.map(({ gradeId }) => Number(gradeId)).sort((a, b) => a - b),
    );
    expect((await tree('2', 'senior')).some(({ id }) => chapters.some((one) => one.id === id))).toBe(false);
    expect(await tree('99', 'junior')).toEqual([]);
  });

  it.each(['teacher', 'teacher-foreign'] as const)('count the questions that %s finds by them', async (account) => {
    for (const chapter of await tree('2', 'junior', account)) {
      for (const { id, questionCount } of [chapter, ...chapter.children.slice(0, 1)])
        expect([id, questionCount]).toEqual([id, (await page({ pointId: id, size: 1 }, account)).total]);
    }
  });

  it('count a question on two of them once in their chapter', async () => {
    const countOf = async () => (await tree('2', 'junior'))[0]!;
    const before = await countOf();
    const [one, other] = before.children;
    server.sandbox.sqlite
      .prepare('insert into question_points (question_id, point_id) values (?, ?)')
      .run(questionIds.own, other!.id);
    const after = await countOf();
    expect(after.questionCount).toBe(before.questionCount);
    expect(after.children.map(({ questionCount }) => questionCount).slice(0, 2)).toEqual([
      one!.questionCount,
      other!.questionCount + 1,
    ]);
    server.sandbox.sqlite
      .prepare('delete from question_points where question_id = ? and point_id = ?')
      .run(questionIds.own, other!.id);
  });

  it('need a subject and a stage', async () => {
    const ask = async (input: object) =>
      (await server.call('teacher', calls.getKnowledgeTree, input as { subjectId: string; stage: 'junior' })).body.msg;
    expect(await ask({ stage: 'junior' })).toBe('缺少必要的请求参数: subjectId');
    expect(await ask({ subjectId: '2', stage: 'x' })).toBe('请求参数格式错误: stage');
  });
});

describe('similar questions', () => {
  const similar = async (questionId: string, size: number, account: Account = 'teacher') =>
    (await server.call(account, calls.listSimilarQuestions, { questionId, size })).body.data.map(({ id }) => id);

  /** Of the same type on one of the same points: those of one template, then those of nearest difficulty. */
  function expected(id: string): string[] {
    const like = rows.find((row) => row.id === id)!;
    const points = like.points.split(',');
    const distance = (row: Row) => (row.template === like.template ? -1 : Math.abs(row.facility - like.facility));
    return rows
      .filter((row) => isSeen(row) && row.id !== id && row.questionType === like.questionType)
      .filter((row) => row.points.split(',').some((point) => points.includes(point)))
      .sort((a, b) => distance(a) - distance(b) || a.id.localeCompare(b.id))
      .map((row) => row.id);
  }

  it.each([1, 2, 3])('to one of type %i are of its kind and points, the nearest in difficulty first', async (type) => {
    for (const { id } of rows.filter((row) => isSeen(row) && row.questionType === type).slice(0, 40)) {
      expect(await similar(id, 20)).toEqual(expected(id).slice(0, 20));
      expect(await similar(id, 1)).toEqual(expected(id).slice(0, 1));
    }
    expect(expected(questionIds.own).length).toBeGreaterThan(1);
  });

  it('are five unless told, and at most twenty', async () => {
    const { body } = await server.call('teacher', calls.listSimilarQuestions, { questionId: questionIds.everybodys });
    expect(body.data.map(({ id }) => id)).toEqual(expected(questionIds.everybodys).slice(0, 5));
    const tooMany = await server.call('teacher', calls.listSimilarQuestions, {
      questionId: questionIds.everybodys,
      size: 21,
    });
    expect(tooMany.body.msg).toBe('请求参数格式错误: size');
  });

  it('are none of another school', async () => {
    const elsewhere = await similar(questionIds.everybodys, 20, 'teacher-foreign');
    const common = rows.filter(({ school }) => school === null).map(({ id }) => id);
    expect(elsewhere).toEqual(expected(questionIds.everybodys).filter((id) => common.includes(id)));
  });

  it('are refused for a question that is gone', async () => {
    const change = (value: number) =>
      server.sandbox.sqlite.prepare('update questions set is_deleted = ? where id = ?').run(value, questionIds.own);
    change(1);
    const { status, body } = await server.call('teacher', calls.listSimilarQuestions, { questionId: questionIds.own });
    expect([status, body.msg]).toEqual([400, '题目已删除']);
    expect(await similar(questionIds.everybodys, 20)).not.toContain(questionIds.own);
    change(0);
  });
});
