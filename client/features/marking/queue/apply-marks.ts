import { mutate } from 'swr';
import { getSubmission, listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import { responseKey, type ResponseId, type Mark, type QuestionAnswers, type Submission } from '../marks.ts';

/** A mark as the server has it now. */
export interface Settled extends ResponseId {
  mark: Mark | null;
}

/** Puts marks into the answers that are at hand, without reading them again. */
export async function applyMarks(settled: readonly Settled[]): Promise<void> {
  const marks = new Map(settled.map((entry) => [responseKey(entry), entry.mark]));
  const marked = <A extends { mark: Mark | null }>(answer: A, place: ResponseId): A => {
    const mark = marks.get(responseKey(place));
    return mark === undefined ? answer : { ...answer, mark };
  };
  await Promise.all([
    mutate<QuestionAnswers>(
      isOf(listQuestionAnswers.path),
      (data) => data && { ...data, answers: data.answers.map((answer) => marked(answer, answer)) },
      { revalidate: isMissing },
    ),
    mutate<Submission>(
      isOf(getSubmission.path),
      (data) =>
        data && {
          ...data,
          answers: data.answers.map((answer) =>
            marked(answer, { submissionId: data.submissionId, position: answer.position }),
          ),
        },
      { revalidate: isMissing },
    ),
  ]);
}

/** An answer that was being read has been thrown away: it would have been older than the marks. */
const isMissing = (data: unknown): boolean => data === undefined;

const isOf =
  (path: string) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === path;
