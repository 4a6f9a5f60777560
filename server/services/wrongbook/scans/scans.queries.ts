import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { documentState } from '../../../../contracts/states.ts';
import { assignments } from '../../../database/assignment-tables.ts';
import { documents } from '../../../database/document-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { answerCuts, scanPages, scans, scanTruths } from '../../../database/scan-tables.ts';
import { settings, users } from '../../../database/tables.ts';

const at = sql.placeholder;

const ofDocument = eq(scans.documentId, at('id'));

const queries = prepared((orm) => ({
  add: orm
    .insert(scans)
    .values({
      documentId: at('documentId'),
      assignmentId: at('assignmentId'),
      isSynthetic: at('isSynthetic'),
      making: at('making'),
    })
    .prepare(),
  byId: orm
    .select({
      documentId: documents.id,
      teacherId: documents.teacherId,
      teacherName: users.name,
      schoolId: documents.schoolId,
      title: documents.title,
      hash: documents.hash,
      kind: documents.kind,
      state: documents.state,
      pages: documents.pages,
      assignmentId: scans.assignmentId,
      taskType: assignments.taskType,
      subjectId: assignments.subjectId,
      readPages: scans.readPages,
      making: scans.making,
    })
    .from(scans)
    .innerJoin(documents, eq(documents.id, scans.documentId))
    .innerJoin(users, eq(users.id, documents.teacherId))
    .leftJoin(assignments, eq(assignments.id, scans.assignmentId))
    .where(ofDocument)
    .prepare(),
  making: orm
    .select({ id: documents.id })
    .from(scans)
    .innerJoin(documents, eq(documents.id, scans.documentId))
    .where(
      and(
        eq(scans.assignmentId, at('assignmentId')),
        ne(scans.making, ''),
        eq(documents.state, documentState.recognising),
      ),
    )
    .limit(1)
    .prepare(),
  countRead: orm
    .update(scans)
    .set({ readPages: sql`${scans.readPages} + 1` })
    .where(ofDocument)
    .prepare(),
  clearRead: orm.update(scans).set({ readPages: 0 }).where(ofDocument).prepare(),
  made: orm.update(scans).set({ making: '' }).where(ofDocument).prepare(),
  setPages: orm
    .update(documents)
    .set({ pages: sql`${at('pages')}` })
    .where(eq(documents.id, at('id')))
    .prepare(),
  addTruth: orm
    .insert(scanTruths)
    .values({
      documentId: at('documentId'),
      submissionId: at('submissionId'),
      position: at('position'),
      answer: at('answer'),
    })
    .prepare(),
  readNumbers: orm
    .select({ pageNo: scanPages.pageNo })
    .from(scanPages)
    .where(eq(scanPages.documentId, at('id')))
    .prepare(),
  pictured: orm
    .select({ one: sql`1` })
    .from(scanPages)
    .where(and(eq(scanPages.documentId, at('id')), ne(scanPages.picture, '')))
    .limit(1)
    .prepare(),
  fault: orm
    .select({ reason: scanPages.reason })
    .from(scanPages)
    .where(and(eq(scanPages.documentId, at('id')), eq(scanPages.picture, '')))
    .orderBy(scanPages.pageNo)
    .limit(1)
    .prepare(),
  dropTruths: orm
    .delete(scanTruths)
    .where(eq(scanTruths.documentId, at('id')))
    .prepare(),
  dropCuts: orm
    .delete(answerCuts)
    .where(inArray(answerCuts.pageId, sql`(select id from ${scanPages} where ${scanPages.documentId} = ${at('id')})`))
    .prepare(),
  dropPages: orm
    .delete(scanPages)
    .where(eq(scanPages.documentId, at('id')))
    .prepare(),
  worldSeed: orm.select({ value: settings.value }).from(settings).where(eq(settings.key, 'worldSeed')).prepare(),
  counts: orm
    .select({
      documentId: scanPages.documentId,
      matched: sql<number>`sum(${scanPages.state} in ('matched', 'absent'))`,
      blank: sql<number>`sum(${scanPages.state} = 'blank')`,
      discarded: sql<number>`sum(${scanPages.state} = 'discarded')`,
      tray: sql<number>`sum(${scanPages.state} not in ('matched', 'absent', 'blank', 'discarded'))`,
    })
    .from(scanPages)
    .where(inArray(scanPages.documentId, listed('ids')))
    .groupBy(scanPages.documentId)
    .prepare(),
}));

