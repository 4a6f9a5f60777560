import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

const classId = f.id('班级', { of: 'class' });
const courseId = f.id('课程', { of: 'course' });
const term = f.note('学期', 10);

/** A workbook as the pickers show it. */
const workbookItem = f.row('workbook', { id: f.id('练习册编号', { of: 'workbook' }), title: f.text('练习册名称') });

/** A workbook with what it is for and how much is in it. */
const workbook = {
  ...workbookItem.shape,
  courseId: f.id('课程编号', { of: 'course' }),
  courseName: f.text('课程名称'),
  subjectId: f.id('学科编号', { of: 'subject' }),
  gradeId: f.id('年级编号', { of: 'grade' }),
  gradeName: f.text('年级名称'),
  term: f.text('学期'),
  pageCount: f.count('页数'),
  questionCount: f.count('题数'),
  bankPageCount: f.count('题库中有题目的页数'),
};

export const listWorkbooks = read({
  service: 'minerva',
  path: '/api/minerva/v1.0/exercisebook/getExerciseBookList',
  setting: 'WORKBOOK_LIST_PATH',
  summary: '班级某课程某学期的练习册',
  provenance: 'inferred',
  input: f.input({ classId: f.spec(classId), courseId: f.spec(courseId), term: f.spec(term) }),
  data: f.list(f.naming(workbookItem)),
  where: { term: { unchecked: '供选择的练习册只有编号和名称' } },
});

export const listClassWorkbooks = read({
  service: 'minerva',
  path: '/api/minerva/v1.0/exercisebook/getExerciseBooksByClassId',
  summary: '班级正在使用的练习册',
  provenance: 'spec',
  input: f.input({ classId, courseId: courseId.optional(), term: term.optional() }),
  data: f.list(f.row('workbook', workbook)),
});

export const listWorkbookPages = read({
  service: 'minerva',
  path: '/api/minerva/v1.0/exercisebook/getPages',
  summary: '练习册中题库有题目的各页',
  provenance: 'ours',
  input: f.input({ bookId: f.id('练习册', { of: 'workbook' }) }),
  data: f.list(
    f.row('workbookPage', {
      id: f.id('页编号', { of: 'workbookPage' }),
      pageNo: f.count('页码'),
      title: f.text('页名称'),
      questionCount: f.count('题库中有的题数'),
    }),
  ),
});

export const listAvailableWorkbooks = read({
  service: 'minerva',
  path: '/api/minerva/v1.0/exercisebook/getAvailableExerciseBookByGrade',
  summary: '年级可选的练习册',
  provenance: 'spec',
  input: f.input({
    gradeId: f.id('年级', { of: 'grade' }),
    schoolId: f.id('学校', { of: 'school' }).optional(),
    courseId: courseId.optional(),
    term: term.optional(),
  }),
  data: f.list(f.row('workbook', { ...workbook, classCount: f.count('本校使用的班级数') })),
});
