import { drawCode } from './code.ts';
import type { ExamCandidate, ExamPage, ExamPart } from './exam-part.ts';
import type { Materials } from './materials.ts';
import { plainTexts, plainText } from './text.ts';

/** Candidates of a page to sign: room for a signature in each row. */
const mostSigning = 32;

/** Columns of the list at a door, and rows of them on the first page and on each that follows. */
const doorColumns = 3;
const doorRows = { least: 4, first: 30, next: 40 };

/** Rows of that list take as much as those of the timetable above it. */
const firstRows = (sittings: number): number => Math.max(doorRows.least, doorRows.first - sittings);

/** A list in runs that are as long as each other, none longer than the most. */
function evenRuns<Item>(items: readonly Item[], most: number): Item[][] {
  const runs = Math.max(1, Math.ceil(items.length / most));
  return Array.from({ length: runs }, (_, index) =>
    items.slice(Math.round((index * items.length) / runs), Math.round(((index + 1) * items.length) / runs)),
  );
}

/** Columns beside each other, filled from the left. */
function columnsOf<Item>(items: readonly Item[]): Item[][] {
  const rows = Math.ceil(items.length / doorColumns);
  return Array.from({ length: doorColumns }, (_, column) => items.slice(column * rows, (column + 1) * rows));
}

const withCode = (candidate: ExamCandidate) => ({ ...candidate, code: drawCode(candidate.number) });

function prepared(page: ExamPage): object {
  switch (page.form) {
    case 'tickets':
    case 'desks':
      return { ...page, candidates: page.candidates.map(withCode) };
    case 'door': {
      const { candidates, timetable } = page;
      const first = firstRows(timetable.length) * doorColumns;
      const rest = candidates.slice(first);
      const lists = [
        candidates.slice(0, first),
        ...(rest.length > 0 ? evenRuns(rest, doorRows.next * doorColumns) : []),
      ];
      return {
        ...page,
        count: candidates.length,
        numbers: numbersOf(candidates),
        lists: lists.map(columnsOf),
      };
    }
    case 'attendance':
      return { ...page, count: page.candidates.length, lists: evenRuns(page.candidates, mostSigning) };
    case 'record':
    case 'slips':
    case 'letters':
      return page;
  }
}

/** First and last number of candidates, as people say them. */
export function numbersOf(candidates: readonly ExamCandidate[]): string {
  const numbers = candidates.map(({ number }) => number).sort();
  return numbers.length === 0 ? '' : `${numbers[0]!} – ${numbers.at(-1)!}`;
}

/** Pages of an exam as their template takes them. */
export const prepareExam = ({ kind, school, title, page }: ExamPart, materials: Materials) => {
  const plain = (text: string): string => plainText(text, materials);
  return { kind, school: plain(school), title: plain(title), page: prepared(plainTexts(page, plain)) };
};
