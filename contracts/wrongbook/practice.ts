import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { practiceInput, practicePaper, practicePreview, practiceRefusals } from './practice-shapes.ts';

const refusals = {
  ...practiceRefusals,
  notTaught: '{className}的{courseName}不由你任教，不能布置',
} as const;

export const previewPractice = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/web/practice/preview',
  summary: '错题练习会给每个学生（或全班）多少题、多长时间，题库哪里不够',
  provenance: 'ours',
  input: f.input(practiceInput),
  data: f.madeOf(['assignment', 'mark', 'mistake', 'teaching'], practicePreview),
  refusals,
  where: { practice: { unchecked: '组卷的全部条件，结果只写题数和缺口' } },
});

export const previewPracticePaper = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/web/practice/paper',
  summary: '错题练习会给一名学生的试卷；全班一份时就是那一份',
  provenance: 'ours',
  input: f.input({ ...practiceInput, studentId: f.id('学生', { of: 'student', refuse: 'notInClasses' }).optional() }),
  data: f.madeOf(['assignment', 'mark', 'mistake', 'student', 'teaching'], practicePaper),
  refusals: { ...refusals, noStudent: '请选择学生' },
  refusedAt: { noStudent: 'studentId' },
  where: { practice: { unchecked: '组卷的全部条件，结果是选出的题' } },
});
