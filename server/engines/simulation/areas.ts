import type { EssayField } from '../printing/document.ts';
import { writeSquares, writeText, type Box, type Pen } from './lettering.ts';

// What is written into framed areas. How their paper is printed stands in the printer's template of fields: the head with the
// box for the mark above the first part, then rows.

const head = 9;
const writtenRow = 8;
const ruledRow = 9.5;
const squares = { gap: 1.5, side: 8, pitch: 10.2, perRow: 20 };

/** One part of an area that may go on in another column; lengths are millimetres. */
export interface Area {
  part: number;
  box: Box;
  /** All parts in their order. */
  parts: readonly Box[];
}

const rowsIn = ({ height }: Box, part: number, row: number): number =>
  Math.max(0, Math.floor((height - (part === 1 ? head : 0) + 0.1) / row));

/** The share of a long answer that stands in this part: parts are written on one after another. */
function pieceOf(text: string, { part, parts }: Area, row: number): string {
  if (parts.length === 1) return text;
  const room = parts.map((box, index) => rowsIn(box, index + 1, row));
  const whole = room.reduce((sum, rows) => sum + rows, 0);
  const before = room.slice(0, part - 1).reduce((sum, rows) => sum + rows, 0);
  const [from, to] = [before, before + room[part - 1]!].map((rows) => Math.round((rows / whole) * text.length));
  return text.slice(from, to);
}

function inRows(pen: Pen, scale: number, text: string, area: Area, row: number): void {
  const { x, y, width, height } = area.box;
  const top = y + (area.part === 1 ? head : 0);
  const box = {
    x: (x + 5) * scale,
    y: top * scale,
    width: (width - 10) * scale,
    height: (y + height - top - 1) * scale,
  };
  writeText(pen, pieceOf(text, area, row), box, {
    first: (top + row * 0.78) * scale,
    pitch: row * scale,
    size: 5.6 * scale,
  });
}

/** Writes an answer into its area. */
export const writtenParts = (pen: Pen, scale: number, text: string, area: Area): void =>
  inRows(pen, scale, text, area, writtenRow);

/** The squares that the letters of a composition stand in: its title in the middle, two left free before a paragraph. */
function squarePlaces(text: string): { letter: string; square: number }[] {
  const [title = '', ...paragraphs] = text.split('\n');
  const { perRow } = squares;
  let square = Math.max(0, Math.floor((perRow - title.length) / 2));
  const places = [...title].map((letter) => ({ letter, square: square++ }));
  for (const paragraph of paragraphs) {
    square = Math.ceil(square / perRow) * perRow + 2;
    places.push(...[...paragraph].map((letter) => ({ letter, square: square++ })));
  }
  return places;
}

function inSquares(pen: Pen, scale: number, text: string, { part, box, parts }: Area): void {
  const { side, pitch, perRow, gap } = squares;
  const room = parts.map(
    (one, index) => rowsIn({ ...one, height: one.height - (index === 0 ? gap : 0) }, index + 1, pitch) * perRow,
  );
  const first = room.slice(0, part - 1).reduce((sum, count) => sum + count, 0);
  const left = box.x + (box.width - side * perRow) / 2;
  const top = box.y + (part === 1 ? head + gap : 0);
  const letters = squarePlaces(text).flatMap(({ letter, square }) => {
    const own = square - first;
    if (own < 0 || own >= room[part - 1]!) return [];
    const [column, row] = [own % perRow, Math.floor(own / perRow)];
    return [{ letter, x: (left + (column + 0.5) * side) * scale, y: (top + row * pitch + side / 2) * scale }];
  });
  writeSquares(pen, letters, side * scale);
}

/** Writes a composition into its squares or on its lines. */
export function essayParts(pen: Pen, scale: number, text: string, field: EssayField, area: Area): void {
  if ('squares' in field) inSquares(pen, scale, text, area);
  else inRows(pen, scale, text, area, ruledRow);
}
