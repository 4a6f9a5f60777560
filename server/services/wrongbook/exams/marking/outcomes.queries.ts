import { and, desc, eq, sql } from 'drizzle-orm';
import { markingOutcomes } from '../../../../database/exam-marking-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { ScriptRef } from './scripts.queries.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  outcome: orm
    .select()
    .from(markingOutcomes)
    .where(and(eq(markingOutcomes.partId, at('partId')), eq(markingOutcomes.submissionId, at('submissionId'))))
    .prepare(),
  putOutcome: orm
    .insert(markingOutcomes)
    .values({
      partId: at('partId'),
      submissionId: at('submissionId'),
      state: at('state'),
      marks: at('marks'),
      difference: at('difference'),
      score: at('score'),
    })
    .onConflictDoUpdate({
      target: [markingOutcomes.partId, markingOutcomes.submissionId],
      set: {
        state: sql`excluded.state`,
        marks: sql`excluded.marks`,
        difference: sql`excluded.difference`,
        score: sql`excluded.score`,
      },
    })
    .prepare(),
  written: orm
    .select({ id: sql<number>`m.id` })
    .from(sql`marks m`)
    .where(
      sql`m.submission_id = ${at('submissionId')} and m.kind = 'person' and m.request_key like ${at('keys')}
        and not exists (select 1 from marks u where u.revokes = m.id)`,
    )
    .orderBy(desc(sql`m.id`))
    .prepare(),
}));

/** How far a script is; undefined before its first mark. */
export const selectOutcome = (sandbox: Sandbox, { partId, submissionId }: ScriptRef) =>
  queries(sandbox).outcome.get({ partId, submissionId });

export const putOutcome = (sandbox: Sandbox, outcome: typeof markingOutcomes.$inferInsert): void =>
  void queries(sandbox).putOutcome.run({ ...outcome });

/** The entries of the ledger that a part has written for a script and that have not been taken back. */
export const selectWritten = (sandbox: Sandbox, { partId, submissionId }: ScriptRef): number[] =>
  queries(sandbox)
    .written.all({ submissionId, keys: `%/part${partId}-%` })
    .map(({ id }) => id);
