import * as f from '../../fields.ts';

/** What may become of a candidate, as it is set. */
export const resultStates = [0, 1, 2, 3, 4] as const;

/** A candidate in a subject, with what was reached. */
export const scoreRow = f.row('examResult', {
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('姓名', { of: 'student' }),
  studentNo: f.text('学号', { of: 'student' }),
  classId: f.id('班级编号', { of: 'class' }),
  className: f.text('班级'),
  examNo: f.text('考号', { of: 'candidate' }),
  state: f.stateOut('状态', resultStates),
  /** Null while it is not known. */
  score: f.score('得分').nullable(),
  makeUpScore: f.score('补考得分').nullable(),
  note: f.text('说明'),
});

/** How far the scores of a subject are. */
export const scoring = f.record({
  subjectId: f.id('学科', { of: 'subject' }),
  courseName: f.text('课程名称'),
  full: f.score('满分'),
  /** Whether scores follow from answer sheets: they are then not typed, and read per question from a workbook. */
  hasSheets: f.flag('是否由答卷得分'),
  assignmentId: f.idOrBlank('作业', { of: 'assignment' }),
  publishTime: f.dateTime('发布时间'),
  candidateCount: f.count('考生数', { of: 'candidate' }),
  scoredCount: f.count('有分数人数', { of: 'examResult' }),
  /** Who counts as having sat it, without a score. */
  missingCount: f.count('无分数人数', { of: 'examResult' }),
  absentCount: f.count('缺考人数', { of: 'examResult' }),
  disqualifiedCount: f.count('违纪人数', { of: 'examResult' }),
  deferredCount: f.count('缓考人数', { of: 'examResult' }),
  madeUpCount: f.count('补考人数', { of: 'examResult' }),
  /** Answers that have been handed in and have no score yet. */
  unmarkedCount: f.count('未批作答数', { of: 'mark' }),
});

/** A workbook of scores, read and checked without writing. */
export const scorePreview = f.record({
  columns: f.list(f.text('列名')),
  total: f.count('总行数'),
  /** Rows that bring a score or a state that is new. */
  valid: f.count('将登记的行数'),
  /** Rows of these that put another score or state in the place of one. */
  replaced: f.count('将替换的行数'),
  unchanged: f.count('没有变化的行数'),
  /** Rows with neither score nor state. */
  blank: f.count('没有填写的行数'),
  faulty: f.count('有误行数'),
  /** Candidates of whom the workbook says nothing, and of whom nothing is known yet. */
  missing: f.count('仍无分数的考生数'),
  rows: f.list(
    f.record({
      row: f.count('行号'),
      cells: f.list(f.text('单元格')),
      faults: f.list(f.text('问题')),
      outcome: f.choice('结果', ['new', 'replaced', 'unchanged', 'blank', 'faulty']),
    }),
  ),
});
