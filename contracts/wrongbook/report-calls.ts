import * as analysis from './analysis.ts';
import { learningCalls } from './learning-calls.ts';
import * as reports from './reports.ts';

/** The calls on reports by name: of work, of what was learnt by it, and of schools and classes in exams. */
export const reportCalls = { ...reports, ...learningCalls, ...analysis };
