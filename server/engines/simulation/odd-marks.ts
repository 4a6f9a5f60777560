import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Dice } from './dice.ts';
import type { Box } from './lettering.ts';

// What people do to a box instead of filling it in, or after they have.

interface Pen {
  context: SKRSContext2D;
  dice: Dice;
}

/** Sets a pen of a width in shares of the height of a box. */
function take({ context, dice }: Pen, { height }: Box, width: number, shade = dice.between(25, 80)): void {
  context.strokeStyle = `rgba(${shade | 0},${shade | 0},${shade | 0},${dice.between(0.8, 0.98)})`;
  context.lineWidth = height * width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
}

/** A ring around the box or its letter. */
export function circle(pen: Pen, box: Box): void {
  const { context, dice } = pen;
  take(pen, box, dice.between(0.12, 0.2));
  const size = dice.between(0.42, 0.85);
  const [x, y] = [
    box.x + box.width / 2 + dice.about(box.height * 0.1),
    box.y + box.height / 2 + dice.about(box.height * 0.1),
  ];
  const wide = size < 0.55 ? box.height * dice.between(0.42, 0.6) : box.width * size;
  const start = dice.between(0, 6);
  context.ellipse(x, y, wide, box.height * size, dice.about(0.15), start, start + dice.between(5.6, 6.28));
  context.stroke();
}

/** A tick in the box, or right beside it. */
export function tick(pen: Pen, box: Box, isBeside: boolean): void {
  const { context, dice } = pen;
  take(pen, box, dice.between(0.12, 0.22));
  const size = box.height * dice.between(0.5, 0.9);
  const x = isBeside
    ? box.x + box.width + box.height * dice.between(0.15, 0.3)
    : box.x + box.width * dice.between(0.3, 0.5);
  const y = box.y + box.height * dice.between(0.45, 0.6);
  context.moveTo(x - size * 0.35, y);
  context.lineTo(x, y + size * 0.45);
  context.lineTo(x + size * (isBeside ? 0.3 : 0.9), y - size * 0.6);
  context.stroke();
}

/** A touch of the pencil's tip. */
export function dot(pen: Pen, box: Box): void {
  const { context, dice } = pen;
  take(pen, box, dice.between(0.28, 0.45), dice.between(40, 110));
  const [x, y] = [box.x + box.width * dice.between(0.3, 0.7), box.y + box.height * dice.between(0.35, 0.65)];
  context.moveTo(x, y);
  context.lineTo(x + box.height * dice.about(0.15), y + box.height * dice.about(0.1));
  context.stroke();
}

/** Strikes a box out: with a line, with a cross, or with a scribble, none much larger than the box or all over it. */
export function strike(pen: Pen, box: Box): void {
  const { context, dice } = pen;
  take(pen, box, dice.between(0.13, 0.24), dice.between(20, 60));
  const over = box.height * dice.between(0.2, 0.9);
  const [left, right] = [box.x - over, box.x + box.width + over];
  const [top, bottom] = [box.y - over, box.y + box.height + over];
  const stray = (): number => dice.about(box.height * 0.15);
  const kind = dice.pick(['line', 'slash', 'cross', 'scribble'] as const);
  if (kind === 'line') {
    context.moveTo(left, box.y + box.height / 2 + stray());
    context.lineTo(right, box.y + box.height / 2 + stray());
  } else if (kind === 'scribble') {
    const turns = 5 + dice.below(5);
    for (let turn = 0; turn <= turns; turn++)
      context.lineTo(left + ((right - left) * turn) / turns + stray(), (turn % 2 === 0 ? top : bottom) + stray());
  } else {
    context.moveTo(left + stray(), bottom + stray());
    context.lineTo(right + stray(), top + stray());
    if (kind === 'cross') {
      context.moveTo(left + stray(), top + stray());
      context.lineTo(right + stray(), bottom + stray());
    }
  }
  context.stroke();
}
