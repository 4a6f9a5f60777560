import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { number, positive } from './fields.ts';
import { along, at, onArc, polar, type Point } from './points.ts';
import { style } from './style.ts';

/** A simple machine: a lever on its pivot, pulleys, a slope (of 0 degrees: the floor). */
export const machineFields = z.strictObject({
  kind: z.literal('machine'),
  form: z.enum(['lever', 'pulleys', 'slope'], '须为 lever、pulleys 或 slope'),
  /** Of a lever: marks on each side of the pivot. */
  marks: positive.default(6),
  /** What hangs at which mark, to the left of the pivot below 0. */
  hung: z.array(z.strictObject({ at: number, name: text })).default([]),
  /** Names of marks. */
  points: z.record(text, number).default({}),
  /** How many strands hold the load of the lower pulley, or one fixed or movable pulley. */
  strands: z.enum(['fixed', 'movable', '2', '3'], '须为 fixed、movable、2 或 3').default('2'),
  /** Name of the load or block. */
  load: text.default('G'),
  force: text.optional(),
  /** Of a slope, degrees; how far up it the block is, 0 to 1; names of its length and height. */
  angle: number.refine((value) => value >= 0 && value <= 60, '须在 0 和 60 之间').default(30),
  place: number.refine((value) => value >= 0 && value <= 1, '须在 0 和 1 之间').default(0.5),
  length: text.optional(),
  height: text.optional(),
  /** What the block stands on: a block by itself, or a cart. */
  body: z.enum(['block', 'cart'], '须为 block 或 cart').default('block'),
});
type Machine = z.output<typeof machineFields>;

const chinese = { isUpright: true } as const;
const thin = { width: style.thin } as const;

const box = (canvas: Canvas, { x, y }: Point, half: number, high: number, name: string): void => {
  canvas.shape([at(x - half, y), at(x + half, y), at(x + half, y + high), at(x - half, y + high)]);
  canvas.text(at(x, y + high / 2), name);
};

/** Short lines slanting behind a level line; above it for a ceiling. */
function hatched(canvas: Canvas, from: number, to: number, y: number, down: 1 | -1): void {
  canvas.line([at(from, y), at(to, y)]);
  for (let x = from + 6; x <= to; x += 8) canvas.line([at(x, y), at(x - 6, y + 7 * down)], thin);
}

function lever({ marks, hung, points }: Machine): string {
  const canvas = new Canvas();
  const step = 26;
  canvas.line([at(-marks * step - 9, 0), at(marks * step + 9, 0)], { width: 2 });
  for (let mark = -marks; mark <= marks; mark++) canvas.line([at(mark * step, -4), at(mark * step, 4)], thin);
  canvas
    .dot(at(0, 0))
    .shape([at(0, 0), at(-11, 84), at(11, 84)])
    .text(at(0, -14), 'O');
  hatched(canvas, -40, 40, 84, 1);
  for (const [name, mark] of Object.entries(points)) canvas.text(at(mark * step, -14), name);
  for (const { at: mark, name } of hung) {
    canvas.line([at(mark * step, 0), at(mark * step, 22)], thin);
    box(canvas, at(mark * step, 22), 14, 22, name);
  }
  return canvas.svg();
}

const wheel = (canvas: Canvas, centre: Point, radius: number): Canvas =>
  canvas.ellipse(centre, radius, radius, { fill: '#fff' }).dot(centre);

/** An upper pulley fixed to the ceiling and a lower one with the load; the rope by how many strands hold it. */
function block(canvas: Canvas, strands: '2' | '3', load: string): readonly [Point, Point] {
  const [top, low] = [34, 146];
  const isTwo = strands === '2';
  // The larger wheel is the one from which the rope leaves.
  const [upper, lower] = isTwo ? [20, 10] : [10, 20];
  const lowX = -10;
  hatched(canvas, -40, 40, 0, -1);
  canvas.line([at(0, 0), at(0, top)], thin);
  if (isTwo) canvas.line([at(-20, top), at(-20, low)], thin).line([at(0, top), at(0, low)], thin);
  else canvas.line([at(-10, top), at(-10, low)], thin).line([at(10, top), at(10, low)], thin);
  wheel(canvas, at(0, top), upper);
  wheel(canvas, at(lowX, low), lower);
  canvas.line([at(lowX, low), at(lowX, low + 34)], thin);
  box(canvas, at(lowX, low + 34), 16, 26, load);
  return isTwo ? [at(20, top), at(20, top + 74)] : [at(-30, low), at(-30, low - 74)];
}

/** One pulley on the ceiling, or one that goes up with its load. */
function single(canvas: Canvas, strands: 'fixed' | 'movable', load: string): readonly [Point, Point] {
  hatched(canvas, -40, 40, 0, -1);
  const y = strands === 'fixed' ? 34 : 92;
  if (strands === 'fixed') canvas.line([at(0, 0), at(0, y)], thin).line([at(-18, y), at(-18, y + 60)], thin);
  else canvas.line([at(-18, 0), at(-18, y)], thin).line([at(0, y), at(0, y + 34)], thin);
  wheel(canvas, at(0, y), 18);
  box(canvas, strands === 'fixed' ? at(-18, y + 60) : at(0, y + 34), 15, 26, load);
  return strands === 'fixed' ? [at(18, y), at(18, y + 66)] : [at(18, y), at(18, y - 66)];
}

function pulleys({ strands, load, force = 'F' }: Machine): string {
  const canvas = new Canvas();
  const [from, to] = strands === '2' || strands === '3' ? block(canvas, strands, load) : single(canvas, strands, load);
  canvas.arrow(from, to).label(to, force, { towards: to.x < 0 ? 180 : 0 });
  return canvas.svg();
}

function slope({ angle, place, length, height, load, force, body }: Machine): string {
  const canvas = new Canvas();
  const whole = 210;
  const [foot, top] = [at(0, 0), polar(at(0, 0), whole, -angle)];
  if (angle > 0) {
    canvas.shape([foot, at(top.x, 0), top]);
    canvas.line(onArc(foot, [26, 26], [0, -angle], 8), thin);
    if (length === undefined) canvas.label(foot, `${angle}°`, { towards: angle / 2, gap: 28, leeway: 4 });
    else canvas.label(along(foot, top, 0.25), length, { towards: angle + 90, gap: 6 });
    if (height !== undefined) canvas.label(at(top.x, top.y / 2), height, { towards: 0 });
  } else hatched(canvas, 0, whole, 0, 1);
  const from = along(foot, top, 0.12 + 0.7 * place);
  const up = (right: number, high: number): Point => polar(polar(from, right, -angle), high, -angle - 90);
  const lift = body === 'cart' ? 8 : 0;
  canvas.shape([up(-23, lift), up(23, lift), up(23, lift + 30), up(-23, lift + 30)]);
  if (body === 'cart') for (const side of [-14, 14]) canvas.ellipse(up(side, 4), 4, 4, { fill: '#fff' });
  canvas.text(up(0, lift + 15), load, chinese);
  if (force !== undefined) canvas.arrow(up(23, lift + 15), up(64, lift + 15)).label(up(64, lift + 15), force);
  return canvas.svg();
}

/** A simple machine. Throws FigureFault where something hangs off the lever. */
export function machine(parameters: Machine): string {
  const { form, marks, hung } = parameters;
  hung.forEach(({ at: mark }, index) => {
    if (Math.abs(mark) > marks) throw new FigureFault(['hung', index, 'at'], `须在 -${marks} 和 ${marks} 之间`);
  });
  return { lever, pulleys, slope }[form](parameters);
}
