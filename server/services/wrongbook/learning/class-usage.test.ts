import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, courseIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterAll(() => server.close());

const asked = { classId: classIds.junior, courseId: courseIds.maths, from: '2026-08-01', to: '2026-10-15' };

const usageFor = async (account: Parameters<TestApp['call']>[0], input: { classId: string } = asked) => {
  const { status, body } = await server.call(account, calls.getClassUsage, input);
  return { status, data: body.data };
};

const count = (sql: string): number => server.sandbox.sqlite.prepare(sql).pluck().get() as number;

describe('how a class uses the product', () => {
  it('is what raw sheets, mistakes and prints count to', async () => {
    const { status, data } = await usageFor('teacher');
    expect(status).toBe(200);
    const [own] = data.classes;
    const sheets = `from submissions s join assignments a on a.id = s.assignment_id
      where s.class_id = '${classIds.junior}' and a.course_id = '${courseIds.maths}' and a.is_deleted = 0 and a.status = 1
        and a.create_time between '2026-08-01 00:00:00' and '2026-10-15 23:59:59'
        and s.student_id in (select id from students where class_id = s.class_id and is_deleted = 0)`;
    expect(own!.set).toBe(count(`select count(*) ${sheets}`));
    expect(own!.submitted).toBe(count(`select count(*) ${sheets} and s.state = 1`));
    expect(own!.submitted).toBeGreaterThan(0);
    expect(own!.grown).toBe(
      count(`select count(*) from mistakes m join students t on t.id = m.student_id join questions q on q.id = m.question_id
        where t.class_id = '${classIds.junior}' and t.is_deleted = 0 and q.subject_id = '2'
          and m.first_time between '2026-08-01 00:00:00' and '2026-10-15 23:59:59'`),
    );
    expect(own!.grown).toBeGreaterThan(0);
    expect(own!.prints).toBe(
      count(`select count(*) from print_records r join assignments a on a.id = r.assignment_id
        join assignment_classes c on c.assignment_id = a.id and c.class_id = '${classIds.junior}'
        where a.course_id = '${courseIds.maths}' and a.create_time between '2026-08-01 00:00:00' and '2026-10-15 23:59:59'`),
    );
    expect(own!.prints).toBeGreaterThan(0);
  });

  it('adds up from students to the class, and from weeks', async () => {
    const { data } = await usageFor('teacher');
    const [own] = data.classes;
    for (const name of ['set', 'submitted', 'late', 'mistakes', 'grown', 'mastered'] as const)
      expect(data.students.reduce((sum, student) => sum + student[name], 0)).toBe(own![name]);
    expect(data.weeks.reduce((sum, { grown }) => sum + grown, 0)).toBe(own!.grown);
  });

  it('is seen by who teaches there, leads the grade or runs the school, not by others', async () => {
    const wholeClass = { classId: classIds.junior };
    for (const account of ['teacher', 'school-admin', 'school-master', 'grade-leader', 'partner-1'] as const)
      expect([account, (await usageFor(account, wholeClass)).status]).toEqual([account, 200]);
    for (const account of ['psychology', 'partner-sibling', 'teacher-foreign', 'classic-teacher'] as const)
      expect([account, (await usageFor(account, wholeClass)).status]).toEqual([account, 403]);
  });

  it('shows a grade leader all subjects, a teacher the own one', async () => {
    const setFor = async (account: 'grade-leader' | 'teacher' | 'school-master') =>
      (await usageFor(account, { ...asked, courseId: undefined } as never)).data.classes[0]!.set;
    const [whole, led, own] = [await setFor('school-master'), await setFor('grade-leader'), await setFor('teacher')];
    expect(led).toBe(whole);
    expect(own).toBeLessThan(whole);
  });
});
