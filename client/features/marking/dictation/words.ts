import { sumOfPoints } from '../rubric.ts';
import type { Mark, MarkedAnswer } from '../marks.ts';

/** A word of a dictation as it is judged: right, wrong, or nobody knows yet. */
export interface JudgedWord {
  expected: string;
  given: string;
  verdict: 'right' | 'wrong' | 'open';
  picture: MarkedAnswer['pictures'][number] | undefined;
}

/** What a person has decided on words, by their places from 0. */
export type Decisions = Readonly<Record<number, boolean>>;

/** The words that are dictated: one text with several lines holds one a line. */
export function wordsIn(answers: readonly (readonly string[])[]): string[] {
  const lines =
    answers.length === 1 ? (answers[0]![0] ?? '').split(/[\n、；;]/).filter((line) => line.trim() !== '') : [];
  return lines.length > 1 ? lines.map((line) => line.trim()) : answers.map(([usual = '']) => usual);
}

const detailOf = (mark: Mark | null) => (mark?.detail?.kind === 'dictation' ? mark.detail : undefined);

/** The words of an answer, by what a machine or a person has said of them and what is decided since; unmarked ones are all open. */
export function judgedWords(
  expected: readonly string[],
  { pictures }: Pick<MarkedAnswer, 'pictures'>,
  mark: Mark | null,
  decisions: Decisions = {},
): JudgedWord[] {
  const known = detailOf(mark)?.words;
  return expected.map((word, index) => {
    const detail = known?.length === expected.length ? known[index] : undefined;
    const isRight = decisions[index] ?? (detail && !detail.isDoubtful ? detail.isRight : undefined);
    return {
      expected: word,
      given: detail?.given ?? '',
      verdict: isRight === undefined ? 'open' : isRight ? 'right' : 'wrong',
      picture: pictures.find((picture) => picture.kind === 'blank' && picture.index === index + 1),
    };
  });
}

/** Where the first word stands that is still open, from a place on and then from the beginning; -1 for none. */
export function nextOpen(words: readonly JudgedWord[], from: number): number {
  const isOpen = ({ verdict }: JudgedWord) => verdict === 'open';
  const later = words.findIndex((word, index) => index >= from && isOpen(word));
  return later === -1 ? words.findIndex(isOpen) : later;
}

/** The score of words that are all decided, each worth the same, with what is said of each. */
export function scoredWords(words: readonly JudgedWord[], full: number, mark: Mark | null) {
  const parts = words.map(({ verdict }) => (verdict === 'right' ? full / words.length : 0));
  const known = detailOf(mark)?.words ?? [];
  const detail = {
    kind: 'dictation' as const,
    words: words.map(({ expected, given, verdict }, index) => ({
      expected,
      given,
      isRight: verdict === 'right',
      characters: (known[index]?.characters ?? []).map((one) => ({ ...one })),
    })),
  };
  return { score: sumOfPoints(parts), parts, detail };
}
