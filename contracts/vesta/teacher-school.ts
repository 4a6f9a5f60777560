// By itself, since the first page asks it: the calls about other teachers load with their screens.

import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { course } from './shapes.ts';

export const getTeacherSchool = read({
  service: 'vesta',
  path: '/api/vesta/teacher/getTeacherSchoolByTeacherId',
  summary: '当前用户及其学校',
  provenance: 'spec',
  input: f.input({}),
  data: f.row('teacher', {
    id: f.spec(f.id('用户编号', { of: 'teacher' })),
    userName: f.spec(f.text('账号')),
    name: f.spec(f.text('姓名')),
    teacherName: f.spec(f.text('教师姓名')),
    tenantId: f.id('租户', { of: 'tenant' }),
    schoolId: f.spec(f.idOrBlank('学校编号', { of: 'school' })),
    schoolName: f.spec(f.text('学校名称')),
    schoolGrade: f.spec(f.text('学段')),
    schoolArea: f.spec(f.text('区域')),
    ancestors: f.spec(f.text('上级链')),
    courses: f.spec(f.madeOf('teaching', f.list(f.naming(course)))),
  }),
});
