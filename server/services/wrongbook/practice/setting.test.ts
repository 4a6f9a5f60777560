import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds } from '../../../../seed/landmarks.ts';
import { openPdf } from '../../../engines/printing/testing/pages.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { PracticeFixture, questionsOf, type Paper, type Rule } from '../../../testing/practice-fixture.ts';

let server: TestApp;
let fixture: PracticeFixture;
let students: string[];

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  fixture = new PracticeFixture(server);
  students = fixture.studentsOf();
});

afterAll(() => server.close());

const shown = (paper: Paper): object[] =>
  paper.sections.flatMap(({ title, questions }) =>
    questions.map(({ id, score, practises }) => ({ id, score, practises, title })),
  );

const remove = (assignmentId: string) => server.call('teacher', calls.removeAssignments, { assignmentId });

const firstPointOf = (id: string): string =>
  fixture.all<{ id: string }>(
    `select k.id from question_points p join knowledge_points k on k.id = p.point_id
      where p.question_id = ? order by k.position`,
    id,
  )[0]!.id;

const templateOf = (id: string): string =>
  fixture.all<{ template: string }>('select template from questions where id = ?', id)[0]!.template || id;

describe('setting practice', () => {
  it.each([
    { practiceMode: 41, most: 8, days: 400 },
    { practiceMode: 42, most: 8, order: 'point', scoring: 'total', score: 100 },
    { practiceMode: 42, most: 20, order: 'easy', minutes: 30 },
    { practiceMode: 41, most: 6, scope: 'class', order: 'due' },
    { practiceMode: 42, most: 6, scope: 'class', scoring: 'each', score: 5 },
  ] as const)('sets what the preview shows, of each student: %o', async (rule) => {
    const { data } = await fixture.preview(rule);
    const some =
      rule.practiceMode && 'scope' in rule ? data.students : data.students.filter((one) => one.questionCount > 0);
    expect(some.length).toBeGreaterThan(3);
    const papers = new Map(
      await Promise.all(
        some.map(async ({ studentId }) => [studentId, shown((await fixture.paperOf(rule, studentId)).data)] as const),
      ),
    );
    const { data: set } = await fixture.practise(rule);
    expect(set.studentCount).toBe(some.length);
    const papersSet = fixture.setOf(set.id);
    expect(new Map([...papersSet].map(([id, { rows }]) => [id, rows]))).toEqual(papers);
    const ids = new Set([...papersSet.values()].map(({ paperId }) => paperId));
    expect(ids.size).toBe('scope' in rule ? 1 : some.length);
    await remove(set.id);
  });
});

describe('the printed paper of practice', () => {
  it('leaves the room for answers that was asked for', async () => {
    const pagesWith = async (space: Rule['space']): Promise<number> => {
      const { data } = await fixture.practise({ practiceMode: 41, most: 8, scope: 'class', space });
      const input = { assignmentId: data.id, kinds: ['paper' as const] };
      const pdf = await openPdf((await server.call('teacher', calls.renderPrint, input)).bytes);
      const { pages } = pdf;
      await pdf.close();
      await remove(data.id);
      return pages;
    };
    expect(await pagesWith('large')).toBeGreaterThan(await pagesWith('none'));
  });
});

describe('chosen questions', () => {
  it('give each student those that are own mistakes (41), or others for these (42), whatever the range says', async () => {
    const wrong = new Map(students.map((id) => [id, fixture.wrongOf(id)]));
    const counts = [...new Set([...wrong.values()].flatMap((own) => [...own.keys()]))];
    const questionIds = counts.filter((_, index) => index % 2 === 0);
    expect(questionIds.length).toBeGreaterThan(5);
    for (const practiceMode of [41, 42]) {
      const rule = { practiceMode, most: 50, questionIds, withMastered: true, days: 1, buckets: ['below10' as const] };
      const { data } = await fixture.preview(rule);
      expect(data.students.some(({ mistakeCount }) => mistakeCount > 1)).toBe(true);
      for (const { studentId, mistakeCount, questionCount, shortfall } of data.students) {
        const own = questionIds.filter((id) => wrong.get(studentId)!.has(id));
        expect(mistakeCount).toBe(own.length);
        const missing = shortfall.reduce((sum, one) => sum + one.missing, 0);
        if (practiceMode === 42) expect(questionCount + missing).toBe(own.length);
        else expect(questionCount).toBe(new Set(own.map((id) => templateOf(id))).size);
      }
    }
  });
});

