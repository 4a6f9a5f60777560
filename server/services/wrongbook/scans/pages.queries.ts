import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { documentState } from '../../../../contracts/states.ts';
import { documents } from '../../../database/document-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { scanPages, scans } from '../../../database/scan-tables.ts';
import type { PageState } from './place-page.ts';

const at = sql.placeholder;

const set = (name: string) => sql`${at(name)}`;

const page = {
  id: scanPages.id,
  documentId: scanPages.documentId,
  pageNo: scanPages.pageNo,
  state: scanPages.state,
  readState: scanPages.readState,
  reason: scanPages.reason,
  code: scanPages.code,
  sheetId: scanPages.sheetId,
  submissionId: scanPages.submissionId,
  sheetPage: scanPages.sheetPage,
  picture: scanPages.picture,
  mendedBy: scanPages.mendedBy,
};

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
  place: orm
    .update(scanPages)
    .set({
      state: set('state'),
      reason: set('reason'),
      sheetId: set('sheetId'),
      submissionId: set('submissionId'),
      sheetPage: set('sheetPage'),
    })
    .where(eq(scanPages.id, at('id')))
    .prepare(),
  placeRead: orm
    .update(scanPages)
    .set({
      state: set('state'),
      readState: set('state'),
      reason: set('reason'),
      sheetId: set('sheetId'),
      submissionId: set('submissionId'),
      sheetPage: set('sheetPage'),
      mendedBy: '',
      mendTime: '',
    })
    .where(eq(scanPages.id, at('id')))
    .prepare(),
  read: orm
    .update(scanPages)
    .set({ code: set('code'), picture: set('picture'), reading: set('reading') })
    .where(eq(scanPages.id, at('id')))
    .prepare(),
  move: orm
    .update(scanPages)
    .set({ state: set('state'), reason: set('reason') })
    .where(eq(scanPages.id, at('id')))
    .prepare(),
  mended: orm
    .update(scanPages)
    .set({ mendedBy: set('mendedBy'), mendTime: set('mendTime') })
    .where(eq(scanPages.id, at('id')))
    .prepare(),
  one: orm
    .select({
      ...page,
      reading: scanPages.reading,
      teacherId: documents.teacherId,
      schoolId: documents.schoolId,
      hash: documents.hash,
      kind: documents.kind,
      assignmentId: scans.assignmentId,
    })
    .from(scanPages)
    .innerJoin(documents, eq(documents.id, scanPages.documentId))
    .innerJoin(scans, eq(scans.documentId, scanPages.documentId))
    .where(and(eq(scanPages.id, at('id')), ne(documents.state, documentState.deleted)))
    .prepare(),
  matched: orm
    .select(page)
    .from(scanPages)
    .where(and(inArray(scanPages.documentId, listed('ids')), eq(scanPages.state, 'matched')))
    .prepare(),
}));

/** A page of a scan with what is needed of its file. */
export type StoredPage = NonNullable<ReturnType<typeof selectPage>>;

/** A page that stands for a student, as far as its answers need it. */
export type MatchedPage = ReturnType<typeof selectMatched>[number];

/** Where a page belongs. */
export interface Placing {
  state: PageState;
  reason: string;
  sheetId: number | null;
  submissionId: number | null;
  sheetPage: number;
}

/** What was read of a page. */
interface Kept {
  /** "" without one. */
  code: string;
  /** SHA-256 of its picture; "" without one. */
  picture: string;
  /** JSON. */
  reading: string;
}

/** Adds a page that has been read and returns its id; undefined where that page of the file is there already. */
export const insertPage = (
  sandbox: Sandbox,
  page: Placing & Kept & { documentId: string; pageNo: number },
): number | undefined => (queries(sandbox).add.get({ ...page }) as { id: number } | undefined)?.id;

/** Puts a page where it belongs. */
export const placeStored = (sandbox: Sandbox, id: number, placing: Placing): void =>
  void queries(sandbox).place.run({ id, ...placing });

/** Puts a page where it belongs as if nobody had done anything about it. */
export const placeAsRead = (sandbox: Sandbox, id: number, placing: Placing): void =>
  void queries(sandbox).placeRead.run({ id, ...placing });

/** Keeps what another reading of a page found. */
export const keepReading = (sandbox: Sandbox, id: number, kept: Kept): void =>
  void queries(sandbox).read.run({ id, ...kept });

/** Changes what came of a page, and leaves whose it is. */
export const movePage = (sandbox: Sandbox, id: number, state: PageState, reason = ''): void =>
  void queries(sandbox).move.run({ id, state, reason });

/** Keeps who did something about a page. */
export const signPage = (sandbox: Sandbox, id: number, userId: string): void =>
  void queries(sandbox).mended.run({ id, mendedBy: userId, mendTime: sandbox.clock.dateTime() });

/** A page; undefined where it never was or its scan has been deleted. */
export const selectPage = (sandbox: Sandbox, id: number) => queries(sandbox).one.get({ id });

/** The pages of some scans that stand for students. */
export const selectMatched = (sandbox: Sandbox, documentIds: readonly string[]) =>
  queries(sandbox).matched.all({ ids: JSON.stringify(documentIds) });
