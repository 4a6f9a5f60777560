import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, courseIds, personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

const schoolId = schoolIds.junior;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

type NewTeacher = { name?: string; account: string; phone?: string; roleKeys?: string; subjectId?: string };

const add = (fields: NewTeacher) =>
  server.call('school-admin', calls.addTeacher, { schoolId, name: '新教师', roleKeys: 'school:teacher', ...fields });

const find = async (keyword: string) =>
  (await server.call('school-admin', calls.pageTeachers, { schoolId, keyword })).body.data.records;

const signIn = (account: string, password: string) => server.call(undefined, calls.createToken, { account, password });

describe('teachers', () => {
  it('are added with a password that is shown once and works', async () => {
    const { body } = await add({ account: 'new.teacher', phone: '13800000001' });
    expect((await signIn('new.teacher', body.data.password)).status).toBe(200);
    expect(await find('new.teacher')).toMatchObject([
      { id: body.data.id, name: '新教师', jobs: [{ roleKey: 'school:teacher', jobName: '教师' }], teachings: [] },
    ]);
  });

  it.each([
    [{ account: 'teacher' }, '账号 teacher 已被使用'],
    [{ account: 'x1', phone: '13800000001' }, '手机号码 13800000001 已被 新教师 使用'],
    [{ account: 'x2', roleKeys: 'school:king' }, '职务 school:king 不存在'],
    [{ account: 'x3', roleKeys: 'school:subjectleader' }, '学科组长须选择负责学科'],
    [{ account: 'x4', roleKeys: 'classic:gradeLeader' }, '年级组长须选择负责年级'],
    [{ account: '坏 账号' }, 'account:账号须为 2 到 30 位字母、数字或 _ . -'],
    [{ account: 'x5', phone: '123' }, 'phone:手机号码须为 11 位手机号码'],
  ])('are refused with a reason: %j', async (fields, msg) => {
    expect((await add(fields)).body.msg).toBe(msg);
    expect(
      (await find(fields.account)).filter(({ name }) => name === '新教师' && fields.account.startsWith('x')),
    ).toEqual([]);
  });

  it('get a new password, which ends the sessions of the old one', async () => {
    const { data } = (await add({ account: 'reset.me' })).body;
    const session = (await signIn('reset.me', data.password)).body.data.accessToken;
    const reset = await server.call('school-admin', calls.resetTeacherPassword, { teacherId: data.id });
    expect((await signIn('reset.me', data.password)).status).toBe(400);
    expect((await signIn('reset.me', reset.body.data.password)).status).toBe(200);
    const answer = await server.app.inject({
      url: calls.listMyRoles.path,
      headers: { 'blade-auth': `bearer ${session}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('change their jobs and keep the roles that a school cannot grant', async () => {
    await server.call('school-admin', calls.updateTeacher, {
      teacherId: personaIds.many,
      roleKeys: 'school:teacher,classic:teacher',
    });
    const keys = (await server.call('many', calls.listMyRoles, {})).body.data.map(({ roleKey }) => roleKey);
    expect(keys[0]).toBe('school:teacher');
    expect(keys).not.toContain('school:schoolAdmin');
    expect(keys).toContain('classic:teacher');
  });

  it('lose their classes and their account when removed', async () => {
    const { data } = (await add({ account: 'leaving' })).body;
    const binding = { classId: classIds.empty, courseId: courseIds.english, teacherId: data.id };
    await server.call('school-admin', calls.bindClassCourse, binding);
    expect((await server.call('school-admin', calls.removeTeacher, { teacherId: data.id })).status).toBe(200);
    const left = await server.call('school-admin', calls.pageTeachersByClass, { classId: classIds.empty });
    expect(left.body.data.total).toBe(0);
    expect((await signIn('leaving', data.password)).status).toBe(400);
    expect((await server.call('school-admin', calls.updateTeacher, { teacherId: data.id })).body.msg).toBe(
      '教师不存在或已删除',
    );
  });

  it('do not remove themselves, and a school keeps an administrator', async () => {
    const self = await server.call('school-admin', calls.removeTeacher, { teacherId: personaIds['school-admin'] });
    expect(self.body.msg).toBe('不能删除自己的账号');
    const primary = await server.call('admin-primary', calls.listTeachers, { schoolId: schoolIds.primary });
    const admin = primary.body.data.find(({ account }) => account === 'admin-primary')!;
    server.sandbox.sqlite
      .prepare(
        "delete from user_roles where role_key like '%:schoolAdmin' and user_id in (select id from users where school_id = ? and id <> ?)",
      )
      .run(schoolIds.primary, admin.id);
    const demoted = await server.call('admin-primary', calls.updateTeacher, {
      teacherId: admin.id,
      roleKeys: 'school:teacher',
    });
    expect(demoted.body.msg).toBe('学校至少要保留一名学校管理员');
  });

  it('do not take the administration from themselves, which another administrator may', async () => {
    const change = (account: 'school-admin' | 'many', teacherId: string, roleKeys: string) =>
      server.call(account, calls.updateTeacher, { teacherId, roleKeys });
    const [own, other] = [personaIds['school-admin'], personaIds.many];
    await change('school-admin', other, 'school:schoolAdmin');
    const refused = await change('school-admin', own, 'school:teacher');
    expect(refused.body.msg).toBe('不能取消自己的学校管理员职务，须由其他学校管理员操作');
    expect((await change('school-admin', own, 'school:schoolAdmin,school:teacher')).status).toBe(200);
    expect((await change('school-admin', other, 'school:teacher')).status).toBe(200);
  });

  it('are listed by what they teach and hold', async () => {
    const page = async (filters: object) =>
      (await server.call('school-admin', calls.pageTeachers, { schoolId, size: 500, ...filters })).body.data.records;
    const maths = await page({ courseId: courseIds.maths });
    expect(maths.length).toBeGreaterThan(0);
    expect(maths.every(({ teachings }) => teachings.some(({ courseId }) => courseId === courseIds.maths))).toBe(true);
    const inClass = await page({ classId: classIds.junior });
    expect(inClass.every(({ teachings }) => teachings.some(({ classId }) => classId === classIds.junior))).toBe(true);
    const leaders = await page({ roleKey: 'school:subjectleader' });
    expect(
      leaders.every(({ jobs, subjectId }) => jobs.some(({ jobName }) => jobName === '学科组长') && subjectId !== ''),
    ).toBe(true);
    const jobs = (await server.call('school-admin', calls.listJobs, { schoolId })).body.data;
    expect(jobs.find(({ roleKey }) => roleKey === 'school:subjectleader')!.teacherCount).toBe(leaders.length);
  });
});
