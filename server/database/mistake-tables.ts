import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { mistakeCauses, mistakeStates } from '../../contracts/constants/mistake-causes.ts';
import { assignments } from './assignment-tables.ts';
import { knowledgePoints, questions } from './question-tables.ts';
import { schoolClasses, schools, students, users } from './tables.ts';

// Mistakes, the sums over answers and those over points follow from published marks, what was added by hand, what people have
// decided and the rule of the school; they are kept in step where these change and may be made anew from them at any time.

/** What schools have set for themselves; without a row the defaults hold. */
export const schoolSettings = sqliteTable('school_settings', {
  schoolId: text('school_id')
    .primaryKey()
    .references(() => schools.id),
  /** How often a mistake must be right in practice to count as mastered. */
  masteryTimes: integer('mastery_times').notNull(),
  /** How many days lie between two of these at least. */
  masteryDays: integer('mastery_days').notNull(),
  /** JSON by the contract's exam settings; "" where the product's hold. */
  examSettings: text('exam_settings').notNull().default(''),
  /** 1 where reports of exams show ranks, never what is printed for parents. */
  showsRanks: integer('shows_ranks').notNull().default(0),
});

/** A student's history with a question that was wrong at least once in published work, or was added by hand. */
export const mistakes = sqliteTable(
  'mistakes',
  {
    studentId: text('student_id')
      .notNull()
      .references(() => students.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    /** Where it was wrong last: 1 homework, 2 exam, 0 custom. */
    source: integer('source').notNull(),
    attemptCount: integer('attempt_count').notNull(),
    wrongCount: integer('wrong_count').notNull(),
    /** When it was wrong first, and last. */
    firstTime: text('first_time').notNull(),
    wrongTime: text('wrong_time').notNull(),
    /** When it was answered last. */
    lastTime: text('last_time').notNull(),
    /** The days, as numbers from 1970, on which it was right since it was last wrong; comma separated. */
    rightDays: text('right_days').notNull().default(''),
    state: text('state', { enum: mistakeStates }).notNull(),
    /** When a person has called it mastered; "" where it follows from the rule. */
    byHandTime: text('by_hand_time').notNull().default(''),
    cause: text('cause', { enum: mistakeCauses }).notNull(),
    /** 1 where a person has said so, else it is a suggestion. */
    isConfirmed: integer('is_confirmed').notNull().default(0),
    /** Days after which it is remembered with nine chances in ten, and the day on which to practise it again. */
    stability: real('stability').notNull(),
    dueDate: text('due_date').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId] }),
    check('mistakes_source', sql`${t.source} in (0, 1, 2)`),
    // Few have been right since; a school's rule decides on these alone.
    index('mistakes_right')
      .on(t.studentId, t.rightDays, t.byHandTime)
      .where(sql`right_days <> ''`),
  ],
);

/** What people have said about mistakes; the newest of a kind holds. Rows are only ever added. */
export const mistakeDecisions = sqliteTable(
  'mistake_decisions',
  {
    id: integer('id').primaryKey(),
    studentId: text('student_id')
      .notNull()
      .references(() => students.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    kind: text('kind', { enum: ['cause', 'mastered'] }).notNull(),
    /** A cause; "1" for mastered; "" takes back what was said before. */
    value: text('value').notNull(),
    reason: text('reason').notNull().default(''),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createTime: text('create_time').notNull(),
  },
  (t) => [index('mistake_decisions_mistake').on(t.studentId, t.questionId, t.id)],
);

/** Mistakes that somebody has added by hand: what a student got wrong outside of work that was set here. */
export const customMistakes = sqliteTable(
  'custom_mistakes',
  {
    id: text('id').primaryKey(),
    studentId: text('student_id')
      .notNull()
      .references(() => students.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    answer: text('answer').notNull().default(''),
    /** Of the answer, a data URL; "" without one. */
    picture: text('picture').notNull().default(''),
    createTime: text('create_time').notNull(),
    isDeleted: integer('is_deleted').notNull().default(0),
  },
  (t) => [index('custom_mistakes_mistake').on(t.studentId, t.questionId)],
);

/** How a class answered a question in published work; practice of mistakes is left out, since not all of the class get it. */
export const questionSums = sqliteTable(
  'question_sums',
  {
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    answered: integer('answered').notNull(),
    wrong: integer('wrong').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.assignmentId, t.questionId] }),
    index('question_sums_question').on(t.questionId, t.assignmentId),
  ],
);

/** How often a student answered questions of a knowledge point in published work, and how often with full marks. */
export const pointSums = sqliteTable(
  'point_sums',
  {
    studentId: text('student_id')
      .notNull()
      .references(() => students.id),
    pointId: text('point_id')
      .notNull()
      .references(() => knowledgePoints.id),
    answered: integer('answered').notNull(),
    right: integer('right').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.pointId] })],
);

/** What a class has talked over, and when the last time. */
export const discussedQuestions = sqliteTable(
  'discussed_questions',
  {
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createTime: text('create_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.questionId] })],
);

/**
 * How a teacher has grouped the students of a lesson by mistakes of a term and source; without a row the proposal holds. Groups are
 * kept as JSON beside those that had been proposed, so that it can be told what was changed by hand.
 */
export const mistakeGroupings = sqliteTable(
  'mistake_groupings',
  {
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    subjectId: text('subject_id').notNull(),
    term: text('term').notNull(),
    source: integer('source').notNull(),
    /** How often it has been changed, from 1. */
    version: integer('version').notNull(),
    groups: text('groups').notNull(),
    proposed: text('proposed').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createTime: text('create_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.subjectId, t.term, t.source] })],
);
