import * as fc from 'fast-check';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { Item, Sheet } from '../sheet.ts';

/** A sheet of a paper; students are named by their number unless told. */
export function sheetOf(submissionId: number, scores: readonly (number | null)[], more: Partial<Sheet> = {}): Sheet {
  return { submissionId, studentId: `s${submissionId}`, classId: 'c1', scores, answers: scores.map(() => ''), ...more };
}

/** A question with one right option of four, worth one mark unless told. */
export function itemOf(position: number, more: Partial<Item> = {}): Item {
  const question = { questionId: `q${position}`, questionType: questionType.choice, isMultiple: false };
  return { position, ...question, full: 1, options: 4, key: 'A', ...more };
}

/** As many such questions. */
export const itemsOf = (count: number, more: Partial<Item> = {}): Item[] =>
  Array.from({ length: count }, (_, at) => itemOf(at + 1, more));

/**
 * Section 6 of the Law School Admission Test: 1,000 persons, five questions of one mark (Bock & Lieberman, Fitting a
 * Response Model for n Dichotomously Scored Items, Psychometrika 35, 1970; data set `LSAT` of the R package ltm, `lsat6` of
 * psych). How many gave each pattern, 00000, 00001, … 11111 in this order.
 */
const lsatCounts = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
];

/** The sheets of those 1,000. */
export const lsat = (): Sheet[] =>
  lsatCounts.flatMap((count, pattern) => {
    const scores = [16, 8, 4, 2, 1].map((bit) => (pattern & bit ? 1 : 0));
    return Array.from({ length: count }, (_, at) => sheetOf(pattern * 1000 + at, scores));
  });

/**
 * Ten students, ten questions of one mark, best total first (Item Analysis Worksheet, studylib.net/doc/25270846). The
 * worksheet prints difficulty p and D of each question, with halves of five students as groups.
 */
export const worksheet = (): Sheet[] =>
  [
    '1111111111',
    '1111111101',
    '1101111100',
    '0111110101',
    '1110111001',
    '1110110100',
    '0110110101',
    '0111001010',
    '1110100001',
    '0100010010',
  ].map((row, at) => sheetOf(at + 1, [...row].map(Number)));

/** What the worksheet prints. */
export const worksheetFigures = {
  difficulty: [0.6, 1, 0.8, 0.5, 0.8, 0.8, 0.5, 0.6, 0.3, 0.6],
  discrimination: [0.4, 0, 0, 0.6, 0.4, 0.4, 0.6, 0.4, -0.2, 0.4],
};

/**
 * Eight students' first three questions and totals (Brown, Statistics Corner: Point-Biserial Correlation Coefficients,
 * Shiken: JALT Testing & Evaluation SIG Newsletter, table 2, hosted.jalt.org/test/bro_12.htm). Printed: mean 37.50,
 * standard deviation 8.29, r_pbi .91, −.91 and .00.
 */
export const brown = {
  totals: [50, 45, 45, 40, 35, 30, 30, 25],
  first: [1, 1, 1, 1, 0, 0, 0, 0],
  second: [0, 0, 0, 0, 1, 1, 1, 1],
  third: [1, 1, 1, 1, 1, 1, 1, 1],
};

/** Marks out of 4 of up to 30 students on up to 6 questions, in halves, some of them not marked yet. */
export const anySheets: fc.Arbitrary<Sheet[]> = fc.integer({ min: 1, max: 6 }).chain((items) => {
  const half = fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2);
  const score = fc.option(half, { freq: 40 });
  const answer = fc.constantFrom('', 'A', 'B', 'C', 'D', 'AB', 'BD');
  const row = fc.record({
    scores: fc.array(score, { minLength: items, maxLength: items }),
    answers: fc.array(answer, { minLength: items, maxLength: items }),
    classId: fc.constantFrom('c1', 'c2', 'c3'),
  });
  const toSheets = (rows: { scores: (number | null)[]; answers: string[]; classId: string }[]): Sheet[] =>
    rows.map(({ scores, ...more }, at) => sheetOf(at + 1, scores, more));
  return fc.array(row, { maxLength: 30 }).map(toSheets);
});

/** The questions of such sheets. */
export const itemsFor = (sheets: readonly Sheet[], more: Partial<Item> = {}): Item[] =>
  itemsOf(sheets[0]?.scores.length ?? 1, { full: 4, ...more });

/** Two results that differ by no more than computing in another order makes. */
export function nearly(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 1e-9 || a === b;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length && left.every(([key, value]) => nearly(value, (b as Record<string, unknown>)[key]))
  );
}

/** Sheets with the same ones in another order. */
export const shuffledSheets = anySheets.chain((sheets) =>
  fc
    .shuffledSubarray(sheets, { minLength: sheets.length, maxLength: sheets.length })
    .map((mixed) => ({ sheets, mixed })),
);
