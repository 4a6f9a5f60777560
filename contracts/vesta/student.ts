import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { studentActs } from '../states.ts';
import { importCounts, importInput, importPreview, importRefusals, sheetUpload } from './shapes.ts';

const student = f.row('student', {
  id: f.id('学生编号', { of: 'student' }),
  name: f.text('姓名'),
  studentNo: f.text('学号'),
  gender: f.stateOut('性别', [0, 1, 2]),
  schoolId: f.id('学校编号', { of: 'school' }),
  gradeId: f.idOrBlank('年级编号', { of: 'grade' }),
  gradeName: f.text('年级名称'),
  classId: f.idOrBlank('班级编号', { of: 'class' }),
  className: f.text('班级名称'),
  guardianName: f.text('监护人姓名'),
  guardianPhone: f.text('监护人电话'),
  status: f.coded(f.stateOut('学籍状态', [0, 1])),
  graduatedYear: f.text('毕业年份'),
  enabled: f.stateOut('是否启用', [0, 1]),
  createTime: f.dateTime('创建时间'),
});

const filters = {
  schoolId: f.id('学校', { of: 'school' }),
  gradeId: f.id('年级', { of: 'grade' }).optional(),
  classId: f.id('班级', { of: 'class' }).optional(),
  status: f.coded(f.state('学籍状态', [0, 1])).optional(),
  graduatedYear: f.year('毕业年份').optional(),
  enabled: f.state('是否启用', [0, 1]).optional(),
  unassigned: f.state('未分班', [0, 1]).optional(),
  keyword: f.keyword('姓名或学号'),
};

export const pageStudents = read({
  service: 'vesta',
  path: '/api/vesta/student/page',
  summary: '学生分页',
  provenance: 'spec',
  input: pageInput(['studentNo', 'name', 'createTime'], filters),
  data: pageOf(student),
  where: { keyword: { contains: ['name', 'studentNo'] }, unassigned: { isBlank: 'classId' } },
});

const profile = {
  name: f.name('姓名'),
  studentNo: f.studentNo('学号'),
  gender: f.state('性别', [0, 1, 2]).default(0),
  guardianName: f.note('监护人姓名', 30).default(''),
  guardianPhone: f.phone('监护人电话').default(''),
};

const duplicateNumber = { duplicateNumber: '学号 {studentNo} 已被 {name} 使用' } as const;
const classRefusals = { classGone: '班级不存在或已删除', classGraduated: '班级已毕业，不能再调入学生' } as const;
const studentGone = { studentGone: '学生不存在或已删除' } as const;

export const addStudent = write({
  service: 'vesta',
  path: '/api/vesta/student/add',
  summary: '新增学生',
  provenance: 'spec',
  adds: 'student',
  input: f.input({
    schoolId: f.id('学校', { of: 'school' }),
    classId: f.id('班级', { of: 'class' }).optional(),
    ...profile,
  }),
  data: f.row('student', { id: f.id('学生编号', { of: 'student' }) }),
  refusals: { ...duplicateNumber, ...classRefusals },
  refusedAt: { duplicateNumber: 'studentNo', classGone: 'classId', classGraduated: 'classId' },
});

export const updateStudent = write({
  service: 'vesta',
  path: '/api/vesta/student/update',
  summary: '修改学生',
  provenance: 'spec',
  changes: 'student',
  input: f.input({
    studentId: f.id('学生', { of: 'student' }),
    name: profile.name.optional(),
    studentNo: profile.studentNo.optional(),
    gender: f.state('性别', [0, 1, 2]).optional(),
    guardianName: f.note('监护人姓名', 30).optional(),
    guardianPhone: f.phone('监护人电话').optional(),
  }),
  data: f.nothing,
  refusals: { ...duplicateNumber, ...studentGone },
  refusedAt: { duplicateNumber: 'studentNo' },
});

