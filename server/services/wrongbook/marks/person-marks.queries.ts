import { and, eq, inArray, sql } from 'drizzle-orm';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { answerKeys, marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { markColumns } from './present-mark.ts';
import { listedResponses } from './response-ref.ts';

const at = sql.placeholder;

/** Statements of the marks of persons. */
export const personMarkQueries = prepared((orm) => ({
  asked: orm
    .select({
      submissionId: submissions.id,
      position: paperQuestions.position,
      full: paperQuestions.score,
      keyVersion: sql<number>`coalesce((select max(k.version) from ${answerKeys} k
        where k.assignment_id = ${submissions.assignmentId} and k.question_id = ${paperQuestions.questionId}), 0)`,
    })
    .from(submissions)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, submissions.paperId))
    .where(
      and(
        inArray(submissions.id, listed('ids')),
        eq(submissions.assignmentId, at('assignmentId')),
        eq(submissions.state, 1),
      ),
    )
    .prepare(),
  effective: orm
    .select({
      submissionId: responses.submissionId,
      position: responses.position,
      score: responses.score,
      parts: responses.parts,
      submitTime: submissions.submitTime,
      mark: markColumns,
    })
    .from(responses)
    .innerJoin(submissions, eq(submissions.id, responses.submissionId))
    .leftJoin(marks, eq(marks.id, responses.markId))
    .where(sql`(${responses.submissionId}, ${responses.position}) in ${listedResponses}`)
    .prepare(),
  entries: orm
    .select({
      id: marks.id,
      submissionId: marks.submissionId,
      position: marks.position,
      kind: marks.kind,
      userId: marks.userId,
      isStanding: sql<number>`${responses.markId} is ${marks.id}`,
      isRevoked: sql<number>`exists (select 1 from marks u where u.revokes = ${marks}.id)`,
    })
    .from(marks)
    .innerJoin(
      submissions,
      and(eq(submissions.id, marks.submissionId), eq(submissions.assignmentId, at('assignmentId'))),
    )
    .leftJoin(responses, and(eq(responses.submissionId, marks.submissionId), eq(responses.position, marks.position)))
    .where(inArray(marks.id, listed('ids')))
    .prepare(),
}));
