import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, courseIds, idleTeacherId, personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

const schoolId = schoolIds.junior;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const tree = async () => (await server.call('school-admin', calls.getClassTree, { schoolId })).body.data;
const addClass = (className: string) =>
  server.call('school-admin', calls.addClass, { schoolId, gradeId: '7', className });

describe('classes', () => {
  it('stand under their grade, by number, with their students counted', async () => {
    const [grade] = await tree();
    expect(grade).toMatchObject({ id: '7', name: '七年级', parentId: '0', hasChildren: true, key: '7', value: '7' });
    expect(grade!.children!.map(({ className }) => className)).toEqual(['1班', '2班', '3班', '实验班']);
    const { studentCount } = (await server.call('school-admin', calls.getClassInfo, { classId: classIds.junior })).body
      .data;
    expect(grade!.children![0]).toMatchObject({ id: classIds.junior, parentId: '7', studentCount });
  });

  it('are added, renamed and removed, and every list shows it', async () => {
    const { id } = (await addClass('10班')).body.data;
    expect((await addClass('10班')).body.msg).toBe('七年级已有名为“10班”的班级');
    const names = async () =>
      (await server.call('school-admin', calls.listClasses, { schoolId, gradeId: '7' })).body.data.map(
        (item) => item.className,
      );
    expect(await names()).toEqual(['1班', '2班', '3班', '10班', '实验班']);
    const rename = (className: string) => server.call('school-admin', calls.updateClass, { classId: id, className });
    expect((await rename('1班')).body.msg).toBe('七年级已有名为“1班”的班级');
    expect((await rename('4班')).status).toBe(200);
    expect(await names()).toEqual(['1班', '2班', '3班', '4班', '实验班']);
    expect((await server.call('school-admin', calls.removeClass, { classId: id })).status).toBe(200);
    expect((await rename('5班')).body.msg).toBe('班级不存在或已删除');
    expect(await names()).toEqual(['1班', '2班', '3班', '实验班']);
  });

  it('are not removed while they have students', async () => {
    const { body } = await server.call('school-admin', calls.removeClass, { classId: classIds.junior });
    expect(body.msg).toMatch(/^班级还有 \d+ 名学生，请先将学生移出或调班$/);
  });

  it('are not added to a grade of another stage', async () => {
    const { body } = await server.call('school-admin', calls.addClass, { schoolId, gradeId: '10', className: '1班' });
    expect(body.msg).toBe('学校没有该年级');
  });
});

describe('courses of a class', () => {
  const binding = { classId: classIds.empty, courseId: courseIds.maths, teacherId: idleTeacherId };

  it('are given to one teacher and taken back, and every list shows it', async () => {
    expect((await server.call('school-admin', calls.bindClassCourse, binding)).status).toBe(200);
    const taken = await server.call('school-admin', calls.bindClassCourse, {
      ...binding,
      teacherId: personaIds.teacher,
    });
    expect(taken.body.msg).toMatch(/^该班数学已由.+任教，请先解除$/);
    const ofClass = await server.call('school-admin', calls.pageTeachersByClass, { classId: classIds.empty });
    expect(ofClass.body.data.records).toMatchObject([{ id: idleTeacherId, courseName: '数学' }]);
    const taught = await server.call('school-admin', calls.listTeachingClasses, { teacherId: idleTeacherId });
    expect(taught.body.data).toEqual([{ id: classIds.empty, className: '实验班', gradeId: '7', gradeName: '七年级' }]);
    const teachings = await server.call('school-admin', calls.listTeacherCourses, { teacherId: idleTeacherId });
    expect(teachings.body.data).toMatchObject([{ classId: classIds.empty, courseId: courseIds.maths }]);
    expect((await server.call('school-admin', calls.removeTeacherFromClass, binding)).status).toBe(200);
    expect((await server.call('school-admin', calls.removeTeacherFromClass, binding)).body.msg).toBe(
      '该教师没有在该班任教这门课程',
    );
  });

  it('must be offered in the grade', async () => {
    const { body } = await server.call('school-admin', calls.bindClassCourse, {
      ...binding,
      courseId: courseIds.physics,
    });
    expect(body.msg).toBe('该年级没有开设这门课程');
  });
});
