import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

export const listWorkbooks = endpoint({
  service: 'minerva',
  method: 'GET',
  path: '/api/minerva/v1.0/exercisebook/getExerciseBookList',
  setting: 'WORKBOOK_LIST_PATH',
  summary: '班级某课程某学期的练习册',
  provenance: 'inferred',
  input: f.input({
    classId: f.spec(f.id('班级')),
    courseId: f.spec(f.id('课程')),
    term: f.spec(f.note('学期', 10)),
  }),
  data: f.list(f.record({ id: f.spec(f.id('练习册编号')), title: f.spec(f.text('练习册名称')) })),
});
