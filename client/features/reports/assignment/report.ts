import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import type { getAssignmentReport } from '../../../../contracts/wrongbook/reports.ts';

/** A piece of work. */
export type Work = DataOf<typeof getAssignment>;

/** The report of a piece of work. */
export type Report = DataOf<typeof getAssignmentReport>;

/** A question with its figures. */
export type Item = Report['items'][number];

/** How a student has done. */
export type Student = Report['students'][number];

/** What the sections of a report are made of. */
export interface SectionProps {
  work: Work;
  report: Report;
  /** The class that the report is narrowed to, "" for all. */
  classId: string;
}

/** The kind of a question. */
export const typeName = ({ questionType }: Item): string => questionTypeLabels[questionType];

/** What a question asks, in one line. */
export const stemLine = ({ stem }: Item): string => stem.replace(/\s+/g, ' ').trim();
