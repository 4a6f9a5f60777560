// Marks belong to the session and not to a screen: what a person has given is kept on this machine until the server has it,
// and goes on being sent from whichever screen is open; what an earlier page has left, the next screen of marking takes up.

import { questionType } from '../../../contracts/constants/questions.ts';
import { sureFrom } from '../../../contracts/wrongbook/mark-shapes.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getMarkingOverview, getSubmission, listQuestionAnswers } from '../../../contracts/wrongbook/marking.ts';

/** All answers to one question. */
export type QuestionAnswers = DataOf<typeof listQuestionAnswers>;

/** One answer to the question. */
export type MarkedAnswer = QuestionAnswers['answers'][number];

/** A mark as it stands. */
export type Mark = NonNullable<MarkedAnswer['mark']>;

/** What answers are judged by. */
export type AnswerKey = QuestionAnswers['key'];

/** How far an assignment is, question by question. */
export type Overview = DataOf<typeof getMarkingOverview>;

/** How far one question is. */
export type QuestionProgress = Overview['questions'][number];

/** A student's sheet. */
export type Submission = DataOf<typeof getSubmission>;

/** An answer of a sheet. */
export type SheetAnswer = Submission['answers'][number];

/** What tells one answer from all others. */
export interface ResponseId {
  submissionId: string;
  position: number;
}

/** An answer's place as one text. */
export const responseKey = ({ submissionId, position }: ResponseId): string => `${submissionId}:${position}`;

/** Whether one option of a choice is right, and so what was chosen tells the score. */
export const isSingleChoice = ({ questionType: type, isMultiple }: Pick<SheetAnswer, 'questionType' | 'isMultiple'>) =>
  type === questionType.choice && !isMultiple;

/** Whether an answer has a score. */
export const isMarked = (mark: Mark | null): boolean => mark !== null && mark.score !== null;

/** Whether a person has given or confirmed the mark. */
export const isReviewed = (mark: Mark | null): boolean => mark?.kind === 'person';

/** Whether a machine was not sure of its mark. */
export const isDoubtful = (mark: Mark | null): boolean =>
  mark?.kind === 'machine' && (mark.score === null || mark.confidence < sureFrom);

const kindLabels = { machine: '自动批改', person: '教师', record: '原有成绩', undo: '撤销' } as const;

/** Who or what gave a mark, in words. */
export const originOf = ({ kind, marker }: Pick<Mark, 'kind' | 'marker'>): string => marker || kindLabels[kind];
