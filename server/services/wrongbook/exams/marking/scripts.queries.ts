import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MarkingRound } from '../../../../../contracts/constants/exam-marking.ts';
import { markingOutcomes, markingScripts } from '../../../../database/exam-marking-tables.ts';
import { listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { users } from '../../../../database/tables.ts';
import type { DecidingRound } from '../../../../engines/exams/arbiter.ts';

const at = sql.placeholder;

const ofScript = and(eq(markingScripts.partId, at('partId')), eq(markingScripts.submissionId, at('submissionId')));
const ofMarker = and(eq(markingScripts.partId, at('partId')), eq(markingScripts.userId, at('userId')));

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
    .select({ round: markingScripts.round, count: sql<number>`count(*)` })
    .from(markingScripts)
    .where(and(ofMarker, eq(markingScripts.state, 'waiting')))
    .groupBy(markingScripts.round)
    .prepare(),
  againCount: orm
    .select({ count: sql<number>`count(*)` })
    .from(markingScripts)
    .where(
      and(ofMarker, inArray(markingScripts.state, ['waiting', 'marked', 'flagged']), eq(markingScripts.round, 'again')),
    )
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
    // The plus keeps SQLite to the few thirds: it would go through all sheets of the part to save sorting these.
    .orderBy(sql`+${markingOutcomes.submissionId}`)
    .limit(at('count'))
    .prepare(),
  again: orm
    .select({ submissionId: markingScripts.submissionId, id: markingScripts.id, markTime: markingScripts.markTime })
    .from(markingScripts)
    .where(
      and(
        ofMarker,
        eq(markingScripts.state, 'marked'),
        eq(markingScripts.round, at('round')),
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

/** How much a marker has in hand, by round. */
export const countHeld = (sandbox: Sandbox, partId: string, userId: string) =>
  new Map(
    queries(sandbox)
      .counts.all({ partId, userId })
      .map(({ round, count }) => [round, count]),
  );

/** How many own scripts have come back to a marker. */
export const countAgain = (sandbox: Sandbox, partId: string, userId: string): number =>
  queries(sandbox).againCount.get({ partId, userId })!.count;

/** What is looked for among the scripts that are nobody's. */
export interface Wanted {
  partId: string;
  userId: string;
  now: string;
  count: number;
}

/** Scripts whose two marks lie apart, which the marker has not marked. */
export const selectThirds = (sandbox: Sandbox, wanted: Wanted) => queries(sandbox).thirds.all({ ...wanted });

/** An own script of longest ago that has not come back. */
export function selectAgain(sandbox: Sandbox, partId: string, userId: string): number | undefined {
  // Round by round, as the index has them in the order of their times.
  const oldest = (['first', 'second'] as const).flatMap(
    (round) => queries(sandbox).again.get({ partId, userId, round }) ?? [],
  );
  return oldest.sort((a, b) => (a.markTime === b.markTime ? a.id - b.id : a.markTime < b.markTime ? -1 : 1))[0]
    ?.submissionId;
}

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
