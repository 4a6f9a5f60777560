import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { documentState } from '../../../../contracts/states.ts';
import { documents } from '../../../database/document-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { students } from '../../../database/tables.ts';

const at = sql.placeholder;

const unread = and(
  eq(documents.teacherId, at('teacherId')),
  eq(documents.shelf, 'print'),
  eq(documents.isRead, 0),
  ne(documents.state, documentState.deleted),
);

const wanted = and(
  inArray(documents.id, listed('ids')),
  eq(documents.shelf, at('shelf')),
  ne(documents.state, documentState.deleted),
);

const one = eq(documents.id, at('id'));

const queries = prepared((orm) => ({
  unread: orm
    .select({ count: sql<number>`count(*)` })
    .from(documents)
    .where(unread)
    .prepare(),
  clearUnread: orm.update(documents).set({ isRead: 1 }).where(unread).prepare(),
  byId: orm.select().from(documents).where(one).prepare(),
  byIds: orm.select().from(documents).where(wanted).prepare(),
  remove: orm.update(documents).set({ state: documentState.deleted }).where(wanted).prepare(),
  titled: orm
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.teacherId, at('teacherId')),
        eq(documents.shelf, 'cloud'),
        eq(documents.title, at('title')),
        ne(documents.state, documentState.deleted),
        ne(documents.id, at('id')),
      ),
    )
    .limit(1)
    .prepare(),
  move: orm
    .update(documents)
    .set({ state: sql`${at('to')}`, failReason: '' })
    .where(and(one, eq(documents.state, at('from'))))
    .prepare(),
  inClass: orm
    .select({ count: sql<number>`count(*)` })
    .from(students)
    .where(and(eq(students.classId, at('classId')), eq(students.isDeleted, 0), eq(students.status, 0)))
    .prepare(),
}));

/** A document as it is stored. */
export type StoredDocument = typeof documents.$inferSelect;

/** What is known of a document when it is added; the rest has its default. */
export type NewDocument = typeof documents.$inferInsert;

/** How many items of a teacher's print list are news. */
export const countUnreadDocuments = (sandbox: Sandbox, teacherId: string): number =>
  queries(sandbox).unread.get({ teacherId })!.count;

/** Marks a teacher's print list as seen. */
export const clearUnread = (sandbox: Sandbox, teacherId: string): void =>
  void queries(sandbox).clearUnread.run({ teacherId });

/** A document, deleted or not. */
export const selectDocument = (sandbox: Sandbox, id: string): StoredDocument | undefined =>
  queries(sandbox).byId.get({ id });

type Shelf = StoredDocument['shelf'];

/** The documents on a shelf among these ids that are not deleted. */
export const selectDocuments = (sandbox: Sandbox, shelf: Shelf, ids: readonly string[]): StoredDocument[] =>
  queries(sandbox).byIds.all({ shelf, ids: JSON.stringify(ids) });

/** Deletes documents on a shelf, which keeps their rows. */
export const deleteDocuments = (sandbox: Sandbox, shelf: Shelf, ids: readonly string[]): void =>
  void queries(sandbox).remove.run({ shelf, ids: JSON.stringify(ids) });

/** Whether another cloud document of the teacher has that title. */
export const hasTitle = (sandbox: Sandbox, teacherId: string, title: string, id = ''): boolean =>
  queries(sandbox).titled.get({ teacherId, title, id }) !== undefined;

/** Takes a document from one state to another; false where it was in a third. */
export const moveDocument = (sandbox: Sandbox, id: string, from: number, to: number): boolean =>
  queries(sandbox).move.run({ id, from, to }).changes === 1;

/** How many students of a class are in school. */
export const countInClass = (sandbox: Sandbox, classId: string): number =>
  queries(sandbox).inClass.get({ classId })!.count;

/** Adds documents. */
export const insertDocuments = (sandbox: Sandbox, rows: NewDocument[]): void =>
  void sandbox.orm.insert(documents).values(rows).run();

/** Changes what is known of a document. */
export const updateDocument = (sandbox: Sandbox, id: string, changes: Partial<NewDocument>): void =>
  void sandbox.orm.update(documents).set(changes).where(eq(documents.id, id)).run();
