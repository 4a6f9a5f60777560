import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { markingOutcomes, markingScripts } from '../../../../../database/exam-marking-tables.ts';
import { grouped, listed } from '../../../../../database/lists.ts';
import { pageable } from '../../../../../database/pages.ts';
import { prepared } from '../../../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../../../database/sandbox.ts';
import { users } from '../../../../../database/tables.ts';

const at = sql.placeholder;

/** The scripts of the part that a marker has marked. */
const markedBy = sql`select x.submission_id from marking_scripts x where x.user_id = ${at('teacherId')}
  and x.part_id = ${at('markingPartId')} and x.state <> 'waiting' and x.round in ('first', 'second', 'third')`;

/** One page of the scripts of a part by how far they are, those furthest apart first. With a marker the scores are that one's own. */
export const selectCases = pageable({
  table: markingOutcomes,
  always: [eq(markingOutcomes.partId, at('markingPartId'))],
  filters: {
    state: eq(markingOutcomes.state, at('state')),
    isApart: sql`${markingOutcomes.difference} > 0`,
    teacherId: sql`${markingOutcomes.submissionId} in (${markedBy})`,
    from: sql`${markingOutcomes.score} >= ${at('from')}`,
    to: sql`${markingOutcomes.score} <= ${at('to')}`,
    ownFrom: sql`${markingOutcomes.submissionId} in (${markedBy} and x.score >= ${at('ownFrom')})`,
    ownTo: sql`${markingOutcomes.submissionId} in (${markedBy} and x.score <= ${at('ownTo')})`,
  },
  sorts: { difference: markingOutcomes.difference },
  defaultSort: markingOutcomes.difference,
  newestFirst: true,
  rows: (orm: Orm, where: SQL, order: SQL[]) =>
    orm
      .select({ submissionId: markingOutcomes.submissionId, roundId: sql<number | null>`null` })
      .from(markingOutcomes)
      .where(where)
      .orderBy(...order),
});

/** One page of the scripts of a part that were marked in a round beside those that decide, the latest first. */
export const selectRoundCases = pageable({
  table: markingScripts,
  always: [
    eq(markingScripts.partId, at('markingPartId')),
    eq(markingScripts.round, at('round')),
    eq(markingScripts.state, 'marked'),
  ],
  filters: {
    teacherId: sql`iif(${markingScripts.round} = 'check', ${markingScripts.submissionId} in (${markedBy}), ${markingScripts.userId} = ${at('teacherId')})`,
    from: sql`${markingScripts.score} >= ${at('from')}`,
    to: sql`${markingScripts.score} <= ${at('to')}`,
  },
  sorts: {},
  defaultSort: markingScripts.markTime,
  newestFirst: true,
  rows: (orm: Orm, where: SQL, order: SQL[]) =>
    orm
      .select({ submissionId: markingScripts.submissionId, roundId: sql<number | null>`${markingScripts.id}` })
      .from(markingScripts)
      .where(where)
      .orderBy(...order),
});

const queries = prepared((orm) => ({
  rounds: orm
    .select({ script: markingScripts, markerName: sql<string>`coalesce(${users.name}, '机器')` })
    .from(markingScripts)
    .leftJoin(users, eq(users.id, markingScripts.userId))
    .where(and(inArray(markingScripts.submissionId, listed('submissionIds')), eq(markingScripts.partId, at('partId'))))
    .orderBy(asc(markingScripts.id))
    .prepare(),
  outcomes: orm
    .select()
    .from(markingOutcomes)
    .where(
      and(eq(markingOutcomes.partId, at('partId')), inArray(markingOutcomes.submissionId, listed('submissionIds'))),
    )
    .orderBy(desc(markingOutcomes.difference))
    .prepare(),
}));

/** All rounds of scripts with who has them, by submission. */
export const selectAllRounds = (sandbox: Sandbox, partId: string, submissionIds: readonly number[]) =>
  grouped(
    queries(sandbox).rounds.all({ partId, submissionIds: JSON.stringify(submissionIds) }),
    ({ script }) => script.submissionId,
  );

/** How far scripts are, by submission. */
export const selectCaseOutcomes = (sandbox: Sandbox, partId: string, submissionIds: readonly number[]) =>
  new Map(
    queries(sandbox)
      .outcomes.all({ partId, submissionIds: JSON.stringify(submissionIds) })
      .map((outcome) => [outcome.submissionId, outcome]),
  );
