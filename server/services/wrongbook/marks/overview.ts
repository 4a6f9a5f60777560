import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getMarkingOverview } from '../../../../contracts/wrongbook/marking.ts';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { Marker } from '../../../engines/marking/marker.ts';
import { offlineMarker } from '../../../engines/marking/offline.ts';
import { isDoubtful } from './doubt.ts';
import { selectLatestRun } from './runs.queries.ts';
import { selectWorkQuestions, type Work } from './work.queries.ts';

const queries = prepared((orm) => ({
  progress: orm
    .select({
      questionId: paperQuestions.questionId,
      answerCount: sql<number>`count(*)`,
      markedCount: sql<number>`count(${responses.score})`,
      reviewedCount: sql<number>`count(case when ${marks.kind} = 'person' then 1 end)`,
      doubtfulCount: sql<number>`count(case when ${isDoubtful} then 1 end)`,
      sureCount: sql<number>`count(case when ${responses.score} is not null and ${marks.kind} is not 'person'
        and not coalesce(${isDoubtful}, 0) then 1 end)`,
      meanRate: sql<number | null>`avg(${responses.score} / ${paperQuestions.score})`,
    })
    .from(submissions)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, submissions.paperId))
    .leftJoin(
      responses,
      and(eq(responses.submissionId, submissions.id), eq(responses.position, paperQuestions.position)),
    )
    .leftJoin(marks, eq(marks.id, responses.markId))
    .where(
      and(
        eq(submissions.assignmentId, sql.placeholder('assignmentId')),
        eq(submissions.state, 1),
        sql`(${sql.placeholder('classIds')} is null or ${inArray(submissions.classId, listed('classIds'))})`,
      ),
    )
    .groupBy(paperQuestions.questionId)
    .prepare(),
}));

const nothingYet = { answerCount: 0, markedCount: 0, reviewedCount: 0, doubtfulCount: 0, sureCount: 0, meanRate: null };

/** How far the marking of each question is in some classes or all. */
export function questionsOf(
  sandbox: Sandbox,
  work: Work,
  classIds: readonly string[] | undefined,
): DataOf<typeof getMarkingOverview>['questions'] {
  const progress = new Map(
    queries(sandbox)
      .progress.all({ assignmentId: work.id, classIds: classIds ? JSON.stringify(classIds) : null })
      .map(({ questionId, ...counts }) => [questionId, counts]),
  );
  return selectWorkQuestions(sandbox, work).map(({ questionId, number, questionType, score, stem, group }) => ({
    questionId,
    number,
    questionType,
    full: score,
    stem,
    group,
    ...(progress.get(questionId) ?? nothingYet),
  }));
}

/** How far the marking of work is in some classes or all, question by question, with the last run of a machine. */
export const overview = (
  sandbox: Sandbox,
  work: Work,
  marker: Marker,
  classIds: readonly string[] | undefined,
): DataOf<typeof getMarkingOverview> => ({
  questions: questionsOf(sandbox, work, classIds),
  marker: { name: marker.name, isModel: marker.name !== offlineMarker.name },
  run: selectLatestRun(sandbox, work.id),
});
