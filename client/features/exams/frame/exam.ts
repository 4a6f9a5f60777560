import type { SWRResponse } from 'swr';
import type { ExamState } from '../../../../contracts/constants/exams.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getExam, type pageExams } from '../../../../contracts/wrongbook/exams/exams.ts';
import { useCall } from '../../../api/use-call.ts';
import { pathTo } from '../../../session/paths.ts';
import type { ExamStep } from './steps.ts';

/** An exam with all that is planned and how far it has come. */
export type ExamDetail = DataOf<typeof getExam>;

/** An exam as the list has it. */
export type ExamItem = DataOf<typeof pageExams>['records'][number];

/** Reads an exam. */
export const useExam = (examId: string): SWRResponse<ExamDetail, Error> => useCall(getExam, { examId });

/** Where a step of an exam is seen to; undefined where the role has no screen for it. */
export const examPath = (examId: string, step: ExamStep | '' = ''): string | undefined =>
  pathTo('exam', { examId, step });

/** Where a new exam is planned: from nothing, as another was, or by a template. */
export const newExamPath = (origin: { copyId?: string; examTemplateId?: string } = {}): string | undefined =>
  pathTo('exam', { step: 'plan', ...origin });

/** Where its report is. */
export const examReportPath = (examId: string): string | undefined => pathTo('examReport', { examId });

/** The colour of a state, beside its word. */
export const stateTones = {
  planned: 'plain',
  printed: 'info',
  sitting: 'info',
  scanning: 'warn',
  marking: 'warn',
  published: 'done',
} as const satisfies Record<ExamState, string>;

/** The days of an exam in short. */
export const daysText = ({ startDate, endDate }: Pick<ExamItem, 'startDate' | 'endDate'>): string =>
  startDate === endDate
    ? startDate
    : `${startDate} 至 ${endDate.slice(endDate.startsWith(startDate.slice(0, 4)) ? 5 : 0)}`;
