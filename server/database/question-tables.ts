import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { schools, users } from './tables.ts';

/** Knowledge points of a subject in a stage: chapters, which have no parent, and the points below them. */
export const knowledgePoints = sqliteTable(
  'knowledge_points',
  {
    id: text('id').primaryKey(),
    subjectId: text('subject_id').notNull(),
    stage: text('stage', { enum: ['primary', 'junior', 'senior'] }).notNull(),
    gradeId: text('grade_id').notNull(),
    /** "" for a chapter. */
    parentId: text('parent_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('knowledge_points_subject').on(t.subjectId, t.stage, t.position)],
);

/** A passage or figure that several questions of the bank ask about; owner and school are also those of its questions. */
export const questionGroups = sqliteTable('question_groups', {
  id: text('id').primaryKey(),
  schoolId: text('school_id').references(() => schools.id),
  ownerId: text('owner_id').references(() => users.id),
  subjectId: text('subject_id').notNull(),
  stage: text('stage', { enum: ['primary', 'junior', 'senior'] }).notNull(),
  gradeId: text('grade_id').notNull(),
  title: text('title').notNull(),
  /** Text as in a stem; "" where the figure or the transcript says all. */
  passage: text('passage').notNull(),
  /** What is read aloud to those who answer: text as in a stem; "" where nobody listens. */
  transcript: text('transcript').notNull().default(''),
  /** A data URL; "" without a picture. */
  figure: text('figure').notNull().default(''),
  createTime: text('create_time').notNull(),
  version: integer('version').notNull().default(1),
  isDeleted: integer('is_deleted').notNull().default(0),
});

/** The question bank: what everybody has, and what teachers have added for their school. */
export const questions = sqliteTable(
  'questions',
  {
    id: text('id').primaryKey(),
    /** The school that sees it; null for every school. */
    schoolId: text('school_id').references(() => schools.id),
    /** Who added it; null for what came with the product. */
    ownerId: text('owner_id').references(() => users.id),
    subjectId: text('subject_id').notNull(),
    stage: text('stage', { enum: ['primary', 'junior', 'senior'] }).notNull(),
    gradeId: text('grade_id').notNull(),
    /** 1 choice, 2 fill-in, 3 answer, 4 other. */
    questionType: integer('question_type').notNull(),
    /** Whether a choice has more than one right option. */
    isMultiple: integer('is_multiple').notNull().default(0),
    /** Text with LaTeX between dollar signs; ____ stands for a blank. */
    stem: text('stem').notNull(),
    /** JSON: the texts of the options, A first. */
    options: text('options').notNull().default('[]'),
    /** JSON: of a choice one list of letters, of blanks every answer that is right for each, of others the reference. */
    answers: text('answers').notNull(),
    /** JSON: what the marks of a written answer are given for. */
    rubric: text('rubric').notNull().default('[]'),
    solution: text('solution').notNull().default(''),
    /** JSON: typical wrong answers with the misconceptions that they come from, the likeliest first. */
    mistakes: text('mistakes').notNull().default('[]'),
    /** A data URL; "" without a picture. */
    figure: text('figure').notNull().default(''),
    /** Whether students answer by drawing into the picture, which the answer sheet prints for that. */
    drawInto: integer('draw_into').notNull().default(0),
    score: real('score').notNull(),
    /** Share of an average class that gets it right, from 0 to 1. */
    facility: real('facility').notNull(),
    /** Shared by questions that differ only in numbers. */
    template: text('template').notNull().default(''),
    /** What it asks about together with others. */
    groupId: text('group_id').references(() => questionGroups.id),
    /** Its place in the group, from 1; 0 without one. */
    groupPosition: integer('group_position').notNull().default(0),
    createTime: text('create_time').notNull(),
    version: integer('version').notNull().default(1),
    isDeleted: integer('is_deleted').notNull().default(0),
  },
  (t) => [
    index('questions_subject').on(t.subjectId, t.stage, t.isDeleted, t.createTime),
    index('questions_owner').on(t.ownerId),
    index('questions_template').on(t.template),
    index('questions_group').on(t.groupId, t.groupPosition),
    check('questions_type', sql`${t.questionType} between 1 and 4`),
  ],
);

/** Which knowledge points a question is about. */
export const questionPoints = sqliteTable(
  'question_points',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    pointId: text('point_id')
      .notNull()
      .references(() => knowledgePoints.id),
  },
  (t) => [primaryKey({ columns: [t.pointId, t.questionId] }), index('question_points_question').on(t.questionId)],
);

/** Questions that a teacher has put aside for a paper, in their order. */
export const basketItems = sqliteTable(
  'basket_items',
  {
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.questionId] })],
);
