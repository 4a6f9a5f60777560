import { and, eq, ne, or, sql } from 'drizzle-orm';
import { documentState } from '../../../contracts/states.ts';
import { documents } from '../../database/document-tables.ts';
import { papers } from '../../database/assignment-tables.ts';
import { prepared } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { scanPages } from '../../database/scan-tables.ts';
import { taskCalls } from '../../database/task-tables.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  toRead: orm
    .select({ hash: documents.hash, kind: documents.kind })
    .from(documents)
    .where(and(eq(documents.id, at('id')), eq(documents.state, documentState.recognising)))
    .prepare(),
  finish: orm
    .update(documents)
    .set({
      state: sql`${at('state')}`,
      pages: sql`${at('pages')}`,
      failReason: sql`${at('failReason')}`,
      isRead: 0,
    })
    .where(and(eq(documents.id, at('id')), eq(documents.state, documentState.recognising)))
    .prepare(),
  interrupted: orm
    .update(documents)
    .set({ state: documentState.new })
    .where(eq(documents.state, documentState.uploading))
    .prepare(),
  isNamed: orm
    .select({ one: sql`1` })
    .from(documents)
    .where(and(eq(documents.hash, at('hash')), ne(documents.hash, '')))
    .limit(1)
    .prepare(),
  isPrinted: orm
    .select({ one: sql`1` })
    .from(papers)
    .where(and(eq(papers.fileHash, at('hash')), ne(papers.fileHash, '')))
    .limit(1)
    .prepare(),
  isOfTask: orm
    .select({ one: sql`1` })
    .from(taskCalls)
    .where(and(or(eq(taskCalls.uploadHash, at('hash')), eq(taskCalls.fileHash, at('hash'))), ne(at('hash'), '')))
    .limit(1)
    .prepare(),
  isPictured: orm
    .select({ one: sql`1` })
    .from(scanPages)
    .where(and(eq(scanPages.picture, at('hash')), ne(scanPages.picture, '')))
    .limit(1)
    .prepare(),
}));

/** The file of a document that is being recognised; undefined where it is no longer. */
export const selectDocumentToRead = (sandbox: Sandbox, id: string) => queries(sandbox).toRead.get({ id });

/** Ends the recognition of a document, which then is news for its teacher; one that was deleted meanwhile stays deleted. */
export const finishDocument = (
  sandbox: Sandbox,
  id: string,
  result: { state: number; pages: number; failReason: string },
): void => void queries(sandbox).finish.run({ id, ...result });

/** Sets back the documents whose upload broke off. */
export const resetUploads = (sandbox: Sandbox): void => void queries(sandbox).interrupted.run();

/** Whether a document, a paper or a task has that file, or a page of a scan that picture. */
export const isNamed = (sandbox: Sandbox, hash: string): boolean =>
  [queries(sandbox).isNamed, queries(sandbox).isPrinted, queries(sandbox).isPictured, queries(sandbox).isOfTask].some(
    (found) => found.get({ hash }) !== undefined,
  );
