import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { divisions, division } from './cell-division.ts';
import { FigureFault } from './fault.ts';
import { number, place } from './fields.ts';
import { at, onArc, type Point } from './points.ts';
import { style } from './style.ts';

/** Cells: one with its parts, stages of its division, or the field of a microscope. */
export const cellFields = z.strictObject({
  kind: z.literal('cell'),
  form: z.enum(['plant', 'animal', 'division', 'field'], '须为 plant、animal、division 或 field'),
  /** Words beside the parts that have a line to them; parts that are not told are drawn without. */
  parts: z.record(text, text).default({}),
  /** Stages of a division in their order, each with what stands below. */
  stages: z
    .array(z.strictObject({ stage: z.enum(divisions), name: text.optional(), plant: z.literal('true').optional() }))
    .default([]),
  /** What is seen in a field: words (as a letter on the slide) or a cell, at a place from `-1 -1` to `1 1`, y upwards. */
  spots: z.array(z.strictObject({ at: place, name: text.optional(), size: number.default(14) })).default([]),
  title: text.optional(),
});
type Cell = z.output<typeof cellFields>;

const chinese = { isUpright: true } as const;

/** A rectangle with round corners around the middle. */
function rounded(wide: number, high: number, corner: number): Point[] {
  const centres = [
    [wide - corner, high - corner, 0],
    [corner - wide, high - corner, 90],
    [corner - wide, corner - high, 180],
    [wide - corner, corner - high, 270],
  ] as const;
  return centres.flatMap(([x, y, from]) => onArc(at(x, y), [corner, corner], [from, from + 90], 8));
}

/** Where each part is that a line may go to. */
const plantParts: Readonly<Record<string, Point>> = {
  chloroplast: at(46, -46),
  nucleus: at(-36, -34),
  wall: at(80, -20),
  membrane: at(74, 4),
  vacuole: at(34, 16),
  cytoplasm: at(58, 42),
  mitochondrion: at(20, 49),
};
const animalParts: Readonly<Record<string, Point>> = {
  nucleus: at(0, -6),
  membrane: at(68, 6),
  mitochondrion: at(40, -28),
  cytoplasm: at(46, 28),
};

function plant(canvas: Canvas): void {
  canvas.shape(rounded(82, 64, 10), { width: 2 }).shape(rounded(76, 58, 9), { width: style.thin });
  canvas.ellipse(at(8, 12), 46, 30);
  canvas.ellipse(at(-42, -36), 16, 14, { fill: style.shade }).ellipse(at(-44, -38), 4, 4, { fill: style.ink });
  for (const [x, y] of [
    [10, -40],
    [46, -44],
    [-62, 6],
    [-46, 46],
    [64, -12],
  ] as const)
    canvas.ellipse(at(x, y), x === 64 || x === -62 ? 5 : 10, x === 64 || x === -62 ? 10 : 5.5, {
      fill: '#999',
      width: style.thin,
    });
  canvas
    .ellipse(at(20, 49), 9, 4.5, { width: style.thin })
    .line([at(13, 49), at(17, 46.5), at(20, 51), at(23, 46.5), at(27, 49)], { width: 0.8 });
}

function animal(canvas: Canvas): void {
  const rim = onArc(at(0, 0), [1, 1], [0, 360], 60).map(({ x, y }, step) => {
    const wave = 1 + 0.04 * Math.sin((step / 60) * Math.PI * 6);
    return at(x * 72 * wave, y * 52 * wave);
  });
  canvas.shape(rim).ellipse(at(-8, -4), 21, 18, { fill: style.shade }).ellipse(at(-12, -7), 5, 5, { fill: style.ink });
  for (const [x, y] of [
    [40, -28],
    [-44, 20],
    [14, 34],
  ] as const)
    canvas
      .ellipse(at(x, y), 9, 4.5, { width: style.thin })
      .line([at(x - 7, y), at(x - 3, y - 2.5), at(x, y + 2), at(x + 3, y - 2.5), at(x + 7, y)], { width: 0.8 });
}

/** One cell with lines to its parts, in rows to the right from the top. */
function whole({ form, parts }: Cell): Canvas {
  const canvas = new Canvas();
  if (form === 'plant') plant(canvas);
  else animal(canvas);
  const places = form === 'plant' ? plantParts : animalParts;
  const told = Object.entries(parts).map(([part, words]) => {
    const target = places[part];
    if (!target) throw new FigureFault(['parts', part], `须为 ${Object.keys(places).join('、')}`);
    return { target, words };
  });
  const isLeft = ({ target }: { target: Point }): boolean => target.x < -20;
  for (const side of [-1, 1] as const) {
    const rows = told.filter((one) => isLeft(one) === side < 0).sort((a, b) => a.target.y - b.target.y);
    rows.forEach(({ target, words }, row) => {
      const y = rows.length === 1 ? target.y : -54 + (row * 108) / Math.max(1, rows.length - 1);
      canvas.line([target, at(side * 104, y)], { width: style.thin });
      canvas.text(at(side * 108, y), words, { end: side < 0 ? 'right' : 'left', ...chinese });
    });
  }
  return canvas;
}

/** What is seen through a microscope. */
function field({ spots }: Cell): Canvas {
  const canvas = new Canvas();
  const radius = 58;
  canvas.ellipse(at(0, 0), radius, radius);
  spots.forEach(({ at: { x, y }, name, size }, index) => {
    if (Math.hypot(x, y) > 1) throw new FigureFault(['spots', index, 'at'], '须在视野以内');
    const middle = at(x * radius, -y * radius);
    if (name === undefined) canvas.ellipse(middle, size / 2, size / 2.6, { width: style.thin }).dot(middle);
    else canvas.text(middle, name, { size, ...chinese });
  });
  return canvas;
}

/** Stages side by side. */
function stagesOf({ stages }: Cell): Canvas {
  if (stages.length === 0) throw new FigureFault(['stages'], '须至少有一个时期');
  const canvas = new Canvas();
  stages.forEach(({ stage, name, plant: isPlant }, index) => {
    division(canvas, at(index * 124, 0), stage, isPlant === 'true');
    if (name !== undefined) canvas.text(at(index * 124, 66), name, chinese);
  });
  return canvas;
}

/** Cells. Throws FigureFault where a part is not one of the cell, or nothing is to be drawn. */
export function cell(parameters: Cell): string {
  const { form, title } = parameters;
  const canvas = form === 'division' ? stagesOf(parameters) : form === 'field' ? field(parameters) : whole(parameters);
  if (title !== undefined) canvas.text(at(0, 78), title, chinese);
  return canvas.svg();
}
