import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getAssignmentReport } from '../../../../contracts/wrongbook/reports.ts';
import type { AssessmentPaper } from '../../marking/assessment.ts';

/** The report of a paper. */
export type Report = DataOf<typeof getAssignmentReport>;

/** A question with its figures. */
export type Item = Report['items'][number];

/** How a student has done. */
export type Student = Report['students'][number];

/** What the sections of a report are made of. */
export interface SectionProps {
  paper: AssessmentPaper;
  report: Report;
}

/** The kind of a question. */
export const typeName = ({ questionType }: Item): string => questionTypeLabels[questionType];

/** What a question asks, in one line. */
export const stemLine = ({ stem }: Item): string => stem.replace(/\s+/g, ' ').trim();
