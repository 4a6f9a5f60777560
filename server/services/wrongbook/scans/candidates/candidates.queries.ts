import { settledStates } from '../../../../../contracts/wrongbook/scan-shapes.ts';
import { and, desc, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { answerSheets, submissions } from '../../../../database/assignment-tables.ts';
import { listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { scanPages, scans } from '../../../../database/scan-tables.ts';

const at = sql.placeholder;

/** More forms than a pile is likely to hold. */
const mostForms = 6;

const queries = prepared((orm) => ({
  waiting: orm
    .select({ documentId: scanPages.documentId, pageNo: scanPages.pageNo })
    .from(scanPages)
    .where(and(inArray(scanPages.documentId, listed('ids')), notInArray(scanPages.state, [...settledStates])))
    .prepare(),
  readings: orm
    .select({
      id: sql<string>`cast(${scanPages.id} as text)`,
      studentNo: sql<
        string | null
      >`case when ${scanPages.reading} <> '' then ${scanPages.reading} ->> '$.studentNo' end`,
      page: sql<number | null>`case when ${scanPages.reading} <> '' then ${scanPages.reading} ->> '$.page' end`,
    })
    .from(scanPages)
    .where(inArray(scanPages.id, listed('ids')))
    .prepare(),
  near: orm
    .select({
      id: sql<string>`cast(${scanPages.id} as text)`,
      assignmentId: sql<string>`coalesce((select s.assignment_id from scan_pages n
        join ${submissions} s on s.id = n.submission_id
        where n.document_id = ${scanPages.documentId} and n.state = 'matched'
        order by abs(n.page_no - ${scanPages.pageNo}), n.page_no limit 1), '')`,
    })
    .from(scanPages)
    .where(inArray(scanPages.id, listed('ids')))
    .prepare(),
  forms: orm
    .select({ id: answerSheets.id })
    .from(answerSheets)
    .where(
      and(
        ne(answerSheets.layout, ''),
        sql`(${answerSheets.assignmentId} = (select s.assignment_id from ${scans} s where s.document_id = ${at('id')})
          or ${answerSheets.id} in (select n.sheet_id from ${scanPages} n
            where n.document_id = ${at('id')} and n.state = 'matched'))`,
      ),
    )
    .orderBy(desc(answerSheets.id))
    .limit(mostForms)
    .prepare(),
}));

/** Where in some scans pages wait for a person. */
export const selectWaiting = (sandbox: Sandbox, documentIds: readonly string[]) =>
  queries(sandbox).waiting.all({ ids: JSON.stringify(documentIds) });

/** What was read on some pages of whose they are: the student number, and which page of the form. */
export const selectReadings = (sandbox: Sandbox, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .readings.all({ ids: JSON.stringify(ids) })
      .map((reading) => [reading.id, reading]),
  );

/** The work of the page nearest to each of some pages; "" where no page of its scan is a student's. */
export const selectWorkNear = (sandbox: Sandbox, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .near.all({ ids: JSON.stringify(ids) })
      .map(({ id, assignmentId }) => [id, assignmentId]),
  );

/** The forms that a page of a scan may be of: those of its work, and those that its other pages are of. */
export const selectLikelyForms = (sandbox: Sandbox, documentId: string): number[] =>
  queries(sandbox)
    .forms.all({ id: documentId })
    .map(({ id }) => id);
