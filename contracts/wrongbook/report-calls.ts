import { learningCalls } from './learning-calls.ts';
import * as reports from './reports.ts';

/** The calls on reports by name: of work, and of what was learnt by it. */
export const reportCalls = { ...reports, ...learningCalls };
