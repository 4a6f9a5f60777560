import { scope } from '../../../contracts/constants/assignments.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { documentState } from '../../../contracts/states.ts';
import { uploadResource } from '../../../contracts/wrongbook/documents.ts';
import { newId } from '../../database/ids.ts';
import { write } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { DocumentError } from '../../documents/document-error.ts';
import { runDocumentTask } from '../../documents/pool.ts';
import { recognition } from '../../documents/recognise.ts';
import { discard, FileTooLarge, keep, receive, type Draft } from '../../documents/store.ts';
import type { FileKind } from '../../documents/tasks.ts';
import { refusal } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { brokenOff, maxBytesOf, type IncomingFile } from '../../http/upload.ts';
import { addJob } from '../../jobs/queue.ts';
import { insertDocuments, moveDocument, selectDocument, updateDocument } from './documents.queries.ts';
import { freeTitle, titleOfFile } from './titles.ts';

type Uploading = Context<typeof uploadResource>;
type Uploaded = DataOf<typeof uploadResource>;

const upload = uploadResource.upload as { maxMb: number };

/** Registers a document whose file is still to come. */
export function registerDocument({ sandbox, user, input }: Uploading): Uploaded {
  const { title } = input;
  if (title === undefined) throw refusal(uploadResource, 'noTitle');
  return write(sandbox, () => {
    const documentId = insert(sandbox, { user, input }, title);
    return { documentId, state: documentState.new };
  });
}

/** Takes in a file: of a document that has been registered, or of a new one. */
export async function takeFile(context: Uploading, file: IncomingFile): Promise<Uploaded> {
  const { sandbox, input } = context;
  if (input.documentId !== undefined) write(sandbox, () => begin(sandbox, input.documentId!));
  try {
    const { draft, kind } = await receiveFile(sandbox, file);
    return settle(context, file, draft, kind);
  } catch (error) {
    // What was registered waits for another try; a document without registration has not been anything yet.
    if (input.documentId !== undefined)
      write(sandbox, () => moveDocument(sandbox, input.documentId!, documentState.uploading, documentState.new));
    throw error;
  }
}

function begin(sandbox: Sandbox, id: string): void {
  if (moveDocument(sandbox, id, documentState.new, documentState.uploading)) return;
  const deleted = selectDocument(sandbox, id)?.state === documentState.deleted;
  throw refusal(uploadResource, deleted ? 'documentGone' : 'hasFile');
}

async function receiveFile(sandbox: Sandbox, file: IncomingFile): Promise<{ draft: Draft; kind: FileKind }> {
  const draft = await receive(sandbox.filesDir, file.stream, maxBytesOf(upload)).catch((error: unknown) => {
    throw error instanceof FileTooLarge ? refusal(uploadResource, 'tooLarge', { max: upload.maxMb }) : brokenOff(error);
  });
  try {
    if (draft.size === 0) throw refusal(uploadResource, 'noFile');
    return { draft, kind: await inspect(draft) };
  } catch (error) {
    discard(draft);
    throw error;
  }
}

async function inspect({ path }: Draft): Promise<FileKind> {
  try {
    return await runDocumentTask({ task: 'inspect', path });
  } catch (error) {
    if (error instanceof DocumentError && error.code === 'unreadable')
      throw refusal(uploadResource, 'unreadable', error.values);
    throw error instanceof DocumentError ? refusal(uploadResource, 'notAccepted') : error;
  }
}

/** The file, its row and the job that reads it come to be together. */
function settle(context: Uploading, file: IncomingFile, draft: Draft, { kind, extension }: FileKind): Uploaded {
  const { sandbox, input } = context;
  try {
    return write(sandbox, () => {
      const id = input.documentId ?? insert(sandbox, context, input.title ?? titleOfFile(file.name));
      const from = input.documentId === undefined ? documentState.new : documentState.uploading;
      if (!moveDocument(sandbox, id, from, documentState.recognising)) throw refusal(uploadResource, 'documentGone');
      updateDocument(sandbox, id, { kind, extension, size: draft.size, hash: draft.hash });
      keep(sandbox.filesDir, draft);
      addJob(sandbox, recognition, id);
      return { documentId: id, state: documentState.recognising };
    });
  } catch (error) {
    discard(draft);
    throw error;
  }
}

function insert(sandbox: Sandbox, { user, input }: Pick<Uploading, 'user' | 'input'>, title: string): string {
  const { target, classId, subjectId = '', gradeId = '' } = input;
  const id = newId(sandbox);
  if (input.scope === scope.classOnly && classId === undefined) throw refusal(uploadResource, 'noClass');
  insertDocuments(sandbox, [
    {
      id,
      teacherId: user.id,
      schoolId: user.schoolId,
      shelf: target,
      title: target === 'cloud' ? freeTitle(sandbox, user.id, title) : title,
      scope: target === 'cloud' ? input.scope : 0,
      classId: input.scope === scope.classOnly ? classId : null,
      subjectId,
      gradeId,
      createTime: sandbox.clock.dateTime(),
    },
  ]);
  return id;
}
