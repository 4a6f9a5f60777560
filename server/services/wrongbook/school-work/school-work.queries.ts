import { and, eq, inArray, sql } from 'drizzle-orm';
import { assignments, submissions } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { pageable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { assignmentList, completeAssignments } from '../assignments/assignments.queries.ts';
import { papersOf } from '../assignments/progress.queries.ts';
import { exact } from '../reports/exact.ts';

const at = sql.placeholder;

// The school is always named: with it, or with the teacher or the class, an index finds the rows.
const selectPage = pageable({
  ...assignmentList,
  always: [...assignmentList.always, eq(assignments.schoolId, at('schoolId'))],
  filters: {
    ...assignmentList.filters,
    gradeId: eq(assignments.gradeId, at('gradeId')),
    subjectId: eq(assignments.subjectId, at('subjectId')),
  },
});

const queries = prepared((orm) => ({
  meanRates: orm
    .select({
      assignmentId: submissions.assignmentId,
      meanRate: sql<number>`avg(${submissions.score} / p.total)`,
    })
    .from(submissions)
    .innerJoin(sql`${papersOf} p`, sql`p.paper_id = ${submissions.paperId}`)
    .where(
      and(
        inArray(submissions.assignmentId, listed('ids')),
        eq(submissions.state, 1),
        sql`${submissions.markedCount} >= p.n`,
      ),
    )
    .groupBy(submissions.assignmentId)
    .prepare(),
}));

/** One page of a school's work, each with the mean score rate of the sheets that are marked throughout. */
export function selectSchoolWorkPage(sandbox: Sandbox, userId: string, request: Parameters<typeof selectPage>[1]) {
  const found = selectPage(sandbox, request);
  const ids = JSON.stringify(found.records.map(({ id }) => id));
  const rates = new Map(
    queries(sandbox)
      .meanRates.all({ ids })
      .map(({ assignmentId, meanRate }) => [assignmentId, meanRate]),
  );
  const records = completeAssignments(sandbox, userId, found.records);
  return { ...found, records: records.map((one) => ({ ...one, meanRate: exact(rates.get(one.id) ?? null) })) };
}
