import type { SentenceRemark } from '../marker.ts';

/** A sentence with its place in the text. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Pieces of a text that match, trimmed, with their places. */
function piecesOf(text: string, pattern: RegExp): Sentence[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const trimmed = found[0].trim();
    const start = found.index + found[0].indexOf(trimmed);
    return trimmed === '' ? [] : [{ text: trimmed, start, end: start + trimmed.length }];
  });
}

/** Chinese sentences: they end at 。！？… and the quotes that follow, or with the line. */
export const chineseSentences = (text: string): Sentence[] =>
  piecesOf(text, /[^。！？!?…\n]+(?:[。！？!?…]+[”’」』]*)?/g);

/** English sentences: they end at . ! ? and the quotes that follow, or with the line. */
export const englishSentences = (text: string): Sentence[] => piecesOf(text, /[^.!?\n]+(?:[.!?]+["'”’]*)?/g);

/** Paragraphs: lines that are not empty. */
export const paragraphsOf = (text: string): Sentence[] => piecesOf(text, /[^\n]+/g);

/** A remark on a piece of a sentence, or on all of it. */
export function remark(
  { start, end }: Pick<Sentence, 'start' | 'end'>,
  kind: SentenceRemark['kind'],
  comment: string,
  suggestion = '',
): SentenceRemark {
  return { start, end, kind, comment, suggestion };
}

/** A remark on every place of a sentence that matches. */
export function remarksAt(
  sentence: Sentence,
  pattern: RegExp,
  say: (found: RegExpMatchArray) => Omit<SentenceRemark, 'start' | 'end'> | undefined,
): SentenceRemark[] {
  return [...sentence.text.matchAll(pattern)].flatMap((found) => {
    const said = say(found);
    const start = sentence.start + found.index;
    return said ? [{ start, end: start + found[0].length, ...said }] : [];
  });
}
