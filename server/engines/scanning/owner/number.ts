import { sheetNumbers, type SheetNumber } from '../../../../contracts/constants/printing.ts';
import type { Sheet } from './sheets.ts';

/** Chance that a digit which could be read is read as it was filled in, and as one certain other digit. */
const right = 0.97;
const wrong = (1 - right) / 9;

/** How a student's number fits what was read. */
export interface NumberMatch {
  /** Which of the student's numbers it is. */
  kind: SheetNumber;
  number: string;
  /** How many digits were read, and how many places of them differ (from 1). */
  read: number;
  differing: number[];
}

/** A student's numbers. */
type Numbered = Pick<Sheet, 'studentNo' | 'examNo'>;

/**
 * Compares the number that a sheet asks for with what was read, and where that asks for the exam's the student's own, which may have
 * been filled in all the same: the one that fits better counts. "" and digits that could not be read tell nothing.
 */
export function matchNumber({ studentNo, examNo }: Numbered, read: string): NumberMatch {
  const own = compare('student', studentNo, read);
  const exam = examNo === '' ? own : compare('exam', examNo, read);
  return own.differing.length < exam.differing.length ? own : exam;
}

function compare(kind: SheetNumber, number: string, read: string): NumberMatch {
  const places = [...read].flatMap((digit, index) => (digit === '?' ? [] : [{ digit, place: index + 1 }]));
  return {
    kind,
    number,
    read: places.length,
    differing: places.filter(({ digit, place }) => number[place - 1] !== digit).map(({ place }) => place),
  };
}

/** How much more likely the reading is of this student than of one of whom nothing is known. */
export const weightOf = ({ read, differing }: Pick<NumberMatch, 'read' | 'differing'>): number =>
  (right / 0.1) ** (read - differing.length) * (wrong / 0.1) ** differing.length;

/** What the match is in words; undefined where nothing was read, or too much differs to speak for anybody. */
export function numberReason(sheet: Numbered, read: string): { text: string; fits: boolean } | undefined {
  const { kind, number, read: count, differing } = matchNumber(sheet, read);
  if (count === 0 || differing.length > 1) return undefined;
  const label = sheetNumbers[kind];
  const [place] = differing;
  if (place !== undefined) {
    const expected = number[place - 1] ?? '空';
    return { text: `${label}第 ${place} 位读作 ${read[place - 1]!}，名单上是 ${expected}`, fits: false };
  }
  if (count === number.length) return { text: `${label}读出 ${read}，全部相同`, fits: true };
  const unread = read.padEnd(number.length, '?').replaceAll('?', '_');
  return { text: `${label}读出 ${unread}，读出的 ${count} 位都相同`, fits: true };
}
