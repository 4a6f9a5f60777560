import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { examDraft, examGone, settingFields, settingsOut } from './exam-shapes.ts';

const templateGone = { templateGone: '模板已删除' } as const;

export const getExamDraft = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/draft',
  summary: '照上次考试或模板新建时的内容：现有的班级，日期顺延',
  provenance: 'ours',
  input: f.input({
    examId: f.id('考试', { of: 'exam' }).optional(),
    examTemplateId: f.id('模板', { of: 'examTemplate' }).optional(),
    startDate: f.date('第一天'),
  }),
  data: f.madeOf(['exam', 'examTemplate', 'class'], examDraft),
  refusals: { ...examGone, ...templateGone, noSource: '请选择考试或模板' },
  refusedAt: { noSource: 'examId' },
  where: {
    startDate: { unchecked: '草稿的日期由它推算' },
    examTemplateId: { unchecked: '同时给出考试时，以考试为准' },
  },
});

export const listExamTemplates = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/templates',
  summary: '本校的考试模板',
  provenance: 'ours',
  input: f.input({}),
  data: f.list(
    f.row('examTemplate', {
      id: f.id('模板编号', { of: 'examTemplate' }),
      name: f.text('模板名称'),
      gradeId: f.id('年级', { of: 'grade' }),
      subjectCount: f.count('科目数'),
      ownerName: f.text('创建人', { of: 'teacher' }),
      isOwn: f.flag('是否本人创建'),
      createTime: f.dateTime('创建时间'),
    }),
  ),
});

export const addExamTemplate = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/addTemplate',
  summary: '把一次考试的安排存为模板',
  provenance: 'ours',
  adds: 'examTemplate',
  input: f.input({
    examId: f.id('考试', { of: 'exam', need: 'read' }),
    name: f.name('模板名称', 40),
  }),
  data: f.row('examTemplate', { id: f.id('模板编号', { of: 'examTemplate' }) }),
  refusals: { ...examGone, repeated: '已有同名的模板' },
  refusedAt: { repeated: 'name' },
});

export const removeExamTemplates = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/removeTemplate',
  summary: '删除本人的考试模板',
  provenance: 'ours',
  removes: 'examTemplate',
  input: f.input({ examTemplateId: f.ids('模板', { of: 'examTemplate' }) }),
  data: f.nothing,
  refusals: templateGone,
});

export const getExamRule = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/rule',
  summary: '本校考试的分数线、考号规则，以及是否显示名次',
  provenance: 'ours',
  input: f.input({ schoolId: f.id('学校', { of: 'school' }) }),
  data: f.madeOf('school', settingsOut.extend({ showsRanks: f.flag('是否显示名次') })),
});

export const setExamRule = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/setRule',
  summary: '设定本校考试的分数线、考号规则，以及是否显示名次（给家长的打印件从不显示）',
  provenance: 'ours',
  changes: ['school', 'exam'],
  input: f.input({
    schoolId: f.id('学校', { of: 'school' }),
    ...settingFields,
    showsRanks: f.flag('是否显示名次'),
  }),
  data: f.nothing,
  refusals: { badThresholds: '优秀线须高于及格线，及格线须高于低分线', badPattern: '考号规则有误：{fault}' },
  refusedAt: { badThresholds: 'thresholds', badPattern: 'examNoPattern' },
});
