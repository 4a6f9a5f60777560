import { write } from '../endpoint.ts';
import * as f from '../fields.ts';

export const enableStudents = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/org/batchEnableStudentOrg',
  summary: '批量启用学生',
  provenance: 'spec',
  changes: 'student',
  input: f.input({
    schoolId: f.id('学校', { of: 'school' }),
    studentId: f.ids('学生', { of: 'student' }).optional(),
    classId: f.ids('班级', { of: 'class' }).optional(),
    enabled: f.state('是否启用', [0, 1]).default(1),
  }),
  data: f.record({ total: f.count('范围内人数'), changed: f.count('状态改变人数') }),
  refusals: { nobody: '请选择学生或班级', graduated: '所选范围内没有在校学生' },
});
