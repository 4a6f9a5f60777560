import { assignmentCases } from './wrongbook-assignments.ts';
import { documentCases } from './wrongbook-documents.ts';
import { allExamCases } from './wrongbook-exam-all.ts';
import { schoolCases } from './wrongbook-figures.ts';
import { furtherCases } from './wrongbook-further.ts';
import { learningCases } from './wrongbook-learning.ts';
import { markingCases } from './wrongbook-marking.ts';
import { mistakeCases } from './wrongbook-mistakes.ts';
import { paperCases, uploadedPaperCases } from './wrongbook-papers.ts';
import { practiceCases } from './wrongbook-practice.ts';
import { printingCases } from './wrongbook-printing.ts';
import { questionCases, questionGroupCases, workbookCases } from './wrongbook-questions.ts';
import { reportCases } from './wrongbook-reports.ts';
import { scanCases } from './wrongbook-scans.ts';
import { wrongbookCases } from './wrongbook.ts';

/** The cases of every call of wrongbook. */
export const allWrongbookCases = {
  ...allExamCases,
  ...assignmentCases,
  ...documentCases,
  ...schoolCases,
  ...learningCases,
  ...markingCases,
  ...mistakeCases,
  ...paperCases,
  ...uploadedPaperCases,
  ...practiceCases,
  ...printingCases,
  ...questionCases,
  ...questionGroupCases,
  ...reportCases,
  ...scanCases,
  ...furtherCases,
  ...workbookCases,
  ...wrongbookCases,
};
