import { documentState } from '../../../../contracts/states.ts';
import { exportDocument } from '../../../../contracts/wrongbook/documents.ts';
import { FileError } from '../../../engines/files/file-error.ts';
import { runFileTask } from '../../../engines/files/pool.ts';
import { filePath, hasFile } from '../../../engines/files/store.ts';
import { refusal } from '../../../http/errors.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import type { Context } from '../../../http/route.ts';
import { selectDocument } from './documents.queries.ts';

/** Hands out a document's file as it came, or a picture of one of its pages. */
export async function exportFile({ sandbox, input }: Context<typeof exportDocument>): Promise<FileAnswer> {
  const document = selectDocument(sandbox, input.documentId);
  if (!document || document.state === documentState.deleted) throw refusal(exportDocument, 'documentGone');
  const { hash, title, extension, size, kind, pages } = document;
  if (hash === '') throw refusal(exportDocument, 'noFile');
  if (!hasFile(sandbox.filesDir, hash)) throw refusal(exportDocument, 'lost');
  const path = filePath(sandbox.filesDir, hash);
  if (input.form === 'original') return { path, size, fileName: `${title}.${extension}` };
  if (kind !== 'picture') throw refusal(exportDocument, 'noPreview');
  if (input.page > Math.max(1, pages)) throw refusal(exportDocument, 'noPage', { page: input.page, pages });
  return { bytes: await previewOf(path, input.page), fileName: `${title}_${input.page}.png` };
}

async function previewOf(path: string, page: number): Promise<Uint8Array> {
  try {
    return await runFileTask({ task: 'preview', path, page });
  } catch (error) {
    throw error instanceof FileError ? refusal(exportDocument, 'unreadable', error.values) : error;
  }
}
