import { miswriteChinese, misspell } from '../../server/engines/simulation/answering/slips.ts';
import type { Dice } from '../../server/engines/simulation/dice.ts';
import { wordBlanks } from './bank.ts';
import { asked, halfByStem, type Half, type Labelled } from './labelled.ts';
import { dressed, misread } from './slips.ts';

const isEnglish = (word: string): boolean => /^[\x20-\x7e]+$/.test(word);

/** A word as somebody writes it who does not quite know it: misspelt, cut short, in another form. */
function corrupted(word: string, dice: Dice): string {
  const letters = [...word];
  if (isEnglish(word))
    return dice.pick([
      misspell(word, dice),
      misspell(word, dice),
      `${word}s`,
      `${word}ing`,
      word.replace(/(?:ed|ing|s|er)$/, ''),
    ]);
  return dice.pick([
    miswriteChinese(word, dice),
    miswriteChinese(word, dice),
    letters.slice(0, -1).join(''),
    letters.toSpliced(dice.below(letters.length), 1, dice.pick('的大不人水学明')).join(''),
  ]);
}

/** What is written into blanks that ask for words. */
export function wordAnswer(half: Half, dice: Dice): Labelled {
  const pool = halfByStem(wordBlanks, half);
  const { subjectId, stem, ways } = dice.pick(pool);
  const word = ways[0]!;
  const question = asked({ subjectId, stem, answers: [ways] });
  const label = (text: string, truth: number): Labelled => ({ question, text, truth });
  const share = dice.share();
  if (share < 0.36) return label(word, 2);
  if (share < 0.44) return label(dressed(word, dice), 2);
  if (share < 0.48) return label(dice.pick(ways), 2);
  if (share < 0.51) return label(isEnglish(word) ? word[0]!.toUpperCase() + word.slice(1) : `是${word}`, 2);
  if (share < 0.54) return label(misread(word, dice), 2);
  const other =
    share < 0.76 ? dice.pick(pool.filter((one) => one.subjectId === subjectId)).ways[0]! : corrupted(word, dice);
  return label(other, ways.includes(other) ? 2 : 0);
}
