import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { leaderTypeValues } from '../states.ts';
import { classItem, course, treeNode } from './shapes.ts';

const classNode = f.row('class', {
  ...f.naming(classItem, ['id', 'className']).shape,
  ...treeNode('class'),
  studentCount: f.count('学生人数', { of: 'student' }),
});

const gradeNode = f.row('grade', {
  id: f.spec(f.id('年级编号', { of: 'grade' })),
  name: f.spec(f.text('年级名称')),
  ...treeNode('grade'),
  studentCount: f.count('学生人数', { of: 'student' }),
  children: f.list(classNode).optional(),
});

export const getClassTree = read({
  service: 'vesta',
  path: '/api/vesta/class/treeClassBySchool',
  summary: '学校的年级班级树',
  provenance: 'spec',
  input: f.input({ schoolId: f.always(f.id('学校', { of: 'school' })) }),
  data: f.list(gradeNode),
  where: { schoolId: { unchecked: '树从年级开始，节点不写学校' } },
});

const classGone = { classGone: '班级不存在或已删除' } as const;
const duplicateName = { duplicateName: '{gradeName}已有名为“{className}”的班级' } as const;

export const addClass = write({
  service: 'vesta',
  path: '/api/vesta/class/add',
  summary: '新增班级',
  provenance: 'spec',
  adds: 'class',
  input: f.input({
    schoolId: f.id('学校', { of: 'school' }),
    gradeId: f.id('年级', { of: 'grade' }),
    className: f.name('班级名称', 20),
  }),
  data: f.row('class', { id: f.id('班级编号', { of: 'class' }) }),
  refusals: { ...duplicateName, gradeNotInSchool: '学校没有该年级' },
  refusedAt: { duplicateName: 'className', gradeNotInSchool: 'gradeId' },
});

export const updateClass = write({
  service: 'vesta',
  path: '/api/vesta/class/update',
  summary: '修改班级名称',
  provenance: 'spec',
  changes: 'class',
  input: f.input({ classId: f.id('班级', { of: 'class' }), className: f.name('班级名称', 20) }),
  data: f.nothing,
  refusals: { ...classGone, ...duplicateName },
  refusedAt: { duplicateName: 'className' },
});

export const removeClass = write({
  service: 'vesta',
  path: '/api/vesta/class/remove',
  summary: '删除没有学生的班级',
  provenance: 'spec',
  removes: ['class', 'teaching'],
  input: f.input({ classId: f.always(f.id('班级', { of: 'class' })) }),
  data: f.nothing,
  refusals: { ...classGone, hasStudents: '班级还有 {count} 名学生，请先将学生移出或调班' },
});

export const getClassInfo = read({
  service: 'vesta',
  path: '/api/vesta/class/getClassInfo',
  summary: '班级详情',
  provenance: 'spec',
  input: f.input({ classId: f.always(f.id('班级', { of: 'class' })) }),
  data: f.row('class', {
    ...classItem.shape,
    schoolId: f.id('学校编号', { of: 'school' }),
    schoolName: f.text('学校名称'),
    studentCount: f.count('学生人数', { of: 'student' }),
    teacherCount: f.count('任课教师人数', { of: 'teaching' }),
    status: f.coded(f.stateOut('学籍状态', [0, 1])),
    graduatedYear: f.text('毕业年份'),
    createTime: f.dateTime('创建时间'),
  }),
  refusals: classGone,
});

export const listClasses = read({
  service: 'vesta',
  path: '/api/vesta/class/getClassInSchool',
  summary: '学校某年级的班级',
  provenance: 'spec',
  input: f.input({
    schoolId: f.spec(f.id('学校', { of: 'school' })),
    gradeId: f.spec(f.id('年级', { of: 'grade' })).optional(),
  }),
  data: f.list(f.naming(classItem)),
});

export const listClassesByLeaderType = read({
  service: 'vesta',
  path: '/api/vesta/class/getClassByLeaderType',
  setting: 'CLASS_LIST_PATH',
  summary: '按身份列出可选班级',
  provenance: 'inferred',
  input: f.input({ leaderType: f.always(f.state('身份类型', leaderTypeValues)) }),
  data: f.madeOf('teaching', f.list(f.naming(classItem))),
  where: { leaderType: { unchecked: '决定以哪种职务看班级，班级不写职务' } },
});

