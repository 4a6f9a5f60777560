import { examActNames, examKinds, examStates } from '../../constants/exams.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { stale } from '../../refusals.ts';
import {
  conflict,
  examDetail,
  examFields,
  examGone,
  examItem,
  planRefusals,
  refusedAtPlan,
  timetableFields,
  timetableRefusals,
} from './exam-shapes.ts';
import { jointRefusals, refusedOfJoint } from './joint-shapes.ts';

const ofExam = { examId: f.id('考试', { of: 'exam' }) };

export const pageExams = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/page',
  summary: '考试：本人负责的、任教班级参加的；学科组长、年级组长和学校管理员看本校的',
  provenance: 'ours',
  input: pageInput(['startDate', 'createTime', 'name'], {
    gradeId: f.id('年级', { of: 'grade' }).optional(),
    courseId: f.id('课程', { of: 'course' }).optional(),
    classId: f.id('班级', { of: 'class' }).optional(),
    kind: f.choice('类别', examKinds).optional(),
    learningYear: f.term('学年').optional(),
    state: f.choice('状态', examStates).optional(),
    keyword: f.keyword('考试名称'),
  }),
  data: pageOf(examItem),
  where: {
    learningYear: { unchecked: '学年跨几个学期，由学期换算' },
    courseId: { unchecked: '考试只写各科的学科' },
    classId: { unchecked: '考试只写班级数' },
    keyword: { contains: ['name'] },
  },
});

export const getExam = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/detail',
  summary: '一次考试：班级、科目、时间表和冲突、负责人、下一步',
  provenance: 'ours',
  input: f.input(ofExam),
  data: f.madeOf(['student', 'teaching'], examDetail),
  refusals: examGone,
});

export const previewTimetable = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/web/exam/timetable',
  summary: '时间表会有哪些冲突：学生、监考教师、考场',
  provenance: 'ours',
  input: f.input({
    ...timetableFields,
    gradeId: f.id('年级', { of: 'grade' }),
    /** The exam that is planned anew. */
    examId: f.id('考试', { of: 'exam', refuse: 'examGone' }).optional(),
  }),
  data: f.madeOf(['exam', 'student', 'teaching'], f.list(conflict)),
  refusals: { ...timetableRefusals, ...examGone },
  refusedAt: { noClasses: 'classes', noSubjects: 'subjects', badTime: 'subjects' },
  where: { classes: { unchecked: '试排的班级，结果只写冲突' }, subjects: { unchecked: '试排的科目，结果只写冲突' } },
});

export const addExam = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/add',
  summary: '新建考试；有试卷的科目随即可以打印答题卡',
  provenance: 'ours',
  adds: ['exam', 'candidate', 'assignment', 'submission'],
  input: f.input({
    ...examFields,
    copiedFrom: f.id('来源考试', { of: 'exam', need: 'read', refuse: 'foreignSource' }).optional(),
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.row('exam', { id: f.id('考试编号', { of: 'exam' }), studentCount: f.count('考生数') }),
  refusals: { ...planRefusals, foreignSource: '来源考试不存在' },
  refusedAt: { ...refusedAtPlan, foreignSource: 'copiedFrom' },
});

export const updateExam = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/update',
  summary: '修改考试；印制以后年级、班级、科目、满分和试卷不再变',
  provenance: 'ours',
  changes: ['exam', 'candidate', 'assignment', 'submission', 'examResult'],
  input: f.input({ ...ofExam, version: f.version(), ...examFields }),
  data: f.nothing,
  refusals: {
    ...planRefusals,
    ...examGone,
    ...stale,
    ...jointRefusals,
    fixed: '考试{stateName}，不能再改{part}；请先退回筹备',
    handedIn: '{courseName}已有答卷，不能换试卷或移除',
  },
  refusedAt: { ...refusedAtPlan, ...refusedOfJoint },
});

export const moveExam = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/move',
  summary: '考试向前或向后一步',
  provenance: 'ours',
  changes: 'exam',
  input: f.input({ ...ofExam, act: f.choice('步骤', examActNames) }),
  data: f.nothing,
  refusals: {
    ...examGone,
    notNow: '考试{stateName}，不能“{actName}”',
    unseated: '还有 {count} 名考生没有座位',
    noSheets: '{courseName}还没有试卷',
    unpublished: '{courseName}还没有发布',
    published: '{courseName}已发布，请先撤回',
    handedIn: '已有 {count} 份答卷，不能退回',
  },
  refusedAt: { notNow: 'act' },
});

export const removeExams = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/remove',
  summary: '删除考试和它的答卷；已发布的须先撤回',
  provenance: 'ours',
  removes: ['exam', 'candidate', 'assignment', 'submission', 'mistake', 'examResult'],
  input: f.input({ examId: f.ids('考试', { of: 'exam' }) }),
  data: f.nothing,
  refusals: { ...examGone, published: '{name}已有科目发布，请先撤回' },
});
