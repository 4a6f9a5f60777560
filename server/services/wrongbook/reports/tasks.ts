import type { Reader } from '../../../http/teaching.ts';
import type { AnalysisTask } from '../analysis/answer.ts';
import type { MarkingTask } from '../exams/marking/progress/tasks.ts';
import type { ExamTask } from '../exams/report/tasks.ts';
import type { LearningTask } from '../learning/tasks.ts';
import type { Period } from './homework.queries.ts';

type OfAssignment = { userId: string; assignmentId: string };

/** What a report is made from: a database, and what of it. */
type Made =
  | ({ of: 'assignment'; as: ReportForm; classIds: readonly string[] | undefined } & OfAssignment)
  | ({ of: 'assignment'; as: 'print'; submissionIds: readonly number[] } & OfAssignment)
  | ({ of: 'schoolWork' } & OfAssignment)
  | { of: 'period'; as: ReportForm; reader: Reader; period: Period }
  | ExamTask
  | LearningTask
  | AnalysisTask
  | MarkingTask;

/** For the screen or as a workbook. */
export type ReportForm = 'answer' | 'workbook';

/** A report to make from a database. */
export type ReportTask = { databaseFile: string } & Made;

/** The envelope of an answer, a workbook or the JSON of a part to print, and the tables that it was read from. */
export interface MadeReport {
  bytes: Uint8Array;
  tables: readonly string[];
}