/** A scan with its document. */
export type Scan = NonNullable<ReturnType<typeof selectScan>>;

/** What is known of a scan beside its document. */
interface NewScan {
  documentId: string;
  /** The work whose sheets it is said to hold; null where the codes decide. */
  assignmentId: string | null;
  isSynthetic: boolean;
  /** JSON: how it is to be made; "" where it has come. */
  making: string;
}

/** Makes a document a scan; call it within the write that adds the document. */
export const insertScan = (sandbox: Sandbox, { isSynthetic, ...scan }: NewScan): void =>
  void queries(sandbox).add.run({ ...scan, isSynthetic: Number(isSynthetic) });

/** A scan with its document, deleted or not; undefined for a document that is no scan. */
export const selectScan = (sandbox: Sandbox, documentId: string) => queries(sandbox).byId.get({ id: documentId });

/** Whether a scan of the work is being made. */
export const isMaking = (sandbox: Sandbox, assignmentId: string): boolean =>
  queries(sandbox).making.get({ assignmentId }) !== undefined;

/** Says that a scan that was to be made has been. */
export const endMaking = (sandbox: Sandbox, documentId: string): void =>
  void queries(sandbox).made.run({ id: documentId });

/** Counts one more page as read. */
export const countReadPage = (sandbox: Sandbox, documentId: string): void =>
  void queries(sandbox).countRead.run({ id: documentId });

/** Keeps how many pages the file of a scan has. */
export const setPages = (sandbox: Sandbox, documentId: string, pages: number): void =>
  void queries(sandbox).setPages.run({ id: documentId, pages });

/** The pages of a file that have been read. */
export const selectReadNumbers = (sandbox: Sandbox, documentId: string): Set<number> =>
  new Set(
    queries(sandbox)
      .readNumbers.all({ id: documentId })
      .map(({ pageNo }) => pageNo),
  );

/** Whether any page of a scan could be opened. */
export const hasPictures = (sandbox: Sandbox, documentId: string): boolean =>
  queries(sandbox).pictured.get({ id: documentId }) !== undefined;

/** Why the first of the pages that could not be opened could not; undefined where all could. */
export const selectFault = (sandbox: Sandbox, documentId: string): string | undefined =>
  queries(sandbox).fault.get({ id: documentId })?.reason;

/** What was written on a synthetic sheet: letters, or one blank or word a line, or text. */
export interface Truth {
  submissionId: number;
  position: number;
  answer: string;
}

/** Keeps what is written on the sheets of a synthetic scan. */
export function insertTruths(sandbox: Sandbox, documentId: string, truths: readonly Truth[]): void {
  const { addTruth } = queries(sandbox);
  for (const { submissionId, position, answer } of truths) addTruth.run({ documentId, submissionId, position, answer });
}

/** The number that the world was seeded with, which decides who is able to do what; 0 for a world that was not. */
export const selectWorldSeed = (sandbox: Sandbox): number => Number(queries(sandbox).worldSeed.get()?.value ?? 0);

/** Forgets the pages of a scan, none of which may be a student's any more. */
export function deletePages(sandbox: Sandbox, documentId: string): void {
  const { dropCuts, dropPages, clearRead } = queries(sandbox);
  for (const statement of [dropCuts, dropPages, clearRead]) statement.run({ id: documentId });
}

/** Forgets what was written on the sheets of a synthetic scan. */
export const deleteTruths = (sandbox: Sandbox, documentId: string): void =>
  void queries(sandbox).dropTruths.run({ id: documentId });

/** How many pages of some scans came to what, by document; those without pages are left out. */
export const selectCounts = (sandbox: Sandbox, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .counts.all({ ids: JSON.stringify(ids) })
      .map(({ documentId, ...counts }) => [documentId, counts]),
  );
