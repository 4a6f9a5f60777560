import { subjectsOf, taskType } from '../../../../contracts/constants/assignments.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { answerSpaces } from '../../../../contracts/wrongbook/practice-shapes.ts';
import type { SheetQuestion } from '../../../engines/printing/document.ts';
import type { PaperGroup, PaperQuestion } from '../../../engines/printing/paper-question.ts';
import { linesOf } from '../../../engines/printing/sheet-fields.ts';
import type { GroupRow } from '../questions/groups.queries.ts';
import type { Question } from '../questions/questions.queries.ts';

/** A question as it stands in a paper. */
export type PlacedQuestion = Question & { number: number };

/** Squares of a composition where its text names no length, by stage. */
const usualSquares = { primary: 400, junior: 600, senior: 800 } as const;

/** Squares beyond the length that is asked for: nobody writes exactly as much. */
const spareSquares = 100;

/** Words on a line of a composition in English, lines beyond the length that is asked for, and words where none is. */
const english = { subjectId: '3', wordsPerLine: 8, spareLines: 3, usualWords: 100 };

/** Chinese characters' widths that an answer takes, LaTeX commands not counted: letters are half as wide. */
function lengthOf(text: string): number {
  const written = text.replace(/\\[a-zA-Z]+|[$\\{}^_\s]/g, '');
  return Math.ceil([...written].reduce((sum, letter) => sum + (/[a-z]/i.test(letter) ? 0.5 : 1), 0));
}

/** How many squares a composition needs: as many as its text asks for, in hundreds, and some more. */
export function squaresFor({ stem, stage }: Pick<Question, 'stem' | 'stage'>): number {
  const asked = [...stem.matchAll(/(\d{2,4})\s*字/g)].map(([, number]) => Number(number));
  const most = asked.length > 0 ? Math.max(...asked) : usualSquares[stage];
  return Math.ceil(most / 100) * 100 + spareSquares;
}

/** How many lines a composition in English needs: as many as the words that its text asks for take, and some more. */
function linesFor({ stem }: Pick<Question, 'stem'>): number {
  const asked = [...stem.matchAll(/(\d{2,3})\s*(?:个?单?词|words)/g)].map(([, number]) => Number(number));
  const most = asked.length > 0 ? Math.max(...asked) : english.usualWords;
  return Math.ceil(most / english.wordsPerLine) + english.spareLines;
}

/** What a composition is written on. */
const essayRoom = (question: Question) =>
  question.subjectId === english.subjectId ? { lines: linesFor(question) } : { squares: squaresFor(question) };

/** What of a language is neither chosen, filled in, solved nor dictated is a composition, in an exam too. */
const isComposition = ({ questionType: type, subjectId }: Question): boolean =>
  type === questionType.other && subjectsOf.essay.some((id) => id === subjectId);

/** Words of one character each are written into squares, as pupils learn them; others on lines. */
function dictation({ answers, subjectId }: Question) {
  const words = answers.map(([word = '']) => [...word].length);
  const isCharacters = subjectId === '1' && words.every((length) => length <= 4);
  return { kind: 'dictation', paper: isCharacters ? 'squares' : 'lines', words } as const;
}

function writtenField(type: number, question: Question, isDrawn: boolean) {
  if (question.answers.length > 1 || type === taskType.dictationPractice) return dictation(question);
  if (type === taskType.composition || isComposition(question))
    return { kind: 'essay', topic: question.stem, ...essayRoom(question) } as const;
  const { figure, answers } = question;
  return {
    kind: 'written',
    answerLength: lengthOf(answers[0]?.[0] ?? ''),
    ...(isDrawn && figure !== '' && { figure }),
  } as const;
}

/** What a question gets on the answer sheet of an assignment of this type; `drawn` are those answered by drawing into their pictures. */
export function sheetField(type: number, question: PlacedQuestion, drawn: ReadonlySet<string>): SheetQuestion {
  const common = { id: question.id, number: question.number, score: question.score };
  if (question.questionType === questionType.choice)
    return { ...common, kind: 'choice', options: question.options.length, multiple: question.isMultiple };
  if (question.questionType === questionType.fillIn) {
    const lengths = question.answers.map((variants) => Math.max(...variants.map(lengthOf)));
    return { ...common, kind: 'blank', lengths };
  }
  return { ...common, ...writtenField(type, question, drawn.has(question.id)) };
}

/** The answer of a question as it is printed beside it. */
const answerText = ({ questionType: type, answers }: Question): string =>
  type === questionType.choice ? answers[0]!.join('、') : answers.map(([usual = '']) => usual).join('；');

/** A passage as the question paper has it. */
const paperGroup = ({ id, subjectId, passage, transcript, figure }: GroupRow): PaperGroup => ({
  id,
  subjectId,
  passage,
  ...(transcript === '' ? {} : { transcript }),
  ...(figure === '' ? {} : { figure }),
});

/** How much room a paper leaves for answers. */
export type AnswerSpace = (typeof answerSpaces)[number];

/** Millimetres for a written answer: by its marks, within what half a page holds. */
const writtenSpace = (score: number): number => Math.min(Math.max(6 * score, 24), 110);

/** Millimetres of a large space below what is chosen or filled in: to work it out. */
const workingSpace = 18;

/** Millimetres below a question to answer it on the paper itself. */
function spaceFor({ questionType: type, score }: Question, space: AnswerSpace): number {
  if (space === 'none') return 0;
  const isLarge = space === 'large';
  if (type === questionType.choice || type === questionType.fillIn) return isLarge ? workingSpace : 0;
  return writtenSpace(score) * (isLarge ? 2 : 1);
}

/** A question as the question paper has it, with the passage that it asks about and room for its answer. */
export function paperField(question: PlacedQuestion, group: GroupRow | undefined, space: AnswerSpace): PaperQuestion {
  const { number, score, stem, options, isMultiple: multiple, figure, solution, rubric } = question;
  const isEssay = isComposition(question) && question.answers.length === 1;
  return {
    number,
    score,
    stem,
    options,
    multiple,
    solution,
    rubric,
    answer: answerText(question),
    space: spaceFor(question, space),
    ...(space !== 'none' && isEssay && { essay: essayRoom(question) }),
    ...(group && { group: paperGroup(group) }),
    ...(figure === '' ? {} : { figure }),
  };
}

/** Millimetres of a line to write on, of the head of a place to write, and the most lines of one. */
const place = { line: 8, head: 7, mostLines: 10 };

/** Millimetres that it takes to do a question again: for a letter, for each blank, for a solution as long as the answer. */
export function redoSpace(question: PlacedQuestion): number {
  const { questionType: type, answers, score } = question;
  if (type === questionType.choice) return place.head + 4;
  if (type === questionType.fillIn) return place.head + Math.min(answers.length + 0.5, 4) * place.line;
  const length = answers.reduce((sum, [usual = '']) => sum + lengthOf(usual), 0);
  const lines = linesOf({ kind: 'written', id: question.id, number: question.number, score, answerLength: length });
  return place.head + Math.min(lines, place.mostLines) * place.line;
}