export const listGrades = read({
  service: 'vesta',
  path: '/api/vesta/teaching/getGradeInSchool',
  summary: '学校的年级',
  provenance: 'spec',
  input: f.input({ schoolId: f.always(f.id('学校', { of: 'school' })) }),
  data: f.list(
    f.row('grade', {
      gradeId: f.spec(f.id('年级编号', { of: 'grade' })),
      gradeName: f.spec(f.text('年级名称')),
      classCount: f.count('班级数', { of: 'class' }),
    }),
  ),
});

export const listCoursesInGrade = read({
  service: 'vesta',
  path: '/api/vesta/teaching/getCourseInGrade',
  setting: 'COURSE_LIST_PATH',
  summary: '按身份列出年级的课程',
  provenance: 'inferred',
  input: f.input({
    gradeId: f.always(f.id('年级', { of: 'grade' })),
    leaderType: f.state('身份类型', leaderTypeValues),
  }),
  data: f.madeOf(['class', 'teaching'], f.list(f.naming(course))),
  where: { leaderType: { unchecked: '决定以哪种职务看课程，课程不写职务' } },
});

const promotion = f.row('class', {
  classId: f.id('班级编号', { of: 'class' }),
  className: f.text('班级名称'),
  gradeId: f.id('现年级编号', { of: 'grade' }),
  gradeName: f.text('现年级'),
  nextGradeId: f.idOrBlank('升入年级编号', { of: 'grade' }),
  nextGradeName: f.text('升入年级'),
  studentCount: f.count('学生人数', { of: 'student' }),
});

/** Work that is neither published nor withdrawn. */
const openWork = f.row('assignment', {
  assignmentId: f.id('作业编号', { of: 'assignment' }),
  title: f.text('名称'),
  teacherName: f.text('布置教师', { of: 'teacher' }),
  classNames: f.text('班级'),
  submittedCount: f.count('已交人数', { of: 'submission' }),
  unmarkedCount: f.count('未批完人数', { of: 'mark' }),
});

export const getPromotionPlan = read({
  service: 'vesta',
  path: '/api/vesta/class/promotionPlan',
  summary: '升级与毕业预览',
  provenance: 'ours',
  input: f.input({ schoolId: f.id('学校', { of: 'school' }) }),
  data: f.record({
    schoolYear: f.text('学年'),
    promoted: f.flag('本学年已升级'),
    takeBackUntil: f.dateTime('可撤回的截止时间，不能撤回时为空'),
    graduatedYear: f.text('毕业年份'),
    classes: f.list(promotion),
    openWorkCount: f.count('未发布作业数', { of: 'assignment' }),
    openWork: f.list(openWork),
  }),
});

export const promoteClasses = write({
  service: 'vesta',
  path: '/api/vesta/class/promote',
  summary: '全校升入下一年级，最高年级毕业',
  provenance: 'ours',
  changes: ['class', 'student'],
  input: f.input({ schoolId: f.id('学校', { of: 'school' }) }),
  data: f.record({
    promoted: f.count('升级班级数'),
    graduated: f.count('毕业班级数'),
    students: f.count('毕业学生数'),
  }),
  refusals: { alreadyPromoted: '{schoolYear} 学年已经升级过，不能重复升级', noClasses: '学校没有在校班级' },
});

export const takeBackPromotion = write({
  service: 'vesta',
  path: '/api/vesta/class/takeBackPromotion',
  summary: '撤回一天之内的升级',
  provenance: 'ours',
  changes: ['class', 'student'],
  input: f.input({ schoolId: f.id('学校', { of: 'school' }) }),
  data: f.record({ classes: f.count('恢复班级数'), students: f.count('恢复在校的学生数') }),
  refusals: {
    notPossible: '没有可以撤回的升级：升级后 24 小时内可以撤回一次',
    nameTaken: '{gradeName}又有了名为“{className}”的班级，请先将其改名或删除',
  },
});
