import { questionType } from '../../../../contracts/constants/questions.ts';
import type { DemandLevel } from '../../../../contracts/constants/exam-report.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import type { addUploadedPaper } from '../../../../contracts/wrongbook/uploaded-papers.ts';

/** A question of which the key is being typed in. */
export interface KeyRow {
  /** Of the row, as long as it is on screen. */
  id: number;
  type: 1 | 2 | 3;
  /** Of a choice. */
  options: number;
  /** As it is typed: letters of a choice, blanks between semicolons, what else is right behind a bar. */
  answer: string;
  /** As it is typed. */
  score: string;
  pointId: string;
  demand: DemandLevel | '';
}

/** Questions of one kind that are added together. */
export interface Batch {
  type: KeyRow['type'];
  count: number;
  options: number;
  score: string;
}

/** The kinds of questions that an answer sheet has fields for. */
export const keyTypes = [
  { value: questionType.choice, label: '选择' },
  { value: questionType.fillIn, label: '填空' },
  { value: questionType.answer, label: '解答' },
] as const;

let last = 0;

/** Rows of a batch, without answers yet. */
export const rowsOf = ({ type, count, options, score }: Batch): KeyRow[] =>
  Array.from({ length: count }, () => ({ id: ++last, type, options, answer: '', score, pointId: '', demand: '' }));

/** Letters that are typed or pasted into a choice go on into the choices that follow it, one letter each. */
export function withAnswer(rows: readonly KeyRow[], index: number, text: string): KeyRow[] {
  const letters = text.toUpperCase().replace(/[\s,，、.]/g, '');
  const following = rows.slice(index).findIndex(({ type }) => type !== questionType.choice);
  const run = following < 0 ? rows.length - index : following;
  // More letters than a choice has options are the answers of several.
  const isRun = rows[index]!.type === questionType.choice && letters.length > rows[index]!.options && run > 1;
  if (!isRun) return rows.map((row, at) => (at === index ? { ...row, answer: text } : row));
  return rows.map((row, at) => {
    const letter = letters[at - index];
    return at >= index && at < index + run && letter !== undefined ? { ...row, answer: letter } : row;
  });
}

/** The answers of a row as the call takes them. */
function answersOf({ type, answer }: KeyRow): string[][] {
  const text = answer.trim();
  if (type === questionType.choice) return [[...text.toUpperCase().replace(/[^A-Z]/g, '')]];
  if (type === questionType.fillIn)
    return text.split(/[;；]/).map((blank) => blank.split(/[|｜]/).map((one) => one.trim()));
  return [[text === '' ? '见评分标准' : text]];
}

/** What is wrong with a row, in words; "" where nothing is. */
export function faultOf(row: KeyRow): string {
  const score = Number(row.score);
  if (!(score > 0)) return '请填分值';
  const answers = answersOf(row);
  if (row.type === questionType.choice) {
    const letters = answers[0]!;
    const known = (letter: string) => letter.charCodeAt(0) - 65 < row.options;
    if (letters.length === 0) return '请填选项字母';
    return letters.every(known) && new Set(letters).size === letters.length
      ? ''
      : `只能是 A 到 ${letterOf(row.options)}`;
  }
  return answers.flat().some((text) => text === '') ? '请填答案，各空用分号隔开' : '';
}

const letterOf = (options: number): string => String.fromCharCode(64 + options);

/** What the rows add up to; what is no number counts as nothing. */
export const sumOf = (rows: readonly KeyRow[]): number => totalScore(rows.map(({ score }) => Number(score) || 0));

/** The questions as the call takes them. */
export const questionsOf = (rows: readonly KeyRow[]): InputOf<typeof addUploadedPaper>['questions'] =>
  rows.map((row) => ({
    questionType: row.type,
    options: row.type === questionType.choice ? row.options : 0,
    answers: answersOf(row),
    score: Number(row.score),
    ...(row.pointId !== '' && { pointId: row.pointId }),
    demand: row.demand,
  }));
