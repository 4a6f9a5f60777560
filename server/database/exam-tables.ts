import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { examKinds, examStates } from '../../contracts/constants/exams.ts';
import { grades, schoolClasses, schools, users } from './tables.ts';

// Exams as they are planned; what hangs together with work is in exam-work-tables, since work refers to its exam.

/** Written work of several classes in several subjects. */
export const exams = sqliteTable(
  'exams',
  {
    id: text('id').primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    /** What exams of several schools share that are set together; "" for an exam of one school. */
    jointId: text('joint_id').notNull().default(''),
    name: text('name').notNull(),
    kind: text('kind', { enum: examKinds }).notNull(),
    gradeId: text('grade_id')
      .notNull()
      .references(() => grades.id),
    /** Code of the term of its first day, such as 202601. */
    term: text('term').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: examStates }).notNull().default('planned'),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    /** JSON by the contract's exam settings: thresholds, pattern of numbers. */
    settings: text('settings').notNull(),
    /** The exam that it was made from; "" for none. */
    copiedFrom: text('copied_from').notNull().default(''),
    createTime: text('create_time').notNull(),
    version: integer('version').notNull().default(1),
    isDeleted: integer('is_deleted').notNull().default(0),
  },
  (t) => [
    index('exams_school').on(t.schoolId, t.isDeleted, t.startDate),
    index('exams_joint')
      .on(t.jointId)
      .where(sql`joint_id <> ''`),
    check('exams_days', sql`${t.startDate} <= ${t.endDate}`),
  ],
);

/** Who leads an exam: who made it, and who was named beside. */
export const examLeaders = sqliteTable(
  'exam_leaders',
  {
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.examId, t.userId] }), index('exam_leaders_user').on(t.userId, t.examId)],
);

/** The classes that sit an exam. */
export const examClasses = sqliteTable(
  'exam_classes',
  {
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id),
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    /** What the class was called then, with its grade. */
    className: text('class_name').notNull(),
    /** Classes of one group are compared with each other, such as 实验 or 平行. */
    groupName: text('group_name').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.examId, t.classId] }), index('exam_classes_class').on(t.classId, t.examId)],
);

/** Where candidates sit. */
export const examRooms = sqliteTable(
  'exam_rooms',
  {
    id: text('id').primaryKey(),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id),
    name: text('name').notNull(),
    capacity: integer('capacity').notNull(),
    /** How many columns of seats stand beside each other. */
    columns: integer('columns').notNull(),
    /** From 1, the order in which rooms are filled. */
    position: integer('position').notNull(),
    /** JSON: ids of who invigilates there. */
    invigilators: text('invigilators').notNull().default('[]'),
  },
  (t) => [index('exam_rooms_exam').on(t.examId, t.position), check('exam_rooms_capacity', sql`${t.capacity} > 0`)],
);

/** Exams as a school sets them again and again. */
export const examTemplates = sqliteTable(
  'exam_templates',
  {
    id: text('id').primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** JSON: kind, grade, subjects with their distance in days, rooms, settings. */
    content: text('content').notNull(),
    createTime: text('create_time').notNull(),
    isDeleted: integer('is_deleted').notNull().default(0),
  },
  (t) => [index('exam_templates_school').on(t.schoolId, t.isDeleted, t.createTime)],
);
