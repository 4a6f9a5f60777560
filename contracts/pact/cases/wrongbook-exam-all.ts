import { analysisCases } from './wrongbook-analysis.ts';
import {
  examMarkingDeskCases,
  examMarkingLeadCases,
  examMarkingPartCases,
  examMarkingProgressCases,
} from './wrongbook-exam-marking.ts';
import { examReportCases } from './wrongbook-exam-reports.ts';
import { examPublishingCases, examScoreCases } from './wrongbook-exam-scores.ts';
import { examCases, examPrintCases, examSeatingCases, examTemplateCases, jointExamCases } from './wrongbook-exams.ts';

/** The cases of every call of exams, and of what is compared by them. */
export const allExamCases = {
  ...analysisCases,
  ...examCases,
  ...examMarkingDeskCases,
  ...examMarkingLeadCases,
  ...examMarkingPartCases,
  ...examMarkingProgressCases,
  ...examPrintCases,
  ...examPublishingCases,
  ...examReportCases,
  ...examScoreCases,
  ...examSeatingCases,
  ...jointExamCases,
  ...examTemplateCases,
};
