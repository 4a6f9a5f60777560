import { markerStates, markingFlags, markingLimits, markingTasks, markingWays } from '../../constants/exam-marking.ts';
import * as f from '../../fields.ts';
import { answerKey, answerPicture, markDetail } from '../mark-shapes.ts';
import { question, questionTypes } from '../question-shapes.ts';

// A script is what one candidate has written to the questions of a part; its score is their sum. Markers see scripts without
// names and other marks; a script that comes back to who has marked it looks like any other.

const remark = f.paragraph('评语', 500, 0);

/** A part as it is given to markers; without an id it is new. Of classes, each marker names some; else shares are compared. */
export const partFields = f.input({
  markingPartId: f.id('题组', { of: 'markingPart', refuse: 'partGone' }).optional(),
  name: f.name('题组名称', 20),
  positions: f.several('题序', f.wholeNumber('题序', 1, 100), 100),
  isDouble: f.flag('是否双评').default(false),
  tolerance: f.pointsIn('允许差').default(0),
  withMachine: f.flag('机器是否算一评').default(false),
  way: f.choice('分配方式', markingWays).default('share'),
  leaderId: f.id('题组长', { of: 'teacher', need: 'name', refuse: 'foreignMarker' }),
  /** 2 % of full marks where it is left out. */
  driftLimit: f.pointsIn('偏差提醒线').optional(),
  markers: f.several(
    '阅卷人',
    f.input({
      teacherId: f.id('教师', { of: 'teacher', need: 'name', refuse: 'foreignMarker' }),
      /** Compared with those of the others; 1 for all gives equal shares. */
      share: f.wholeNumber('份额', 1, 1_000).default(1),
      classIds: f.several('班级', f.id('班级', { of: 'class', need: 'read', refuse: 'foreignClass' }), 100).default([]),
    }),
    markingLimits.markers,
  ),
});

/** Points of one question as a marker gives them, all questions of the script at once. */
export const scriptMarks = f.several(
  '给分',
  f.input({
    position: f.wholeNumber('题序', 1, 100),
    score: f.pointsIn('得分'),
    parts: f.several('分项得分', f.pointsIn('分项得分'), 100).default([]),
    comment: remark.default(''),
    detail: markDetail.optional(),
  }),
  100,
);

/** The same in answers. */
export const markOut = f.record({
  position: f.count('题序'),
  score: f.score('得分'),
  parts: f.list(f.score('分项得分')),
  comment: f.text('评语'),
  detail: markDetail.nullable(),
});

export const markerPerson = { teacherId: f.id('教师', { of: 'teacher' }), name: f.text('姓名') };

/** How far a part is, in scripts: those that have a score that stands, two marks, one, none; and what waits. */
export const counts = {
  total: f.count('应阅份数', { of: 'submission' }),
  done: f.count('已定分', { of: 'markingScript' }),
  two: f.count('两评都有', { of: 'markingScript' }),
  one: f.count('只有一评', { of: 'markingScript' }),
  none: f.count('未阅', { of: 'markingScript' }),
  third: f.count('等第三评', { of: 'markingScript' }),
  leader: f.count('等题组长定分', { of: 'markingScript' }),
  flagged: f.count('异常卷', { of: 'markingScript' }),
};

/** What a part is, without its markers. */
export const partHead = {
  id: f.id('题组编号', { of: 'markingPart' }),
  name: f.text('题组名称'),
  positions: f.list(f.count('题序')),
  full: f.score('满分'),
  isDouble: f.flag('是否双评'),
  tolerance: f.score('允许差'),
  withMachine: f.flag('机器是否算一评'),
  way: f.choice('分配方式', markingWays),
  driftLimit: f.score('偏差提醒线'),
  leaderId: f.id('题组长', { of: 'teacher' }),
  leaderName: f.text('题组长姓名', { of: 'teacher' }),
};

/** A part with who marks it; `quota` is how many scripts are a marker's by share or class, as things stand. */
const markingPart = f.row('markingPart', {
  ...partHead,
  ...counts,
  markers: f.list(
    f.record({
      ...markerPerson,
      share: f.count('份额'),
      classIds: f.list(f.id('班级', { of: 'class' })),
      state: f.choice('状态', markerStates),
      quota: f.count('应阅', { of: 'submission' }),
      marked: f.count('已阅', { of: 'markingScript' }),
    }),
  ),
});

