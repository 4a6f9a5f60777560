import type { HalfSheetQuestion, WordPaper } from '../../../engines/printing/half-sheet-question.ts';
import type { PlacedQuestion } from './fields.ts';

const chinese = '1';
const english = '3';

/** The last grade that writes characters into squares with a cross. */
const lastOfSquares = 3;

/** The most characters of a word. */
const longestWord = 4;

/** Characters or letters of each line of what is written: lines of a poem stand below each other. */
const linesIn = (text: string): number[] => text.split('\n').map((line) => [...line.replace(/\s/g, '')].length);

function paperFor({ subjectId, gradeId }: PlacedQuestion, words: readonly (readonly number[])[]): WordPaper {
  if (subjectId === english) return 'staves';
  const areWords = words.every((lines) => lines.length === 1 && lines[0]! <= longestWord);
  return subjectId === chinese && Number(gradeId) <= lastOfSquares && areWords ? 'squares' : 'lines';
}

/** What a question of a dictation has on a half sheet: a place for each word, line or blank. */
export function halfSheetField(question: PlacedQuestion): HalfSheetQuestion {
  const { id, number, score, answers } = question;
  const words = answers.map(([usual = '']) => linesIn(usual));
  return { id, number, score, paper: paperFor(question, words), words };
}
