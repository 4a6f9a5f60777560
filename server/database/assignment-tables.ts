import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { demandLevels } from '../../contracts/constants/exam-report.ts';
import { exams } from './exam-tables.ts';
import { questions } from './question-tables.ts';
import { scattered } from './scattered.ts';
import { courses, schoolClasses, schools, students, users } from './tables.ts';

/** Question papers. Those of personalised practice belong to one student's submission and are in no list. */
export const papers = sqliteTable(
  'papers',
  {
    id: text('id').primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    subjectId: text('subject_id').notNull(),
    gradeId: text('grade_id').notNull(),
    /** JSON: titles of the sections in their order. */
    sections: text('sections').notNull(),
    /** 1 for a paper of one student only. */
    isPersonal: integer('is_personal').notNull().default(0),
    /** How much room its questions leave for answers when it is printed. */
    answerSpace: text('answer_space', { enum: ['none', 'normal', 'large'] })
      .notNull()
      .default('none'),
    /** SHA-256 of the PDF of an uploaded one, and its pages; "" and 0 of one that is typeset. */
    fileHash: text('file_hash').notNull().default(''),
    filePages: integer('file_pages').notNull().default(0),
    createTime: text('create_time').notNull(),
    version: integer('version').notNull().default(1),
    isDeleted: integer('is_deleted').notNull().default(0),
  },
  (t) => [
    index('papers_file')
      .on(t.fileHash)
      .where(sql`file_hash <> ''`),
    index('papers_owner').on(t.ownerId, t.isPersonal, t.isDeleted, t.createTime),
  ],
);

/** Questions of a paper with what they are worth in it; `position` counts through the paper from 1. */
export const paperQuestions = sqliteTable(
  'paper_questions',
  {
    paperId: text('paper_id')
      .notNull()
      .references(() => papers.id),
    position: integer('position').notNull(),
    /** Index of its section. */
    section: integer('section').notNull(),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    score: real('score').notNull(),
    /** The mistake for which it is practised in its place; null where it stands for itself. */
    practises: text('practises').references(() => questions.id),
    /** What it asks of whoever answers it; "" where nobody has said. */
    demand: text('demand', { enum: [...demandLevels, ''] })
      .notNull()
      .default(''),
  },
  (t) => [
    primaryKey({ columns: [t.paperId, t.position] }),
    uniqueIndex('paper_questions_question').on(t.questionId, t.paperId),
    index('paper_questions_practises')
      .on(t.practises, t.paperId)
      .where(sql`practises is not null`),
  ],
);

/** Work set to classes. */
export const assignments = sqliteTable(
  'assignments',
  {
    id: text('id').primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id),
    /** 1 homework and exams, 2 composition, 4 mistakes, 5 dictation. */
    taskType: integer('task_type').notNull(),
    title: text('title').notNull(),
    tag: text('tag').notNull().default(''),
    subjectId: text('subject_id').notNull(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    gradeId: text('grade_id').notNull(),
    /** Code of the term in which it was set, such as 202601. */
    term: text('term').notNull(),
    /** The paper of all students; null where each has one of their own. */
    paperId: text('paper_id').references(() => papers.id),
    /** The exam of which it is a subject: then it is in no list of homework, and the exam's leaders have it. */
    examId: text('exam_id').references(() => exams.id),
    /** 41 the same questions again, 42 others on the same knowledge points; null for what is no practice of mistakes. */
    practiceMode: integer('practice_mode'),
    /** 1 assigned, 2 withdrawn. */
    status: integer('status').notNull().default(1),
    dueTime: text('due_time').notNull().default(''),
    /** When its scores were published; "" before. */
    publishTime: text('publish_time').notNull().default(''),
    createTime: text('create_time').notNull(),
    isDeleted: integer('is_deleted').notNull().default(0),
  },
  (t) => [
    index('assignments_teacher').on(t.teacherId, t.term, t.isDeleted, t.createTime),
    index('assignments_school').on(t.schoolId, t.term, t.isDeleted, t.createTime),
    index('assignments_paper').on(t.paperId),
    index('assignments_exam')
      .on(t.examId)
      .where(sql`exam_id is not null`),
    check('assignments_type', sql`${t.taskType} in (1, 2, 4, 5)`),
    check('assignments_status', sql`${t.status} in (1, 2)`),
  ],
);

