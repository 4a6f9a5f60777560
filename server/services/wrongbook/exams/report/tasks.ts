import type { ExamMeasure } from '../../../../../contracts/constants/exam-report.ts';
import type { Place } from './cell.ts';
import type { StudentsAsked } from './students.ts';
import type { View } from './view.ts';

/** Which part of an exam's report is made. */
export type ExamPart =
  | { part: 'school'; measure: ExamMeasure }
  | { part: 'cell'; place: Place; measure: ExamMeasure }
  | { part: 'distribution'; subjectId: string; width: number }
  | { part: 'items'; subjectId: string }
  | { part: 'borderline' }
  | { part: 'progress'; subjectId: string; earlierExamId: string | undefined }
  | { part: 'students'; asked: StudentsAsked }
  | { part: 'student'; studentId: string; earlierExamId: string | undefined }
  | { part: 'workbook' };

/** A part of an exam's report, as far as somebody sees it. */
export interface ExamTask {
  of: 'exam';
  examId: string;
  view: View;
  asked: ExamPart;
}
