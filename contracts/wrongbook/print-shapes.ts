import { paperSizes, type PrintKind } from '../constants/printing.ts';
import * as f from '../fields.ts';
import { bookFilters, ofLesson } from './mistakes.ts';
import { practiceInput } from './practice-shapes.ts';

/**
 * What can be printed, in the order in which it is put together: the question paper, the paper with answers and solutions,
 * one answer sheet per student, a sheet without a name, sheets of a
 * dictation to be cut apart, the report of published scores; and of mistakes a booklet for each
 * student, the questions to be pasted into an exercise book, and strips with a name each.
 */
export const printKinds = [
  'paper',
  'answers',
  'sheets',
  'blankSheet',
  'halfSheets',
  'report',
  'book',
  'clippings',
  'slips',
] as const satisfies readonly PrintKind[];

/** What is done with the pages: sent to the printer, or kept as a PDF. */
export const printActions = ['print', 'save'] as const;

/** The most pages of one print. */
export const mostPages = 2_000;

/**
 * What is printed, of what, for whom, and how. Without a class or student it is everybody who got the work, without a student
 * everybody of the class whose mistakes are meant.
 */
export const printFields = {
  assignmentId: f.id('作业', { of: 'assignment', need: 'read' }).optional(),
  paperId: f.id('试卷', { of: 'paper', need: 'read' }).optional(),
  /** The mistakes of a class, each student's by itself. */
  book: f.input({ ...ofLesson, ...bookFilters }).optional(),
  /** What a rule of practice gives, before it is set. */
  practice: f.input(practiceInput).optional(),
  kinds: f.several('打印内容', f.choice('打印内容', printKinds), printKinds.length),
  paperSize: f.choice('纸张', paperSizes).default('A4'),
  /** Whether students fill in their number by bubbles. */
  numberGrid: f.flag('学号填涂').default(false),
  /** Whether beside a mistake the answer stands that was given. */
  wrongAnswers: f.flag('印出当时的答案').default(false),
  classId: f.id('班级', { of: 'class' }).optional(),
  studentId: f.id('学生', { of: 'student' }).optional(),
};
