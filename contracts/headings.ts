// How parts of a paper are headed, the same on screen and on paper.

const digits = '零一二三四五六七八九';

/** A number from 1 to 99 in Chinese. */
export function chineseNumber(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const front = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]!}十`;
  return `${front}${ones === 0 ? '' : digits[ones]!}`;
}

/** What scores are together, without the rests of floating point: they have at most two decimals. */
export const totalScore = (scores: readonly number[]): number =>
  Math.round(scores.reduce((sum, score) => sum + score, 0) * 100) / 100;

/** The score that all questions have; undefined where they differ. */
export const commonScore = (scores: readonly number[]): number | undefined =>
  scores.every((score) => score === scores[0]) ? scores[0] : undefined;

/** How many questions a section has and what they are worth, in brackets: （共 20 题，每题 3 分，共 60 分）; "" without questions. */
export function sectionNote(scores: readonly number[]): string {
  if (scores.length === 0) return '';
  const [total, each] = [totalScore(scores), commonScore(scores)];
  const worth =
    scores.length === 1 ? [`${total} 分`] : [...(each === undefined ? [] : [`每题 ${each} 分`]), `共 ${total} 分`];
  return `（${[`共 ${scores.length} 题`, ...(total === 0 ? [] : worth)].join('，')}）`;
}

/** The heading of a section: 一、选择题（共 20 题，每题 3 分，共 60 分）; the position counts from 1. */
export const sectionHeading = (position: number, title: string, scores: readonly number[]): string =>
  `${chineseNumber(position)}、${title}${sectionNote(scores)}`;

/** Numbers in their order, those that follow each other by the first and the last: 1～4、7. */
export function numbersText(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([first, last]) => (first === last ? `${first}` : `${first}～${last}`)).join('、');
}

/** What is asked together: a passage or figure of a subject, or what is read aloud. */
interface Shared {
  subjectId: string;
  passage: string;
  /** What is read aloud instead of a passage. */
  transcript?: string;
}

const languages = ['1', '3'];

/** What stands above a passage: 阅读下面的短文，完成第 1～4 题。 */
export function groupHeading({ subjectId, passage, transcript = '' }: Shared, first: number, last: number): string {
  const numbers = first === last ? `第 ${first} 题` : `第 ${first}～${last} 题`;
  if (transcript !== '') return `听录音，完成${numbers}。`;
  if (passage === '') return `看下面的图，完成${numbers}。`;
  return `阅读下面的${languages.includes(subjectId) ? '短文' : '材料'}，完成${numbers}。`;
}

/** Questions as they stand below each other: those of one group next to each other are one run. */
export function runsOf<T>(questions: readonly T[], groupOf: (question: T) => string | undefined): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const question of questions) {
    const last = runs.at(-1);
    const group = groupOf(question);
    if (last && group !== undefined && groupOf(last[0]) === group) last.push(question);
    else runs.push([question]);
  }
  return runs;
}
