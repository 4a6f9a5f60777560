import type { DataOf } from '../../../contracts/endpoint.ts';
import { formatNumber } from '../../../contracts/figure-text.ts';
import type { previewPractice } from '../../../contracts/wrongbook/practice.ts';

/** What a rule would give. */
export type PracticePreview = DataOf<typeof previewPractice>;

/** A student, and what practice there would be. */
export type Practising = PracticePreview['students'][number];

type Shortfall = PracticePreview['shortfall'];

/** Whether anything is left for a student. */
export const hasPractice = ({ questionCount }: Practising): boolean => questionCount > 0;

/** Whether a student is among those who are chosen; of none chosen all are. */
export const isChosen = (chosen: readonly string[], { studentId }: Pick<Practising, 'studentId'>): boolean =>
  chosen.length === 0 || chosen.includes(studentId);

/** Those who are chosen after one was ticked or unticked; none stands for all, and the last one stays. */
export function toggled(students: readonly Practising[], chosen: readonly string[], studentId: string): string[] {
  const before = students.filter((one) => isChosen(chosen, one)).map((one) => one.studentId);
  const after = before.includes(studentId) ? before.filter((one) => one !== studentId) : [...before, studentId];
  if (after.length === 0) return before;
  return after.length === students.length ? [] : after;
}

const named = 3;

/** Of which points the bank has too few, in words, the worst first; "" where it has enough. */
export function shortfallText(shortfall: Shortfall): string {
  const worst = shortfall.toSorted((a, b) => b.missing - a.missing);
  const first = worst.slice(0, named).map(({ name, missing }) => `${name}少 ${missing} 题`);
  return `${first.join('、')}${worst.length > named ? `，等 ${worst.length} 个知识点` : ''}`;
}

/** Of how many mistakes of a student the bank has no other question. */
export const missingOf = ({ shortfall }: Practising): number =>
  shortfall.reduce((sum, { missing }) => sum + missing, 0);

/** Why there is nothing for a student. */
export const reasonOf = ({ mistakeCount, shortfall }: Practising): string =>
  mistakeCount === 0 ? '没有符合条件的错题' : shortfall.length > 0 ? '题库没有同类新题' : '没有题目';

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How many get something, and how much of it. */
export function amountText(students: readonly Practising[]): string {
  const getting = students.filter(hasPractice);
  if (getting.length === 0) return `${students.length} 人，都没有题可练`;
  const questions = formatNumber(mean(getting.map(({ questionCount }) => questionCount)), 1);
  const minutes = formatNumber(mean(getting.map(({ minutes: each }) => each)));
  return `${getting.length} 人，平均 ${questions} 题、${minutes} 分钟`;
}

/** The student so many places further among those who get something; the first one for somebody who gets nothing. */
export function practisingBeside(
  students: readonly Practising[],
  studentId: string,
  by: 1 | -1,
): Practising | undefined {
  const getting = students.filter(hasPractice);
  const at = getting.findIndex((one) => one.studentId === studentId);
  return at < 0 ? getting[0] : getting[at + by];
}
