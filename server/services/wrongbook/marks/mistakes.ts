import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { assignments, paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { mistakes } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';

/** Points that were lost, without what floating point adds. */
const lost = sql<number>`round(${paperQuestions.score} - ${responses.score}, 4)`;

/** Tests and stage reviews count as exams, all other work as homework: work knows its occasion only by its tag. */
const source = sql<number>`case when ${assignments.tag} in ('quiz', 'stage') then 2 else 1 end`;

const queries = prepared((orm) => ({
  remove: orm
    .delete(mistakes)
    .where(inArray(mistakes.submissionId, listed('ids')))
    .prepare(),
  add: orm
    .insert(mistakes)
    .select(
      orm
        .select({
          studentId: submissions.studentId,
          questionId: paperQuestions.questionId,
          submissionId: submissions.id,
          position: responses.position,
          source: source.as('source'),
          lost: lost.as('lost'),
          createTime: sql<string>`${assignments.publishTime}`.as('create_time'),
        })
        .from(submissions)
        .innerJoin(assignments, and(eq(assignments.id, submissions.assignmentId), ne(assignments.publishTime, '')))
        .innerJoin(responses, eq(responses.submissionId, submissions.id))
        .innerJoin(
          paperQuestions,
          and(eq(paperQuestions.paperId, submissions.paperId), eq(paperQuestions.position, responses.position)),
        )
        .where(
          and(
            inArray(submissions.id, listed('ids')),
            eq(submissions.state, 1),
            isNotNull(responses.score),
            gt(lost, 0),
          ),
        ),
    )
    .prepare(),
}));

/** Brings the mistakes of submissions in step with their scores; there are none unless the work is published. Call it within a write. */
export function writeMistakes(sandbox: Sandbox, submissionIds: readonly number[]): number {
  const ids = JSON.stringify(submissionIds);
  queries(sandbox).remove.run({ ids });
  return queries(sandbox).add.run({ ids }).changes;
}
