import type { DataOf } from '../endpoint.ts';
import type { getAssignmentReport } from '../wrongbook/reports.ts';

/** The report of a piece of work, as screen and paper tell it. */
export type Report = DataOf<typeof getAssignmentReport>;

/** A student of it. */
export type Student = Report['students'][number];

/** A question to teach again. */
export type Lesson = Report['lead']['lessons'][number];
