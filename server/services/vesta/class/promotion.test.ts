import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

const schoolId = schoolIds.junior;
let server: TestApp;

beforeEach(async () => {
  server = await startTestApp();
});

afterEach(() => server.close());

const plan = async () => (await server.call('school-admin', calls.getPromotionPlan, { schoolId })).body.data;
const promote = () => server.call('school-admin', calls.promoteClasses, { schoolId });
const takeBack = () => server.call('school-admin', calls.takeBackPromotion, { schoolId });
const tree = async () => (await server.call('school-admin', calls.getClassTree, { schoolId })).body.data;
const rows = (sql: string) => server.sandbox.sqlite.prepare(sql).all();
const roster = () => [
  rows('select id, grade_id, status, graduated_year from school_classes order by id'),
  rows('select id, class_id, status, graduated_year from students order by id'),
  rows('select id, promoted_year from schools order by id'),
];
const work = async () =>
  (await server.call('school-admin', calls.pageSchoolWork, { schoolId, current: 1, size: 100 })).body.data.records;

describe('promotion', () => {
  it('is refused twice in a school year and moves every class once', async () => {
    const before = await plan();
    const leaving = before.classes.filter(({ nextGradeId }) => nextGradeId === '');
    expect(leaving.every(({ gradeName }) => gradeName === '九年级')).toBe(true);
    const { data } = (await promote()).body;
    expect(data).toEqual({
      graduated: leaving.length,
      promoted: before.classes.length - leaving.length,
      students: leaving.reduce((sum, { studentCount }) => sum + studentCount, 0),
    });
    expect((await promote()).body.msg).toMatch(/^\d{4}-\d{4} 学年已经升级过/);
    const grades = await tree();
    expect(grades.find(({ id }) => id === '7')).not.toHaveProperty('children');
    expect(grades.find(({ id }) => id === '8')!.children!.some(({ id }) => id === classIds.junior)).toBe(true);
  });

  it('leaves the classes of work called as they were when it was set', async () => {
    const before = (await work()).map(({ id, classes }) => ({ id, classes }));
    expect(before.some(({ classes }) => classes.some(({ className }) => className === '七年级1班'))).toBe(true);
    await promote();
    expect((await work()).map(({ id, classes }) => ({ id, classes }))).toEqual(before);
    const { id } = before.find(({ classes }) => classes[0]!.className === '七年级1班')!;
    const { data } = (await server.call('school-admin', calls.getSchoolWork, { assignmentId: id })).body;
    expect(data.students[0]).toMatchObject({ className: '七年级1班' });
  });

  it('names the work that is neither published nor withdrawn, with what is not marked', async () => {
    const { openWork, openWorkCount } = await plan();
    const open = `assignments a where school_id = '${schoolId}' and is_deleted = 0 and status = 1 and publish_time = ''`;
    expect(openWorkCount).toBe(rows(`select id from ${open}`).length);
    expect(openWorkCount).toBeGreaterThan(0);
    const waiting =
      rows(`select a.id from ${open} and exists (select 1 from submissions s where s.assignment_id = a.id and s.state = 1
      and s.marked_count < (select count(*) from paper_questions q where q.paper_id = s.paper_id))`);
    expect(openWork.filter(({ unmarkedCount }) => unmarkedCount > 0).map(({ assignmentId: id }) => ({ id }))).toEqual(
      expect.arrayContaining(waiting),
    );
    expect(openWork.every(({ classNames }) => /^(七|八|九)年级/.test(classNames))).toBe(true);
  });
});

describe('a promotion of the last day', () => {
  it('is taken back with all that it changed, once', async () => {
    const before = roster();
    expect((await takeBack()).body.msg).toMatch(/^没有可以撤回的升级/);
    const { graduated, promoted, students } = (await promote()).body.data;
    expect(roster()).not.toEqual(before);
    expect((await plan()).takeBackUntil).not.toBe('');
    expect((await takeBack()).body.data).toEqual({ classes: graduated + promoted, students });
    expect(roster()).toEqual(before);
    expect(await plan()).toMatchObject({ takeBackUntil: '', promoted: false });
    expect((await takeBack()).body.msg).toMatch(/^没有可以撤回的升级/);
    expect((await promote()).status).toBe(200);
  });

  it('does not come back over a class that has its name meanwhile', async () => {
    await promote();
    const { id } = (await server.call('school-admin', calls.addClass, { schoolId, gradeId: '7', className: '1班' }))
      .body.data;
    const after = roster();
    expect((await takeBack()).body.msg).toBe('七年级又有了名为“1班”的班级，请先将其改名或删除');
    expect(roster()).toEqual(after);
    await server.call('school-admin', calls.removeClass, { classId: id });
    expect((await takeBack()).status).toBe(200);
  });

  it('stands after a day', async () => {
    await promote();
    server.sandbox.sqlite.exec("update promotions set create_time = datetime(create_time, '-1 day')");
    expect((await plan()).takeBackUntil).toBe('');
    expect((await takeBack()).body.msg).toMatch(/^没有可以撤回的升级/);
  });
});
