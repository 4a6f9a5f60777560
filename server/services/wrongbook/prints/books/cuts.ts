import { runsOf } from '../../../../../contracts/headings.ts';
import type { CutPart, CutPiece } from '../../../../engines/printing/book-parts.ts';
import { paperField, redoSpace } from '../fields.ts';
import type { OwnMistakes } from './own-mistakes.ts';
import type { BookTask } from './task.ts';
import type { Chapter, PlacedMistake } from './chapters.ts';
import { notesOf } from './entries.ts';

/** Millimetres that a strip leaves at most for an answer: it is written beside it. */
const mostOnStrip = 30;

/** What is cut out in one: a question, or what is asked about one passage. */
const piecesOf = (mistakes: readonly PlacedMistake[]) => runsOf(mistakes, ({ group }) => group?.id);

const numbersOf = (run: readonly PlacedMistake[]): string => run.map(({ question }) => question.number).join('、');

function clipping(
  run: readonly PlacedMistake[],
  { title }: Chapter,
  shared: Pick<CutPiece, 'owner' | 'aside'>,
  today: string,
): CutPiece {
  const notes = run.map(({ mistake, question }) => {
    const told = notesOf(mistake, today).join('　');
    return run.length === 1 || told === '' ? told : `${question.number}．${told}`;
  });
  return {
    ...shared,
    head: title,
    questions: run.map(({ question, group }) => paperField(question, group, 'none')),
    shows: 'question',
    notes: notes.filter((note) => note !== ''),
  };
}

const itsAnswer = (run: readonly PlacedMistake[], shared: Pick<CutPiece, 'owner' | 'aside'>): CutPiece => ({
  ...shared,
  head: `第 ${numbersOf(run)} 题的答案`,
  questions: run.map(({ question }) => paperField(question, undefined, 'none')),
  shows: 'answer',
  notes: [],
});

/** A student's mistakes in frames to be pasted into an exercise book, and behind them their answers. */
export function clippingsOf(task: BookTask, today: string, { owner, chapters }: OwnMistakes): CutPart {
  const shared = { owner: owner.studentName, aside: task.title };
  const runs = chapters.flatMap((chapter) => piecesOf(chapter.mistakes).map((run) => ({ chapter, run })));
  return {
    kind: 'cut',
    size: task.size,
    form: 'clippings',
    pieces: [
      ...runs.map(({ chapter, run }) => clipping(run, chapter, shared, today)),
      ...runs.map(({ run }) => itsAnswer(run, shared)),
    ],
  };
}

function strips({ lesson, title }: BookTask, { owner, chapters }: OwnMistakes): CutPiece[] {
  const mistakes = chapters.flatMap((chapter) => chapter.mistakes);
  return piecesOf(mistakes).map((run) => ({
    owner: owner.studentName,
    head: `${lesson.className}　${title}　第 ${numbersOf(run)} 题，共 ${mistakes.length} 题`,
    aside: '____ 月 ____ 日',
    questions: run.map(({ question, group }) => ({
      ...paperField(question, group, 'none'),
      space: question.options.length > 0 ? 0 : Math.min(redoSpace(question), mostOnStrip),
    })),
    shows: 'question',
    notes: [],
  }));
}

/** The mistakes of students on strips, to be handed out. */
export const slipsOf = (task: BookTask, all: readonly OwnMistakes[]): CutPart => ({
  kind: 'cut',
  size: task.size,
  form: 'slips',
  pieces: all.flatMap((own) => strips(task, own)),
});
