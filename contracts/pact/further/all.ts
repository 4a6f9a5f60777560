import { furtherAnalysis } from './analysis.ts';
import { furtherExams } from './exams.ts';
import { furtherMarking } from './marking.ts';
import type { Further } from './more.ts';
import { furtherPrinting } from './printing.ts';
import { furtherQuestions } from './questions.ts';
import { furtherSchool } from './school.ts';
import { furtherTrade } from './trade.ts';
import { furtherWork } from './work.ts';

/** Of each call what its other cases do not send. */
export const further: Further = {
  ...furtherAnalysis,
  ...furtherExams,
  ...furtherMarking,
  ...furtherPrinting,
  ...furtherQuestions,
  ...furtherSchool,
  ...furtherTrade,
  ...furtherWork,
};
