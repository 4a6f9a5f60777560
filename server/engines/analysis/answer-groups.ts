import type { Sheet } from './sheet.ts';

/** Sheets that gave the same answer, added up; groups by weight, totals in marks over sheets that are marked throughout. */
export interface AnswerGroup {
  count: number;
  /** How many are marked in this question, and how many of those got full marks. */
  marked: number;
  right: number;
  upper: number;
  lower: number;
  totals: number;
  totalled: number;
}

/** What a sheet brings with it: its total, null where it is not marked throughout, and its parts in both groups. */
export interface Row {
  total: number | null;
  upper: number;
  lower: number;
}

/** All answers to the question at an index of the sheets, with a row for each sheet. */
export interface GivenAnswers {
  sheets: readonly Sheet[];
  rows: readonly Row[];
  at: number;
  full: number;
}

const noGroup: AnswerGroup = { count: 0, marked: 0, right: 0, upper: 0, lower: 0, totals: 0, totalled: 0 };

/** A group that nobody is in. */
export const emptyGroup = (): AnswerGroup => ({ ...noGroup });

function add(group: AnswerGroup, score: number | null, full: number, { total, upper, lower }: Row): void {
  group.count += 1;
  group.upper += upper;
  group.lower += lower;
  if (score !== null) group.marked += 1;
  if (score !== null && score >= full) group.right += 1;
  if (total === null) return;
  group.totals += total;
  group.totalled += 1;
}

/** Adds a group to that of a name. */
export function mergeInto(groups: Map<string, AnswerGroup>, name: string, more: AnswerGroup): void {
  const group = groups.get(name);
  if (!group) groups.set(name, { ...more });
  else for (const key of Object.keys(noGroup) as (keyof AnswerGroup)[]) group[key] += more[key];
}

/** Answers by what `normal` makes of them, which is asked once for each different writing. */
export function groupAnswers(given: GivenAnswers, normal: (answer: string) => string): Map<string, AnswerGroup> {
  const written = new Map<string, AnswerGroup>();
  given.sheets.forEach(({ answers, scores }, row) => {
    const answer = answers[given.at] ?? '';
    const group = written.get(answer) ?? emptyGroup();
    if (group.count === 0) written.set(answer, group);
    add(group, scores[given.at] ?? null, given.full, given.rows[row]!);
  });
  const groups = new Map<string, AnswerGroup>();
  for (const [answer, group] of written) mergeInto(groups, normal(answer), group);
  return groups;
}

/** Letters of a choice, each once and in order: "c, a" is "AC". */
export function normalLetters(answer: string): string {
  const letters = answer.normalize('NFKC').toUpperCase().match(/[A-Z]/gu) ?? [];
  return [...new Set(letters)].sort().join('');
}

const normalLine = (line: string): string =>
  line
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[。.;,]+$/u, '')
    .trim();

/**
 * Text of blanks, one a line, without what does not matter: width of characters, case, spaces at the ends and doubled, a
 * last stop; "" where all are empty.
 */
export function normalText(answer: string): string {
  const lines = answer.normalize('NFKC').toLowerCase().split('\n').map(normalLine);
  return lines.every((line) => line === '') ? '' : lines.join('\n');
}
