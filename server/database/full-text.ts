import { withoutMarks } from '../../contracts/rich-text.ts';

// SQLite's tokenizer takes a run of Chinese as one word. So each Chinese character is set apart, and a search for several
// is one for a phrase of them; letters and digits stay words.

const separated = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];

/** A text as the full-text index holds it: what is marked in it is found as if it were not. */
export const searchText = (...texts: readonly string[]): string => separated(withoutMarks(texts.join(' '))).join(' ');

/** The query for all words of a search, each as it stands; undefined where there is nothing to search for. */
export function searchQuery(keyword: string): string | undefined {
  const phrases = keyword
    .split(/\s+/)
    .map((word) => separated(word).join(' '))
    .filter(Boolean);
  return phrases.length > 0 ? phrases.map((phrase) => `"${phrase}"*`).join(' AND ') : undefined;
}
