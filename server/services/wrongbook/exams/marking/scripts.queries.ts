import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MarkingRound } from '../../../../../contracts/constants/exam-marking.ts';
import { submissions } from '../../../../database/assignment-tables.ts';
import { markingOutcomes, markingScripts } from '../../../../database/exam-marking-tables.ts';
import { listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { users } from '../../../../database/tables.ts';
import type { DecidingRound } from '../../../../engines/exams/arbiter.ts';

const at = sql.placeholder;

const ofScript = and(eq(markingScripts.partId, at('partId')), eq(markingScripts.submissionId, at('submissionId')));
const ofMarker = and(eq(markingScripts.partId, at('partId')), eq(markingScripts.userId, at('userId')));

/** That a place of a script is nobody's: not given out, given back, or kept for longer than it may be. */
const isFree = (alias: 'a' | 'b') => {
  const one = sql.raw(alias);
  return sql`(${one}.id is null or ${one}.state = 'waiting' and (${one}.user_id is null or ${one}.lease_time < ${at('now')}))`;
};

/** In an order that is each marker's own, so that pairs of markers mix. */
const ownOrder = sql`(${submissions.id} * 48271 + ${at('salt')}) % 65521`;

const queries = prepared((orm) => ({
  byId: orm
    .select()
    .from(markingScripts)
    .where(eq(markingScripts.id, at('id')))
    .prepare(),
  rounds: orm
    .select({ script: markingScripts, markerName: sql<string>`coalesce(${users.name}, '机器')` })
    .from(markingScripts)
    .leftJoin(users, eq(users.id, markingScripts.userId))
    .where(and(ofScript, inArray(markingScripts.round, ['first', 'second', 'third', 'leader'])))
    .prepare(),
  held: orm
    .select()
    .from(markingScripts)
    .where(and(ofMarker, eq(markingScripts.state, 'waiting')))
    .orderBy(asc(markingScripts.id))
    .prepare(),
  counts: orm
    .select({
      round: markingScripts.round,
      isMarked: sql<number>`${markingScripts.state} <> 'waiting'`.mapWith(Boolean),
      count: sql<number>`count(*)`,
    })
    .from(markingScripts)
    .where(ofMarker)
    .groupBy(markingScripts.round, sql`2`)
    .prepare(),
  open: orm
    .select({
      submissionId: submissions.id,
      round: sql<'first' | 'second'>`iif(${isFree('a')}, 'first', 'second')`,
    })
    .from(submissions)
    .leftJoin(
      sql`marking_scripts a`,
      sql`a.part_id = ${at('partId')} and a.submission_id = ${submissions.id} and a.round = 'first'`,
    )
    .leftJoin(
      sql`marking_scripts b`,
      sql`b.part_id = ${at('partId')} and b.submission_id = ${submissions.id} and b.round = 'second'`,
    )
    .leftJoin(
      markingOutcomes,
      and(eq(markingOutcomes.partId, at('partId')), eq(markingOutcomes.submissionId, submissions.id)),
    )
    .where(
      and(
        eq(submissions.assignmentId, at('assignmentId')),
        eq(submissions.state, 1),
        sql`coalesce(${markingOutcomes.state}, 'open') = 'open'`,
        sql`(${isFree('a')} or ${at('isDouble')} = 1 and ${isFree('b')})`,
        sql`coalesce(a.user_id, '') <> ${at('userId')} and coalesce(b.user_id, '') <> ${at('userId')}`,
        sql`(${at('classIds')} is null or ${submissions.classId} in (select value from json_each(${at('classIds')})))`,
        sql`not exists (select 1 from json_each(${at('others')}) o
          where o.value <> coalesce(a.user_id, '') and o.value <> coalesce(b.user_id, ''))`,
      ),
    )
    // Those that somebody has begun come first, so that pairs are complete early.
    .orderBy(sql`a.user_id is null`, ownOrder)
    .limit(at('count'))
    .prepare(),
  thirds: orm
    .select({ submissionId: markingOutcomes.submissionId })
    .from(markingOutcomes)
    .where(
      and(
        eq(markingOutcomes.partId, at('partId')),
        eq(markingOutcomes.state, 'third'),
        sql`not exists (select 1 from marking_scripts x where x.part_id = ${at('partId')}
          and x.submission_id = ${markingOutcomes.submissionId} and x.round in ('first', 'second', 'third')
          and (x.user_id = ${at('userId')} or x.round = 'third' and x.user_id is not null and x.lease_time >= ${at('now')}))`,
      ),
    )
    .orderBy(asc(markingOutcomes.submissionId))
    .limit(at('count'))
    .prepare(),
  again: orm
    .select({ submissionId: markingScripts.submissionId })
    .from(markingScripts)
    .where(
      and(
        ofMarker,
        eq(markingScripts.state, 'marked'),
        inArray(markingScripts.round, ['first', 'second']),
        sql`not exists (select 1 from marking_scripts g where g.part_id = ${at('partId')}
          and g.submission_id = ${markingScripts}.submission_id and g.user_id = ${at('userId')} and g.round = 'again')`,
      ),
    )
    .orderBy(asc(markingScripts.markTime), asc(markingScripts.id))
    .limit(1)
    .prepare(),
  place: orm
    .insert(markingScripts)
    .values({
      partId: at('partId'),
      submissionId: at('submissionId'),
      round: at('round'),
      userId: at('userId'),
      leaseTime: at('leaseTime'),
    })
    .onConflictDoUpdate({
      target: [markingScripts.partId, markingScripts.submissionId, markingScripts.round],
      targetWhere: sql`round in ('first', 'second', 'third', 'leader')`,
      set: { userId: sql`excluded.user_id`, leaseTime: sql`excluded.lease_time` },
      setWhere: sql`${markingScripts.state} = 'waiting'`,
    })
    .prepare(),
  write: orm
    .update(markingScripts)
    .set({
      state: at('state') as never,
      scores: sql`${at('scores')}`,
      score: sql`${at('score')}`,
      flag: sql`${at('flag')}`,
      flagNote: sql`${at('flagNote')}`,
      leaseTime: sql`${at('leaseTime')}`,
      markTime: sql`${at('markTime')}`,
    })
    .where(eq(markingScripts.id, at('id')))
    .prepare(),
  drop: orm
    .delete(markingScripts)
    .where(
      and(
        ofScript,
        inArray(markingScripts.round, listed('rounds')),
        sql`(${markingScripts.state} = 'waiting' or ${markingScripts.round} = 'leader')`,
      ),
    )
    .prepare(),
}));

/** A script in one round. */
export type ScriptRow = typeof markingScripts.$inferSelect;

/** Where a script belongs. */
export interface ScriptRef {
  partId: string;
  submissionId: number;
}

export const selectScript = (sandbox: Sandbox, id: string) => queries(sandbox).byId.get({ id });

/** The rounds of a script that decide, with who marked. */
export const selectRounds = (sandbox: Sandbox, { partId, submissionId }: ScriptRef) =>
  queries(sandbox).rounds.all({ partId, submissionId });

/** What a marker has in hand. */
export const selectHeld = (sandbox: Sandbox, partId: string, userId: string) =>
  queries(sandbox).held.all({ partId, userId });

/** How much a marker has marked and has in hand, by round. */
export const selectOwnCounts = (sandbox: Sandbox, partId: string, userId: string) =>
  queries(sandbox).counts.all({ partId, userId });

/** What is looked for among the scripts that are nobody's. */
interface Wanted {
  partId: string;
  userId: string;
  now: string;
  count: number;
}

/** Scripts that want a first or second mark. Of `others`, who may mark more, all have had them. */
export const selectOpen = (
  sandbox: Sandbox,
  wanted: Wanted & {
    assignmentId: string;
    isDouble: boolean;
    classIds: readonly string[] | null;
    others: readonly string[];
  },
) =>
  queries(sandbox).open.all({
    ...wanted,
    isDouble: Number(wanted.isDouble),
    classIds: wanted.classIds && JSON.stringify(wanted.classIds),
    others: JSON.stringify(wanted.others),
    salt: Number(BigInt(wanted.userId) % 65_521n),
  });

/** Scripts whose two marks lie apart, which the marker has not marked. */
export const selectThirds = (sandbox: Sandbox, wanted: Wanted) => queries(sandbox).thirds.all({ ...wanted });

/** An own script of longest ago that has not come back. */
export const selectAgain = (sandbox: Sandbox, partId: string, userId: string) =>
  queries(sandbox).again.get({ partId, userId });

/** Gives a place of a script to a marker. */
export const placeScript = (
  sandbox: Sandbox,
  script: ScriptRef & { round: MarkingRound; userId: string | null; leaseTime: string },
): void => void queries(sandbox).place.run({ ...script });

/** Writes what a marker says of a script. */
export const writeScript = (
  sandbox: Sandbox,
  script: Pick<ScriptRow, 'id' | 'state' | 'scores' | 'score' | 'flag' | 'flagNote' | 'leaseTime' | 'markTime'>,
): void => void queries(sandbox).write.run({ ...script });

/** Drops rounds of a script: of markers those alone in which nothing has been said. */
export const dropRounds = (
  sandbox: Sandbox,
  { partId, submissionId }: ScriptRef,
  rounds: readonly DecidingRound[],
): void => void queries(sandbox).drop.run({ partId, submissionId, rounds: JSON.stringify(rounds) });
