import { and, eq, sql } from 'drizzle-orm';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getSubmission } from '../../../../contracts/wrongbook/marking.ts';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { grouped } from '../../../database/lists.ts';
import { marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';

type ClassMean = NonNullable<DataOf<typeof getSubmission>['answers'][number]['classMean']>;

const at = sql.placeholder;

const ofClass = sql`(${submissions.assignmentId}, ${submissions.classId}) = (select s.assignment_id, s.class_id
  from ${submissions} s where s.id = ${at('id')}) and ${responses.score} is not null`;

const isThisAnswer = and(eq(responses.submissionId, submissions.id), eq(responses.position, paperQuestions.position));

const queries = prepared((orm) => ({
  scores: orm
    .select({
      questionId: paperQuestions.questionId,
      score: sql<number>`avg(${responses.score})`,
      count: sql<number>`count(*)`,
    })
    .from(submissions)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, submissions.paperId))
    .innerJoin(responses, isThisAnswer)
    .where(ofClass)
    .groupBy(paperQuestions.questionId)
    .prepare(),
  dimensions: orm
    .select({
      questionId: paperQuestions.questionId,
      key: sql<ClassMean['dimensions'][number]['key']>`d.value ->> 'key'`,
      score: sql<number>`avg(d.value ->> 'score')`,
      count: sql<number>`count(*)`,
    })
    .from(submissions)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, submissions.paperId))
    .innerJoin(responses, isThisAnswer)
    .innerJoin(marks, eq(marks.id, responses.markId))
    .innerJoin(sql`json_each(iif(${marks.detail} = '', '{}', ${marks.detail}), '$.dimensions') d`, sql`true`)
    .where(ofClass)
    .groupBy(paperQuestions.questionId, sql`d.value ->> 'key'`)
    .prepare(),
}));

/**
 * What the class of a student got on average, by the id of the question; questions that nobody has a score for are missing.
 * Dimensions have a mean only where every scored answer has them: a mean of some students contradicts the one of all.
 */
export function classMeans(sandbox: Sandbox, submissionId: number): Map<string, ClassMean> {
  const dimensions = grouped(queries(sandbox).dimensions.all({ id: submissionId }), ({ questionId }) => questionId);
  return new Map(
    queries(sandbox)
      .scores.all({ id: submissionId })
      .map(({ questionId, score, count: scored }) => [
        questionId,
        {
          score,
          dimensions: (dimensions.get(questionId) ?? [])
            .filter(({ count }) => count === scored)
            .map(({ key, score: mean }) => ({ key, score: mean })),
        },
      ]),
  );
}
