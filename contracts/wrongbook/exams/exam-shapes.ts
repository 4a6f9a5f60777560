import * as z from 'zod';
import { examActNames, examKinds, examStates, examWays } from '../../constants/exams.ts';
import * as f from '../../fields.ts';
import { examReporting } from './exam-reporting.ts';
import { joint } from './joint-shapes.ts';

/** The most classes, subjects and leaders of one exam. */
export const examLimits = { classes: 100, subjects: 20, leaders: 20, rooms: 200 } as const;

/** Shares of full marks above which marks are excellent, from which they pass and below which they are low. */
const thresholdFields = {
  excellent: f.rateIn('优秀线'),
  pass: f.rateIn('及格线'),
  low: f.rateIn('低分线'),
};

/** What an exam or a school sets for its exams. */
export const examSettings = z.strictObject({
  thresholds: z.strictObject({ excellent: z.number(), pass: z.number(), low: z.number() }),
  examNoPattern: z.string(),
  /** Whether seats run S-shaped, once they are given. */
  isSerpentine: z.boolean().optional(),
  /** How its report is made, once the leaders have said. */
  reporting: examReporting.optional(),
});

export type ExamSettings = z.output<typeof examSettings>;

/** The settings as they are handed in. */
export const settingFields = {
  thresholds: f.input(thresholdFields),
  examNoPattern: f.name('考号规则', 60),
};

/** A subject as it is planned. */
const subjectFields = {
  courseId: f.id('课程', { of: 'course' }),
  date: f.date('日期'),
  from: f.time('开始时间'),
  to: f.time('结束时间'),
  full: f.scoreIn('满分'),
  way: f.choice('试卷来源', examWays),
  paperId: f.id('试卷', { of: 'paper', need: 'read', refuse: 'foreignPaper' }).optional(),
};

/** Classes and subjects, as far as a timetable is made of them. */
export const timetableFields = {
  classes: f.several(
    '班级',
    f.input({
      classId: f.id('班级', { of: 'class', need: 'read', refuse: 'foreignClass' }),
      group: f.note('组别', 10).default(''),
    }),
    examLimits.classes,
  ),
  subjects: f.several('科目', f.input(subjectFields), examLimits.subjects),
};

/** What the leaders of an exam plan. */
export const examFields = {
  name: f.name('考试名称', 40),
  kind: f.choice('类别', examKinds),
  gradeId: f.id('年级', { of: 'grade' }),
  ...timetableFields,
  /** Who leads it beside whoever makes it. */
  leaders: f
    .several(
      '负责人',
      f.input({ teacherId: f.id('教师', { of: 'teacher', need: 'name', refuse: 'foreignLeader' }) }),
      examLimits.leaders,
    )
    .optional(),
  /** Those of the school where they are left out. */
  settings: f.input(settingFields).optional(),
};

/** What speaks against a timetable or a plan. */
export const timetableRefusals = {
  foreignClass: '第 {number} 个班级不在本校',
  noClasses: '请选择班级',
  noSubjects: '请添加科目',
  repeatedClass: '第 {number} 个班级与前面的重复',
  otherGrade: '第 {number} 个班级不属于所选年级，或已毕业、已删除',
  unknownCourse: '第 {number} 科的课程不存在',
  repeatedSubject: '{courseName}与前面的科目重复',
  notOffered: '{className}没有开设{courseName}',
  notTaught: '{className}的{courseName}不由你任教，不能安排考试',
  badTime: '{courseName}的结束时间须晚于开始时间',
  foreignPaper: '第 {number} 科的试卷不存在，或不是你能使用的',
} as const;

export const planRefusals = {
  ...timetableRefusals,
  nobody: '{className}没有学生',
  noPaper: '{courseName}还没有选择试卷',
  needlessPaper: '{courseName}只录分数，不能有试卷',
  paperGone: '{courseName}的试卷已删除',
  otherSubject: '{courseName}的试卷属于别的学科',
  fullDiffers: '{courseName}的满分为 {full} 分，试卷总分为 {total} 分，须一致',
  foreignLeader: '第 {number} 位负责人不在本校',
  leaderGone: '第 {number} 位负责人已删除',
  badThresholds: '优秀线须高于及格线，及格线须高于低分线',
  badPattern: '考号规则有误：{fault}',
} as const;

/** Where these are about one field. */
export const refusedAtPlan = {
  foreignClass: 'classes',
  noClasses: 'classes',
  repeatedClass: 'classes',
  otherGrade: 'classes',
  nobody: 'classes',
  noSubjects: 'subjects',
  unknownCourse: 'subjects',
  repeatedSubject: 'subjects',
  notOffered: 'subjects',
  notTaught: 'subjects',
  badTime: 'subjects',
  foreignPaper: 'subjects',
  noPaper: 'subjects',
  needlessPaper: 'subjects',
  paperGone: 'subjects',
  otherSubject: 'subjects',
  fullDiffers: 'subjects',
  foreignLeader: 'leaders',
  leaderGone: 'leaders',
  badThresholds: 'settings',
  badPattern: 'settings',
} as const;

