import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { responses } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Orm } from '../../../database/sandbox.ts';
import { listedResponses } from './response-ref.ts';

const at = sql.placeholder;

/** What is said to have marked an answer before there was a ledger. */
export const recordMarker = '原有成绩';

/** Adds the scores that no entry of the ledger accounts for. */
const recordStatement = (orm: Orm) =>
  orm
    .insert(marks)
    .select(
      orm
        .select({
          id: sql<number>`null`.as('id'),
          submissionId: responses.submissionId,
          position: responses.position,
          kind: sql<'record'>`'record'`.as('kind'),
          marker: sql<string>`${recordMarker}`.as('marker'),
          userId: sql<null>`null`.as('user_id'),
          score: responses.score,
          parts: responses.parts,
          answer: responses.answer,
          confidence: sql<number>`1`.as('confidence'),
          reason: sql<string>`''`.as('reason'),
          comment: sql<string>`''`.as('comment'),
          detail: sql<string>`''`.as('detail'),
          keyVersion: sql<number>`0`.as('key_version'),
          isSimulated: sql<number>`0`.as('is_simulated'),
          revokes: sql<null>`null`.as('revokes'),
          requestKey: sql<null>`null`.as('request_key'),
          createTime: sql<string>`${at('createTime')}`.as('create_time'),
        })
        .from(responses)
        .where(
          and(
            sql`(${responses.submissionId}, ${responses.position}) in ${listedResponses}`,
            isNull(responses.markId),
            sql`${responses.score} is not null`,
            sql`not exists (select 1 from marks m where m.submission_id = ${responses}.submission_id
              and m.position = ${responses}.position)`,
          ),
        ),
    )
    .prepare();

/** Statements of the ledger. */
export const markQueries = prepared((orm) => ({
  add: orm
    .insert(marks)
    .values({
      submissionId: at('submissionId'),
      position: at('position'),
      kind: at('kind'),
      marker: at('marker'),
      userId: at('userId'),
      score: at('score'),
      parts: at('parts'),
      answer: at('answer'),
      confidence: at('confidence'),
      reason: at('reason'),
      comment: at('comment'),
      detail: at('detail'),
      keyVersion: at('keyVersion'),
      isSimulated: at('isSimulated'),
      revokes: at('revokes'),
      requestKey: at('requestKey'),
      createTime: at('createTime'),
    })
    .prepare(),
  record: recordStatement(orm),
  known: orm
    .select({ requestKey: marks.requestKey })
    .from(marks)
    .where(inArray(marks.requestKey, listed('keys')))
    .prepare(),
  byIds: orm
    .select({ id: marks.id, submissionId: marks.submissionId, position: marks.position })
    .from(marks)
    .where(and(inArray(marks.id, listed('ids')), sql`not exists (select 1 from marks u where u.revokes = ${marks}.id)`))
    .prepare(),
  machineMarks: orm
    .select({ id: marks.id })
    .from(marks)
    .where(and(eq(marks.kind, 'machine'), sql`(${marks.submissionId}, ${marks.position}) in ${listedResponses}`))
    .prepare(),
}));
