import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Dice } from './dice.ts';
import type { Hand } from './hand.ts';

/** Where something is written: pixels of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What writes: a canvas, somebody's hand and their chance. */
export interface Pen {
  context: SKRSContext2D;
  hand: Hand;
  dice: Dice;
}

const isLatin = (letter: string): boolean => letter.codePointAt(0)! < 0x2000;
const widths = new Map<string, number>();

/** The space that a character takes, in its own size. */
function widthOf({ context, hand }: Pen, letter: string): number {
  if (!isLatin(letter)) return 1;
  const key = hand.latin + letter;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context.font = `100px ${hand.latin}, hand-rest`;
  const width = context.measureText(letter).width / 100 + 0.03;
  widths.set(key, width);
  return width;
}

/** Draws characters about their middles, without setting the font anew for each. */
function draw({ context, hand, dice }: Pen, places: readonly Placed[], size: number): void {
  context.fillStyle = `rgb(${hand.ink},${hand.ink},${hand.ink})`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  let font = '';
  for (const { letter, x, y } of places) {
    if (letter === ' ' || letter === '\u3000') continue;
    const family = isLatin(letter) ? hand.latin : hand.chinese;
    if (family !== font) context.font = `${size}px ${family}, hand-rest`;
    font = family;
    const grown = 1 + dice.about(hand.jitter);
    const turn = dice.about(hand.jitter);
    const [left, down] = [x + dice.about(hand.jitter) * size * 0.5, y + dice.about(hand.jitter) * size * 0.7];
    context.setTransform(grown, turn * grown, -(hand.slant + turn) * grown, grown, left, down);
    context.fillText(letter, 0, 0);
  }
  context.resetTransform();
}

interface Placed {
  letter: string;
  x: number;
  y: number;
}

/** Words of Latin letters stay together, any other character may begin a line. */
const piecesOf = (text: string): string[] => text.match(/[A-Za-z0-9'’.,!?%+\-=()]+ ?|[\s\S]/gu) ?? [];

/** The pieces of a paragraph that go on one line each. */
function linesOf(pen: Pen, paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let [line, taken] = ['', 0];
  for (const piece of piecesOf(paragraph)) {
    const needed = lengthOf(pen, piece.trimEnd());
    // A full stop stays with its sentence.
    const starts = taken + needed > width && line !== '' && !/^[，。；：、！？）”]/.test(piece);
    if (starts) lines.push(line);
    [line, taken] = starts ? ['', 0] : [line, taken];
    line += piece;
    taken += lengthOf(pen, piece);
  }
  return [...lines, line];
}

const lengthOf = (pen: Pen, text: string): number => [...text].reduce((sum, letter) => sum + widthOf(pen, letter), 0);

function placeLine(pen: Pen, line: string, { x, y }: { x: number; y: number }, size: number): Placed[] {
  let at = x;
  return [...line].map((letter) => {
    const width = widthOf(pen, letter) * size;
    at += width;
    return { letter, x: at - width / 2, y: y + (at - x) * pen.hand.drift };
  });
}

/** Millimetres do not matter here: rows to write in, their distance and the usual size of a character, in pixels. */
export interface Rows {
  /** The foot of the first row's letters. */
  first: number;
  pitch: number;
  size: number;
}

/** The most that a text is squeezed to find room. */
const smallest = 0.55;

/**
 * Writes a text into rows of a box, a paragraph after another; what does not fit is written smaller, in closer rows, and what
 * even then has no room is left out.
 */
export function writeText(pen: Pen, text: string, box: Box, { first, pitch, size }: Rows): void {
  for (let squeeze = 1; ; squeeze -= 0.15) {
    const own = size * pen.hand.size * squeeze;
    const distance = pitch * Math.max(squeeze, 0.7);
    const lines = text.split('\n').flatMap((paragraph) => linesOf(pen, paragraph, box.width / own));
    const room = Math.max(1, Math.floor((box.y + box.height - first) / distance) + 1);
    if (lines.length > room && squeeze > smallest) continue;
    const places = lines
      .slice(0, room)
      .flatMap((line, index) => placeLine(pen, line, { x: box.x, y: first + index * distance }, own));
    return draw(pen, places, own);
  }
}

/** Writes one line over a line, smaller where it is too long. */
export function writeLine(pen: Pen, text: string, box: Box, size: number): void {
  const wanted = lengthOf(pen, text) * size * pen.hand.size;
  const own = size * pen.hand.size * Math.min(1, box.width / Math.max(wanted, 1));
  draw(pen, placeLine(pen, text, { x: box.x, y: box.y + box.height - own * 0.22 }, own), own);
}

/** Writes characters one to a square; the squares are given by their middles. */
export function writeSquares(
  pen: Pen,
  letters: readonly { letter: string; x: number; y: number }[],
  side: number,
): void {
  const size = side * 0.74 * Math.min(1.05, pen.hand.size);
  draw(
    pen,
    letters.map(({ letter, x, y }) => ({ letter, x, y: y + size * 0.36 })),
    size,
  );
}
