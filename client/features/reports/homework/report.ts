import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getHomeworkReport } from '../../../../contracts/wrongbook/reports.ts';

/** Homework over a period. */
export type HomeworkReport = DataOf<typeof getHomeworkReport>;

/** One piece of work in it. */
export type PeriodWork = HomeworkReport['works'][number];

/** How a student did over the period. */
export type StudentTrend = HomeworkReport['students'][number];
