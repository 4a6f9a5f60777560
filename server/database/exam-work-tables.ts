import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { examWays, publishingActs, publishingStates } from '../../contracts/constants/exams.ts';
import { assignments, papers } from './assignment-tables.ts';
import { examRooms, exams } from './exam-tables.ts';
import { courses, schoolClasses, students, users } from './tables.ts';

const examId = () =>
  text('exam_id')
    .notNull()
    .references(() => exams.id);
const studentId = () =>
  text('student_id')
    .notNull()
    .references(() => students.id);
const classId = () =>
  text('class_id')
    .notNull()
    .references(() => schoolClasses.id);

/** The subjects of an exam; one with sheets is work, which is printed, scanned, marked and published as all work. */
export const examSubjects = sqliteTable(
  'exam_subjects',
  {
    examId: examId(),
    subjectId: text('subject_id').notNull(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    /** From 1, in the order of the timetable. */
    position: integer('position').notNull(),
    date: text('date').notNull(),
    fromTime: text('from_time').notNull(),
    toTime: text('to_time').notNull(),
    full: real('full').notNull(),
    way: text('way', { enum: examWays }).notNull(),
    paperId: text('paper_id').references(() => papers.id),
    /** The work that it is; null while it has no paper. */
    assignmentId: text('assignment_id').references(() => assignments.id),
    /** When its scores were published; that of its work, where it has one. */
    publishTime: text('publish_time').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.subjectId] }),
    uniqueIndex('exam_subjects_assignment')
      .on(t.assignmentId)
      .where(sql`assignment_id is not null`),
    check('exam_subjects_times', sql`${t.fromTime} < ${t.toTime}`),
  ],
);

/** Who sits an exam, in which class on that day, under which number and where. */
export const examStudents = sqliteTable(
  'exam_students',
  {
    examId: examId(),
    studentId: studentId(),
    classId: classId(),
    /** 考号; "" before seats are given. */
    examNo: text('exam_no').notNull().default(''),
    roomId: text('room_id').references(() => examRooms.id),
    seat: integer('seat'),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.studentId] }),
    uniqueIndex('exam_students_number')
      .on(t.examId, t.examNo)
      .where(sql`exam_no <> ''`),
    uniqueIndex('exam_students_seat')
      .on(t.roomId, t.seat)
      .where(sql`room_id is not null`),
    index('exam_students_class').on(t.examId, t.classId),
    index('exam_students_student').on(t.studentId, t.examId),
  ],
);

/** What candidates have reached: of a subject with sheets it follows from published marks, else it is entered. */
export const examResults = sqliteTable(
  'exam_results',
  {
    examId: examId(),
    subjectId: text('subject_id').notNull(),
    studentId: studentId(),
    classId: classId(),
    /** 0 sat, 1 absent, 2 disqualified, 3 deferred, 4 sat it later; only 0 is in figures. */
    state: integer('state').notNull().default(0),
    /** Null while it is not known. */
    score: real('score'),
    /** What was reached when it was sat later, beside the first result; null for who did not. */
    makeUpScore: real('make_up_score'),
    /** Why the state is what it is, as who set it says. */
    note: text('note').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.subjectId, t.studentId] }),
    index('exam_results_class').on(t.examId, t.classId, t.subjectId),
    index('exam_results_student').on(t.studentId, t.examId),
    index('exam_results_away')
      .on(t.examId, t.subjectId, t.classId, t.state, t.studentId)
      .where(sql`state <> 0`),
    check('exam_results_state', sql`${t.state} between 0 and 4`),
  ],
);

/** How many of a class reached which score in a published subject; "" is the total of those who sat all that are published. */
export const examScoreSums = sqliteTable(
  'exam_score_sums',
  {
    examId: examId(),
    subjectId: text('subject_id').notNull(),
    classId: classId(),
    score: real('score').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.subjectId, t.classId, t.score] }),
    index('exam_score_sums_class').on(t.examId, t.classId),
  ],
);

/** What a class reached at a question of a published subject. */
export const examItemSums = sqliteTable(
  'exam_item_sums',
  {
    examId: examId(),
    subjectId: text('subject_id').notNull(),
    classId: classId(),
    position: integer('position').notNull(),
    answered: integer('answered').notNull(),
    sum: real('sum').notNull(),
    /** Sum of the squares of the scores. */
    squares: real('squares').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.subjectId, t.classId, t.position] }),
    index('exam_item_sums_class').on(t.examId, t.classId),
  ],
);

/** Subjects of an exam that are published, or taken back, together: whole or not at all. */
export const examPublishings = sqliteTable(
  'exam_publishings',
  {
    id: text('id').primaryKey(),
    examId: examId(),
    act: text('act', { enum: publishingActs }).notNull(),
    /** JSON: ids of the subjects. */
    subjectIds: text('subject_ids').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: publishingStates }).notNull().default('running'),
    /** Sheets of which is worked out what follows. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Why it could not be done; "" where it could. */
    reason: text('reason').notNull().default(''),
    createTime: text('create_time').notNull(),
  },
  (t) => [
    index('exam_publishings_exam').on(t.examId, t.createTime),
    uniqueIndex('exam_publishings_running')
      .on(t.examId)
      .where(sql`state = 'running'`),
  ],
);
