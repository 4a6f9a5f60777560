import type { Reader } from '../../../http/teaching.ts';
import type { AnalysisTask } from '../analysis/answer.ts';
import type { MarkingTask } from '../exams/marking/progress/tasks.ts';
import type { ExamTask } from '../exams/report/tasks.ts';
import type { FiguresTask } from '../figures/tasks.ts';
import type { LearningTask } from '../learning/tasks.ts';
import type { Period } from './homework.queries.ts';

type OfAssignment = { userId: string; assignmentId: string };

/** A report on one piece of work, or on that of a period. */
export type WorkTask =
  | ({ of: 'assignment'; as: ReportForm; classIds: readonly string[] | undefined } & OfAssignment)
  | ({ of: 'assignment'; as: 'print'; submissionIds: readonly number[] } & OfAssignment)
  | ({ of: 'schoolWork' } & OfAssignment)
  | { of: 'period'; as: ReportForm; reader: Reader; period: Period };

/** For the screen or as a workbook. */
export type ReportForm = 'answer' | 'workbook';

/** A report to make from a database. */
export type ReportTask = { databaseFile: string } & (
  AnalysisTask | ExamTask | FiguresTask | LearningTask | MarkingTask | WorkTask
);

/** The envelope of an answer, a workbook or the JSON of a part to print, and the tables that it was read from. */
export interface MadeReport {
  bytes: Uint8Array;
  tables: readonly string[];
}
