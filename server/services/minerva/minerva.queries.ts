import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { listed } from '../../database/lists.ts';
import { prepared } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { questions } from '../../database/question-tables.ts';
import { courses, grades, schoolClasses } from '../../database/tables.ts';
import { classWorkbooks, workbookPages, workbookQuestions, workbooks } from '../../database/workbook-tables.ts';

const at = sql.placeholder;

const workbook = {
  id: workbooks.id,
  title: workbooks.title,
  courseId: workbooks.courseId,
  courseName: courses.name,
  subjectId: courses.subjectId,
  gradeId: workbooks.gradeId,
  gradeName: grades.name,
  term: workbooks.term,
};

const wanted = and(
  sql`(${at('courseId')} is null or ${workbooks.courseId} = ${at('courseId')})`,
  sql`(${at('term')} is null or ${workbooks.term} = ${at('term')})`,
);
const inBank = and(eq(questions.id, workbookQuestions.questionId), eq(questions.isDeleted, 0));
const latestFirst = [desc(workbooks.term), asc(workbooks.courseId), asc(workbooks.id)];

const queries = prepared((orm) => ({
  ofClass: orm
    .select(workbook)
    .from(classWorkbooks)
    .innerJoin(schoolClasses, and(eq(schoolClasses.id, classWorkbooks.classId), eq(schoolClasses.isDeleted, 0)))
    .innerJoin(workbooks, eq(workbooks.id, classWorkbooks.workbookId))
    .innerJoin(courses, eq(courses.id, workbooks.courseId))
    .innerJoin(grades, eq(grades.id, workbooks.gradeId))
    .where(and(eq(classWorkbooks.classId, at('classId')), wanted))
    .orderBy(...latestFirst)
    .prepare(),
  ofGrade: orm
    .select(workbook)
    .from(workbooks)
    .innerJoin(courses, eq(courses.id, workbooks.courseId))
    .innerJoin(grades, eq(grades.id, workbooks.gradeId))
    .where(and(eq(workbooks.gradeId, at('gradeId')), wanted))
    .orderBy(...latestFirst)
    .prepare(),
  sizes: orm
    .select({
      id: workbookPages.workbookId,
      pageCount: sql<number>`count(distinct ${workbookPages.id})`,
      questionCount: sql<number>`count(${workbookQuestions.id})`,
      bankPageCount: sql<number>`count(distinct iif(${questions.id} is null, null, ${workbookPages.id}))`,
    })
    .from(workbookPages)
    .leftJoin(workbookQuestions, eq(workbookQuestions.pageId, workbookPages.id))
    .leftJoin(questions, inBank)
    .where(inArray(workbookPages.workbookId, listed('ids')))
    .groupBy(workbookPages.workbookId)
    .prepare(),
  pages: orm
    .select({
      id: workbookPages.id,
      pageNo: workbookPages.pageNo,
      title: workbookPages.title,
      questionCount: sql<number>`count(distinct ${questions.id})`,
    })
    .from(workbookPages)
    .innerJoin(workbookQuestions, eq(workbookQuestions.pageId, workbookPages.id))
    .innerJoin(questions, inBank)
    .where(eq(workbookPages.workbookId, at('id')))
    .groupBy(workbookPages.id)
    .orderBy(asc(workbookPages.pageNo))
    .prepare(),
  classCounts: orm
    .select({ id: classWorkbooks.workbookId, classCount: sql<number>`count(*)` })
    .from(classWorkbooks)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classWorkbooks.classId))
    .where(
      and(
        inArray(classWorkbooks.workbookId, listed('ids')),
        eq(schoolClasses.schoolId, at('schoolId')),
        eq(schoolClasses.isDeleted, 0),
        eq(schoolClasses.status, 0),
      ),
    )
    .groupBy(classWorkbooks.workbookId)
    .prepare(),
}));

interface Filter {
  courseId?: string;
  term?: string;
}

const valuesOf = ({ courseId, term }: Filter) => ({ courseId: courseId ?? null, term: term ?? null });

/** The workbooks that a class works with, those of the latest term first; a deleted class has none. */
export const selectWorkbooksOfClass = (sandbox: Sandbox, classId: string, filter: Filter) =>
  queries(sandbox).ofClass.all({ classId, ...valuesOf(filter) });

/** The workbooks that there are for a grade, those of the latest term first. */
export const selectWorkbooksOfGrade = (sandbox: Sandbox, gradeId: string, filter: Filter) =>
  queries(sandbox).ofGrade.all({ gradeId, ...valuesOf(filter) });

/** How many pages and questions each of these workbooks has; one without pages is left out. */
export const countPagesAndQuestions = (sandbox: Sandbox, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .sizes.all({ ids: JSON.stringify(ids) })
      .map(({ id, ...size }) => [id, size]),
  );

/** The pages of a workbook of which the bank has questions, in their order, each with how many. */
export const selectPages = (sandbox: Sandbox, workbookId: string) => queries(sandbox).pages.all({ id: workbookId });

/** How many classes in school of a school work with each of these workbooks; one without any is left out. */
export const countClassesByWorkbook = (sandbox: Sandbox, schoolId: string, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .classCounts.all({ schoolId, ids: JSON.stringify(ids) })
      .map(({ id, classCount }) => [id, classCount]),
  );