export const examGone = { examGone: '考试已删除' } as const;

/** An exam as lists show it. */
export const examItem = f.row('exam', {
  id: f.id('考试编号', { of: 'exam' }),
  name: f.text('考试名称'),
  kind: f.choice('类别', examKinds),
  gradeId: f.id('年级', { of: 'grade' }),
  gradeName: f.text('年级名称'),
  term: f.text('学期'),
  state: f.choice('状态', examStates),
  startDate: f.text('第一天'),
  endDate: f.text('最后一天'),
  ownerName: f.text('创建人', { of: 'teacher' }),
  /** Whether the caller leads it, and so may change it. */
  isLeader: f.flag('是否由本人负责'),
  classCount: f.count('班级数', { of: 'class' }),
  studentCount: f.count('考生数', { of: 'candidate' }),
  seatedCount: f.count('已排座人数', { of: 'candidate' }),
  subjects: f.list(
    f.record({
      subjectId: f.id('学科', { of: 'subject' }),
      courseName: f.text('课程名称'),
      isPublished: f.flag('是否已发布'),
    }),
  ),
  version: f.version(),
  createTime: f.dateTime('创建时间'),
});

/** Two things at one time. */
export const conflict = f.record({
  kind: f.choice('冲突', ['student', 'teacher', 'room']),
  /** The subjects that meet; another exam's with its name. */
  subject: f.text('科目'),
  other: f.text('冲突的科目'),
  date: f.text('日期'),
  from: f.text('开始时间'),
  to: f.text('结束时间'),
  /** Who or what is asked for twice: the first few names. */
  names: f.list(f.text('名称')),
  count: f.count('数量'),
});

/** Thresholds and pattern in an answer. */
export const settingsOut = f.record({
  thresholds: f.record({ excellent: f.rate('优秀线'), pass: f.rate('及格线'), low: f.rate('低分线') }),
  examNoPattern: f.text('考号规则'),
});

/** An exam with all that is planned. */
export const examDetail = f.row('exam', {
  ...examItem.shape,
  settings: settingsOut,
  leaders: f.list(f.record({ teacherId: f.id('教师', { of: 'teacher' }), name: f.text('姓名') })),
  classes: f.list(
    f.record({
      classId: f.id('班级', { of: 'class' }),
      className: f.text('班级名称'),
      group: f.text('组别'),
      studentCount: f.count('考生数', { of: 'candidate' }),
    }),
  ),
  subjects: f.list(
    f.record({
      ...examItem.shape.subjects.element.shape,
      courseId: f.id('课程', { of: 'course' }),
      date: f.text('日期'),
      from: f.text('开始时间'),
      to: f.text('结束时间'),
      full: f.score('满分'),
      way: f.choice('试卷来源', examWays),
      paperId: f.idOrBlank('试卷', { of: 'paper' }),
      assignmentId: f.idOrBlank('作业', { of: 'assignment' }),
      publishTime: f.dateTime('发布时间'),
      submittedCount: f.count('已交人数', { of: 'submission' }),
      absentCount: f.count('缺考人数', { of: 'submission' }),
      markedCount: f.count('已批完人数', { of: 'mark' }),
      /** Candidates whose score is known. */
      scoredCount: f.count('有分数人数', { of: 'examResult' }),
    }),
  ),
  roomCount: f.count('考场数', { of: 'examRoom' }),
  isSerpentine: f.flag('座位是否蛇形'),
  /** Leaders may, and who administers the school, since a leader may have left. */
  mayPublish: f.madeOf('teaching', f.flag('本人是否可发布和撤回成绩')),
  joint,
  conflicts: f.list(conflict),
  /** The steps that the caller may take now. */
  acts: f.list(f.choice('步骤', examActNames)),
});

/** What a new exam may begin with: what was planned before, in the classes that there are now, on other days. */
export const examDraft = f.record({
  name: f.text('考试名称'),
  kind: f.choice('类别', examKinds),
  gradeId: f.id('年级', { of: 'grade' }),
  settings: settingsOut,
  classes: f.list(
    f.record({ classId: f.id('班级', { of: 'class' }), className: f.text('班级名称'), group: f.text('组别') }),
  ),
  subjects: f.list(
    f.record({
      courseId: f.id('课程', { of: 'course' }),
      courseName: f.text('课程名称'),
      date: f.text('日期'),
      from: f.text('开始时间'),
      to: f.text('结束时间'),
      full: f.score('满分'),
      way: f.choice('试卷来源', examWays),
    }),
  ),
  rooms: f.list(f.record({ name: f.text('考场'), capacity: f.count('座位数'), columns: f.count('列数') })),
});
