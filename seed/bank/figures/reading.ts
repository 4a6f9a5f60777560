import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { number, numbers, positive } from './fields.ts';
import { at, type Point } from './points.ts';
import { style } from './style.ts';

/** An instrument to be read: what it shows follows from its scale. */
export const readingFields = z.strictObject({
  kind: z.literal('reading'),
  form: z.enum(
    ['cylinder', 'thermometer', 'spring', 'ruler', 'rider'],
    '须为 cylinder、thermometer、spring、ruler 或 rider',
  ),
  /** The part of the scale that is drawn, its numbers, and the parts between two of them. */
  from: number.default(0),
  to: number,
  step: positive,
  divisions: positive.default(10),
  /** What is shown: one value; of a ruler both ends of what is measured. */
  value: numbers,
  unit: text,
  /** What stands below. */
  title: text.optional(),
  /** Weights in the pan beside a rider, grams. */
  weights: numbers.optional(),
});
type Reading = z.output<typeof readingFields>;

const chinese = { isUpright: true } as const;
const plain = (value: number): string => String(Number(value.toPrecision(6)));

/** Values of all marks with whether they carry a number. */
function marksOf({ from, to, step, divisions }: Reading): { value: number; rank: 0 | 1 | 2 }[] {
  const count = Math.round(((to - from) / step) * divisions);
  return Array.from({ length: count + 1 }, (_, index) => {
    const isHalf = divisions % 2 === 0 && divisions >= 10 && index % divisions === divisions / 2;
    return { value: from + (index * step) / divisions, rank: index % divisions === 0 ? 2 : isHalf ? 1 : 0 };
  });
}

/** An upright scale: the marks' lengths to the right of a line, numbers beside them. */
function upright(
  canvas: Canvas,
  reading: Reading,
  high: number,
  left: number,
  side: 1 | -1,
): (value: number) => number {
  const { from, to } = reading;
  const y = (value: number): number => -((value - from) / (to - from)) * high;
  for (const { value, rank } of marksOf(reading)) {
    canvas.line([at(left, y(value)), at(left + side * [5, 8, 11][rank]!, y(value))], { width: rank === 2 ? 1.2 : 0.8 });
    if (rank === 2) canvas.text(at(left + side * 15, y(value)), plain(value), { end: side > 0 ? 'left' : 'right' });
  }
  return y;
}

function cylinder(reading: Reading, [level]: readonly number[]): string {
  const canvas = new Canvas();
  const [high, half] = [150, 21];
  const y = upright(canvas, reading, high, half, 1);
  const top = -high - 26;
  canvas.line([at(-half - 5, top), at(-half, top + 5), at(-half, 14), at(half, 14), at(half, top)]);
  canvas.shape([at(-half - 9, 20), at(half + 9, 20), at(half + 9, 14), at(-half - 9, 14)], {
    fill: style.shade,
    width: style.thin,
  });
  const surface = y(level!);
  canvas.line([
    at(-half, surface - 4),
    at(-half * 0.5, surface - 0.6),
    at(0, surface),
    at(half * 0.5, surface - 0.6),
    at(half, surface - 4),
  ]);
  for (let row = 0, down = surface + 9; down < 11; down += 10, row++)
    for (const x of row % 2 ? [-9, 8] : [-15, 2]) canvas.line([at(x, down), at(x + 6, down)], { faint: true });
  canvas.text(at(0, top - 12), reading.unit, chinese);
  return titled(canvas, reading, 36);
}

function thermometer(reading: Reading, [level]: readonly number[]): string {
  const canvas = new Canvas();
  const y = upright(canvas, reading, 150, 11, 1);
  canvas
    .line([at(-11, 22), at(-11, -172), at(11, -172), at(11, 22)])
    .line([at(-11, 22), at(-6, 34), at(6, 34), at(11, 22)]);
  canvas.ellipse(at(0, 40), 7, 10, { fill: style.ink }).line([at(0, 32), at(0, y(level!))], { width: 4 });
  canvas.text(at(0, -184), reading.unit, chinese);
  return titled(canvas, reading, 66);
}

