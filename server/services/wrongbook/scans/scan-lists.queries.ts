import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { documentState } from '../../../../contracts/states.ts';
import type { pageScanPages, pageScans } from '../../../../contracts/wrongbook/scans.ts';
import { assignmentClasses, assignments, submissions } from '../../../database/assignment-tables.ts';
import { documents } from '../../../database/document-tables.ts';
import { pageable } from '../../../database/pages.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { scanPages, scans } from '../../../database/scan-tables.ts';
import { students } from '../../../database/tables.ts';
import { ofPage } from '../../../http/reach.queries.ts';
import { readerOf } from '../../../http/teaching.ts';
import type { User } from '../../../http/user.ts';
import { withTurns } from './scan-jobs.ts';
import { selectCounts } from './scans.queries.ts';

const at = sql.placeholder;

type ScanItem = DataOf<typeof pageScans>['records'][number];
type ScanPage = Omit<DataOf<typeof pageScanPages>['records'][number], 'candidates'>;

const scanRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      id: documents.id,
      title: documents.title,
      assignmentId: sql<string>`coalesce(${scans.assignmentId}, '')`,
      assignmentTitle: sql<string>`coalesce(${assignments.title}, '')`,
      state: sql<ScanItem['state']>`${documents.state}`,
      failReason: documents.failReason,
      pages: documents.pages,
      readPages: scans.readPages,
      isSynthetic: sql<number>`${scans.isSynthetic}`,
      createTime: documents.createTime,
    })
    .from(documents)
    .innerJoin(scans, eq(scans.documentId, documents.id))
    .leftJoin(assignments, eq(assignments.id, scans.assignmentId))
    .where(where)
    .orderBy(...order);

const listScans = pageable({
  table: documents,
  always: [eq(documents.shelf, 'scan'), ne(documents.state, documentState.deleted)],
  filters: {
    teacherId: eq(documents.teacherId, at('teacherId')),
    assignmentId: sql`${documents.id} in (select s.document_id from ${scans} s where s.assignment_id = ${at('assignmentId')})`,
    state: eq(documents.state, at('state')),
    keyword: sql`instr(${documents.title}, ${at('keyword')}) > 0`,
  },
  sorts: { createTime: documents.createTime, title: documents.title, state: documents.state },
  defaultSort: documents.createTime,
  newestFirst: true,
  rows: scanRows,
});

const none = { matched: 0, blank: 0, discarded: 0, tray: 0 };

/** A teacher's scans, as many as a list shows at once, with what came of their pages. */
export function selectScans(sandbox: Sandbox, teacherId: string, request: ParsedOf<typeof pageScans>) {
  const found = listScans(sandbox, { teacherId, ...request });
  const counts = selectCounts(
    sandbox,
    found.records.map(({ id }) => id),
  );
  const records = withTurns(sandbox, found.records).map(({ isSynthetic, ...scan }) => ({
    ...scan,
    isSynthetic: isSynthetic === 1,
    counts: counts.get(scan.id) ?? none,
  }));
  return { ...found, records };
}

/** The page that stands where another would belong: that page of the sheet, or any of another form. */
const rival = sql<string>`coalesce((select cast(r.id as text) from scan_pages r
  where r.submission_id = ${scanPages.submissionId} and r.state = 'matched' and r.id <> ${scanPages.id}
    and ${scanPages.state} not in ('matched', 'absent', 'blank', 'discarded')
    and (r.sheet_page = ${scanPages.sheetPage} or r.sheet_id is not ${scanPages.sheetId})
  order by r.sheet_page = ${scanPages.sheetPage} desc, r.id limit 1), '')`;

const pageRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      id: sql<string>`cast(${scanPages.id} as text)`,
      documentId: scanPages.documentId,
      documentTitle: documents.title,
      pageNo: scanPages.pageNo,
      state: sql<ScanPage['state']>`${scanPages.state}`,
      reason: scanPages.reason,
      assignmentId: sql<string>`coalesce(${assignments.id}, '')`,
      assignmentTitle: sql<string>`coalesce(${assignments.title}, '')`,
      submissionId: sql<string>`coalesce(cast(${scanPages.submissionId} as text), '')`,
      studentName: sql<string>`coalesce(${students.name}, '')`,
      studentNo: sql<string>`coalesce(${students.studentNo}, '')`,
      className: sql<string>`coalesce(${assignmentClasses.className}, '')`,
      sheetPage: scanPages.sheetPage,
      rivalId: rival,
      mendedBy: scanPages.mendedBy,
    })
    .from(scanPages)
    .innerJoin(documents, eq(documents.id, scanPages.documentId))
    .leftJoin(submissions, eq(submissions.id, scanPages.submissionId))
    .leftJoin(scans, eq(scans.documentId, scanPages.documentId))
    .leftJoin(assignments, sql`${assignments.id} = coalesce(${submissions.assignmentId}, ${scans.assignmentId})`)
    .leftJoin(students, eq(students.id, submissions.studentId))
    .leftJoin(
      assignmentClasses,
      and(
        eq(assignmentClasses.assignmentId, submissions.assignmentId),
        eq(assignmentClasses.classId, submissions.classId),
      ),
    )
    .where(where)
    .orderBy(...order);

const listScanPages = pageable({
  table: scanPages,
  always: [],
  filters: {
    documentId: eq(scanPages.documentId, at('documentId')),
    assignmentId: sql`(${scanPages.submissionId} in (select s.id from ${submissions} s
      where s.assignment_id = ${at('assignmentId')}) or ${scanPages.documentId} in (select s.document_id from ${scans} s
      where s.assignment_id = ${at('assignmentId')}))`,
    teacherId: sql`${scanPages.documentId} in (select d.id from ${documents} d
      where d.teacher_id = ${at('teacherId')} and d.shelf = 'scan')`,
    state: eq(scanPages.state, at('state')),
    /** Those that their reader reaches. */
    readerId: sql`${ofPage} <> 'none'`,
    /** Those that wait for a person. */
    tray: and(sql`${at('tray')} = 1`, sql`${scanPages.state} not in ('matched', 'absent', 'blank', 'discarded')`)!,
  },
  sorts: { pageNo: scanPages.pageNo },
  defaultSort: scanPages.pageNo,
  rows: pageRows,
});

/** Scan pages, as many as a list shows at once: of a scan or of some work, or without both what waits of the teacher's own scans. */
export function selectScanPages(sandbox: Sandbox, user: User, request: ParsedOf<typeof pageScanPages>) {
  const { state, ...rest } = request;
  const isOwn = rest.documentId === undefined && rest.assignmentId === undefined;
  const found = listScanPages(sandbox, {
    ...rest,
    ...readerOf(user),
    teacherId: isOwn ? user.id : undefined,
    ...(state === 'tray' || (isOwn && state === undefined) ? { tray: 1 } : { state }),
  });
  return { ...found, records: found.records.map(({ mendedBy, ...page }) => ({ ...page, isMended: mendedBy !== '' })) };
}
