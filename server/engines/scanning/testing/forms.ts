import { readFileSync } from 'node:fs';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { grayOf, type GrayPicture } from '../picture.ts';
import { form, type Form, type FormPage } from '../forms/form.ts';

export const written = JSON.parse(readFileSync(new URL('../forms/example.json', import.meta.url), 'utf8')) as {
  pages: Record<string, unknown>[];
};

/** The form that the README shows. */
export const example: Form = form.parse(written);

/** Pixels per millimetre of what is drawn here. */
export const scale = 6;

/** What a page shows beside its bubbles. */
export type DrawMark = (context: SKRSContext2D, x: number, y: number, size: number) => void;

/** A target of three rings. */
export const target: DrawMark = (context, x, y, size) => {
  for (const [share, colour] of [
    [1, '#111'],
    [0.68, '#f6f6f4'],
    [0.36, '#111'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x + size / 2, y + size / 2, (size / 2) * share, 0, 7);
    context.fill();
  }
};

/** A picture of one mark alone. */
export function markPicture(draw: DrawMark): GrayPicture {
  const context = createCanvas(60, 60).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 60, 60);
  draw(context, 5, 5, 50);
  return grayOf(60, 60, context.getImageData(0, 0, 60, 60).data, 4);
}

/** A form as it is printed, with some of its bubbles filled in: questions by their options, places of the number by digits. */
export function drawForm(
  { width, height, pages }: Form,
  answers: ReadonlyMap<string, string>,
  number: string,
  draw?: DrawMark,
): GrayPicture {
  const [wide, high] = [width * scale, height * scale];
  const context = createCanvas(wide, high).getContext('2d');
  context.fillStyle = '#f6f6f4';
  context.fillRect(0, 0, wide, high);
  context.scale(scale, scale);
  context.fillStyle = '#333';
  context.fillRect(14, 12, 50, 3);
  for (const mark of draw ? pages[0]!.marks : []) draw!(context, mark.x, mark.y, mark.width);
  drawRegions(context, pages[0]!, answers, number);
  return grayOf(wide, high, context.getImageData(0, 0, wide, high).data, 4);
}

function drawRegions(
  context: SKRSContext2D,
  { regions }: FormPage,
  answers: ReadonlyMap<string, string>,
  number: string,
): void {
  context.lineWidth = 0.25;
  context.strokeStyle = '#444';
  context.fillStyle = '#3a3a3a';
  for (const region of regions) {
    const { x, y, width, height } = region;
    context.beginPath();
    if ('shape' in region && region.shape) context.arc(x + width / 2, y + height / 2, width / 2, 0, 7);
    else context.rect(x, y, width, height);
    context.stroke();
    const isFilled =
      region.kind === 'bubble'
        ? answers.get(region.questionId)?.split(' ').includes(region.option)
        : region.kind === 'digit' && number[region.position - 1] === String(region.digit);
    if (isFilled) context.fill();
  }
}
