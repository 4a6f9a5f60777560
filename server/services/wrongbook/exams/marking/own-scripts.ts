import { desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { DataOf, ParsedOf } from '../../../../../contracts/endpoint.ts';
import type { pageOwnScripts } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import { markingScripts } from '../../../../database/exam-marking-tables.ts';
import { pageable } from '../../../../database/pages.ts';
import type { Orm, Sandbox } from '../../../../database/sandbox.ts';
import { isSettled } from './give.ts';
import { selectPart } from './parts.queries.ts';
import { keptMarks } from './settle.ts';
import { presentScripts } from './shown.ts';

const at = sql.placeholder;

const selectPage = pageable({
  table: markingScripts,
  always: [
    eq(markingScripts.userId, at('userId')),
    eq(markingScripts.partId, at('markingPartId')),
    inArray(markingScripts.state, ['marked', 'flagged']),
    ne(markingScripts.round, 'leader'),
  ],
  filters: {},
  sorts: { markTime: markingScripts.markTime },
  defaultSort: markingScripts.markTime,
  newestFirst: true,
  rows: (orm: Orm, where: SQL, order: SQL[]) =>
    orm
      .select()
      .from(markingScripts)
      .where(where)
      .orderBy(...order, desc(markingScripts.id)),
});

/** One page of what a marker has marked in a part. */
export function ownScripts(
  sandbox: Sandbox,
  userId: string,
  input: ParsedOf<typeof pageOwnScripts>,
): DataOf<typeof pageOwnScripts> {
  const part = selectPart(sandbox, input.markingPartId)!;
  const found = selectPage(sandbox, { ...input, userId });
  const shown = presentScripts(sandbox, part, found.records);
  return {
    ...found,
    records: found.records.map((script, index) => {
      const { leaseTime: _, ...one } = shown[index]!;
      const { score, flag, flagNote, markTime } = script;
      const mayUndo = part.isOpen && !isSettled(sandbox, script);
      return { ...one, score, marks: keptMarks(script.scores), flag, flagNote, markTime, mayUndo };
    }),
  };
}
