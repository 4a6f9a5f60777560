import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

export const listGraduatedYears = endpoint({
  service: 'vesta',
  method: 'GET',
  path: '/api/vesta/school/getGraduatedYear',
  summary: '有毕业生的年份，新的在前',
  provenance: 'spec',
  input: f.input({}),
  data: f.list(f.year('毕业年份')),
});

const gradeFigures = f.record({
  gradeId: f.id('年级编号'),
  gradeName: f.text('年级名称'),
  classCount: f.count('班级数'),
  studentCount: f.count('学生人数'),
  maleCount: f.count('男生人数'),
  femaleCount: f.count('女生人数'),
  enabledCount: f.count('已启用人数'),
  courseCount: f.count('应排课程数'),
  boundCount: f.count('已安排教师的课程数'),
});

const subjectFigures = f.record({
  subjectId: f.id('学科编号'),
  subjectName: f.text('学科名称'),
  teacherCount: f.count('任课教师人数'),
  classCount: f.count('任教班级数'),
});

const vacancy = f.record({
  classId: f.id('班级编号'),
  className: f.text('班级名称'),
  gradeName: f.text('年级名称'),
  courseNames: f.list(f.text('课程名称')),
});

export const getRosterSummary = endpoint({
  service: 'vesta',
  method: 'GET',
  path: '/api/vesta/school/getRosterSummary',
  summary: '学校名册概况',
  provenance: 'ours',
  input: f.input({ schoolId: f.spec(f.id('学校')), gradeId: f.id('年级').optional() }),
  data: f.record({
    schoolId: f.id('学校编号'),
    schoolName: f.text('学校名称'),
    classCount: f.count('班级数'),
    studentCount: f.count('在校学生人数'),
    unassignedCount: f.count('未分班人数'),
    graduatedCount: f.count('毕业生人数'),
    enabledCount: f.count('已启用人数'),
    teacherCount: f.count('教师人数'),
    idleTeacherCount: f.count('未任课教师人数'),
    grades: f.list(gradeFigures),
    subjects: f.list(subjectFigures),
    vacancies: f.list(vacancy),
  }),
});
