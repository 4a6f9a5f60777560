import * as exams from './exams.ts';
import * as jointExams from './joint-exams.ts';
import * as markingDesk from './marking-desk.ts';
import * as markingLead from './marking-lead.ts';
import * as markingParts from './marking-parts.ts';
import * as markingProgress from './marking-progress.ts';
import * as print from './exam-print.ts';
import * as publishing from './publishing.ts';
import * as scores from './scores.ts';
import * as reports from './reports.ts';
import * as seating from './seating.ts';
import * as templates from './exam-templates.ts';

/** The calls of exams by name. */
export const examCalls = {
  ...exams,
  ...jointExams,
  ...templates,
  ...seating,
  ...print,
  ...scores,
  ...publishing,
  ...reports,
  ...markingDesk,
  ...markingLead,
  ...markingParts,
  ...markingProgress,
};
