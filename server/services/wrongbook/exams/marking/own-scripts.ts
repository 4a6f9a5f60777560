import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { DataOf, ParsedOf } from '../../../../../contracts/endpoint.ts';
import { getScriptPicture, type pageOwnScripts } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import { markingScripts } from '../../../../database/exam-marking-tables.ts';
import { pageable } from '../../../../database/pages.ts';
import type { Orm, Sandbox } from '../../../../database/sandbox.ts';
import type { FileAnswer } from '../../../../http/answers.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Context } from '../../../../http/route.ts';
import { drawAnswer } from '../../marks/drawn-answers.ts';
import { selectPicture } from '../../marks/responses.queries.ts';
import { presentScripts } from './desk.ts';
import { isSettled } from './give.ts';
import { selectPart } from './parts.queries.ts';
import { selectScript } from './scripts.queries.ts';
import { keptMarks } from './settle.ts';

const at = sql.placeholder;

const selectPage = pageable({
  table: markingScripts,
  always: [
    eq(markingScripts.userId, at('userId')),
    eq(markingScripts.partId, at('markingPartId')),
    inArray(markingScripts.state, ['marked', 'flagged']),
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

/** One picture of an answer of a script, which its browser may keep for good. */
export async function scriptPicture({ sandbox, user, input }: Context<typeof getScriptPicture>): Promise<FileAnswer> {
  const { submissionId: id, partId } = selectScript(sandbox, input.markingScriptId)!;
  const isOfPart = selectPart(sandbox, partId)!.positions.includes(input.position);
  const picture = { ...input, submissionId: String(id) };
  const bytes = isOfPart
    ? (selectPicture(sandbox, picture) ?? (await drawAnswer(sandbox, user.id, picture)))
    : undefined;
  if (!bytes) throw refusal(getScriptPicture, 'replaced');
  return { bytes, fileName: `作答_${input.position}.jpg`, isKept: true };
}
