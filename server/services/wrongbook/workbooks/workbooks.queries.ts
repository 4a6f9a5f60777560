import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { courses, grades, users } from '../../../database/tables.ts';
import { workbookEntries, workbookPageWork } from '../../../database/workbook-entry-tables.ts';
import { workbookPages, workbookQuestions, workbooks } from '../../../database/workbook-tables.ts';

const at = sql.placeholder;

const enterer = alias(users, 'enterer');
const reviewer = alias(users, 'reviewer');
const holder = alias(users, 'holder');

const book = {
  id: workbooks.id,
  title: workbooks.title,
  courseName: courses.name,
  subjectId: courses.subjectId,
  gradeId: workbooks.gradeId,
  gradeName: grades.name,
  term: workbooks.term,
};

const inBank = and(eq(questions.id, workbookQuestions.questionId), eq(questions.isDeleted, 0));

/** Whether all that is printed on a page is in the bank. */
const isWhole = sql<number>`(count(${workbookQuestions.id}) > 0 and count(${questions.id}) = count(${workbookQuestions.id}))`;

/** Whether some page of a workbook is begun and not done. */
const isAtWork = sql`exists (select 1 from ${workbookPages} p join ${workbookPageWork} w on w.page_id = p.id
  where p.workbook_id = ${workbooks.id} and w.state <> 'approved')`;

const page = {
  id: workbookPages.id,
  bookId: workbookPages.workbookId,
  pageNo: workbookPages.pageNo,
  title: workbookPages.title,
  state: sql<'open' | 'entering' | 'review' | 'sentBack' | 'approved'>`coalesce(${workbookPageWork.state},
    iif(${isWhole}, 'approved', 'open'))`,
  isEmpty: sql<number>`coalesce(${workbookPageWork.isEmpty}, 0)`,
  isAssigned: sql<number>`coalesce(${workbookPageWork.isAssigned}, 0)`,
  entererId: workbookPageWork.entererId,
  entererName: enterer.name,
  reviewerId: workbookPageWork.reviewerId,
  reviewerName: reviewer.name,
  holderId: workbookPageWork.holderId,
  holderName: holder.name,
  heldTime: workbookPageWork.heldTime,
  questionCount: sql<number>`count(${workbookQuestions.id})`,
};

const queries = prepared((orm) => {
  const booksBy = () =>
    orm
      .select(book)
      .from(workbooks)
      .innerJoin(courses, eq(courses.id, workbooks.courseId))
      .innerJoin(grades, eq(grades.id, workbooks.gradeId));
  const pagesBy = () =>
    orm
      .select(page)
      .from(workbookPages)
      .leftJoin(workbookPageWork, eq(workbookPageWork.pageId, workbookPages.id))
      .leftJoin(enterer, eq(enterer.id, workbookPageWork.entererId))
      .leftJoin(reviewer, eq(reviewer.id, workbookPageWork.reviewerId))
      .leftJoin(holder, eq(holder.id, workbookPageWork.holderId))
      .leftJoin(workbookQuestions, eq(workbookQuestions.pageId, workbookPages.id))
      .leftJoin(questions, inBank);
  return {
    booksOfGrade: booksBy()
      .where(and(eq(workbooks.gradeId, at('gradeId')), eq(workbooks.term, at('term'))))
      .orderBy(asc(workbooks.id))
      .prepare(),
    booksAtWork: booksBy()
      .where(and(eq(workbooks.gradeId, at('gradeId')), or(eq(workbooks.term, at('term')), isAtWork)))
      .orderBy(desc(workbooks.term), asc(workbooks.id))
      .prepare(),
    book: booksBy()
      .where(eq(workbooks.id, at('id')))
      .prepare(),
    pagesOf: pagesBy()
      .where(inArray(workbookPages.workbookId, listed('ids')))
      .groupBy(workbookPages.id)
      .orderBy(asc(workbookPages.workbookId), asc(workbookPages.pageNo))
      .prepare(),
    page: pagesBy()
      .where(eq(workbookPages.id, at('id')))
      .groupBy(workbookPages.id)
      .prepare(),
    sentBack: orm
      .select({ bookId: workbookPages.workbookId, count: sql<number>`count(*)` })
      .from(workbookEntries)
      .innerJoin(workbookQuestions, eq(workbookQuestions.id, workbookEntries.questionId))
      .innerJoin(workbookPages, eq(workbookPages.id, workbookQuestions.pageId))
      .where(and(eq(workbookEntries.authorId, at('userId')), eq(workbookEntries.state, 'sentBack')))
      .groupBy(workbookPages.workbookId)
      .prepare(),
    entriesOf: orm
      .select({
        id: workbookQuestions.id,
        pageId: workbookQuestions.pageId,
        position: workbookQuestions.position,
        questionType: workbookQuestions.questionType,
        score: workbookQuestions.score,
        bankId: questions.id,
        entry: workbookEntries,
        authorName: sql<string>`coalesce(${users.name}, '')`,
      })
      .from(workbookQuestions)
      .leftJoin(questions, inBank)
      .leftJoin(workbookEntries, eq(workbookEntries.questionId, workbookQuestions.id))
      .leftJoin(users, eq(users.id, workbookEntries.authorId))
      .where(inArray(workbookQuestions.pageId, listed('ids')))
      .orderBy(asc(workbookQuestions.pageId), asc(workbookQuestions.position))
      .prepare(),
    pageOfQuestion: orm
      .select({ pageId: workbookQuestions.pageId })
      .from(workbookQuestions)
      .where(eq(workbookQuestions.id, at('id')))
      .prepare(),
    picture: orm
      .select({ picture: workbookPageWork.picture })
      .from(workbookPageWork)
      .where(eq(workbookPageWork.pageId, at('id')))
      .prepare(),
    people: orm
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(
        sql`${users.isDeleted} = 0 and exists (select 1 from user_roles r where r.user_id = ${users.id}
          and substr(r.role_key, instr(r.role_key, ':') + 1) in ('admin', 'parttime', 'parttimer'))`,
      )
      .orderBy(asc(users.id))
      .prepare(),
    today: orm
      .select({
        id: workbookEntries.authorId,
        saved: sql<number>`count(*)`,
        returned: sql<number>`coalesce(sum(${workbookEntries.returns} > 0), 0)`,
      })
      .from(workbookEntries)
      .where(sql`${workbookEntries.saveTime} >= ${at('day')}`)
      .groupBy(workbookEntries.authorId)
      .prepare(),
  };
});

