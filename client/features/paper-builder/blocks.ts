import { runsOf } from '../../../contracts/headings.ts';
import type { PlacedQuestion } from './paper.ts';

/** Questions that stay together: those of one group next to each other; any other by itself. */
export type Block = readonly [PlacedQuestion, ...PlacedQuestion[]];

/** Questions of a section as they stay together. */
export const blocksIn = (questions: readonly PlacedQuestion[]): Block[] =>
  runsOf(questions, ({ question }) => question.group?.id);

/** The block that a question is in; undefined where it is not among these. */
export const blockOf = (questions: readonly PlacedQuestion[], questionId: string): Block | undefined =>
  blocksIn(questions).find((block) => block.some(({ question }) => question.id === questionId));

/** Puts a part beside those of its group that are there, in the order of the group. */
export function besideSiblings(questions: readonly PlacedQuestion[], placed: PlacedQuestion): PlacedQuestion[] {
  const { id, position } = placed.question.group!;
  const isSibling = ({ question }: PlacedQuestion) => question.group?.id === id;
  const before = questions.findLastIndex((one) => isSibling(one) && one.question.group!.position < position);
  return questions.toSpliced(before < 0 ? questions.findIndex(isSibling) : before + 1, 0, placed);
}
