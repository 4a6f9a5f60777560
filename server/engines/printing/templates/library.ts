import { baseTemplate } from './base.ts';
import { bookTemplate } from './book.ts';
import { codeTemplate } from './code.ts';
import { cutTemplate } from './cut.ts';
import { examTemplates } from './exam.ts';
import { fieldsTemplate } from './fields.ts';
import { halfSheetTemplate } from './half-sheet.ts';
import { learningTemplate } from './learning.ts';
import { paperTemplate } from './paper.ts';
import { questionTemplate } from './question.ts';
import { reportLeadTemplate } from './report-lead.ts';
import { reportTemplate } from './report.ts';
import { sheetTemplate } from './sheet.ts';

/** What documents are put together of, by the names under which they import one another. */
export const templates = {
  base: baseTemplate,
  book: bookTemplate,
  code: codeTemplate,
  cut: cutTemplate,
  ...examTemplates,
  fields: fieldsTemplate,
  'half-sheet': halfSheetTemplate,
  learning: learningTemplate,
  paper: paperTemplate,
  question: questionTemplate,
  report: reportTemplate,
  'report-lead': reportLeadTemplate,
  sheet: sheetTemplate,
};
