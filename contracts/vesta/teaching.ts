import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { leaderTypeValues } from '../states.ts';
import { classItem, course, teaching } from './shapes.ts';

const binding = f.input({
  teacherId: f.id('教师', { of: 'teacher' }),
  classId: f.id('班级', { of: 'class' }),
  courseId: f.id('课程', { of: 'course' }),
});

export const bindClassCourse = write({
  service: 'vesta',
  path: '/api/vesta/teaching/bindClassCourse',
  summary: '为班级的课程安排任课教师',
  provenance: 'spec',
  adds: 'teaching',
  input: binding,
  data: f.nothing,
  refusals: {
    teacherGone: '教师不存在或已删除',
    classGone: '班级不存在或已删除',
    notOffered: '该年级没有开设这门课程',
    taken: '该班{courseName}已由{name}任教，请先解除',
  },
  refusedAt: { teacherGone: 'teacherId', classGone: 'classId', notOffered: 'courseId', taken: 'courseId' },
});

export const removeTeacherFromClass = write({
  service: 'vesta',
  path: '/api/vesta/teaching/removeTeacherFromClass',
  summary: '解除任课',
  provenance: 'spec',
  removes: 'teaching',
  input: binding,
  data: f.nothing,
  refusals: { notBound: '该教师没有在该班任教这门课程' },
});

export const listTeachingClasses = read({
  service: 'vesta',
  path: '/api/vesta/teaching/getTeachClass',
  summary: '教师任教的班级',
  provenance: 'spec',
  input: f.input({ teacherId: f.id('教师', { of: 'teacher' }) }),
  data: f.madeOf('teaching', f.list(f.naming(classItem, ['id', 'className', 'gradeName']))),
});

export const listTeacherCourses = read({
  service: 'vesta',
  path: '/api/vesta/teaching/getTeacherCourse',
  summary: '教师任教的班级与课程',
  provenance: 'spec',
  input: f.input({ teacherId: f.id('教师', { of: 'teacher' }) }),
  data: f.list(teaching),
});

export const listTeachingCourses = read({
  service: 'vesta',
  path: '/api/vesta/teaching/getTeachCourse',
  summary: '按身份列出班级可选的课程',
  provenance: 'spec',
  input: f.input({
    teacherId: f.spec(f.id('教师', { of: 'teacher' })),
    classId: f.spec(f.id('班级', { of: 'class' })).optional(),
    gradeId: f.spec(f.id('年级', { of: 'grade' })).optional(),
    leaderType: f.spec(f.state('身份类型', leaderTypeValues)),
  }),
  data: f.madeOf('teaching', f.list(f.naming(course))),
  where: { leaderType: { unchecked: '决定按任教还是按负责的学科列出，课程不写职务' } },
});

export const listCoursesByGrade = read({
  service: 'vesta',
  path: '/api/vesta/teaching/getCourseByGradeId',
  summary: '学校某年级开设的课程',
  provenance: 'spec',
  input: f.input({ schoolId: f.id('学校', { of: 'school' }), gradeId: f.id('年级', { of: 'grade' }) }),
  data: f.list(f.naming(course)),
});

const subject = f.row('subject', {
  subjectId: f.id('学科编号', { of: 'subject' }),
  subjectName: f.text('学科名称'),
});

export const listSubjectsByGrade = read({
  service: 'vesta',
  path: '/api/vesta/teaching/getSubjectByGradeId',
  summary: '某年级通常开设的学科',
  provenance: 'spec',
  input: f.input({ gradeId: f.id('年级', { of: 'grade' }) }),
  data: f.list(subject),
});

export const listSubjectsInSchool = read({
  service: 'vesta',
  path: '/api/vesta/teaching/getSubjectInSchool',
  summary: '学校开设的学科',
  provenance: 'spec',
  input: f.input({
    schoolId: f.spec(f.id('学校', { of: 'school' })),
    gradeId: f.spec(f.id('年级', { of: 'grade' })).optional(),
  }),
  data: f.list(subject),
});
