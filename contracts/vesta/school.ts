import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

export const listGraduatedYears = read({
  service: 'vesta',
  path: '/api/vesta/school/getGraduatedYear',
  summary: '有毕业生的年份，新的在前',
  provenance: 'spec',
  input: f.input({}),
  data: f.madeOf('class', f.list(f.year('毕业年份'))),
});

const gradeFigures = f.row('grade', {
  gradeId: f.id('年级编号', { of: 'grade' }),
  gradeName: f.text('年级名称'),
  classCount: f.count('班级数', { of: 'class' }),
  studentCount: f.count('学生人数', { of: 'student' }),
  maleCount: f.count('男生人数', { of: 'student' }),
  femaleCount: f.count('女生人数', { of: 'student' }),
  enabledCount: f.count('已启用人数', { of: 'student' }),
  courseCount: f.count('应排课程数'),
  boundCount: f.count('已安排教师的课程数', { of: 'teaching' }),
});

const subjectFigures = f.row('subject', {
  subjectId: f.id('学科编号', { of: 'subject' }),
  subjectName: f.text('学科名称'),
  teacherCount: f.count('任课教师人数', { of: 'teaching' }),
  classCount: f.count('任教班级数', { of: 'teaching' }),
});

const vacancy = f.row('class', {
  classId: f.id('班级编号', { of: 'class' }),
  className: f.text('班级名称'),
  gradeName: f.text('年级名称'),
  courseNames: f.list(f.text('课程名称')),
});

export const getRosterSummary = read({
  service: 'vesta',
  path: '/api/vesta/school/getRosterSummary',
  summary: '学校名册概况',
  provenance: 'ours',
  input: f.input({
    schoolId: f.id('学校', { of: 'school' }),
    gradeId: f.id('年级', { of: 'grade' }).optional(),
  }),
  data: f.row('school', {
    schoolId: f.id('学校编号', { of: 'school' }),
    schoolName: f.text('学校名称'),
    classCount: f.count('班级数', { of: 'class' }),
    studentCount: f.count('在校学生人数', { of: 'student' }),
    unassignedCount: f.count('未分班人数', { of: 'student' }),
    graduatedCount: f.count('毕业生人数', { of: 'student' }),
    enabledCount: f.count('已启用人数', { of: 'student' }),
    teacherCount: f.count('教师人数', { of: 'teacher' }),
    idleTeacherCount: f.count('未任课教师人数', { of: 'teacher' }),
    grades: f.list(gradeFigures),
    subjects: f.list(subjectFigures),
    vacancies: f.list(vacancy),
  }),
});