function spring(reading: Reading, [level]: readonly number[]): string {
  const canvas = new Canvas();
  const high = 130;
  const turned = { ...reading, from: reading.to, to: reading.from, step: reading.step };
  const y = (value: number): number => -((value - turned.from) / (turned.to - turned.from)) * high;
  for (const { value, rank } of marksOf(reading)) {
    canvas.line([at(6, y(value)), at(6 + [5, 8, 11][rank]!, y(value))], { width: rank === 2 ? 1.2 : 0.8 });
    if (rank === 2) canvas.text(at(21, y(value)), plain(value), { end: 'left' });
  }
  canvas.line([at(-6, 8), at(-6, -high - 8), at(6, -high - 8), at(6, 8), at(-6, 8)], { width: style.thin });
  canvas.shape([at(-22, 22), at(-22, -high - 34), at(42, -high - 34), at(42, 22)]);
  canvas.ellipse(at(0, -high - 42), 7, 7).text(at(24, -high - 22), reading.unit, chinese);
  canvas.line([at(-13, y(level!)), at(6, y(level!))], { width: 2.4 }).line([at(0, y(level!)), at(0, 48)]);
  canvas.line([at(0, 48), at(6, 54), at(2, 61), at(-4, 58)]);
  return titled(canvas, reading, 80);
}

/** A lying scale; gives the x of a value. */
function lying(canvas: Canvas, reading: Reading, wide: number): (value: number) => number {
  const x = (value: number): number => ((value - reading.from) / (reading.to - reading.from)) * wide;
  for (const { value, rank } of marksOf(reading)) {
    canvas.line([at(x(value), 0), at(x(value), [6, 9, 12][rank]!)], { width: rank === 2 ? 1.2 : 0.8 });
    if (rank === 2) canvas.text(at(x(value), 21), plain(value));
  }
  return x;
}

const box = ([left, top]: readonly [number, number], [right, bottom]: readonly [number, number]): Point[] => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
];

function ruler(reading: Reading, [start, end]: readonly number[]): string {
  const canvas = new Canvas();
  const wide = Math.max(180, ((reading.to - reading.from) / reading.step) * 38);
  const x = lying(canvas, reading, wide);
  canvas.shape(box([-12, 0], [wide + 26, 38]));
  canvas.text(at(wide + 15, 30), reading.unit, chinese);
  canvas.shape(box([x(start!), -26], [x(end ?? start!), 0]), { fill: style.shade });
  return titled(canvas, reading, 56);
}

/** The rider on its beam, whose left side counts, and the weights in the pan. */
function rider(reading: Reading, [value]: readonly number[]): string {
  const canvas = new Canvas();
  const wide = 210;
  const x = lying(canvas, reading, wide);
  canvas.shape(box([-14, 0], [wide + 30, 32])).text(at(wide + 17, 21), reading.unit, chinese);
  canvas.shape(box([x(value!), -7], [x(value!) + 9, 14]), { fill: '#888', width: style.thin });
  const weights = reading.weights ?? [];
  weights.forEach((weight, index) => {
    const middle = wide / 2 + (index - (weights.length - 1) / 2) * 46;
    canvas.shape(box([middle - 17, -52], [middle + 17, -26]), { width: style.thin });
    canvas.shape(box([middle - 5, -58], [middle + 5, -52]), { fill: style.shade, width: style.thin });
    canvas.text(at(middle, -38), `${plain(weight)} g`, chinese);
  });
  if (weights.length > 0) canvas.line([at(wide / 2 - 80, -25), at(wide / 2 + 80, -25)], { width: 2.4 });
  return titled(canvas, reading, 48);
}

function titled(canvas: Canvas, { title }: Reading, y: number): string {
  if (title !== undefined) canvas.text(at(0, y), title, chinese);
  return canvas.svg();
}

/** An instrument. Throws FigureFault where it shows what is not on its scale. */
export function reading(parameters: Reading): string {
  const { from, to, step, divisions, value, form } = parameters;
  if (to <= from) throw new FigureFault(['to'], '须大于 from');
  const marks = ((to - from) / step) * divisions;
  if (marks > 120 || Math.abs(marks - Math.round(marks)) > 1e-6)
    throw new FigureFault(['step'], '刻度须整除，且不超过 120 格');
  if (value.some((one) => one < from || one > to)) throw new FigureFault(['value'], '须在刻度范围以内');
  if (value.length !== (form === 'ruler' ? 2 : 1))
    throw new FigureFault(['value'], form === 'ruler' ? '须有两端的读数' : '须有 1 个数');
  return { cylinder, thermometer, spring, ruler, rider }[form](parameters, value);
}
