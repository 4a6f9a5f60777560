import { placeKey, type AnswerPlace, type Mark, type MarkedAnswer } from '../queue/marks.ts';
import type { Giving } from '../queue/queue.ts';
import type { ReadStanding } from '../queue/use-queue.ts';

/** A score with what belongs to it. */
export interface Verdict {
  score: number;
  parts?: readonly number[];
  comment?: string;
}

interface Context {
  assignmentId: string;
  standing: ReadStanding;
}

const placeOf = ({ submissionId, position }: AnswerPlace): AnswerPlace => ({ submissionId, position });

/** The same verdict on several answers. */
export const givingsOf = (
  answers: readonly MarkedAnswer[],
  verdict: Verdict,
  { assignmentId, standing }: Context,
): Giving[] =>
  answers.map((answer) => {
    const { mark } = standing(answer);
    return {
      assignmentId,
      ...placeOf(answer),
      score: verdict.score,
      parts: verdict.parts ?? [],
      comment: verdict.comment ?? keptComment(mark, verdict.score),
      detail: keptDetail(mark, verdict.score),
      before: mark,
    };
  });

/** A person's comment stands; a machine's goes with its score. */
export const keptComment = (mark: Mark | null, score: number): string =>
  mark && (mark.kind === 'person' || mark.score === score) ? mark.comment : '';

/** Details outlive a comment; with another score they would contradict it. */
export const keptDetail = (mark: Mark | null, score: number): Mark['detail'] =>
  mark?.score === score ? mark.detail : null;

/** The marks that stand, with another comment. */
export const commentings = (answers: readonly MarkedAnswer[], comment: string, context: Context): Giving[] =>
  confirmations(answers, context).map((giving) => ({ ...giving, comment }));

/** The marks that stand already, given by a person from now on. */
export const confirmations = (answers: readonly MarkedAnswer[], { assignmentId, standing }: Context): Giving[] =>
  answers.flatMap((answer) => {
    const { mark } = standing(answer);
    if (mark === null || mark.score === null) return [];
    const { score, parts, comment, detail } = mark;
    return [{ assignmentId, ...placeOf(answer), score, parts, comment, detail, before: mark }];
  });

/** Whether both are the same answers. */
export const samePlaces = (a: readonly AnswerPlace[], b: readonly AnswerPlace[]): boolean =>
  a.length === b.length && a.every((place, index) => placeKey(place) === placeKey(b[index]!));
