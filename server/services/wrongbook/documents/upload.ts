import type { DataOf } from '../../../../contracts/endpoint.ts';
import { documentState } from '../../../../contracts/states.ts';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { write, writeWhenFree } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { discard, keep } from '../../../engines/files/store.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import type { IncomingFile } from '../../../http/upload.ts';
import { addDocument } from './add-document.ts';
import { moveDocument, selectDocument, updateDocument } from './documents.queries.ts';
import { addReading } from './reading.ts';
import { receiveFile, type Received } from './receive-file.ts';
import { titleOfFile } from './titles.ts';

type Uploading = Context<typeof uploadResource>;
type Uploaded = DataOf<typeof uploadResource>;

/** Registers a document whose file is still to come. */
export function registerDocument({ sandbox, user, input }: Uploading): Uploaded {
  const { title } = input;
  if (title === undefined) throw refusal(uploadResource, 'noTitle');
  return write(sandbox, () => {
    const documentId = addDocument({ sandbox, user, input }, title);
    return { documentId, state: documentState.new };
  });
}

/** Takes in a file: of a document that has been registered, or of a new one. */
export async function takeFile(context: Uploading, file: IncomingFile): Promise<Uploaded> {
  const { sandbox, input } = context;
  if (input.documentId !== undefined) await writeWhenFree(sandbox, () => begin(sandbox, input.documentId!));
  try {
    return await settle(context, file, await receiveFile(sandbox, file));
  } catch (error) {
    // What was registered waits for another try; a document without registration has not been anything yet.
    if (input.documentId !== undefined)
      await writeWhenFree(sandbox, () =>
        moveDocument(sandbox, input.documentId!, documentState.uploading, documentState.new),
      );
    throw error;
  }
}

function begin(sandbox: Sandbox, id: string): void {
  if (moveDocument(sandbox, id, documentState.new, documentState.uploading)) return;
  const deleted = selectDocument(sandbox, id)?.state === documentState.deleted;
  throw refusal(uploadResource, deleted ? 'documentGone' : 'hasFile');
}

/** Whether a file is to be a scan, and cannot be one. */
function isNoScan({ sandbox, input }: Uploading, kind: Received['kind']): boolean {
  const shelf = input.documentId === undefined ? input.target : selectDocument(sandbox, input.documentId)?.shelf;
  return shelf === 'scan' && kind !== 'pdf' && kind !== 'picture';
}

/** The file, its row and the job that reads it come to be together. */
async function settle(context: Uploading, file: IncomingFile, { draft, kind, extension }: Received): Promise<Uploaded> {
  const { sandbox, input } = context;
  try {
    if (isNoScan(context, kind)) throw refusal(uploadResource, 'notScan');
    return await writeWhenFree(sandbox, () => {
      const id = input.documentId ?? addDocument(context, input.title ?? titleOfFile(file.name));
      const from = input.documentId === undefined ? documentState.new : documentState.uploading;
      if (!moveDocument(sandbox, id, from, documentState.recognising)) throw refusal(uploadResource, 'documentGone');
      updateDocument(sandbox, id, { kind, extension, size: draft.size, hash: draft.hash });
      addReading(sandbox, id);
      // Last: what goes wrong before would leave the file without its row.
      keep(sandbox.filesDir, draft);
      return { documentId: id, state: documentState.recognising };
    });
  } catch (error) {
    discard(draft);
    throw error;
  }
}