/** The classes that an assignment was set to. */
export const assignmentClasses = sqliteTable(
  'assignment_classes',
  {
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id),
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    /** What the class was called then, with its grade: it has another one after a promotion. */
    className: text('class_name').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.classId] }),
    index('assignment_classes_class').on(t.classId, t.assignmentId),
  ],
);

/** What one student is to hand in, or has; the class is the student's when the work was set. Its id is printed on sheets. */
export const submissions = sqliteTable(
  'submissions',
  {
    id: integer('id').primaryKey(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id),
    studentId: text('student_id')
      .notNull()
      .references(() => students.id),
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    paperId: text('paper_id')
      .notNull()
      .references(() => papers.id),
    /** 0 not handed in, 1 handed in, 2 absent. */
    state: integer('state').notNull().default(0),
    /** How many of its questions have been marked. */
    markedCount: integer('marked_count').notNull().default(0),
    /** How many of them a machine is not sure of, and nobody has looked at. */
    doubtfulCount: integer('doubtful_count').notNull().default(0),
    /** Sum of what has been marked; null before anything is. */
    score: real('score'),
    submitTime: text('submit_time').notNull().default(''),
    /** 1 where a person takes the sheet as it is, although pages of it are missing. */
    isIncomplete: integer('is_incomplete').notNull().default(0),
  },
  (t) => [
    uniqueIndex('submissions_student').on(t.assignmentId, t.studentId),
    index('submissions_of_student').on(t.studentId, t.submitTime),
    index('submissions_paper').on(t.paperId, t.studentId),
    index('submissions_scattered').on(t.assignmentId, t.state, scattered(t.id), t.classId),
    check('submissions_state', sql`${t.state} between 0 and 2`),
  ],
);

/** A student's answer to one question of the paper, and what it was given. */
export const responses = sqliteTable(
  'responses',
  {
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id),
    /** The question's position in the paper. */
    position: integer('position').notNull(),
    /** Letters of a choice; answers to blanks, one a line; "" where nothing was written or it is in the scan only. */
    answer: text('answer').notNull(),
    /** Null until it is marked. */
    score: real('score'),
    /** Scores of the blanks or points of the rubric, comma separated; "" for a choice. */
    parts: text('parts').notNull().default(''),
    /** The entry of the ledger that the score comes from; null for what was on record before there was one. */
    markId: integer('mark_id'),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.position] })],
);

/** Answer sheets that were laid out; `code` is what their pages carry, beside the submission. */
export const answerSheets = sqliteTable(
  'answer_sheets',
  {
    id: integer('id').primaryKey(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id),
    paperId: text('paper_id')
      .notNull()
      .references(() => papers.id),
    /** What it was laid out with, as JSON: equal settings share a sheet. */
    settings: text('settings').notNull(),
    /** JSON: where everything is on its pages. */
    layout: text('layout').notNull(),
    createTime: text('create_time').notNull(),
  },
  (t) => [uniqueIndex('answer_sheets_settings').on(t.assignmentId, t.paperId, t.settings)],
);

/** What was printed or saved. */
export const printRecords = sqliteTable(
  'print_records',
  {
    id: text('id').primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id),
    assignmentId: text('assignment_id').references(() => assignments.id),
    classId: text('class_id').references(() => schoolClasses.id),
    title: text('title').notNull(),
    /** What was printed, as its kinds, comma separated. */
    kinds: text('kinds').notNull(),
    paperSize: text('paper_size').notNull(),
    action: text('action', { enum: ['print', 'save'] }).notNull(),
    copies: integer('copies').notNull(),
    pages: integer('pages').notNull(),
    createTime: text('create_time').notNull(),
  },
  (t) => [
    index('print_records_teacher').on(t.teacherId, t.createTime),
    index('print_records_school').on(t.schoolId, t.createTime),
    index('print_records_assignment').on(t.assignmentId),
  ],
);
