import { withoutMarks } from '../../../../contracts/rich-text.ts';

/** A formula, marked text, or one character of text. */
const piece = /\$[^$]*\$|\{[._~][^{}$]+\}|[^]/gu;

/** The beginning of a text of a question on one line, about so many characters long; a formula and what is marked are in it whole or not at all. */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let length = 0;
  let end = 0;
  for (const { 0: found, index } of line.matchAll(piece)) {
    // What a formula takes is less than its source.
    length += found.startsWith('$') ? found.length / 3 : [...withoutMarks(found)].length;
    if (length > most) return `${line.slice(0, end)}…`;
    end = index + found.length;
  }
  return line;
}
