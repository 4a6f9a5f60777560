import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LayoutPage, Region } from '../../../contracts/wrongbook/layout.ts';
import type { Answer } from './answering/answers.ts';
import type { SheetItem } from './answering/question.ts';
import type { BubbleStates } from './bubbles.ts';
import type { Dice } from './dice.ts';
import { essayParts, writtenParts } from './areas.ts';
import type { Hand } from './hand.ts';
import { writeLine, writeSquares, type Box, type Pen } from './lettering.ts';
import { mark } from './pencil.ts';

/** Somebody's answers to the questions of a form, as they come onto paper. */
export interface FilledSheet {
  studentNo: string;
  hand: Hand;
  /** By question. */
  answers: ReadonlyMap<string, { item: SheetItem; answer: Answer; bubbles: BubbleStates }>;
  /** Every page of the form: an answer may go on from one to the next. */
  pages: readonly LayoutPage[];
}

/** A page that is written on. */
interface OpenPage {
  pen: Pen;
  /** Pixels in a millimetre. */
  scale: number;
  sheet: FilledSheet;
}

const scaled = (scale: number, { x, y, width, height }: Box): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/** Millimetres from the top of the box of digit 0 up to the middle of the square in which the digit is written. */
const digitAbove = 5.65;

function fillDigit({ pen, scale, sheet }: OpenPage, region: Extract<Region, { kind: 'digit' }>): void {
  const digit = sheet.studentNo[region.position - 1];
  const box = scaled(scale, region);
  if (region.digit === 0 && digit !== undefined) {
    const middle = { letter: digit, x: box.x + box.width / 2, y: box.y - digitAbove * scale };
    writeSquares(pen, [middle], 6 * scale);
  }
  if (digit === String(region.digit)) mark(pen, box, 'filled');
}

function fillBlank({ pen, scale, sheet }: OpenPage, region: Extract<Region, { kind: 'blank' }>): void {
  const found = sheet.answers.get(region.questionId);
  const text = found?.answer.written.split('\n')[region.index - 1] ?? '';
  if (!found || text === '') return;
  const box = scaled(scale, region);
  const { field } = found.item;
  if (field.kind !== 'dictation' || field.paper === 'lines')
    return writeLine(pen, text, { ...box, x: box.x + scale }, 5.2 * scale);
  const side = box.width / Math.max(1, field.words[region.index - 1] ?? 1);
  const middles = [...text].map((letter, index) => ({
    letter,
    x: box.x + (index + 0.5) * side,
    y: box.y + box.height / 2,
  }));
  writeSquares(pen, middles, side);
}

function fillAnswer({ pen, scale, sheet }: OpenPage, region: Extract<Region, { kind: 'answer' }>): void {
  const found = sheet.answers.get(region.questionId);
  if (!found) return;
  const parts = sheet.pages.flatMap(({ regions }) =>
    regions.filter((one) => one.kind === 'answer' && one.questionId === region.questionId),
  );
  const { field } = found.item;
  const area = { part: region.part, box: region, parts };
  if (field.kind === 'essay') essayParts(pen, scale, found.answer.written, field, area);
  if (field.kind === 'written') writtenParts(pen, scale, found.answer.written, area);
}

function fillRegion(open: OpenPage, region: Region): void {
  switch (region.kind) {
    case 'bubble': {
      const state = open.sheet.answers.get(region.questionId)?.bubbles[region.option] ?? 'empty';
      return mark(open.pen, scaled(open.scale, region), state);
    }
    case 'digit':
      return fillDigit(open, region);
    case 'blank':
      return fillBlank(open, region);
    case 'answer':
      return fillAnswer(open, region);
    case 'absent':
    case 'figure':
    case 'score':
      return undefined;
  }
}

/** Writes and fills in one page of a sheet on its picture; `scale` is pixels in a millimetre. */
export function fillPage(
  context: SKRSContext2D,
  scale: number,
  page: LayoutPage,
  sheet: FilledSheet,
  dice: Dice,
): void {
  const open: OpenPage = { pen: { context, hand: sheet.hand, dice }, scale, sheet };
  for (const region of page.regions) fillRegion(open, region);
}
