import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import * as reports from '../../../../contracts/wrongbook/reports.ts';
import * as calls from '../../../../contracts/wrongbook/school-work.ts';
import { assignmentIds, classIds, personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { near } from '../reports/testing/by-hand.ts';

type Account = Parameters<TestApp['call']>[0];
type Filters = Partial<InputOf<typeof calls.pageSchoolWork>>;

const schoolId = schoolIds.junior;
const { published, collecting } = assignmentIds;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
});

afterAll(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

const page = (filters: Filters = {}, account: Account = 'school-admin') =>
  server.call(account, calls.pageSchoolWork, { schoolId, size: 500, ...filters });
const list = async (filters: Filters = {}) => (await page(filters)).body.data.records;
const get = (assignmentId: string, account: Account = 'school-admin') =>
  server.call(account, calls.getSchoolWork, { assignmentId });

const idsWhere = (where: string): string[] =>
  all<{ id: string }>(
    `select id from assignments a where school_id = ? and is_deleted = 0 and ${where} order by id`,
    schoolId,
  ).map(({ id }) => id);

describe('work of a school', () => {
  it.each<[string, Filters, string]>([
    ['everybody', {}, '1 = 1'],
    ['a grade', { gradeId: '8' }, "grade_id = '8'"],
    [
      'a class',
      { classId: classIds.junior },
      `id in (select assignment_id from assignment_classes where class_id = ${classIds.junior})`,
    ],
    ['a subject', { subjectId: '2' }, "subject_id = '2'"],
    ['a teacher', { teacherId: personaIds.teacher }, `teacher_id = ${personaIds.teacher}`],
    ['a type', { taskType: 1 }, 'task_type = 1'],
    ['a term', { learningYear: '202601' }, "term = '202601'"],
    ['a year', { learningYear: '202503' }, "term in ('202501', '202502')"],
    ['what is published', { stage: 'published' }, "status = 1 and publish_time <> ''"],
    ['a word', { keyword: '有理数' }, "title like '%有理数%'"],
    [
      'several at once',
      { gradeId: '7', subjectId: '2', stage: 'published' },
      "grade_id = '7' and subject_id = '2' and status = 1 and publish_time <> ''",
    ],
  ])('is found by %s', async (_, filters, where) => {
    const expected = idsWhere(where);
    expect(expected.length).toBeGreaterThan(0);
    expect((await list(filters)).map(({ id }) => id).sort()).toEqual(expected);
  });

  it('comes newest first, page by page', async () => {
    const whole = await list();
    expect(whole.map(({ createTime }) => createTime)).toEqual(
      whole
        .map(({ createTime }) => createTime)
        .sort()
        .reverse(),
    );
    const { body } = await page({ current: 2, size: 5 });
    expect([body.data.total, body.data.records.map(({ id }) => id)]).toEqual([
      whole.length,
      whole.slice(5, 10).map(({ id }) => id),
    ]);
  });

  it('has the mean rate of the sheets that are marked throughout, and none before', async () => {
    const means = new Map(
      all<{ id: string; rate: number }>(
        `select s.assignment_id id, avg(r.total / q.total) rate from submissions s
          join (select submission_id, sum(score) total from responses group by 1) r on r.submission_id = s.id
          join (select paper_id, sum(score) total from paper_questions group by 1) q on q.paper_id = s.paper_id
          where s.state = 1 group by 1`,
      ).map(({ id, rate }) => [id, near(rate)]),
    );
    const found = await list();
    expect(found.some(({ meanRate }) => meanRate === null)).toBe(true);
    for (const { id, meanRate } of found) expect([id, meanRate]).toEqual([id, means.get(id) ?? null]);
  });

  it('is closed to other schools and to teachers', async () => {
    expect((await page({}, 'admin-foreign')).status).toBe(403);
    expect((await page({}, 'teacher')).status).toBe(403);
    expect((await page({ schoolId: schoolIds.foreign })).status).toBe(403);
    expect((await get(published, 'admin-foreign')).status).toBe(403);
    expect((await get(published, 'teacher')).status).toBe(403);
    expect((await get(published, 'school-master')).status).toBe(200);
  });
});

describe('one piece of a school’s work', () => {
  it('compares classes as its report does, and names every student', async () => {
    const [several] = idsWhere(`publish_time <> '' and teacher_id = ${personaIds.teacher} and id <> ${published}`);
    const { assignment, classes, students } = (await get(several!)).body.data;
    const report = (await server.call('teacher', reports.getAssignmentReport, { assignmentId: several! })).body.data;
    expect(classes).toEqual(report.classes);
    expect(classes).toHaveLength(3);
    expect([assignment.id, assignment.isOwn]).toEqual([several, false]);
    expect(students.map(({ submissionId }) => submissionId)).toEqual(report.students.map((one) => one.submissionId));
    for (const { classId, completion } of classes) {
      const own = students.filter((one) => one.classId === classId);
      expect(completion).toMatchObject({
        students: own.length,
        submitted: own.filter(({ state }) => state === 1).length,
        absent: own.filter(({ state }) => state === 2).length,
      });
    }
  });

  it('has no figures while nobody has handed in', async () => {
    const { classes } = (await get(collecting)).body.data;
    expect(classes.map(({ summary }) => [summary.count, summary.mean, summary.passRate])).toEqual([[0, null, null]]);
  });

  it('compares by rates alone where papers are worth different scores', async () => {
    // The weakest sheet becomes one more that is excellent.
    const [first] = all<{ id: number }>(
      'select id from submissions where assignment_id = ? and state = 1 order by score, id',
      published,
    );
    const excellent = (await get(published)).body.data.classes[0]!.bands[0]!.count + 1;
    run(
      "insert into papers (id, school_id, owner_id, title, subject_id, grade_id, sections, is_personal, create_time) select '77', school_id, owner_id, title, subject_id, grade_id, sections, 1, create_time from papers where id = '90013003'",
    );
    run(
      "insert into paper_questions (paper_id, position, section, question_id, score) select '77', position, section, question_id, score from paper_questions where paper_id = '90013003' and position <= 2",
    );
    run(
      "update submissions set paper_id = '77', score = (select sum(score) from paper_questions where paper_id = '77'), marked_count = 2 where id = ?",
      first!.id,
    );
    run('delete from responses where submission_id = ? and position > 2', first!.id);
    run(
      "update responses set score = (select score from paper_questions q where q.paper_id = '77' and q.position = responses.position) where submission_id = ?",
      first!.id,
    );
    const [own] = (await get(published)).body.data.classes;
    expect(own!.summary).toMatchObject({ count: 12, mean: null, median: null, standardDeviation: null, highest: null });
    expect(own!.summary.excellentRate).toEqual(near(excellent / 12));
    expect(own!.bands[0]).toMatchObject({ band: 'excellent', count: excellent });
  });

  it('is gone when it has been deleted', async () => {
    run('update assignments set is_deleted = 1 where id = ?', collecting);
    const { status, body } = await get(collecting);
    expect([status, body.msg]).toEqual([400, '作业已删除']);
    expect((await list()).map(({ id }) => id)).not.toContain(collecting);
  });
});
