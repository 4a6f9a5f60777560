import type { HalfSheetQuestion, WordPaper } from './half-sheet-question.ts';
import { notPrintable } from './print-error.ts';

// Where words stand on sheets of dictation, in millimetres from the top left corner of a sheet.

/** A place to write a word. */
export interface WordPlace {
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Lines below each other, each of a row's height. */
  lines: number;
  /** Squares of a line; 0 on lines. */
  squares: number;
}

/** What of a question is on a sheet: its frame, with a head on the first one. */
export interface WordFrame {
  question: HalfSheetQuestion;
  y: number;
  height: number;
  isFirst: boolean;
  words: WordPlace[];
}

/** How sheets come out of pages: how many from one, how high each is, and what stands on the sheets of one copy. */
export interface HalfSheetForm {
  perPage: number;
  height: number;
  sheets: WordFrame[][];
}

const pageHeight = 297;
/** Millimetres from the edges to frames, from their head to words, and between them. */
export const halfSheet = { width: 210, side: 16, top: 29, bottom: 16, head: 9, pad: 2, gap: 2 } as const;
const inner = halfSheet.width - 2 * halfSheet.side;
/** What a word takes beside its place: its number before it, and room behind. */
const beside = { number: 8, gap: 4 };
const widest = inner - beside.number - beside.gap;

/** Millimetres of a character, of the shortest place, and from a row to the next. */
const measures: Record<WordPaper, { character: number; least: number; row: number }> = {
  squares: { character: 11, least: 11, row: 14.5 },
  lines: { character: 8, least: 30, row: 11 },
  staves: { character: 5, least: 32, row: 16 },
};

/** Millimetres of a row that are left free below its word. */
const belowWord = 3;

/** The form of the sheets of some questions: the lowest on which they fit, else whole pages, one after another. */
export function halfSheetForm(questions: readonly HalfSheetQuestion[]): HalfSheetForm {
  const forms = [3, 2, 1].map((perPage) => formOf(questions, perPage));
  return forms.find((form) => form?.sheets.length === 1) ?? forms.at(-1) ?? refuse();
}

function refuse(): never {
  throw notPrintable('默写的内容太长，半张卡放不下，请打印学生答题卡');
}

/** The form with so many sheets on a page; undefined where a word is higher than one. */
function formOf(questions: readonly HalfSheetQuestion[], perPage: number): HalfSheetForm | undefined {
  const height = pageHeight / perPage;
  const foot = height - halfSheet.bottom;
  const sheets: WordFrame[][] = [];
  // There is no room before the first row has opened a sheet.
  let y = foot;
  for (const { question, words, isFirst } of questions.flatMap(placedRows)) {
    const rowHeight = words[0]!.height + belowWord;
    const isFull = y + (isFirst ? halfSheet.gap + halfSheet.head : 0) + rowHeight > foot;
    if (isFull) {
      sheets.push([]);
      y = halfSheet.top;
    }
    if (isFull || isFirst) {
      y += isFull ? 0 : halfSheet.gap;
      sheets.at(-1)!.push({ question, y, height: 0, isFirst, words: [] });
      y += isFirst ? halfSheet.head : halfSheet.pad;
    }
    if (y + rowHeight > foot) return undefined;
    const frame = sheets.at(-1)!.at(-1)!;
    frame.words.push(...words.map((word) => ({ ...word, y })));
    y += rowHeight;
    frame.height = y - frame.y;
  }
  return { perPage, height, sheets };
}

const placedRows = (question: HalfSheetQuestion) =>
  rowsOf(question).map((words, index) => ({ question, words, isFirst: index === 0 }));

/** Words in rows: as many columns as the shortest lets stand side by side, a longer one takes several, a poem all. */
function rowsOf({ paper, words }: HalfSheetQuestion): WordPlace[][] {
  const { character, least, row } = measures[paper];
  const perLine = Math.floor(widest / character);
  const sizes = words.map((lines) => {
    const count = lines.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / perLine)), 0);
    const length = count > 1 ? perLine : Math.max(...lines, 1);
    return { length, lines: count, wanted: Math.max(least, length * character) + beside.number + beside.gap };
  });
  const columns = Math.floor(inner / Math.min(...sizes.map(({ wanted }) => wanted)));
  const each = inner / columns;
  const rows: WordPlace[][] = [];
  let column = columns;
  for (const [index, { length, lines, wanted }] of sizes.entries()) {
    const span = Math.min(columns, Math.ceil(wanted / each));
    const isFull = column + span > columns || lines > 1;
    if (isFull) column = 0;
    const place: WordPlace = {
      index: index + 1,
      x: halfSheet.side + column * each + beside.number,
      y: 0,
      width: paper === 'squares' ? length * character : span * each - beside.number - beside.gap,
      height: lines * row - belowWord,
      lines,
      squares: paper === 'squares' ? length : 0,
    };
    if (isFull) rows.push([place]);
    else rows.at(-1)!.push(place);
    column += span;
  }
  return rows;
}
