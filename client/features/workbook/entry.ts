import { questionType } from '../../../contracts/constants/questions.ts';
import type { WorkbookPageState, WorkbookQuestionState } from '../../../contracts/constants/workbooks.ts';
import type { DataOf, InputOf } from '../../../contracts/endpoint.ts';
import type { getEntryBook, getEntryPage, saveEntry } from '../../../contracts/wrongbook/workbooks.ts';

export type Book = DataOf<typeof getEntryBook>;
export type EntryPage = DataOf<typeof getEntryPage>;
export type Entry = EntryPage['questions'][number];

/** What is written down of a question, as a call takes it. */
export type Draft = Required<
  Omit<InputOf<typeof saveEntry>, 'workbookPageId' | 'workbookQuestionId' | 'version' | 'attemptKey'>
>;
export type Box = NonNullable<Entry['box']>;

/** What is known of a question as the start of what is written down of it. */
export const draftOf = (entry: Entry): Draft => ({
  questionType: entry.questionType,
  stem: entry.stem,
  options: entry.options,
  answers: entry.answers,
  rubric: entry.rubric,
  solution: entry.solution,
  figure: entry.figure,
  score: entry.score,
  facility: entry.facility,
  pointIds: entry.points.map(({ id }) => id),
  box: entry.box,
});

/** How many blanks a stem has. */
export const blanksIn = (stem: string): number => stem.match(/_{4,}/g)?.length ?? 0;

const between = ' | ';

/** The lines in which answers are written: letters of a choice, a line for each blank, one text. */
export function linesOf(type: number, answers: readonly (readonly string[])[], blanks: number): string[] {
  if (type === questionType.choice) return [(answers[0] ?? []).join('')];
  const count = type === questionType.fillIn ? Math.max(1, blanks) : 1;
  return Array.from({ length: count }, (_, index) => (answers[index] ?? []).join(between));
}

/** The answers that such lines say. */
export function answersIn(type: number, lines: readonly string[]): string[][] {
  if (type === questionType.choice) return [[...new Set((lines[0] ?? '').toUpperCase().match(/[A-H]/g))]];
  if (type === questionType.fillIn) return lines.map((line) => line.split('|').map((text) => text.trim()));
  return lines.map((line) => [line]);
}

/** The tones of states: the same sign stands on the page and in the list. */
export const toneOf: Record<WorkbookQuestionState | WorkbookPageState, 'plain' | 'info' | 'warn' | 'good'> = {
  empty: 'plain',
  open: 'plain',
  draft: 'info',
  entering: 'info',
  ready: 'good',
  judged: 'info',
  review: 'info',
  sentBack: 'warn',
  approved: 'good',
};
