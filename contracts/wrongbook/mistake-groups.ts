import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { causeShare } from './mistake-shapes.ts';
import { ofLesson } from './mistakes.ts';

/** How many groups a class has at most, and how many students one has at most. */
const limits = { groups: 30, students: 100 } as const;

/** Of which mistakes groups are made; what is kept is kept for a lesson, a term or school year, and a source. */
const ofGroups = {
  ...ofLesson,
  learningYear: f.term('学期'),
  source: f.state('错题类型', [0, 1, 2]),
  from: f.date('开始日期').optional(),
};

const student = {
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
};

const member = f.row('student', {
  ...student,
  /** Questions that are not mastered, of them those on what the group shares. */
  mistakes: f.count('错题数', { of: 'mistake' }),
  sharedMistakes: f.count('共同知识点上的错题数'),
  /** Whether a person has put the student into this group. */
  isMoved: f.flag('是否由人工调整'),
});

const sharedPoint = f.row('point', {
  pointId: f.id('知识点', { of: 'point' }),
  name: f.text('知识点名称'),
  /** Of the group, and of the whole class. */
  students: f.count('答错人数'),
  mistakes: f.count('错题数'),
  classStudents: f.count('全班答错人数'),
});

const typicalQuestion = f.row('question', {
  questionId: f.id('题目编号', { of: 'question' }),
  stem: f.text('题干'),
  students: f.count('答错人数'),
});

/** Students with like mistakes, and what they have in common. */
const mistakeGroup = f.record({
  key: f.count('小组编号'),
  name: f.text('组名'),
  members: f.list(member),
  points: f.list(sharedPoint),
  /** Of the mistakes on these points, the most frequent first. */
  causes: f.list(causeShare),
  question: typicalQuestion.nullable(),
});

export const listMistakeGroups = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistakeGroup/list',
  summary: '学习小组：错题相近的学生，附共同的知识点和错因；调整过的以保存的为准',
  provenance: 'ours',
  input: f.input(ofGroups),
  data: f.madeOf(
    ['assignment', 'mark', 'mistake', 'mistakeGroup', 'student', 'teaching'],
    f.record({
      /** 0 while nobody has changed the proposal. */
      version: f.count('版本'),
      keptTime: f.dateTime('保存时间'),
      keptBy: f.text('保存的教师'),
      /** What a new proposal would lose. */
      moved: f.count('人工调整的人数'),
      renamed: f.count('改过名的小组数'),
      /** Students with mistakes that are not mastered. */
      withMistakes: f.count('有错题的人数', { of: 'student' }),
      groups: f.list(mistakeGroup),
      /** With mistakes, in no group: they have come since the groups were kept. */
      apart: f.list(member),
      /** Without mistakes. */
      without: f.list(f.row('student', student)),
    }),
  ),
  refusals: { notTaught: '{className}的{courseName}不由你任教，不能查看' },
  where: {
    learningYear: { unchecked: '决定按哪些错题分组' },
    source: { unchecked: '决定按哪种来源的错题分组' },
    from: { unchecked: '决定按哪天起的错题分组' },
  },
});

const refusals = {
  notTaught: '{className}的{courseName}不由你任教，不能调整小组',
  changed: '小组刚被改动过，请刷新后再调整',
} as const;

const version = f.wholeNumber('版本', 0, 1_000_000);

export const keepMistakeGroups = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistakeGroup/keep',
  summary: '保存学习小组：成员和组名；没有成员的小组不保留',
  provenance: 'ours',
  changes: 'mistakeGroup',
  input: f.input({
    ...ofGroups,
    version,
    groups: f.several(
      '小组',
      f.input({
        key: f.wholeNumber('小组编号', 1, 999),
        name: f.name('组名'),
        studentIds: f.several(
          '学生',
          f.id('学生', { of: 'student', need: 'read', refuse: 'notInClass' }),
          limits.students,
        ),
      }),
      limits.groups,
    ),
  }),
  data: f.nothing,
  refusals: {
    ...refusals,
    notInClass: '第 {number} 名学生已不在这个班级，请刷新后再调整',
    twice: '{studentName}同时在两个小组里',
    sameName: '组名“{name}”重复，请换一个',
    sameKey: '小组编号 {key} 重复',
  },
  refusedAt: { sameName: 'groups', twice: 'groups', sameKey: 'groups' },
});

export const regroupMistakes = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistakeGroup/regroup',
  summary: '按现在的错题重新分组，人工调整不再保留',
  provenance: 'ours',
  changes: 'mistakeGroup',
  input: f.input({ ...ofGroups, version }),
  data: f.nothing,
  refusals,
});
