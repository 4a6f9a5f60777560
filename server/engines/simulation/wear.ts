import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LayoutPage } from '../../../contracts/wrongbook/layout.ts';
import { drawCode } from '../printing/code.ts';
import type { Dice } from './dice.ts';
import type { Box } from './lettering.ts';

// What happens to the paper itself before it is scanned.

const gray = (shade: number, alpha: number): string => `rgba(${shade},${shade},${shade},${alpha})`;

interface Paper {
  context: SKRSContext2D;
  width: number;
  height: number;
  dice: Dice;
}

/** A ring of tea, or drops of something. */
export function stain({ context, width, height, dice }: Paper): void {
  const [x, y, radius] = [
    dice.between(0.1, 0.9) * width,
    dice.between(0.2, 0.9) * height,
    dice.between(0.03, 0.08) * height,
  ];
  if (dice.chance(0.5)) {
    context.strokeStyle = gray(120, dice.between(0.1, 0.22));
    context.lineWidth = radius * 0.12;
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.96, 0, dice.between(0, 2), dice.between(4, 6.28));
    context.stroke();
    return;
  }
  for (let drop = 0; drop < 4; drop++) {
    const [left, top, size] = [x + dice.about(radius * 2), y + dice.about(radius * 2), radius * dice.between(0.1, 0.6)];
    const tint = context.createRadialGradient(left, top, 0, left, top, size);
    tint.addColorStop(0, gray(110, dice.between(0.08, 0.16)));
    tint.addColorStop(0.85, gray(110, 0.12));
    tint.addColorStop(1, gray(110, 0));
    context.fillStyle = tint;
    context.fillRect(left - size, top - size, size * 2, size * 2);
  }
}

/** A crease across the page: a dark edge beside a light one. */
export function fold({ context, width, height, dice }: Paper): void {
  const place = dice.pick([1 / 2, 1 / 3, 2 / 3]) * height + dice.about(20);
  const tilt = dice.about(15);
  const lines = [
    { offset: -1.5, color: gray(90, 0.28), thick: 2 },
    { offset: 1, color: gray(255, 0.6), thick: 2.5 },
    { offset: 6, color: gray(100, 0.06), thick: 12 },
  ];
  for (const { offset, color, thick } of lines) {
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(0, place + offset - tilt);
    context.lineTo(width, place + offset + tilt);
    context.stroke();
  }
}

/** Scribbles over a code so that nobody can read it. */
export function smudge(context: SKRSContext2D, box: Box, dice: Dice): void {
  context.strokeStyle = gray(30, 0.95);
  context.lineWidth = box.height / 7;
  context.lineCap = 'round';
  context.beginPath();
  for (let line = 0; line < 12; line++) {
    context.lineTo(
      box.x + (line % 2) * box.width + dice.about(box.width * 0.1),
      box.y + ((line + 0.5) / 12) * box.height,
    );
  }
  context.stroke();
}

/** Puts the code of other work in the place of a page's own. */
export function recode(
  context: SKRSContext2D,
  { code: { x, y, width } }: LayoutPage,
  scale: number,
  text: string,
): void {
  const { size, outlines } = drawCode(text);
  const unit = (width * scale) / size;
  context.fillStyle = 'white';
  context.fillRect((x - 1) * scale, (y - 1) * scale, (width + 2) * scale, (width + 2) * scale);
  context.fillStyle = 'black';
  context.beginPath();
  for (const outline of outlines) {
    outline.forEach(([column, row], index) => {
      const place = [x * scale + column * unit, y * scale + row * unit] as const;
      if (index === 0) context.moveTo(...place);
      else context.lineTo(...place);
    });
    context.closePath();
  }
  context.fill('evenodd');
}
