import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { answerSheets, paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { scanPages } from '../../../database/scan-tables.ts';
import { markColumns } from './present-mark.ts';

const at = sql.placeholder;

/** Statements of one student's sheet. */
export const submissionQueries = prepared((orm) => ({
  head: orm
    .select({ assignmentId: submissions.assignmentId, submitTime: submissions.submitTime })
    .from(submissions)
    .where(eq(submissions.id, at('id')))
    .prepare(),
  answers: orm
    .select({
      submissionId: submissions.id,
      position: paperQuestions.position,
      questionId: paperQuestions.questionId,
      full: paperQuestions.score,
      submitTime: submissions.submitTime,
      answer: sql<string | null>`${responses.answer}`,
      score: responses.score,
      parts: sql<string | null>`${responses.parts}`,
      mark: markColumns,
      isScanned: sql<number>`exists (select 1 from ${scanPages} p where p.submission_id = ${submissions.id}
        and p.state = 'matched')`,
    })
    .from(submissions)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, submissions.paperId))
    .leftJoin(
      responses,
      and(eq(responses.submissionId, submissions.id), eq(responses.position, paperQuestions.position)),
    )
    .leftJoin(marks, eq(marks.id, responses.markId))
    .where(eq(submissions.id, at('id')))
    .orderBy(asc(paperQuestions.position))
    .prepare(),
  pages: orm
    .select({
      pageId: sql<string>`cast(${scanPages.id} as text)`,
      page: scanPages.sheetPage,
      layout: answerSheets.layout,
      reading: scanPages.reading,
    })
    .from(scanPages)
    .innerJoin(answerSheets, eq(answerSheets.id, scanPages.sheetId))
    .where(and(eq(scanPages.submissionId, at('id')), eq(scanPages.state, 'matched')))
    .orderBy(asc(scanPages.sheetPage))
    .prepare(),
  history: orm
    .select({ ...markColumns, isStanding: sql<number>`${responses.markId} is ${marks.id}` })
    .from(marks)
    .leftJoin(responses, and(eq(responses.submissionId, marks.submissionId), eq(responses.position, marks.position)))
    .where(and(eq(marks.submissionId, at('id')), eq(marks.position, at('position'))))
    .orderBy(desc(marks.id))
    .prepare(),
}));
