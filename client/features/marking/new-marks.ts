import type { Mark, ResponseId } from './marks.ts';
import type { NewMark } from './queue/queue.ts';

/** A score with what belongs to it. */
export interface Scored {
  score: number;
  parts?: readonly number[];
  comment?: string;
  detail?: NewMark['detail'];
}

/** A response of an assignment, and the mark that stands. */
export interface Marked extends ResponseId {
  assignmentId: string;
  mark: Mark | null;
}

/** A person's comment stands; a machine's goes with its score. */
const keptComment = (mark: Mark | null, score: number): string =>
  mark && (mark.kind === 'person' || mark.score === score) ? mark.comment : '';

/** A score in the place of the mark that stands. */
export const newMark = ({ mark, ...response }: Marked, { score, parts = [], comment, detail }: Scored): NewMark => ({
  ...response,
  score,
  parts,
  comment: comment ?? keptComment(mark, score),
  // Details outlive a comment; with another score they would contradict it.
  detail: detail ?? (mark?.score === score ? mark.detail : null),
  before: mark,
});

/** The mark that stands already, given by a person from now on; none where there is no score. */
export function confirmedMark({ mark, ...response }: Marked): NewMark[] {
  if (mark === null || mark.score === null) return [];
  const { score, parts, comment, detail } = mark;
  return [{ ...response, score, parts, comment, detail, before: mark }];
}
