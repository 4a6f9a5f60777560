import { documentState } from '../../../contracts/states.ts';
import { write } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { JobKind } from '../../jobs/queue.ts';
import { FileError } from './file-error.ts';
import { finishDocument, isNamed, resetUploads, selectDocumentToRead } from './recognition.queries.ts';
import { runFileTask } from './pool.ts';
import { readingTime } from './reading-time.ts';
import { filePath, hasFile, sweep } from './store.ts';
import type { FiledKind } from './tasks.ts';

/** The kind of job that reads a document which has just come. */
export const recognition = 'recognise-document';

/** Reads a document through, some pages in each turn: it is done with its pages counted, or has failed with a reason. */
export const recogniseDocument: JobKind = {
  kind: recognition,
  run: async (sandbox, id, _, { spent, progress }) => {
    const document = selectDocumentToRead(sandbox, id);
    if (!document) return () => undefined;
    const { hash, kind } = document;
    if (!hasFile(sandbox.filesDir, hash)) return () => fail(sandbox, id, '文件已丢失，请重新上传');
    try {
      const path = filePath(sandbox.filesDir, hash);
      const { pages, readPages } = await runFileTask({
        task: 'read',
        path,
        kind: kind as FiledKind,
        readPages: progress,
      });
      if (readPages < pages) {
        if (spent > readingTime(pages)) return () => fail(sandbox, id, '读取超时，请拆分后重新上传');
        return { progress: readPages };
      }
      return () => finishDocument(sandbox, id, { state: documentState.done, pages, failReason: '' });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return () => fail(sandbox, id, String(error.values['reason'] ?? '文件无法读取'));
    }
  },
  fail,
};

function fail(sandbox: Sandbox, id: string, failReason: string): void {
  finishDocument(sandbox, id, { state: documentState.failed, pages: 0, failReason });
}

/** Clears up what a killed process has left: uploads that broke off, and files that no document has. */
export const recoverDocuments = (sandbox: Sandbox): void =>
  write(sandbox, () => {
    resetUploads(sandbox);
    sweep(sandbox.filesDir, (hash) => isNamed(sandbox, hash));
  });
