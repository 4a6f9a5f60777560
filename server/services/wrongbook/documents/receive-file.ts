import { texts } from '../../../../contracts/envelope.ts';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { FileError } from '../../../engines/files/file-error.ts';
import { runFileTask } from '../../../engines/files/pool.ts';
import { discard, FileTooLarge, receive, type Draft } from '../../../engines/files/store.ts';
import type { FileKind } from '../../../engines/files/tasks.ts';
import { generalRefusal, refusal } from '../../../http/errors.ts';
import { brokenOff, maxBytesOf, type IncomingFile } from '../../../http/upload.ts';

const upload = uploadResource.upload as { maxMb: number };

/** A file that has come in whole and is of an accepted kind, and belongs to no document yet. */
export interface Received extends FileKind {
  draft: Draft;
}

/** Takes in a file; throws the refusal of what is not accepted, which leaves nothing behind. */
export async function receiveFile({ filesDir, sqlite }: Sandbox, file: IncomingFile): Promise<Received> {
  try {
    return await receiveInto(filesDir, file);
  } catch (error) {
    // Of a sandbox that was removed meanwhile the file has gone too: that is no fault of the file.
    throw sqlite.open ? error : generalRefusal('busy', texts.busy);
  }
}

async function receiveInto(filesDir: string, file: IncomingFile): Promise<Received> {
  const draft = await receive(filesDir, file.stream, maxBytesOf(upload)).catch((error: unknown) => {
    throw error instanceof FileTooLarge ? refusal(uploadResource, 'tooLarge', { max: upload.maxMb }) : brokenOff(error);
  });
  try {
    if (draft.size === 0) throw refusal(uploadResource, 'noFile');
    return { draft, ...(await inspect(draft)) };
  } catch (error) {
    discard(draft);
    throw error;
  }
}

async function inspect({ path }: Draft): Promise<FileKind> {
  try {
    return await runFileTask({ task: 'inspect', path });
  } catch (error) {
    if (error instanceof FileError && error.code === 'unreadable')
      throw refusal(uploadResource, 'unreadable', error.values);
    throw error instanceof FileError ? refusal(uploadResource, 'notAccepted') : error;
  }
}
