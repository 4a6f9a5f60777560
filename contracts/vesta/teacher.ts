import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { course, importCounts, importInput, importPreview, importRefusals, sheetUpload, teaching } from './shapes.ts';

const job = f.record({ roleKey: f.text('角色键'), jobName: f.text('职务名称') });

const teacher = f.row('teacher', {
  id: f.id('教师编号', { of: 'teacher' }),
  name: f.text('姓名'),
  account: f.text('账号'),
  phone: f.text('手机号码'),
  gender: f.stateOut('性别', [0, 1, 2]),
  schoolId: f.id('学校编号', { of: 'school' }),
  jobs: f.list(job),
  subjectId: f.idOrBlank('负责学科', { of: 'subject' }),
  gradeId: f.idOrBlank('负责年级', { of: 'grade' }),
  teachings: f.list(teaching),
  createTime: f.dateTime('创建时间'),
});

const filters = {
  schoolId: f.id('学校', { of: 'school' }),
  gradeId: f.id('任教年级', { of: 'grade' }).optional(),
  classId: f.id('任教班级', { of: 'class' }).optional(),
  courseId: f.id('任教课程', { of: 'course' }).optional(),
  roleKey: f.note('职务').optional(),
  keyword: f.keyword('姓名、账号或手机号码'),
};

export const pageTeachers = read({
  service: 'vesta',
  path: '/api/vesta/teacher/page',
  summary: '教师分页',
  provenance: 'spec',
  input: pageInput(['name', 'account', 'createTime'], filters),
  data: pageOf(teacher),
  where: {
    gradeId: { is: 'teachings.gradeId' },
    roleKey: { is: 'jobs.roleKey' },
    keyword: { contains: ['name', 'account', 'phone'] },
  },
});

export const pageTeachersByClass = read({
  service: 'vesta',
  path: '/api/vesta/teacher/pageByClassId',
  summary: '班级的任课教师分页',
  provenance: 'spec',
  input: pageInput(['courseId'], { classId: f.id('班级', { of: 'class' }) }),
  data: pageOf(
    f.row('teaching', {
      id: f.id('教师编号', { of: 'teacher' }),
      name: f.text('姓名'),
      phone: f.text('手机号码'),
      classId: f.id('班级编号', { of: 'class' }),
      ...course.shape,
    }),
  ),
});

export const listTeachers = read({
  service: 'vesta',
  path: '/api/vesta/teacher/getTeacherInSchool',
  summary: '学校的全部教师',
  provenance: 'spec',
  input: f.input({ schoolId: f.id('学校', { of: 'school' }), keyword: f.keyword('姓名') }),
  data: f.list(
    f.row('teacher', {
      id: f.id('教师编号', { of: 'teacher' }),
      name: f.text('姓名'),
      account: f.text('账号'),
    }),
  ),
  where: { keyword: { contains: ['name'] } },
});

export const listJobs = read({
  service: 'vesta',
  path: '/api/vesta/teacher/getJobInSchool',
  summary: '学校可以授予的职务',
  provenance: 'spec',
  input: f.input({ schoolId: f.always(f.id('学校', { of: 'school' })) }),
  data: f.list(f.record({ ...job.shape, teacherCount: f.count('教师人数', { of: 'teacher' }) })),
});

const profile = {
  name: f.name('姓名'),
  phone: f.phone('手机号码'),
  gender: f.state('性别', [0, 1, 2]),
  roleKeys: f.name('职务', 200),
  subjectId: f.idOrBlank('负责学科', { of: 'subject' }),
  gradeId: f.idOrBlank('负责年级', { of: 'grade' }),
};

const teacherGone = { teacherGone: '教师不存在或已删除' } as const;
const profileRefusals = {
  duplicatePhone: '手机号码 {phone} 已被 {name} 使用',
  unknownJob: '职务 {roleKey} 不存在',
  subjectNeeded: '学科组长须选择负责学科',
  gradeNeeded: '年级组长须选择负责年级',
} as const;
const profileRefusedAt = {
  duplicatePhone: 'phone',
  unknownJob: 'roleKeys',
  subjectNeeded: 'subjectId',
  gradeNeeded: 'gradeId',
} as const;

