import { and, eq, inArray } from 'drizzle-orm';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';

const queries = prepared((orm) => ({
  drawnInto: orm
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.id, listed('ids')), eq(questions.drawInto, 1)))
    .prepare(),
}));

/** Which of these questions students answer by drawing into their pictures. */
export const selectDrawnInto = (sandbox: Sandbox, asked: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(
    queries(sandbox)
      .drawnInto.all({ ids: JSON.stringify(asked.map(({ id }) => id)) })
      .map(({ id }) => id),
  );
