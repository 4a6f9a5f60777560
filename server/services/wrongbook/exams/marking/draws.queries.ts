import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { submissions } from '../../../../database/assignment-tables.ts';
import { markingScripts } from '../../../../database/exam-marking-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { roundFrom, scattered } from '../../../../database/scattered.ts';
import type { PartRow } from './parts.queries.ts';

const at = sql.placeholder;

/** All rounds of a part by state, as the index has them. */
const states = ['waiting', 'marked', 'flagged'] as const;
const samplesOfPart = and(
  eq(markingScripts.partId, at('partId')),
  inArray(markingScripts.state, states),
  eq(markingScripts.round, 'sample'),
);

const markedBy = and(
  eq(markingScripts.partId, at('partId')),
  eq(markingScripts.userId, at('userId')),
  eq(markingScripts.state, 'marked'),
  inArray(markingScripts.round, ['first', 'second']),
);

/** That a sheet has a script of the part of this kind. */
const has = (submissionId: unknown, which: string) => sql`exists (select 1 from marking_scripts x
  where x.submission_id = ${submissionId} and x.part_id = ${at('partId')} and ${sql.raw(which)})`;

const queries = prepared((orm) => ({
  samples: orm
    .select({
      submissionId: markingScripts.submissionId,
      own: sql<
        'waiting' | 'marked' | 'flagged' | null
      >`max(case when ${markingScripts.userId} = ${at('userId')} then ${markingScripts.state} end)`,
    })
    .from(markingScripts)
    .where(samplesOfPart)
    .groupBy(markingScripts.submissionId)
    .orderBy(sql`min(${markingScripts.id})`)
    .prepare(),
  sampleScripts: orm.select().from(markingScripts).where(samplesOfPart).orderBy(asc(markingScripts.id)).prepare(),
  sampleable: orm
    .select({ submissionId: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.assignmentId, at('assignmentId')),
        eq(submissions.state, 1),
        sql`${scattered(submissions.id)} between ${at('from')} and ${at('to')}`,
        sql`not ${has(submissions.id, "x.round = 'sample'")}`,
        sql`${has(submissions.id, "x.round <> 'sample'")} = ${at('isSeen')}`,
      ),
    )
    .orderBy(scattered(submissions.id))
    .limit(at('count'))
    .prepare(),
  marked: orm
    .select({
      marked: sql<number>`count(*)`,
      checked: sql<number>`total(${has(markingScripts.submissionId, "x.round = 'check'")})`,
    })
    .from(markingScripts)
    .where(markedBy)
    .prepare(),
  checkable: orm
    .select({ submissionId: markingScripts.submissionId })
    .from(markingScripts)
    .where(and(markedBy, sql`not ${has(markingScripts.submissionId, "x.round = 'check'")}`))
    // Such as whoever checks has not marked.
    .orderBy(
      sql`exists (select 1 from marking_scripts y where y.submission_id = ${markingScripts.submissionId}
        and y.part_id = ${at('partId')} and y.user_id = ${at('leaderId')})`,
      sql`(${scattered(markingScripts.submissionId)} + ${at('salt')}) % 65521`,
    )
    .limit(at('count'))
    .prepare(),
}));

const saltOf = (id: string): number => Number(BigInt(id) % 65_521n);

/** The samples of a part in the order in which they were drawn, and how far somebody is with each; null without a script. */
export const selectSamples = (sandbox: Sandbox, partId: string, userId: string) =>
  queries(sandbox).samples.all({ partId, userId });

/** What everybody says of the samples of a part. */
export const selectSampleScripts = (sandbox: Sandbox, partId: string) => queries(sandbox).sampleScripts.all({ partId });

/** Sheets that are no samples, scattered over all classes, before others such as nobody has seen. */
export function selectSampleable(sandbox: Sandbox, { id: partId, assignmentId }: PartRow, count: number) {
  const select = (isSeen: number, most: number) =>
    roundFrom(partId, most, (within) => queries(sandbox).sampleable.all({ partId, assignmentId, isSeen, ...within }));
  const unseen = select(0, count);
  return [...unseen, ...select(1, count - unseen.length)];
}

/** How many scripts somebody has marked, and how many of these have been drawn for checking. */
export const countChecked = (sandbox: Sandbox, { id: partId }: PartRow, userId: string) =>
  queries(sandbox).marked.get({ partId, userId })!;

/** What somebody has marked and has not been drawn. */
export const selectCheckable = (sandbox: Sandbox, { id: partId, leaderId }: PartRow, userId: string, count: number) =>
  queries(sandbox).checkable.all({ partId, userId, leaderId, count, salt: saltOf(userId) });
