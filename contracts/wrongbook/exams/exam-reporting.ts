import * as z from 'zod';
import { gradingNames } from '../../constants/exam-report.ts';

/** How the report of an exam is made: lines and the width of their border, and by which table marks become grades. */
export const examReporting = z.strictObject({
  lines: z.array(z.strictObject({ name: z.string(), score: z.number() })),
  margin: z.number(),
  grading: z.enum(gradingNames),
  /** Of an own table. */
  bands: z.array(z.strictObject({ name: z.string(), share: z.number(), high: z.number(), low: z.number() })),
  subjectIds: z.array(z.string()),
});