export const removeStudent = write({
  service: 'vesta',
  path: '/api/vesta/student/remove',
  summary: '删除学生',
  provenance: 'spec',
  removes: 'student',
  input: f.input({ studentId: f.always(f.ids('学生', { of: 'student' })) }),
  data: f.nothing,
  refusals: studentGone,
});

export const removeStudentFromClass = write({
  service: 'vesta',
  path: '/api/vesta/teaching/removeStudentFromClass',
  summary: '将学生移出班级',
  provenance: 'spec',
  changes: 'student',
  sets: { classId: { always: '' }, className: { always: '' } },
  input: f.input({
    classId: f.id('班级', { of: 'class' }),
    studentId: f.ids('学生', { of: 'student' }),
  }),
  data: f.nothing,
  refusals: { ...studentGone, notInClass: '学生 {name} 不在该班级' },
});

export const addStudentToClass = write({
  service: 'vesta',
  path: '/api/vesta/teaching/addStudentToClass',
  summary: '将学生调入班级',
  provenance: 'spec',
  changes: 'student',
  input: f.input({
    classId: f.id('班级', { of: 'class' }),
    studentId: f.ids('学生', { of: 'student' }),
  }),
  data: f.nothing,
  refusedAt: { classGone: 'classId', classGraduated: 'classId' },
  refusals: { ...studentGone, ...classRefusals, graduated: '学生 {name} 已毕业，不能调班' },
});

export const changeAllStudents = write({
  service: 'vesta',
  path: '/api/vesta/student/changeAll',
  summary: '对筛选出的全部学生启用、停用、调班或删除：全部完成，或都不改变',
  provenance: 'ours',
  changes: 'student',
  removes: 'student',
  input: f.input({
    ...filters,
    act: f.choice('操作', studentActs),
    toClassId: f.id('调入的班级', { of: 'class' }).optional(),
    expected: f.wholeNumber('确认时的人数', 1, 1_000_000).optional(),
  }),
  data: f.record({ total: f.count('符合条件的人数'), changed: f.count('状态改变人数') }),
  refusals: {
    ...classRefusals,
    noClass: '请选择调入的班级',
    otherCount: '符合条件的学生已变为 {count} 人，请重新选择',
    graduated: '其中有 {count} 名已毕业的学生，只能删除',
  },
  refusedAt: { noClass: 'toClassId', classGone: 'toClassId', classGraduated: 'toClassId' },
});

export const importStudents = write({
  service: 'vesta',
  path: '/api/vesta/student/importData',
  summary: '导入学生；有行未导入时返回错误工作簿',
  provenance: 'spec',
  adds: 'student',
  changes: 'student',
  answers: 'file-or-envelope',
  upload: sheetUpload,
  input: importInput,
  data: importCounts,
  refusals: importRefusals,
});

export const previewStudentImport = read({
  service: 'vesta',
  method: 'POST',
  path: '/api/vesta/student/previewImport',
  summary: '检查学生名单，不写入',
  provenance: 'ours',
  upload: sheetUpload,
  input: importInput.pick({ schoolId: true }),
  data: importPreview,
  refusals: importRefusals,
});

export const exportStudentFaults = read({
  service: 'vesta',
  method: 'POST',
  path: '/api/vesta/student/importFaults',
  summary: '学生名单中有误的行和原因（.xls），不写入',
  provenance: 'ours',
  answers: 'file',
  upload: sheetUpload,
  input: importInput.pick({ schoolId: true }),
  data: f.nothing,
  refusals: importRefusals,
});

export const getStudentTemplate = read({
  service: 'vesta',
  path: '/api/vesta/student/importTemplate',
  summary: '学生导入模板',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ schoolId: f.id('学校', { of: 'school' }) }),
  data: f.nothing,
});

export const exportStudents = read({
  service: 'vesta',
  path: '/api/vesta/student/exportStudentData',
  summary: '导出学生',
  provenance: 'spec',
  answers: 'file',
  input: f.input(filters),
  data: f.nothing,
  refusals: { empty: '没有符合条件的学生可导出' },
  like: pageStudents,
});
