import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { submissions } from '../../../../database/assignment-tables.ts';
import { markingOutcomes, markingScripts } from '../../../../database/exam-marking-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../../database/sandbox.ts';
import { distance, roundFrom, scattered } from '../../../../database/scattered.ts';
import type { Wanted } from './scripts.queries.ts';

const at = sql.placeholder;

/** That a place of a script is nobody's: not given out, given back, or kept for longer than it may be. */
const isFree = (alias: 'a' | 'b') => {
  const one = sql.raw(alias);
  return sql`(${one}.id is null or ${one}.state = 'waiting' and (${one}.user_id is null or ${one}.lease_time < ${at('now')}))`;
};

const isOfClasses = sql`(${at('classIds')} is null or ${submissions.classId} in (select value from json_each(${at('classIds')})))`;

/** What somebody may mark of scripts that have been given out before. */
const selectBegun = (orm: Orm, table: typeof markingOutcomes | typeof markingScripts, where: SQL) =>
  orm
    .select({
      submissionId: table.submissionId,
      round: sql<'first' | 'second'>`iif(${isFree('a')}, 'first', 'second')`,
    })
    .from(table)
    .leftJoin(
      sql`marking_scripts a`,
      sql`a.part_id = ${at('partId')} and a.submission_id = ${table.submissionId} and a.round = 'first'`,
    )
    .leftJoin(
      sql`marking_scripts b`,
      sql`b.part_id = ${at('partId')} and b.submission_id = ${table.submissionId} and b.round = 'second'`,
    )
    .where(
      and(
        eq(table.partId, at('partId')),
        where,
        sql`coalesce(a.user_id, '') <> ${at('userId')} and coalesce(b.user_id, '') <> ${at('userId')}`,
        sql`(${isFree('a')} or ${at('isDouble')} = 1 and ${isFree('b')})`,
        sql`(${at('others')} = '[]' or not exists (select 1 from json_each(${at('others')}) o
          where o.value <> coalesce(a.user_id, '') and o.value <> coalesce(b.user_id, '')))`,
        sql`exists (select 1 from ${submissions} where ${submissions.id} = ${table.submissionId}
          and ${submissions.state} = 1 and ${isOfClasses})`,
      ),
    );

const isWithin = (id: SQL<number>) => sql`${id} between ${at('from')} and ${at('to')}`;

const outcomePlace = scattered(markingOutcomes.submissionId);
const sheetPlace = scattered(submissions.id);

const queries = prepared((orm) => ({
  /** Of two marks there is one. */
  half: selectBegun(orm, markingOutcomes, sql`${markingOutcomes.state} = 'open' and ${isWithin(outcomePlace)}`)
    .orderBy(outcomePlace)
    .limit(at('count'))
    .prepare(),
  /** Somebody has or had them in hand: no more than markers take at a time. */
  inHand: selectBegun(
    orm,
    markingScripts,
    and(
      eq(markingScripts.state, 'waiting'),
      inArray(markingScripts.round, ['first', 'second']),
      sql`not exists (select 1 from ${markingOutcomes} where ${markingOutcomes.partId} = ${at('partId')}
        and ${markingOutcomes.submissionId} = ${markingScripts.submissionId} and ${markingOutcomes.state} <> 'open')`,
    )!,
  ).prepare(),
  untouched: orm
    .select({ submissionId: submissions.id, round: sql<'first' | 'second'>`'first'` })
    .from(submissions)
    .where(
      and(
        eq(submissions.assignmentId, at('assignmentId')),
        eq(submissions.state, 1),
        isWithin(sheetPlace),
        isOfClasses,
        sql`not exists (select 1 from marking_scripts x where x.submission_id = ${submissions.id}
          and x.part_id = ${at('partId')} and x.round <> 'sample')`,
        sql`not exists (select 1 from ${markingOutcomes} where ${markingOutcomes.partId} = ${at('partId')}
          and ${markingOutcomes.submissionId} = ${submissions.id})`,
      ),
    )
    .orderBy(sheetPlace)
    .limit(at('count'))
    .prepare(),
}));

/**
 * Scripts that want a first or second mark. Of `others`, who may mark more, all have had them. Those that somebody has begun come
 * first, so that pairs are complete early, in an order that is each marker's own, so that pairs of markers mix.
 */
export function selectOpen(
  sandbox: Sandbox,
  wanted: Wanted & {
    assignmentId: string;
    isDouble: boolean;
    classIds: readonly string[] | null;
    others: readonly string[];
  },
) {
  const { userId, count, others } = wanted;
  // No more than two have a script.
  if (count === 0 || others.length > 2) return [];
  const { half, inHand, untouched } = queries(sandbox);
  const values = {
    ...wanted,
    isDouble: Number(wanted.isDouble),
    classIds: wanted.classIds && JSON.stringify(wanted.classIds),
    others: JSON.stringify(others),
  };
  const begun = [
    ...roundFrom(userId, count, (within) => half.all({ ...values, ...within })),
    ...inHand.all(values),
  ].sort((a, b) => distance(userId, a.submissionId) - distance(userId, b.submissionId));
  const found = new Map(begun.map(({ submissionId, round }) => [submissionId, round]));
  const open = [...found].slice(0, count).map(([submissionId, round]) => ({ submissionId, round }));
  if (others.length > 0) return open;
  return [...open, ...roundFrom(userId, count - open.length, (within) => untouched.all({ ...values, ...within }))];
}