export const addTeacher = write({
  service: 'vesta',
  path: '/api/vesta/teacher/add',
  summary: '新增教师；初始密码只在此返回一次',
  provenance: 'spec',
  adds: 'teacher',
  sets: { 'jobs.roleKey': { from: 'roleKeys' } },
  input: f.input({
    schoolId: f.id('学校', { of: 'school' }),
    ...profile,
    account: f.account('账号'),
    gender: profile.gender.default(0),
    phone: profile.phone.default(''),
    subjectId: profile.subjectId.default(''),
    gradeId: profile.gradeId.default(''),
  }),
  data: f.row('teacher', {
    id: f.id('教师编号', { of: 'teacher' }),
    account: f.text('账号'),
    password: f.secret('初始密码'),
  }),
  refusals: { duplicateAccount: '账号 {account} 已被使用', ...profileRefusals },
  refusedAt: { duplicateAccount: 'account', ...profileRefusedAt },
});

export const updateTeacher = write({
  service: 'vesta',
  path: '/api/vesta/teacher/update',
  summary: '修改教师',
  provenance: 'spec',
  changes: 'teacher',
  sets: { 'jobs.roleKey': { from: 'roleKeys' } },
  input: f.input({
    teacherId: f.id('教师', { of: 'teacher' }),
    name: profile.name.optional(),
    phone: profile.phone.optional(),
    gender: profile.gender.optional(),
    roleKeys: profile.roleKeys.optional(),
    subjectId: profile.subjectId.optional(),
    gradeId: profile.gradeId.optional(),
  }),
  data: f.nothing,
  refusals: {
    ...teacherGone,
    ...profileRefusals,
    lastAdmin: '学校至少要保留一名学校管理员',
    ownAdmin: '不能取消自己的学校管理员职务，须由其他学校管理员操作',
  },
  refusedAt: { ...profileRefusedAt, lastAdmin: 'roleKeys', ownAdmin: 'roleKeys' },
});

export const removeTeacher = write({
  service: 'vesta',
  path: '/api/vesta/teacher/remove',
  summary: '删除教师并解除其全部任课',
  provenance: 'spec',
  removes: ['teacher', 'teaching'],
  input: f.input({ teacherId: f.always(f.id('教师', { of: 'teacher' })) }),
  data: f.nothing,
  refusals: { ...teacherGone, self: '不能删除自己的账号', lastAdmin: '学校至少要保留一名学校管理员' },
});

export const resetTeacherPassword = write({
  service: 'vesta',
  path: '/api/vesta/teacher/resetPassword',
  summary: '重置教师密码；新密码只在此返回一次',
  provenance: 'spec',
  nothing: '密码不在任何列表中',
  input: f.input({ teacherId: f.id('教师', { of: 'teacher' }) }),
  data: f.record({ account: f.text('账号'), password: f.secret('新密码') }),
  refusals: teacherGone,
});

export const importTeachers = write({
  service: 'vesta',
  path: '/api/vesta/teacher/importData',
  summary: '导入教师',
  provenance: 'spec',
  adds: ['teacher', 'teaching'],
  upload: sheetUpload,
  input: importInput,
  data: importCounts,
  refusals: { ...importRefusals, faulty: '有 {count} 行有误，没有导入任何数据' },
});

export const previewTeacherImport = read({
  service: 'vesta',
  method: 'POST',
  path: '/api/vesta/teacher/previewImport',
  summary: '检查教师名单，不写入',
  provenance: 'ours',
  upload: sheetUpload,
  input: importInput.pick({ schoolId: true }),
  data: importPreview,
  refusals: importRefusals,
});

export const exportTeacherFaults = read({
  service: 'vesta',
  method: 'POST',
  path: '/api/vesta/teacher/importFaults',
  summary: '教师名单中有误的行和原因（.xls），不写入',
  provenance: 'ours',
  answers: 'file',
  upload: sheetUpload,
  input: importInput.pick({ schoolId: true }),
  data: f.nothing,
  refusals: importRefusals,
});

export const getTeacherTemplate = read({
  service: 'vesta',
  path: '/api/vesta/teacher/importTemplate',
  summary: '教师导入模板',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ schoolId: f.id('学校', { of: 'school' }) }),
  data: f.nothing,
});

export const exportTeachers = read({
  service: 'vesta',
  path: '/api/vesta/teacher/exportTeacherData',
  summary: '导出教师',
  provenance: 'ours',
  answers: 'file',
  input: f.input(filters),
  data: f.nothing,
  refusals: { empty: '没有符合条件的教师可导出' },
  like: pageTeachers,
});
