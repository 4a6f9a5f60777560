import type { Paths } from '../../../contracts/endpoint.ts';
import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';

const pool = new TaskPool<Paths, Uint8Array>({
  label: '接口文档',
  entry: entryOf('document-worker', 'http/documents/worker.ts'),
  timeLimit: 60_000,
  idleLimit: 1_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`接口文档无法生成：${reason}`),
});

/** Makes the OpenAPI document as JSON in a thread: it takes a quarter of a second, in which nobody else would be answered. */
export const makeDocument = (paths: Paths): Promise<Uint8Array> => pool.run(paths);

/** Ends the thread. */
export const closeDocumentPool = (): Promise<void> => pool.close();
