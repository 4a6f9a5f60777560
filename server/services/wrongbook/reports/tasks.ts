import type { Reader } from '../../../http/teaching.ts';
import type { Period } from './homework.queries.ts';

/** A report to make from a database, for the screen or as a workbook. */
export type ReportTask = { databaseFile: string; as: 'answer' | 'workbook' } & (
  | { of: 'assignment'; userId: string; assignmentId: string; classIds: readonly string[] | undefined }
  | { of: 'period'; reader: Reader; period: Period }
);

/** The envelope of an answer or a workbook, and the tables that it was read from. */
export interface MadeReport {
  bytes: Uint8Array;
  tables: readonly string[];
}
