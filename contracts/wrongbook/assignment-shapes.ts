import { assignmentTags, taskType } from '../constants/assignments.ts';
import * as f from '../fields.ts';
import { practiceRule } from './practice-shapes.ts';

/** Numbers of the types of assignments. */
export const taskTypes = [
  taskType.examProcess,
  taskType.composition,
  taskType.errorNote,
  taskType.dictationPractice,
] as const;

/** The most that is listed of work that goes on. */
export const mostOpen = 100;

/** Where an assignment stands: sheets come in, they are marked, its scores are published, or it was withdrawn. */
export const stageNames = ['collecting', 'marking', 'published', 'withdrawn'] as const;

/** States of what a student hands in: 0 not yet, 1 handed in, 2 absent. */
const submissionStates = [0, 1, 2] as const;

const tags = assignmentTags.map(({ value }) => value) as [
  (typeof assignmentTags)[number]['value'],
  ...(typeof assignmentTags)[number]['value'][],
];

/** An assignment as lists show it, with how far it has come. */
export const assignmentItem = f.row('assignment', {
  id: f.id('作业编号', { of: 'assignment' }),
  taskType: f.stateOut('类型', taskTypes),
  title: f.text('名称'),
  tag: f.text('场景'),
  subjectId: f.id('学科', { of: 'subject' }),
  courseId: f.id('课程', { of: 'course' }),
  courseName: f.text('课程名称'),
  gradeId: f.id('年级', { of: 'grade' }),
  gradeName: f.text('年级名称'),
  term: f.text('学期'),
  classes: f.list(f.row('class', { id: f.id('班级编号', { of: 'class' }), className: f.text('班级') })),
  paperId: f.idOrBlank('试卷', { of: 'paper' }),
  /** The exam of which it is a subject; "" for other work. */
  examId: f.idOrBlank('考试', { of: 'exam' }),
  teacherName: f.text('布置教师', { of: 'teacher' }),
  isOwn: f.flag('是否本人布置'),
  stage: f.choice('进度', stageNames),
  studentCount: f.count('应交人数', { of: 'submission' }),
  submittedCount: f.count('已交人数', { of: 'submission' }),
  absentCount: f.count('缺交人数', { of: 'submission' }),
  markedCount: f.count('已批完人数', { of: 'mark' }),
  /** Of sheets that are marked throughout, before they are published as well; null while there are none. */
  meanRate: f.madeOf('mark', f.rate('平均得分率').nullable().meta({ 'x-seldom': true })),
  /** Students whose sheets were printed or saved, as far as it was recorded. */
  printedCount: f.count('已打印人数', { of: 'printRecord' }),
  /** Scanned pages that wait for a person. */
  trayCount: f.count('待处理页数', { of: 'scanPage' }),
  /** Answers of which the machine is not sure and that nobody has looked at. */
  doubtfulCount: f.count('存疑数', { of: 'mark' }),
  /** How far the scans that are being read have been; 0 of 0 while none are. */
  reading: f.madeOf(
    'document',
    f.record({ isRunning: f.flag('是否正在读扫描件'), pages: f.count('页数'), readPages: f.count('已读页数') }),
  ),
  isBeingMarked: f.madeOf('markingRun', f.flag('是否正在自动批改')),
  questionCount: f.count('题数'),
  totalScore: f.score('总分'),
  dueTime: f.dateTime('截止时间'),
  publishTime: f.dateTime('发布时间'),
  createTime: f.dateTime('布置时间'),
});

/** One student's part in an assignment; `score` is null before anything is marked. */
export const submissionItem = f.row('submission', {
  submissionId: f.id('答卷编号', { of: 'submission' }),
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
  classId: f.id('班级编号', { of: 'class' }),
  className: f.text('班级'),
  state: f.stateOut('状态', submissionStates),
  questionCount: f.count('题数'),
  markedCount: f.count('已批题数', { of: 'mark' }),
  score: f.score('得分').nullable(),
});

/** What a teacher sets. */
export const assignmentFields = {
  taskType: f.state('类型', taskTypes),
  title: f.name('名称', 60),
  tag: f.choice('场景', tags).optional(),
  courseId: f.id('课程', { of: 'course' }),
  classId: f.ids('班级', { of: 'class' }),
  dueDate: f.date('截止日期').optional(),
  paperId: f.id('试卷', { of: 'paper' }).optional(),
  /** Of practice of mistakes (type 4), which has no paper yet. */
  practice: practiceRule.optional(),
};

/** What exams do themselves with the work of their subjects. */
export const ofExam = { ofExam: '这是考试的科目，请在考试里处理' } as const;
