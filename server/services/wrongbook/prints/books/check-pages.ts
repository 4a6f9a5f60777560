import type { MistakeKind } from '../../../../../contracts/constants/printing.ts';
import { renderPrint } from '../../../../../contracts/wrongbook/printing.ts';
import type { BookSize } from '../../../../engines/printing/book-parts.ts';
import { refusal } from '../../../../http/errors.ts';

/** Pages that a question takes on average, as whole classes took them. */
const pagesPer: Readonly<Record<BookSize, Readonly<Record<MistakeKind, number>>>> = {
  A4: { book: 0.47, clippings: 0.32, slips: 0.18 },
  B5: { book: 0.6, clippings: 0.4, slips: 0.24 },
};

/** Questions of one kind alone that a process typesets: a fifth less than whole classes took all its memory or time with. */
const mostOf: Readonly<Record<MistakeKind, number>> = { book: 2_500, clippings: 1_500, slips: 1_500 };

/** What is printed of some questions, and how. */
interface Asked {
  kinds: readonly MistakeKind[];
  size: BookSize;
}

/** Refuses more questions than can be typeset, before a minute is spent on them; says how many pages there may be. */
export function checkPages({ kinds, size }: Asked, questionCount: number): void {
  const sum = (of: (kind: MistakeKind) => number): number => kinds.reduce((all, kind) => all + of(kind), 0);
  const most = 1 / sum((kind) => 1 / mostOf[kind]);
  if (questionCount <= most) return;
  throw refusal(renderPrint, 'tooManyPages', { max: Math.floor(most * sum((kind) => pagesPer[size][kind])) });
}
