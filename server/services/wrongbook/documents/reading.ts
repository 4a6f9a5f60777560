import type { Sandbox } from '../../../database/sandbox.ts';
import { recognition } from '../../../engines/files/recognise.ts';
import { addJob } from '../../../jobs/queue.ts';
import { addScanJob } from '../scans/scan-jobs.ts';
import { selectDocument } from './documents.queries.ts';

/** Adds the job that reads a document: scans are read page by page. Call it within a write. */
export function addReading(sandbox: Sandbox, id: string): void {
  const document = selectDocument(sandbox, id);
  if (document?.shelf === 'scan') addScanJob(sandbox, id);
  else addJob(sandbox, recognition, id, document?.teacherId ?? '');
}
