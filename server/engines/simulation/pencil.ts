import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Dice } from './dice.ts';
import type { Hand } from './hand.ts';
import type { Box } from './lettering.ts';
import { circle, dot, strike, tick } from './odd-marks.ts';

/**
 * What somebody did to a box: left it, filled it, did so too lightly, filled it and rubbed or struck it out again, or put
 * something there that is no filling.
 */
export type BubbleState = 'empty' | 'filled' | 'faint' | 'erased' | 'struck' | 'circled' | 'ticked' | 'dotted';

interface Pencil {
  context: SKRSContext2D;
  hand: Hand;
  dice: Dice;
}

const gray = (shade: number, alpha: number): string => `rgba(${shade},${shade},${shade},${alpha})`;

/** How many lines are drawn across, and how thick they are beside what would just fill the box. */
const strokesOf = {
  full: { lines: 6, thick: 1.7 },
  zigzag: { lines: 5, thick: 1.25 },
  strokes: { lines: 3, thick: 1.3 },
} as const;

/** Draws lines to and fro over a box, each a little astray. */
function rub(
  { context, hand, dice }: Pencil,
  box: Box,
  { lines, thick, over }: { lines: number; thick: number; over: number },
): void {
  const { x, y, width, height } = box;
  const pitch = height / lines;
  context.lineWidth = pitch * thick;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  const stray = (): number => dice.between(-0.6, 1) * over * height - height * 0.08;
  for (let line = 0; line < lines; line++) {
    const middle = y + pitch * (line + 0.5);
    const tilt = dice.about(0.5) * pitch + hand.slant * pitch;
    const ends = [x - stray(), x + width + stray()] as const;
    const [from, to] = line % 2 === 0 ? ends : [ends[1], ends[0]];
    context.lineTo(from, middle + dice.about(0.25) * pitch);
    context.lineTo(to, middle - tilt);
  }
  context.stroke();
}

/** Fills a box in as somebody does it. */
function fill(pencil: Pencil, box: Box): void {
  const { context, hand, dice } = pencil;
  const { lines, thick } = strokesOf[hand.habit];
  const shade = Math.round(25 + 90 * (1 - hand.pencil) + dice.about(12));
  context.strokeStyle = gray(shade, 0.55 + 0.35 * hand.pencil);
  rub(pencil, box, { lines, thick, over: hand.overshoot });
  context.strokeStyle = gray(shade, 0.5);
  rub(pencil, box, { lines: lines + 1, thick: thick * 0.8, over: hand.overshoot });
}

/** A touch of the pencil that may or may not have been meant. */
function touch(pencil: Pencil, box: Box): void {
  const { context, dice } = pencil;
  context.strokeStyle = gray(115, dice.between(0.45, 0.65));
  const narrow = {
    ...box,
    width: box.width * dice.between(0.5, 0.9),
    height: box.height * 0.75,
    y: box.y + box.height * 0.12,
  };
  rub(pencil, narrow, { lines: 3, thick: 0.95, over: 0 });
}

/** What an eraser leaves: a smear, wider than the box. */
function erase(pencil: Pencil, box: Box): void {
  const { context, dice } = pencil;
  context.strokeStyle = gray(150, dice.between(0.12, 0.24));
  rub(pencil, box, { lines: 4, thick: 1.5, over: 0.3 });
  context.strokeStyle = gray(120, 0.12);
  rub(pencil, box, { lines: 2, thick: 0.5, over: 0.1 });
}

/** Does to a box what its state says. */
export function mark(pencil: Pencil, box: Box, state: BubbleState): void {
  if (state === 'filled') fill(pencil, box);
  if (state === 'faint') touch(pencil, box);
  if (state === 'erased') erase(pencil, box);
  if (state === 'struck') {
    fill(pencil, box);
    strike(pencil, box);
  }
  if (state === 'circled') circle(pencil, box);
  if (state === 'ticked') tick(pencil, box, pencil.dice.chance(0.5));
  if (state === 'dotted') dot(pencil, box);
}
