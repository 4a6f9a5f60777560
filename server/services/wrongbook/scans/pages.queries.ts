import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { documentState } from '../../../../contracts/states.ts';
import { assignments, submissions } from '../../../database/assignment-tables.ts';
import { documents } from '../../../database/document-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { scanPages, scans } from '../../../database/scan-tables.ts';
import type { PageState, Placement, SheetPage } from './placing/place-page.ts';

const at = sql.placeholder;
const set = (name: string) => sql`${at(name)}`;

/** A page that is a student's. */
const matchedPage = {
  id: scanPages.id,
  submissionId: sql<number>`${scanPages.submissionId}`,
  sheetId: sql<number>`${scanPages.sheetId}`,
  sheetPage: scanPages.sheetPage,
};

const publishTime = sql<string>`coalesce(${assignments.publishTime}, '')`;
const isMatched = eq(scanPages.state, 'matched');

const queries = prepared((orm) => ({
  add: orm
    .insert(scanPages)
    .values({
      documentId: at('documentId'),
      pageNo: at('pageNo'),
      state: at('state'),
      readState: at('state'),
      reason: at('reason'),
      code: at('code'),
      sheetId: at('sheetId'),
      submissionId: at('submissionId'),
      sheetPage: at('sheetPage'),
      picture: at('picture'),
      reading: at('reading'),
    })
    .onConflictDoNothing()
    .returning({ id: scanPages.id })
    .prepare(),
  update: orm
    .update(scanPages)
    .set({
      state: set('state'),
      readState: set('readState'),
      reason: set('reason'),
      code: set('code'),
      sheetId: set('sheetId'),
      submissionId: set('submissionId'),
      sheetPage: set('sheetPage'),
      picture: set('picture'),
      reading: set('reading'),
      mendedBy: set('mendedBy'),
      mendTime: set('mendTime'),
    })
    .where(eq(scanPages.id, at('id')))
    .prepare(),
  discard: orm
    .update(scanPages)
    .set({ state: set('state'), reason: set('reason'), mendedBy: set('mendedBy'), mendTime: set('mendTime') })
    .where(eq(scanPages.id, at('id')))
    .prepare(),
  byId: orm
    .select({
      id: scanPages.id,
      documentId: scanPages.documentId,
      pageNo: scanPages.pageNo,
      state: scanPages.state,
      readState: scanPages.readState,
      code: scanPages.code,
      sheetId: scanPages.sheetId,
      submissionId: scanPages.submissionId,
      sheetPage: scanPages.sheetPage,
      picture: scanPages.picture,
      reading: scanPages.reading,
      mendedBy: scanPages.mendedBy,
      teacherId: documents.teacherId,
      schoolId: documents.schoolId,
      hash: documents.hash,
      kind: documents.kind,
      assignmentId: scans.assignmentId,
      publishTime,
    })
    .from(scanPages)
    .innerJoin(documents, eq(documents.id, scanPages.documentId))
    .innerJoin(scans, eq(scans.documentId, scanPages.documentId))
    .leftJoin(submissions, eq(submissions.id, scanPages.submissionId))
    .leftJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(and(eq(scanPages.id, at('id')), ne(documents.state, documentState.deleted)))
    .prepare(),
  ofScans: orm
    .select({ ...matchedPage, publishTime })
    .from(scanPages)
    .innerJoin(submissions, eq(submissions.id, scanPages.submissionId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(and(inArray(scanPages.documentId, listed('ids')), isMatched))
    .prepare(),
  ofSubmission: orm
    .select({ ...matchedPage, code: scanPages.code })
    .from(scanPages)
    .where(and(eq(scanPages.submissionId, at('id')), isMatched))
    .prepare(),
}));

/** A page of a scan with what is needed of its file, and when its student's scores were published. */
export type StoredPage = NonNullable<ReturnType<typeof selectPage>>;

/** A page that is a student's. */
export type MatchedPage = SheetPage & { id: number };

/** What was read of a page. */
interface Recognised {
  /** "" without one. */
  code: string;
  /** SHA-256 of its picture; "" without one. */
  picture: string;
  /** JSON. */
  reading: string;
}

interface NewPage extends Placement, Recognised {
  documentId: string;
  pageNo: number;
}

export interface PageUpdate extends Placement, Recognised {
  readState: PageState;
  /** Who did something about it; "" for nobody. */
  mendedBy: string;
}

/** Adds a page that has been read and returns its id; undefined where that page of the file is there already. */
export const insertPage = (sandbox: Sandbox, page: NewPage): number | undefined =>
  (queries(sandbox).add.get({ ...page }) as { id: number } | undefined)?.id;

/** Writes what a page has become. */
export const updatePage = (sandbox: Sandbox, id: number, page: PageUpdate): void =>
  void queries(sandbox).update.run({ ...page, id, mendTime: page.mendedBy === '' ? '' : sandbox.clock.dateTime() });

/** Sets a page aside in somebody's name, as an empty side or for any other reason, and leaves whose it was. */
export const discardPage = (
  sandbox: Sandbox,
  id: number,
  mendedBy: string,
  { state = 'discarded', reason = '' }: { state?: 'blank' | 'discarded'; reason?: string } = {},
): void => void queries(sandbox).discard.run({ id, state, reason, mendedBy, mendTime: sandbox.clock.dateTime() });

/** A page; undefined where it never was or its scan has been deleted. */
export const selectPage = (sandbox: Sandbox, id: number) => queries(sandbox).byId.get({ id });

/** The pages of some scans that are students', with the time at which their scores were published. */
export const selectMatchedPages = (sandbox: Sandbox, documentIds: readonly string[]) =>
  queries(sandbox).ofScans.all({ ids: JSON.stringify(documentIds) });

/** The pages that have come in of a submission. */
export const selectSubmissionPages = (sandbox: Sandbox, submissionId: number) =>
  queries(sandbox).ofSubmission.all({ id: submissionId });