describe('practice that cannot be', () => {
  const kept = () =>
    fixture.all(
      'select (select count(*) from papers) p, (select count(*) from paper_questions) q, (select count(*) from assignments) a, (select count(*) from submissions) s',
    );

  /** Refused when it is set, and nothing of it is there. */
  async function expectRefused(practice: Rule, message: string, classId?: string): Promise<void> {
    const before = kept();
    const { code, msg } = await fixture.practise(practice, classId);
    expect([code, msg]).toEqual([400, message]);
    expect(kept()).toEqual(before);
  }

  it('is refused in words, and leaves nothing behind', async () => {
    const rule = { practiceMode: 41, most: 8 };
    await expectRefused({ ...rule, from: '2030-01-01' }, '所选学生没有符合条件的错题');
    await expectRefused({ ...rule, from: '2026-10-02', to: '2026-10-01' }, '开始日期不能晚于结束日期');
    await expectRefused({ ...rule, scoring: 'each' }, '请填写分值');
    await expectRefused({ ...rule, scoring: 'total', score: 3 }, '总分不能少于 4 分，每题至少 0.5 分');
    const chinese = fixture.all<{ id: string }>(
      "select id from questions where subject_id = '1' and school_id is null limit 1",
    );
    await expectRefused({ ...rule, questionIds: [chinese[0]!.id] }, '所选题目有 1 道不属于数学');
    await expectRefused({ ...rule, questionIds: ['77'] }, '第 1 道所选题目不在题库里');
    const other = fixture.studentsOf(classIds.juniorUpper)[0]!;
    const stray = '所选班级没有第 2 名学生，可能已离校或转班';
    await expectRefused({ ...rule, studentIds: [students[0]!, other] }, stray);
    expect((await fixture.preview({ ...rule, studentIds: [students[0]!, other] })).msg).toBe(stray);
    expect((await fixture.paperOf(rule)).msg).toBe('请选择学生');
    expect((await fixture.paperOf(rule, other)).msg).toBe('所选班级没有第 1 名学生，可能已离校或转班');
    expect((await fixture.preview(rule, { classId: classIds.juniorUpper })).msg).toBe(
      '八年级1班的数学不由你任教，不能布置',
    );
  });

  it('has nothing for a class that has made no mistakes, and says so', async () => {
    const classId = '100207003';
    const inClass = fixture.studentsOf(classId);
    expect(inClass.length).toBeGreaterThan(3);
    const ofClass = 'student_id in (select id from students where class_id = ?)';
    expect(fixture.all(`select 1 from mistakes where ${ofClass}`, classId)).not.toEqual([]);
    fixture.run(`delete from mistakes where ${ofClass}`, classId);
    for (const practiceMode of [41, 42])
      for (const scope of ['student', 'class'] as const) {
        const rule = { practiceMode, most: 8, scope };
        const { data } = await fixture.preview(rule, { classId });
        expect(data.students.map((one) => [one.studentId, one.mistakeCount, one.questionCount])).toEqual(
          inClass.map((id) => [id, 0, 0]),
        );
        await expectRefused(rule, '所选学生没有符合条件的错题', classId);
      }
  });

  it('gives no similar question that has left the bank between preview and setting, but another or none', async () => {
    const rule = { practiceMode: 42, most: 3, withMastered: true };
    const { studentId } = (await fixture.preview(rule)).data.students.find(({ questionCount }) => questionCount > 2)!;
    const forOne = { ...rule, studentIds: [studentId] };
    const gone = questionsOf((await fixture.paperOf(forOne, studentId)).data).map(({ id }) => id);
    const list = JSON.stringify(gone);
    fixture.run('update questions set is_deleted = 1 where id in (select value from json_each(?))', list);
    const again = shown((await fixture.paperOf(forOne, studentId)).data);
    const { data: set } = await fixture.practise(forOne);
    const { rows } = fixture.setOf(set.id).get(studentId)!;
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) expect(gone).not.toContain(id);
    expect(rows).toEqual(again);
    await remove(set.id);
    fixture.run('update questions set is_deleted = 0 where id in (select value from json_each(?))', list);
  });

  it('names a student who has left since it was chosen', async () => {
    const left = students.at(-1)!;
    const rule = { practiceMode: 41, most: 8, studentIds: [students[0]!, left] };
    expect((await fixture.preview(rule)).data.students).toHaveLength(2);
    fixture.run('update students set is_deleted = 1 where id = ?', left);
    await expectRefused(rule, '所选班级没有第 2 名学生，可能已离校或转班');
    fixture.run('update students set is_deleted = 0 where id = ?', left);
  });

  it('leaves out what has left the bank, and says what that is', async () => {
    const rule = { practiceMode: 41, most: 50, withMastered: true };
    const before = (await fixture.preview(rule)).data;
    const { studentId } = before.students.find(({ questionCount }) => questionCount > 2)!;
    const [gone] = questionsOf((await fixture.paperOf(rule, studentId)).data);
    const { id } = gone!;
    fixture.run('update questions set is_deleted = 1 where id = ?', id);
    const have = students.filter((one) => fixture.wrongOf(one).has(id)).length;
    const after = (await fixture.preview(rule)).data;
    expect(after.withdrawn).toEqual([{ questionId: id, stem: gone!.stem, studentCount: have }]);
    expect(questionsOf((await fixture.paperOf(rule, studentId)).data).map((one) => one.id)).not.toContain(id);
    await expectRefused({ ...rule, questionIds: [id] }, '符合条件的 1 道错题都已从题库删除');
    const { data: set } = await fixture.practise(rule);
    for (const { rows } of fixture.setOf(set.id).values())
      expect(rows).not.toContainEqual(expect.objectContaining({ id }));
    await remove(set.id);
    fixture.run('update questions set is_deleted = 0 where id = ?', id);
  });

  it('says of which points the bank has too few others, and refuses where it has none', async () => {
    const rule = { practiceMode: 42, most: 50, withMastered: true };
    const { data } = await fixture.preview(rule);
    const short = data.students.find(({ shortfall }) => shortfall.length > 0)!;
    for (const { pointId, name, missing } of data.shortfall) {
      const own = data.students.flatMap(({ shortfall }) => shortfall.filter((one) => one.pointId === pointId));
      expect(own.reduce((sum, one) => sum + one.missing, 0)).toBe(missing);
      expect(fixture.all('select name from knowledge_points where id = ?', pointId)).toEqual([{ name }]);
    }
    const points = short.shortfall.map(({ pointId }) => pointId);
    const lacking = [...fixture.wrongOf(short.studentId).keys()].filter((id) => points.includes(firstPointOf(id)));
    const forOne = (id: string) => ({ ...rule, questionIds: [id], studentIds: [short.studentId] });
    const [mistake] = lacking;
    fixture.run(
      'update questions set is_deleted = 1 where id <> ? and id in (select question_id from question_points where point_id in (select point_id from question_points where question_id = ?))',
      mistake!,
      mistake!,
    );
    await expectRefused(forOne(mistake!), '题库里没有这些错题的同类新题');
  });
});