/** The workbooks of a grade in a term. */
export const selectBooks = (sandbox: Sandbox, gradeId: string, term: string) =>
  queries(sandbox).booksOfGrade.all({ gradeId, term });

/** The workbooks of a grade in a term, and those of other terms that are not done yet. */
export const selectBooksAtWork = (sandbox: Sandbox, gradeId: string, term: string) =>
  queries(sandbox).booksAtWork.all({ gradeId, term });

/** A workbook; undefined where there is none. */
export const selectBook = (sandbox: Sandbox, id: string) => queries(sandbox).book.get({ id });

/** The pages of workbooks in their order, with who works on them. */
export const selectPagesOf = (sandbox: Sandbox, bookIds: readonly string[]) =>
  queries(sandbox).pagesOf.all({ ids: JSON.stringify(bookIds) });

/** A page with who works on it; undefined where there is none. */
export const selectPage = (sandbox: Sandbox, id: string) => queries(sandbox).page.get({ id });

/** What is known of a page that is worked on. */
export type PageRow = NonNullable<ReturnType<typeof selectPage>>;

/** How many questions came back to somebody, by workbook. */
export const countSentBack = (sandbox: Sandbox, userId: string): Map<string, number> =>
  new Map(
    queries(sandbox)
      .sentBack.all({ userId })
      .map(({ bookId, count }) => [bookId, count]),
  );

/** The questions printed on pages, with what has been written down of each. */
export const selectEntries = (sandbox: Sandbox, pageIds: readonly string[]) =>
  queries(sandbox).entriesOf.all({ ids: JSON.stringify(pageIds) });

/** A question of a page with what has been written down of it. */
export type EntryRow = ReturnType<typeof selectEntries>[number];

/** The page on which a question is printed; undefined where there is no such question. */
export const selectPageOfQuestion = (sandbox: Sandbox, id: string): string | undefined =>
  queries(sandbox).pageOfQuestion.get({ id })?.pageId;

/** The picture of a page, "" without one. */
export const selectPicture = (sandbox: Sandbox, id: string): string =>
  queries(sandbox).picture.get({ id })?.picture ?? '';

/** Everybody who may enter and review. */
export const selectPeople = (sandbox: Sandbox) => queries(sandbox).people.all();

/** By person how many questions were saved today, and how many of these have come back. */
export const countToday = (sandbox: Sandbox) =>
  new Map(
    queries(sandbox)
      .today.all({ day: sandbox.clock.dateTime().slice(0, 10) })
      .map((one) => [one.id, one]),
  );
