import { questionType } from '../../../contracts/constants/questions.ts';
import {
  workbookQuestionStateLabels,
  type WorkbookPageState,
  type WorkbookQuestionState,
} from '../../../contracts/constants/workbooks.ts';
import { stages } from '../../../contracts/subjects.ts';
import type { DataOf, InputOf } from '../../../contracts/endpoint.ts';
import type { Course } from '../question-bank/question/question.ts';
import type { getEntryBook, getEntryPage, listEntryBooks, saveEntry } from '../../../contracts/wrongbook/workbooks.ts';

export type Book = DataOf<typeof getEntryBook>;
export type ListedBook = DataOf<typeof listEntryBooks>[number];
export type EntryPage = DataOf<typeof getEntryPage>;
export type Entry = EntryPage['questions'][number];

type Place = 'workbookPageId' | 'workbookQuestionId' | 'version' | 'attemptKey';

/** What is written down of a question, as a call takes it. */
export type Draft = Omit<Required<InputOf<typeof saveEntry>>, Place | 'questionType' | 'box'> &
  Pick<Entry, 'questionType' | 'box'>;
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

/** The options of a choice as they are written: four lines before there are any. */
export const optionLines = (options: readonly string[]): readonly string[] =>
  options.length === 0 ? ['', '', '', ''] : options;

/** How many questions of a page are in which state, in words; states without any are left out. */
export function countsOf({ questions, state }: Pick<EntryPage, 'questions' | 'state'>): string {
  const shown = questions.map((entry) => stateLabelOf(entry.state, state));
  return [...new Set(shown)].map((label) => `${label} ${shown.filter((one) => one === label).length}`).join('，');
}

/** The state of a question in words: what is complete waits for its second pair of eyes once the page is handed over. */
export const stateLabelOf = (state: WorkbookQuestionState, page: WorkbookPageState): string =>
  state === 'ready' && page === 'review' ? '待复核' : workbookQuestionStateLabels[state];

/** The state whose sign a question has: until it is solved a second time, what is complete is as open as any. */
export const signOf = (state: WorkbookQuestionState, page: WorkbookPageState): WorkbookQuestionState =>
  state === 'ready' && page === 'review' ? 'empty' : state;

/** The question of a page where there is something to do: sent back, then not complete; in a review what has not been solved. */
export function firstOpen({ questions, task }: Pick<EntryPage, 'questions' | 'task'>): Entry | undefined {
  const order: WorkbookQuestionState[] =
    task === 'review' ? ['judged', 'ready'] : ['sentBack', 'draft', 'empty', 'ready'];
  const found = order.map((state) => questions.find((one) => one.state === state));
  return found.find((one) => one !== undefined) ?? questions[0];
}

/** The page of a book where somebody goes on: what came back or was begun, what others have entered, what nobody has begun. */
export function firstPage({ pages }: Pick<Book, 'pages'>, userId: string): string | undefined {
  const isOwn = ({ enterer }: Book['pages'][number]) => enterer.id === userId;
  const wanted: ((page: Book['pages'][number]) => boolean)[] = [
    (page) => page.state === 'sentBack' && isOwn(page),
    (page) => page.state === 'entering' && isOwn(page),
    (page) => page.state === 'review' && !isOwn(page),
    (page) => page.state === 'entering' && page.enterer.id === '',
    (page) => page.state === 'open',
  ];
  const found = wanted.map((isIt) => pages.find(isIt)).find((page) => page !== undefined);
  return (found ?? pages[0])?.id;
}

/** The tone of a question's state. */
export const toneOf = (state: WorkbookQuestionState): 'plain' | 'info' | 'warn' | 'good' =>
  state === 'sentBack' ? 'warn' : state === 'approved' ? 'good' : state === 'empty' ? 'plain' : 'info';

/** How much a book is in want of somebody: what came back, what is begun or waits for review, what nobody has begun, what is done. */
function urgencyOf({ sentBackCount, enteredCount, approvedCount, pageCount }: ListedBook): number {
  if (sentBackCount > 0) return 0;
  if (enteredCount > approvedCount) return 1;
  return approvedCount < pageCount ? 2 : 3;
}

/** Orders books by what is in want of somebody; those alike stay in their order. */
export const byUrgency = (one: ListedBook, other: ListedBook): number => urgencyOf(one) - urgencyOf(other);

/** Where the knowledge points of a book stand. */
export function courseOf({ subjectId, gradeId }: Book): Course {
  const position = Number(gradeId);
  const { stage } = stages.find(
    ({ firstGradeId, grades }) => position >= firstGradeId && position < firstGradeId + grades.length,
  )!;
  return { subjectId, stage, gradeId };
}
