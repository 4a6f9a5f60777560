import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, schoolIds, studentIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

const schoolId = schoolIds.junior;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const add = (fields: { name: string; studentNo: string; classId?: string }) =>
  server.call('school-admin', calls.addStudent, { schoolId, ...fields });

const find = async (keyword: string) =>
  (await server.call('school-admin', calls.pageStudents, { schoolId, keyword })).body.data.records;

const studentCount = async (classId: string) =>
  (await server.call('school-admin', calls.getClassInfo, { classId })).body.data.studentCount;

describe('students', () => {
  it('are added with what was given, and every other call shows them', async () => {
    const before = await studentCount(classIds.junior);
    const { body } = await add({ name: ' 𠮷野㐀 ', studentNo: '000123', classId: classIds.junior });
    const [student] = await find('000123');
    expect(student).toMatchObject({
      id: body.data.id,
      name: '𠮷野㐀',
      studentNo: '000123',
      classId: classIds.junior,
      className: '1班',
      gradeName: '七年级',
      status: 0,
      enabled: 0,
      graduatedYear: '',
      guardianName: '',
    });
    expect(student!.createTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(await studentCount(classIds.junior)).toBe(before + 1);
  });

  it('have a number that is unique among the living of their school', async () => {
    const { body } = await add({ name: '甲', studentNo: 'N1' });
    expect((await add({ name: '乙', studentNo: 'N1' })).body.msg).toBe('学号 N1 已被 甲 使用');
    await server.call('school-admin', calls.removeStudent, { studentId: body.data.id });
    expect((await add({ name: '乙', studentNo: 'N1' })).status).toBe(200);
    const elsewhere = await server.call('admin-primary', calls.addStudent, {
      schoolId: schoolIds.primary,
      name: '丙',
      studentNo: 'N1',
    });
    expect(elsewhere.status).toBe(200);
  });

  it('change only in what was given', async () => {
    const { id } = (await add({ name: '改前', studentNo: 'U1' })).body.data;
    await server.call('school-admin', calls.updateStudent, { studentId: id, name: '改后' });
    expect(await find('U1')).toMatchObject([{ name: '改后', studentNo: 'U1' }]);
    const taken = await server.call('school-admin', calls.updateStudent, { studentId: id, studentNo: 'N1' });
    expect(taken.body.msg).toMatch(/^学号 N1 已被/);
  });

  it('move between classes, several at once or none', async () => {
    const ids = [
      (await add({ name: '移一', studentNo: 'M1', classId: classIds.junior })).body.data.id,
      (await add({ name: '移二', studentNo: 'M2' })).body.data.id,
    ].join(',');
    const into = { classId: classIds.juniorSecond, studentId: ids };
    expect((await server.call('school-admin', calls.addStudentToClass, into)).status).toBe(200);
    expect((await find('移')).map(({ classId }) => classId)).toEqual([classIds.juniorSecond, classIds.juniorSecond]);
    const wrong = { classId: classIds.juniorSecond, studentId: `${ids},${studentIds.noClass}` };
    expect((await server.call('school-admin', calls.removeStudentFromClass, wrong)).body.msg).toMatch(/不在该班级$/);
    expect((await find('移')).every(({ classId }) => classId === classIds.juniorSecond)).toBe(true);
    await server.call('school-admin', calls.removeStudentFromClass, into);
    expect((await find('移')).map(({ classId, className }) => [classId, className])).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  it('cannot be moved into a class of another school', async () => {
    const into = { classId: classIds.primary, studentId: studentIds.noClass };
    expect((await server.call('school-admin', calls.addStudentToClass, into)).status).toBe(403);
  });

  it('are gone for those who know them, when removed', async () => {
    const { id } = (await add({ name: '删', studentNo: 'D1' })).body.data;
    const remove = () => server.call('school-admin', calls.removeStudent, { studentId: id });
    expect((await remove()).status).toBe(200);
    expect((await remove()).body).toMatchObject({ code: 400, msg: '学生不存在或已删除' });
    expect(await find('D1')).toEqual([]);
  });

  it('are listed by every filter', async () => {
    const page = async (filters: object) =>
      (await server.call('school-admin', calls.pageStudents, { schoolId, size: 500, ...filters })).body.data.records;
    expect((await page({ unassigned: 1 })).every(({ classId }) => classId === '')).toBe(true);
    expect((await page({ status: 1 })).every(({ graduatedYear }) => graduatedYear !== '')).toBe(true);
    expect((await page({ enabled: 1 })).every(({ enabled }) => enabled === 1)).toBe(true);
    expect((await page({ gradeId: '8', status: 0 })).every(({ gradeName }) => gradeName === '八年级')).toBe(true);
    const years = (await server.call('school-admin', calls.listGraduatedYears, {})).body.data;
    expect(years).toEqual([...years].sort().reverse());
    expect((await page({ graduatedYear: years[0]! })).length).toBeGreaterThan(0);
  });

  it('are enabled by name or by class, within their school', async () => {
    const { id } = (await add({ name: '启用', studentNo: 'E1' })).body.data;
    const enable = (input: { schoolId: string; studentId?: string; classId?: string; enabled?: 0 | 1 }) =>
      server.call('school-admin', calls.enableStudents, input);
    expect((await enable({ schoolId, studentId: id })).body.data).toEqual({ total: 1, changed: 1 });
    expect((await enable({ schoolId, studentId: id })).body.data).toEqual({ total: 1, changed: 0 });
    expect((await enable({ schoolId })).body.msg).toBe('请选择学生或班级');
    const whole = await enable({ schoolId, classId: classIds.junior, enabled: 0 });
    expect(whole.body.data.total).toBe(await studentCount(classIds.junior));
  });
});
