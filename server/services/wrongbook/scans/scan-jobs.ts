import type { Sandbox } from '../../../database/sandbox.ts';
import { recordWork } from '../../../engines/usage/record-use.ts';
import { addJob } from '../../../jobs/queue.ts';
import { withPlaces } from '../documents/waiting.ts';
import { insertScan, selectScan } from './scans.queries.ts';

/** The kinds of job that read a scan, and that make one first. */
export const reading = 'read-scan';
export const making = 'make-scans';

/** Makes a document that has just been added a scan; call it within the same write. */
export const addScan = (sandbox: Sandbox, documentId: string, assignmentId: string | undefined): void =>
  insertScan(sandbox, { documentId, assignmentId: assignmentId ?? null, isSynthetic: false, making: '' });

/** Scans with how many others have their turn before each. */
export const withTurns = <Item extends { id: string; state: number }>(sandbox: Sandbox, records: Item[]) =>
  withPlaces(sandbox, [reading, making], records);

/** Adds the job that a scan waits for: to be read, or to be made first. Call it within a write. */
export function addScanJob(sandbox: Sandbox, documentId: string): void {
  const scan = selectScan(sandbox, documentId);
  addJob(sandbox, scan?.making ? making : reading, documentId, scan?.teacherId ?? '');
}

/** Writes down that the pages of a scan were scanned; of a scan of several pieces of work the subjects are known only when its pages are placed. Call it within a write. */
export function recordScan(sandbox: Sandbox, id: string, quantity: number): void {
  const { schoolId, teacherId: userId, taskType, subjectId } = selectScan(sandbox, id)!;
  if (schoolId === null) return;
  const about = { schoolId, taskType, subjectId: subjectId ?? '' };
  recordWork(sandbox, 'scan', { ...about, userId, quantity });
}