/** How the subjects of an exam are given to markers: those with sheets. */
export const markingPlan = f.list(
  f.record({
    subjectId: f.id('学科', { of: 'subject' }),
    courseName: f.text('课程名称'),
    assignmentId: f.id('作业', { of: 'assignment' }),
    scriptCount: f.count('已交份数', { of: 'submission' }),
    classes: f.list(
      f.record({
        classId: f.id('班级', { of: 'class' }),
        className: f.text('班级'),
        scriptCount: f.count('已交份数', { of: 'submission' }),
      }),
    ),
    /** Choices are for the machine unless they are given to a part. */
    questions: f.list(
      f.record({
        questionId: f.id('题目', { of: 'question' }),
        position: f.count('题序'),
        questionType: f.stateOut('题型', questionTypes),
        full: f.score('满分'),
        stem: f.text('题干'),
        /** "" where it is in no part. */
        markingPartId: f.idOrBlank('题组', { of: 'markingPart' }),
      }),
    ),
    parts: f.list(markingPart),
  }),
);

/** What was written to one question of a script. */
export const scriptAnswer = f.record({
  position: f.count('题序'),
  answer: f.text('作答'),
  pictures: f.list(answerPicture),
  isBlank: f.flag('是否空白'),
});

/** A script as its marker has it. */
export const takenScript = f.row('markingScript', {
  id: f.id('答卷编号', { of: 'markingScript' }),
  scriptNo: f.text('编号'),
  task: f.choice('任务', markingTasks),
  /** Until when it is the marker's; "" for what nobody else gets. */
  leaseTime: f.dateTime('保留到'),
  answers: f.list(scriptAnswer),
});

/** What of a part is to do for the caller. */
export const ownCounts = f.record({
  quota: f.count('应阅', { of: 'submission' }),
  marked: f.count('已阅', { of: 'markingScript' }),
  sample: f.count('样卷待阅', { of: 'markingScript' }),
  third: f.count('三评待阅', { of: 'markingScript' }),
  check: f.count('复核待阅', { of: 'markingScript' }),
});

/** A marker's desk: the questions with their keys, and what there is to do. */
export const markingDesk = f.row('markingPart', {
  ...partHead,
  examId: f.id('考试', { of: 'exam' }),
  examName: f.text('考试名称'),
  courseName: f.text('课程名称'),
  state: f.choice('状态', markerStates),
  /** Whether the caller decides here. */
  isLeader: f.flag('是否由本人负责'),
  /** Whether marks may be given now: while the exam is being marked and the subject is not published. */
  isOpen: f.flag('是否可以阅卷'),
  questions: f.list(f.record({ position: f.count('题序'), full: f.score('满分'), question, key: answerKey })),
  own: ownCounts,
});

/** Parts in which the caller marks or decides. */
export const ownPart = f.row('markingPart', {
  id: f.id('题组编号', { of: 'markingPart' }),
  name: f.text('题组名称'),
  examId: f.id('考试', { of: 'exam' }),
  examName: f.text('考试名称'),
  courseName: f.text('课程名称'),
  isLeader: f.flag('是否由本人负责'),
  isOpen: f.flag('是否可以阅卷'),
  own: ownCounts,
});

/** A script that the caller has marked, to look at again. */
export const ownScript = f.row('markingScript', {
  ...takenScript.omit({ leaseTime: true }).shape,
  score: f.score('得分').nullable(),
  marks: f.list(markOut),
  flag: f.text('异常原因'),
  flagNote: f.text('异常说明'),
  markTime: f.dateTime('时间'),
  /** Not once a third mark or the leader has gone on from it, or the subject is published. */
  mayUndo: f.flag('可否撤销'),
});

/** What comes of handing a script on. */
export const flagFields = { flag: f.choice('异常原因', markingFlags), note: f.note('说明', 100).default('') };

/** What speaks against the marks of a script. */
export const scriptMarkRefusals = {
  incomplete: '请给每道题打分',
  tooHigh: '第 {number} 题最多 {full} 分',
  wrongSum: '第 {number} 题的分项得分合计与得分不符',
} as const;
export const refusedAtMarks = { incomplete: 'marks', tooHigh: 'marks', wrongSum: 'marks' } as const;
