import { questionType } from '../../../contracts/constants/questions.ts';
import {
  emptyGroup,
  groupAnswers,
  mergeInto,
  normalLetters,
  normalText,
  type AnswerGroup,
  type GivenAnswers,
} from './answer-groups.ts';
import { extremeGroups } from './groups.ts';
import { totalOf, type Item, type Sheet } from './sheet.ts';

/** One answer: "" is a blank. Shares from 0 to 1 of all sheets and of both groups; mean total of its sheets in marks. */
export interface AnswerFigures {
  answer: string;
  isRight: boolean;
  count: number;
  share: number | null;
  upperShare: number | null;
  lowerShare: number | null;
  meanTotal: number | null;
}

/** Answers to one item; `letters` only where several may be chosen. */
export interface Distractors {
  answers: AnswerFigures[];
  letters: AnswerFigures[];
  mostFrequentWrong: AnswerFigures | null;
}

interface Base {
  sheets: number;
  groupSize: number | null;
}

const share = (part: number, whole: number | null): number | null => (whole ? part / whole : null);

function figuresOf(answer: string, group: AnswerGroup, isRight: boolean, base: Base): AnswerFigures {
  return {
    answer,
    isRight,
    count: group.count,
    share: share(group.count, base.sheets),
    upperShare: share(group.upper, base.groupSize),
    lowerShare: share(group.lower, base.groupSize),
    meanTotal: share(group.totals, group.totalled),
  };
}

const byName = (a: AnswerFigures, b: AnswerFigures): number => (a.answer < b.answer ? -1 : 1);
const byCount = (a: AnswerFigures, b: AnswerFigures): number => b.count - a.count || byName(a, b);

const optionNames = (count: number): string[] => Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at));

function choiceFigures(given: GivenAnswers, item: Item, base: Base): Omit<Distractors, 'mostFrequentWrong'> {
  const key = normalLetters(item.key);
  const options = optionNames(item.options);
  const sets = groupAnswers(given, normalLetters);
  const letters = new Map(options.map((name) => [name, emptyGroup()]));
  for (const [set, group] of sets) for (const letter of set) mergeInto(letters, letter, group);
  for (const name of item.isMultiple ? [key] : options) mergeInto(sets, name, emptyGroup());
  const list = (groups: Map<string, AnswerGroup>, isRight: (name: string) => boolean): AnswerFigures[] =>
    [...groups].map(([name, group]) => figuresOf(name, group, isRight(name), base)).sort(byName);
  return {
    answers: list(sets, (name) => name === key),
    letters: item.isMultiple ? list(letters, (name) => key.includes(name)) : [],
  };
}

/** Other writings than the key may be right as well: those that got full marks in at least half of the cases. */
function textFigures(given: GivenAnswers, item: Item, base: Base): AnswerFigures[] {
  const key = normalText(item.key);
  const groups = [...groupAnswers(given, normalText)];
  const isRight = (text: string, { marked, right }: AnswerGroup): boolean =>
    text !== '' && (text === key || (marked > 0 && right * 2 >= marked));
  return groups.map(([text, group]) => figuresOf(text, group, isRight(text, group), base)).sort(byCount);
}

function answersTo(given: GivenAnswers, item: Item, base: Base): Omit<Distractors, 'mostFrequentWrong'> {
  if (item.questionType === questionType.choice) return choiceFigures(given, item, base);
  if (item.questionType === questionType.fillIn) return { answers: textFigures(given, item, base), letters: [] };
  return { answers: [], letters: [] };
}

/** For every sheet its total and its parts in the groups; sheets that are not marked throughout have neither. */
function placed(sheets: readonly Sheet[]) {
  const totals = sheets.map(totalOf);
  const groups = extremeGroups(totals.filter((total) => total !== null));
  let marked = 0;
  const rows = totals.map((total) => {
    const at = total === null ? -1 : marked++;
    return { total, upper: groups?.upper[at] ?? 0, lower: groups?.lower[at] ?? 0 };
  });
  return { rows, base: { sheets: sheets.length, groupSize: groups?.size ?? null } };
}

/**
 * Per item how its answers were chosen: count, share of all sheets and of the upper and lower 27 %, mean total of the
 * choosers (Haladyna & Downing, How Many Options Is Enough for a Multiple-Choice Test Item?, 1993; groups: Kelley, 1939).
 * Choices count per set of letters, options that nobody chose included, and per letter where several may be chosen; blanks
 * by normalised text, most frequent first; other kinds have no answers to count. The most frequent wrong answer is never
 * the blank one; of equally frequent ones it is the first by text. Shares of groups are null where there are none, the
 * mean total where no chooser is marked throughout, the share without sheets.
 */
export function distractors(sheets: readonly Sheet[], items: readonly Item[]): Distractors[] {
  const { rows, base } = placed(sheets);
  return items.map((item, at) => {
    const figures = answersTo({ sheets, rows, at, full: item.full }, item, base);
    const wrong = figures.answers.filter(({ answer, isRight, count }) => answer !== '' && !isRight && count > 0);
    return { ...figures, mostFrequentWrong: wrong.sort(byCount)[0] ?? null };
  });
}
