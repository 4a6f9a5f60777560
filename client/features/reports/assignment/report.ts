import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import type { Report, Student } from '../../../../contracts/report-text/shapes.ts';
import type { AssessmentPaper } from '../../marking/assessment.ts';

/** A question with its figures. */
export type Item = Report['items'][number];

export type { Report, Student };

/** What the sections of a report are made of. */
export interface SectionProps {
  paper: AssessmentPaper;
  report: Report;
}

/** The kind of a question. */
export const typeName = ({ questionType }: Item): string => questionTypeLabels[questionType];

/** What a question asks, in one line. */
export const stemLine = ({ stem }: Item): string => stem.replace(/\s+/g, ' ').trim();
