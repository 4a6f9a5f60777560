import type { Dice } from '../dice.ts';
import { miswriteChinese, misspell } from './slips.ts';

/** Share of the words not known of which nothing is written. */
const leftOut = 0.35;

/** A word with one mistake, which it has not before. */
function miswritten(word: string, dice: Dice): string {
  const isEnglish = /^[\x20-\x7e]+$/.test(word);
  const written = isEnglish ? misspell(word, dice) : miswriteChinese(word, dice);
  return written === word ? '' : written;
}

/** Words as a student writes them from dictation, one a line: right where they are known, with one mistake, or left out. */
export const dictated = (words: readonly string[], known: readonly boolean[], dice: Dice): string =>
  words
    .map((word, index) => {
      if (known[index]) return word;
      return dice.chance(leftOut) ? '' : miswritten(word, dice);
    })
    .join('\n');
