import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { classLearning, learningStudent, studentLearning } from './learning-shapes.ts';

/** A class and days of setting, inclusive; without days those of the running term until today. */
export const ofClass = {
  classId: f.id('班级', { of: 'class' }),
  from: f.date('开始日期').optional(),
  to: f.date('结束日期').optional(),
};

const ofStudent = { ...ofClass, studentId: f.id('学生', { of: 'student' }) };

/** What these reports are made of. */
export const madeOfLearning = ['assignment', 'mark', 'mistake', 'student', 'submission', 'teaching'] as const;

const periodRefusals = {
  wrongOrder: '开始日期不能晚于结束日期',
  notTaught: '{className}没有你任教的学科，不能查看',
} as const;
export const learnerRefusals = { ...periodRefusals, notInClass: '学生已不在这个班级' } as const;

export const listLearningStudents = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/students',
  summary: '班级的学生，以及每人的作答够不够出学情报告',
  provenance: 'ours',
  input: f.input(ofClass),
  data: f.madeOf(madeOfLearning, f.list(learningStudent)),
  refusals: periodRefusals,
});

export const getClassLearning = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/class',
  summary: '班级学情报告：各科得分、走势、知识点、薄弱处、练习和建议',
  provenance: 'ours',
  input: f.input(ofClass),
  data: f.madeOf(madeOfLearning, classLearning),
  refusals: periodRefusals,
});

export const getStudentLearning = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/student',
  summary: '一名学生的学情报告：各科得分、走势、知识点、薄弱处、练习和建议',
  provenance: 'ours',
  input: f.input(ofStudent),
  data: f.madeOf(madeOfLearning, studentLearning),
  refusals: learnerRefusals,
});
