import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

export const listSubjectTypes = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/common/getSubjectTypeList',
  summary: '学科列表；给出学校或年级时只列其开设的学科',
  provenance: 'spec',
  input: f.input({
    schoolId: f.id('学校', { of: 'school' }).optional(),
    gradeId: f.id('年级', { of: 'grade' }).optional(),
  }),
  data: f.list(f.row('subject', { subjectId: f.id('学科编号', { of: 'subject' }), subjectName: f.text('学科名称') })),
});
