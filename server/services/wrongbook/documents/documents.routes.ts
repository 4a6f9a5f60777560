import { printMode, scope } from '../../../../contracts/constants/assignments.ts';
import { documentState } from '../../../../contracts/states.ts';
import * as calls from '../../../../contracts/wrongbook/documents.ts';
import { newIds } from '../../../database/ids.ts';
import { documents } from '../../../database/document-tables.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { takeVersion } from '../../../database/versions.ts';
import { refusal, type HttpError } from '../../../http/errors.ts';
import { route, type Context } from '../../../http/route.ts';
import * as queries from './documents.queries.ts';
import { exportFile } from './export.ts';
import { addReading } from './reading.ts';
import { pageCloud, pagePrints } from './waiting.ts';
import { registerDocument, takeFile } from './upload.ts';

type Shelf = queries.StoredDocument['shelf'];

/** The documents of a comma list, all of which must be there. */
function several(sandbox: Sandbox, shelf: Shelf, list: string, gone: HttpError): queries.StoredDocument[] {
  const ids = [...new Set(list.split(','))];
  const found = queries.selectDocuments(sandbox, shelf, ids);
  if (found.length < ids.length) throw gone;
  return found;
}

function remove(sandbox: Sandbox, shelf: Shelf, list: string, gone: HttpError): void {
  write(sandbox, () => {
    const found = several(sandbox, shelf, list, gone);
    queries.deleteDocuments(
      sandbox,
      shelf,
      found.map(({ id }) => id),
    );
  });
}

function print({ sandbox, user, input }: Context<typeof calls.printDocuments>): { added: number } {
  const { printDocuments } = calls;
  const copies = copiesOf(sandbox, input);
  return write(sandbox, () => {
    const found = several(sandbox, 'cloud', input.documentId, refusal(printDocuments, 'documentGone'));
    const unready = found.find(({ state }) => state !== documentState.done);
    if (unready) throw refusal(printDocuments, 'notReady', { title: unready.title });
    const ids = newIds(sandbox, found.length);
    const rows = found.map(({ title, kind, extension, size, pages, hash }, index) => ({
      id: ids[index]!,
      title,
      kind,
      extension,
      size,
      pages,
      hash,
      copies,
      isRead: 0,
      teacherId: user.id,
      schoolId: user.schoolId,
      shelf: 'print' as const,
      state: documentState.done,
      printMode: input.printMode,
      createTime: sandbox.clock.dateTime(),
      classId: input.printMode === printMode.smartMatch ? input.classId : null,
    }));
    queries.insertDocuments(sandbox, rows);
    return { added: rows.length };
  });
}

/** Copies of what is printed: one for each student of the class, or as many as was said. */
function copiesOf(
  sandbox: Sandbox,
  { printMode: mode, classId, copies }: Context<typeof calls.printDocuments>['input'],
) {
  if (mode === printMode.unifiedCap) {
    if (copies === undefined) throw refusal(calls.printDocuments, 'noCopies');
    return copies;
  }
  if (classId === undefined) throw refusal(calls.printDocuments, 'noClass');
  const students = queries.countInClass(sandbox, classId);
  if (students === 0) throw refusal(calls.printDocuments, 'nobody');
  return students;
}

export const documentRoutes = [
  route(calls.uploadResource, (context) =>
    context.file ? takeFile(context, context.file) : registerDocument(context),
  ),

  route(calls.pagePrintItems, ({ sandbox, input }) => pagePrints(sandbox, input)),

  route(calls.removePrintItems, ({ sandbox, input }) =>
    remove(sandbox, 'print', input.documentId, refusal(calls.removePrintItems, 'documentGone')),
  ),

  route(calls.exportDocument, exportFile),

  route(calls.clearUnreadPrintCount, ({ sandbox, input }) =>
    write(sandbox, () => queries.clearUnread(sandbox, input.teacherId)),
  ),

  route(calls.pageCloudDocuments, ({ sandbox, user, input }) => pageCloud(sandbox, user, input)),

  route(calls.removeCloudDocuments, ({ sandbox, input }) =>
    remove(sandbox, 'cloud', input.documentId, refusal(calls.removeCloudDocuments, 'documentGone')),
  ),

  route(calls.renameCloudDocument, ({ sandbox, input: { documentId, title } }) =>
    write(sandbox, () => {
      const { renameCloudDocument } = calls;
      const [found] = several(sandbox, 'cloud', documentId, refusal(renameCloudDocument, 'documentGone'));
      if (queries.hasTitle(sandbox, found!.teacherId, title, documentId))
        throw refusal(renameCloudDocument, 'duplicateTitle', { title });
      queries.updateDocument(sandbox, documentId, { title });
    }),
  ),

  route(calls.shareDocument, ({ sandbox, input }) =>
    write(sandbox, () => {
      const { documentId, version, classId, subjectId, gradeId } = input;
      several(sandbox, 'cloud', documentId, refusal(calls.shareDocument, 'documentGone'));
      if (!takeVersion(sandbox, documents, documentId, version)) throw refusal(calls.shareDocument, 'stale');
      const forClass = input.scope === scope.classOnly;
      if (forClass && classId === undefined) throw refusal(calls.shareDocument, 'noClass');
      const changes = { scope: input.scope, classId: forClass ? classId : null, subjectId, gradeId };
      queries.updateDocument(sandbox, documentId, changes);
    }),
  ),

  route(calls.retryDocument, ({ sandbox, input: { documentId } }) =>
    write(sandbox, () => {
      const { retryDocument } = calls;
      const state = queries.selectDocument(sandbox, documentId)?.state;
      if (state === documentState.deleted) throw refusal(retryDocument, 'documentGone');
      if (!queries.moveDocument(sandbox, documentId, documentState.failed, documentState.recognising))
        throw refusal(retryDocument, 'notFailed');
      addReading(sandbox, documentId);
    }),
  ),

  route(calls.printDocuments, print),
];
