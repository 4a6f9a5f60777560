import { miswriteChinese, misspell } from '../../server/engines/simulation/answering/slips.ts';
import type { Dice } from '../../server/engines/simulation/dice.ts';
import { dictatedWords, poems } from './bank.ts';
import { asked, halfOf, type Half, type Labelled } from './labelled.ts';
import { misread } from './slips.ts';

/** How often a reader takes one word for another, of a hundred. */
const misreadWords = 0.012;

const miswritten = (word: string, dice: Dice): string =>
  /^[\x20-\x7e]+$/.test(word) ? misspell(word, dice) : miswriteChinese(word, dice);

/** What is written from dictation: words that are known, words with a mistake, words left out with or without their line. */
export function dictationAnswer(half: Half, dice: Dice): Labelled {
  const language = dice.chance(0.5);
  const pool = halfOf(dictatedWords, half).filter((word) => /^[\x20-\x7e]+$/.test(word) === language);
  const words = dice.some(pool, 4 + dice.below(7));
  const known = dice.pick([1, 0.95, 0.85, 0.7, 0.5]);
  let right = 0;
  const lines = words.flatMap((word) => {
    const written = dice.chance(known) ? word : dice.chance(0.3) ? '' : miswritten(word, dice);
    if (written.replace(/ +/g, ' ') === word) right += 1;
    if (written === '') return dice.chance(0.5) ? [] : [''];
    return [dice.chance(misreadWords) ? misread(written, dice) : written];
  });
  const question = asked({
    subjectId: language ? '3' : '1',
    taskType: 5,
    questionType: 4,
    answers: words.map((word) => [word]),
    score: words.length,
  });
  return { question, text: lines.join('\n'), truth: right };
}

/** A poem as it is remembered: clauses with a wrong character, left out or exchanged, and sometimes no author. */
export function recitationAnswer(half: Half, dice: Dice): Labelled {
  const { stem, answer } = dice.pick(halfOf(poems, half));
  const lines = answer.split('\n');
  const first = lines.findIndex((line) => /[，。]/.test(line));
  const [head, body] = [lines.slice(0, first), lines.slice(first)];
  const clauses = body.join('\n').match(/[^，。！？；、：]+[，。！？；、：]\n?/g)!;
  const known = dice.pick([1, 1, 0.95, 0.85, 0.6]);
  let right = 0;
  const written = clauses.map((clause) => {
    if (dice.chance(known)) {
      right += 1;
      return dice.chance(misreadWords) ? misread(clause, dice) : clause;
    }
    if (dice.chance(0.35)) return '';
    const wrong = miswriteChinese(clause.replace(/[，。！？；、：\n]+$/, ''), dice);
    return wrong + clause.replace(/^[^，。！？；、：]+/, '');
  });
  const isHeaded = dice.chance(0.88);
  const rubric = [
    { text: '题目和作者正确', score: 2 },
    { text: '诗句完整，错、漏、添一字该句不得分', score: clauses.length },
  ];
  const question = asked({
    subjectId: '1',
    questionType: 4,
    stem,
    answers: [[answer]],
    rubric,
    score: clauses.length + 2,
  });
  const text = [...(isHeaded ? head : head.slice(0, 1)), written.join('')].join('\n');
  return { question, text, truth: right + (isHeaded ? 2 : 1) };
}
