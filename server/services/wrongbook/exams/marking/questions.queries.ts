import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { paperQuestions, responses, submissions } from '../../../../database/assignment-tables.ts';
import { examSubjects } from '../../../../database/exam-work-tables.ts';
import { listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import { questions } from '../../../../database/question-tables.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { scanPages } from '../../../../database/scan-tables.ts';
import type { PartRow } from './parts.queries.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  questions: orm
    .select({
      questionId: paperQuestions.questionId,
      position: paperQuestions.position,
      full: paperQuestions.score,
      questionType: questions.questionType,
    })
    .from(examSubjects)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, examSubjects.paperId))
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(
      and(
        eq(examSubjects.examId, at('examId')),
        eq(examSubjects.subjectId, at('subjectId')),
        inArray(paperQuestions.position, listed('positions')),
      ),
    )
    .orderBy(asc(paperQuestions.position))
    .prepare(),
  answers: orm
    .select({
      submissionId: submissions.id,
      position: sql<number>`p.value`,
      answer: sql<string | null>`${responses.answer}`,
      isScanned: sql<number>`exists (select 1 from ${scanPages} g where g.submission_id = ${submissions.id}
        and g.state = 'matched')`,
    })
    .from(submissions)
    .innerJoin(sql`json_each(${at('positions')}) p`, sql`true`)
    .leftJoin(responses, sql`${responses.submissionId} = ${submissions.id} and ${responses.position} = p.value`)
    .where(inArray(submissions.id, listed('ids')))
    .prepare(),
}));

/** The questions of a part, in their order. */
export const selectPartQuestions = (sandbox: Sandbox, { examId, subjectId, positions }: PartRow) =>
  queries(sandbox).questions.all({ examId, subjectId, positions: JSON.stringify(positions) });

/** What was written to the questions of a part, nobody named. */
export const selectPartAnswers = (sandbox: Sandbox, { positions }: PartRow, ids: readonly number[]) =>
  queries(sandbox).answers.all({ ids: JSON.stringify(ids), positions: JSON.stringify(positions) });
