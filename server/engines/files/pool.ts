import { threadEntry } from '../../threads/entry.ts';
import { TaskThread } from '../../threads/task-thread.ts';
import { DocumentError, unreadable, type DocumentErrorCode } from './document-error.ts';
import type { DocumentResult, DocumentTask, FileKind, InspectTask, PreviewTask, ReadTask } from './tasks.ts';

const thread = new TaskThread<DocumentTask, DocumentResult>({
  label: '文档',
  entry: threadEntry('document-thread', 'engines/files/thread.ts'),
  timeLimit: 60_000,
  refusal: (code, values) => new DocumentError(code as DocumentErrorCode, values),
  unreadable,
});

/** Works on a stored file in a thread of its own; rejects with DocumentError for what cannot be taken. */
export function runDocumentTask(task: InspectTask): Promise<FileKind>;
export function runDocumentTask(task: ReadTask): Promise<{ pages: number }>;
export function runDocumentTask(task: PreviewTask): Promise<Uint8Array>;
export function runDocumentTask(task: DocumentTask): Promise<DocumentResult> {
  return thread.run(task);
}

/** Ends the thread, after the last request has been answered. */
export const closeDocumentPool = (): Promise<void> => thread.close();
