import type { Mark } from '../marks.ts';

/** What a mark says of a composition. */
export type Composition = Extract<NonNullable<Mark['detail']>, { kind: 'composition' }>;

/** A comment on a part of the text, by offsets in it. */
export type Sentence = Composition['sentences'][number];

/** A range of text with the comments that lie on all of it, by their places. */
export interface Segment {
  start: number;
  text: string;
  comments: readonly number[];
}

/** Cuts a text, or a part of it, where comments begin and end; they may overlap. */
export function segmentsOf(text: string, sentences: readonly Sentence[], from = 0, to = text.length): Segment[] {
  const edges = sentences.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > from && edge < to);
  const cuts = [...new Set([from, ...edges, to])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, cuts[index + 1]),
    comments: sentences.flatMap((sentence, place) => (sentence.start <= start && start < sentence.end ? [place] : [])),
  }));
}

/**
 * Moves comments along with a text that was changed in one place, as by typing: those after it shift, those around it
 * grow or shrink, and those whose text is gone go too.
 */
export function shifted(sentences: readonly Sentence[], before: string, after: string): Sentence[] {
  const head = commonStart(before, after);
  const tail = Math.min(commonStart(reversed(before), reversed(after)), Math.min(before.length, after.length) - head);
  const [oldEnd, growth] = [before.length - tail, after.length - before.length];
  const newEnd = oldEnd + growth;
  const startOf = (at: number): number => (at >= oldEnd ? at + growth : at <= head ? at : newEnd);
  const endOf = (at: number): number => (at <= head ? at : at >= oldEnd ? at + growth : head);
  return sentences
    .map((sentence) => ({ ...sentence, start: startOf(sentence.start), end: endOf(sentence.end) }))
    .filter(({ start, end }) => start < end);
}

function commonStart(a: string, b: string): number {
  const longest = Math.min(a.length, b.length);
  let length = 0;
  while (length < longest && a[length] === b[length]) length += 1;
  return length;
}

const reversed = (text: string): string => text.split('').toReversed().join('');

/** Comments in the order of the text. */
export const inOrder = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.toSorted((a, b) => a.start - b.start || a.end - b.end);
