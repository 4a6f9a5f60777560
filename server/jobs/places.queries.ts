import { sql } from 'drizzle-orm';
import { jobs } from '../database/document-tables.ts';
import { prepared } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';

const at = sql.placeholder;

/** Waiting jobs in the order in which they are served if each is done in one turn, behind those that run. */
const places = sql`(
  select j.target_id, row_number() over (partition by j.kind order by j.round, j.last, j.user_id) - 1
    + (select count(*) from ${jobs} r where r.kind = j.kind and r.state = 1) ahead
  from (
    select kind, target_id, user_id, row_number() over (partition by kind, user_id order by served, id) round,
      (select max(u.served) from ${jobs} u where u.kind = w.kind and u.user_id = w.user_id) last
    from ${jobs} w where w.state = 0 and w.kind in (select value from json_each(${at('kinds')}))
  ) j
)`;

const queries = prepared((orm) => ({
  ahead: orm
    .select({ targetId: sql<string>`target_id`, ahead: sql<number>`ahead` })
    .from(places)
    .where(sql`target_id in (select value from json_each(${at('targets')}))`)
    .prepare(),
}));

/** How many others have their turn before some targets whose jobs wait; targets that wait for none are left out. */
export function selectAhead(sandbox: Sandbox, kinds: readonly string[], targets: readonly string[]) {
  if (targets.length === 0) return new Map<string, number>();
  const rows = queries(sandbox).ahead.all({ kinds: JSON.stringify(kinds), targets: JSON.stringify(targets) });
  return new Map(rows.map(({ targetId, ahead }) => [targetId, ahead]));
}
