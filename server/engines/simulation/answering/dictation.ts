import type { Dice } from '../dice.ts';
import { miswriteChinese, misspell } from './slips.ts';

/** Share of the words not known of which nothing is written. */
const leftOut = 0.35;

/** Words as a student writes them from dictation, one a line: right, with one mistake, or left out. */
export function dictated(words: readonly string[], success: number, dice: Dice): string {
  const written = words.map((word) => {
    if (dice.chance(success)) return word;
    if (dice.chance(leftOut)) return '';
    return /^[\x20-\x7e]+$/.test(word) ? misspell(word, dice) : miswriteChinese(word, dice);
  });
  return written.join('\n');
}
