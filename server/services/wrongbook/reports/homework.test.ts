import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/reports.ts';
import { assignmentIds, classIds, courseIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { near } from './testing/by-hand.ts';

type Account = Parameters<TestApp['call']>[0];
type Period = Partial<InputOf<typeof calls.getHomeworkReport>>;

const autumn = { courseId: courseIds.maths, from: '2026-09-01', to: '2026-10-20' };

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
});

afterAll(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

const ask = (input: Period = {}, account: Account = 'teacher') =>
  server.call(account, calls.getHomeworkReport, { ...autumn, ...input });
const get = async (input: Period = {}, account: Account = 'teacher') => (await ask(input, account)).body.data;

interface Part {
  assignmentId: string;
  submissionId: number;
  studentId: string;
  classId: string;
  state: number;
  rate: number | null;
}

/** What everybody handed in of the teacher's published work, oldest work first, with rates of the full score. */
const partsOf = (teacherId: string): Part[] =>
  all(
    `select s.assignment_id assignmentId, s.id submissionId, s.student_id studentId, s.class_id classId, s.state,
      iif(s.state = 1, s.score / (select sum(score) from paper_questions where paper_id = s.paper_id), null) rate
      from assignments a join submissions s on s.assignment_id = a.id where a.teacher_id = ? and a.publish_time <> ''
      and a.course_id = ? and a.create_time >= '2026-09-01' and a.is_deleted = 0 order by a.create_time, s.id`,
    teacherId,
    courseIds.maths,
  );

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

describe('homework over a period', () => {
  it('has published work in the order of time, with each class', async () => {
    const { works, classes } = await get();
    const parts = partsOf('9001');
    expect(works.map(({ assignmentId }) => assignmentId)).toEqual([...new Set(parts.map((one) => one.assignmentId))]);
    expect(works.length).toBeGreaterThan(1);
    expect(classes.map(({ classId }) => classId)).toEqual([classIds.junior, classIds.juniorSecond, '100207003']);
    expect(new Set(works.map(({ taskType }) => taskType))).toEqual(new Set([1]));
    for (const { assignmentId, classes: own } of works)
      for (const { classId, completion, meanRate, passRate } of own) {
        const those = parts.filter((one) => one.assignmentId === assignmentId && one.classId === classId);
        const rates = those.flatMap(({ rate }) => rate ?? []);
        expect(completion).toMatchObject({ students: those.length, submitted: rates.length });
        expect(meanRate).toEqual(near(mean(rates)));
        expect(passRate).toEqual(near(rates.filter((rate) => rate >= 0.6).length / rates.length));
      }
  });

  it('has rates and sheets of students in that order, a gap where nothing was handed in', async () => {
    const { students, works, bands } = await get();
    const parts = partsOf('9001');
    expect(students).toHaveLength(new Set(parts.map(({ studentId }) => studentId)).size);
    const gaps = students.filter(({ rates }) => rates.includes(null));
    expect(gaps.length).toBeGreaterThan(0);
    const means: number[] = [];
    for (const { studentId, rates, submissions, meanRate, change, sureness, completed } of students) {
      const own = works.map((work) =>
        parts.find((one) => one.studentId === studentId && one.assignmentId === work.assignmentId),
      );
      const expected = own.map((part) => part?.rate ?? null);
      const given = expected.filter((rate) => rate !== null);
      expect(rates).toEqual(expected.map((rate) => rate && near(rate)));
      expect(submissions).toEqual(own.map((part) => (part ? String(part.submissionId) : '')));
      expect(completed).toBe(given.length);
      expect(meanRate).toEqual(given.length > 0 ? near(mean(given)) : null);
      // Two or three works of a term tell of no movement.
      if (given.length < 4) expect([change, sureness]).toEqual([0, 0]);
      if (given.length > 0) means.push(mean(given));
    }
    expect(bands.map(({ count }) => count)).toEqual([
      means.filter((one) => one > 0.9).length,
      means.filter((one) => one <= 0.9 && one >= 0.7).length,
      means.filter((one) => one < 0.7 && one >= 0.6).length,
      means.filter((one) => one < 0.6).length,
    ]);
  });

  it('adds up what was earned on a knowledge point over all work', async () => {
    const { points } = await get();
    const expected = all<{ pointId: string; rate: number; questions: number }>(
      `select p.point_id pointId, sum(r.score) / sum(q.score) rate, count(distinct q.question_id) questions
        from assignments a join submissions s on s.assignment_id = a.id join responses r on r.submission_id = s.id
        join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
        join question_points p on p.question_id = q.question_id where a.teacher_id = '9001' and a.publish_time <> ''
        and a.course_id = ? and a.create_time >= '2026-09-01' and s.state = 1 group by 1 order by 1`,
      courseIds.maths,
    );
    for (const { pointId, questions } of points)
      for (const { assignmentId, questionId, number } of questions)
        expect(
          all(
            `select 1 from assignments a join paper_questions q on q.paper_id = a.paper_id
              join question_points p on p.question_id = q.question_id
              where a.id = ? and q.question_id = ? and q.position = ? and p.point_id = ?`,
            assignmentId,
            questionId,
            number,
            pointId,
          ),
        ).toHaveLength(1);
    expect(points.map((one) => [one.pointId, one.mastery, one.questionCount]).sort()).toEqual(
      expected.map(({ pointId, rate, questions }) => [pointId, near(rate), questions]),
    );
  });

  it('is of the classes that are asked for alone', async () => {
    const { works, classes, students } = await get({ classId: classIds.juniorSecond });
    expect(works.map(({ assignmentId }) => assignmentId)).not.toContain(assignmentIds.published);
    expect(classes).toMatchObject([{ classId: classIds.juniorSecond }]);
    expect(works.flatMap((work) => work.classes.map(({ classId }) => classId))).toEqual([classIds.juniorSecond]);
    expect(new Set(students.map(({ classId }) => classId))).toEqual(new Set([classIds.juniorSecond]));
    const both = await get({ classId: `${classIds.juniorSecond},${classIds.junior}` });
    expect(both.classes.map(({ classId }) => classId)).toEqual([classIds.junior, classIds.juniorSecond]);
  });

  it('takes days inclusively, and refuses a period that ends before it begins', async () => {
    const day = all<{ day: string }>('select substr(create_time, 1, 10) day from assignments where id = ?', [
      assignmentIds.published,
    ])[0]!.day;
    const { works } = await get({ from: day, to: day });
    expect(works.map(({ assignmentId }) => assignmentId)).toEqual([assignmentIds.published]);
    const { status, body } = await ask({ from: '2026-10-02', to: '2026-10-01' });
    expect([status, body.msg]).toEqual([400, '开始日期不能晚于结束日期']);
  });

  it('is empty where nothing was set', async () => {
    expect(await get({ from: '2020-01-01', to: '2020-12-31' })).toEqual({
      classes: [],
      works: [],
      students: [],
      points: [],
      bands: ['excellent', 'good', 'pass', 'fail'].map((band) => ({ band, count: 0, share: 0 })),
    });
  });

  it('leaves out what is deleted, withdrawn, not published or practice of mistakes', async () => {
    const has = async () => (await get()).works.some(({ assignmentId }) => assignmentId === assignmentIds.published);
    const changed = async (column: string, value: unknown) => {
      const [before] = all<{ value: unknown }>(
        `select ${column} value from assignments where id = ?`,
        assignmentIds.published,
      );
      run(`update assignments set ${column} = ? where id = ?`, value, assignmentIds.published);
      const found = await has();
      run(`update assignments set ${column} = ? where id = ?`, before!.value, assignmentIds.published);
      return found;
    };
    expect(await has()).toBe(true);
    expect(await changed('is_deleted', 1)).toBe(false);
    expect(await changed('status', 2)).toBe(false);
    expect(await changed('publish_time', '')).toBe(false);
    expect(await changed('task_type', 4)).toBe(false);
  });

  it('shows one’s own work, and to a leader everybody’s in the subject', async () => {
    const idsOf = async (account: Account, courseId: string = courseIds.maths) =>
      (await get({ courseId }, account)).works.map(({ assignmentId }) => assignmentId).sort();
    const inSchool = (where: string): string[] =>
      all<{ id: string }>(
        `select id from assignments where school_id = '1002' and publish_time <> '' and create_time >= '2026-09-01'
          and course_id = ? and ${where} order by id`,
        courseIds.maths,
      ).map(({ id }) => id);
    expect(await idsOf('teacher')).toEqual(inSchool("teacher_id = '9001'"));
    expect(await idsOf('classic-subject-leader')).toEqual(inSchool('1 = 1'));
    expect(await idsOf('subject-leader')).toEqual([]);
    expect((await ask({ classId: classIds.foreign })).status).toBe(403);
  });
});
