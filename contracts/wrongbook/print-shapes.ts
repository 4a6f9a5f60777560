import * as f from '../fields.ts';

/**
 * What can be printed of an assignment or a paper, in the order in which it is put together: the question paper, the paper
 * with answers and solutions, one answer sheet per student, a sheet without a name, and the report of published scores.
 */
export const printKinds = ['paper', 'answers', 'sheets', 'blankSheet', 'report'] as const;

/** Paper of A4 upright, or of A3 across with two columns. */
export const paperSizes = ['A4', 'A3'] as const;

/** What is done with the pages: sent to the printer, or kept as a PDF. */
export const printActions = ['print', 'save'] as const;

/** The most pages of one print. */
export const mostPages = 2_000;

/** What is printed, of what, for whom, and how. Without a class or student it is everybody who got the work. */
export const printFields = {
  assignmentId: f.id('作业', { of: 'assignment', need: 'read' }).optional(),
  paperId: f.id('试卷', { of: 'paper', need: 'read' }).optional(),
  kinds: f.several('打印内容', f.choice('打印内容', printKinds), printKinds.length),
  paperSize: f.choice('纸张', paperSizes).default('A4'),
  /** Whether students fill in their number by bubbles. */
  numberGrid: f.flag('学号填涂').default(false),
  classId: f.id('班级', { of: 'class' }).optional(),
  studentId: f.id('学生', { of: 'student' }).optional(),
};
