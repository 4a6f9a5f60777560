import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Pen } from './apparatus-pen.ts';
import { pieces } from './apparatus-pieces.ts';
import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { flag, number, place, positive } from './fields.ts';
import { at, type Point } from './points.ts';
import { style } from './style.ts';

const piece = z.strictObject({
  piece: text,
  /**
   * Its place in pixels, x to the right and y down: of a test tube, flask, jar and stopper the middle of the mouth, of a lamp the
   * tip of its flame, of a tripod the middle of its net; of all others the middle of the lower end.
   */
  at: place,
  liquid: number.refine((value) => value >= 0 && value <= 1, '须在 0 和 1 之间').default(0),
  tilt: number.default(0),
  height: positive.optional(),
  arms: z.array(place).default([]),
  filled: flag,
});

/** Apparatus of an experiment: pieces at their places, tubes between them, names with a line to what they mean. */
export const apparatusFields = z.strictObject({
  kind: z.literal('apparatus'),
  pieces: z.array(piece).min(1),
  /** Glass tubes from point to point. */
  tubes: z.array(z.array(place).min(2)).default([]),
  /** Wires and threads. */
  wires: z.array(z.array(place).min(2)).default([]),
  /** Arrows, as of the flow of a gas. */
  arrows: z.array(z.tuple([place, place])).default([]),
  /** Names: from what they mean to where they stand, beyond the line's end. */
  labels: z.array(z.strictObject({ at: place, to: place, name: text })).default([]),
  /** Words alone, as the letters of several set-ups. */
  names: z.record(text, place).default({}),
});
type Apparatus = z.output<typeof apparatusFields>;

const halfTube = 2.6;

/** The outline of a tube along straight lines. */
function tubeOutline(points: readonly Point[]): Point[] {
  const ways = points.slice(1).map(({ x, y }, index) => {
    const { x: fromX, y: fromY } = points[index]!;
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    return at((x - fromX) / length, (y - fromY) / length);
  });
  const offset =
    (side: 1 | -1) =>
    (point: Point, index: number): Point => {
      const [before, after] = [ways[index - 1] ?? ways[index]!, ways[index] ?? ways[index - 1]!];
      const [x, y] = [-(before.y + after.y), before.x + after.x];
      const share = (side * halfTube * 2) / Math.max(0.5, x * x + y * y);
      return at(point.x + x * share, point.y + y * share);
    };
  return [...points.map(offset(1)), ...points.map(offset(-1)).reverse()];
}

const known = (name: string): name is keyof typeof pieces => Object.hasOwn(pieces, name);

/** A line from what is meant, with its name beyond the end. */
function label(canvas: Canvas, { at: from, to, name }: Apparatus['labels'][number]): void {
  canvas.line([from, to], { width: style.thin });
  const isSteep = Math.abs(to.y - from.y) > 2 * Math.abs(to.x - from.x);
  const end = isSteep ? 'middle' : to.x < from.x ? 'right' : 'left';
  const shift = isSteep ? at(0, to.y < from.y ? -10 : 10) : at(to.x < from.x ? -4 : 4, 0);
  canvas.text(at(to.x + shift.x, to.y + shift.y), name, { end, isUpright: true });
}

/** Apparatus. Throws FigureFault where there is no such piece. */
export function apparatus({ pieces: all, tubes, wires, arrows, labels, names }: Apparatus): string {
  const canvas = new Canvas();
  for (const [index, { piece: name, at: origin, ...look }] of all.entries()) {
    if (!known(name))
      throw new FigureFault(['pieces', index, 'piece'], `没有 ${name}，须为 ${Object.keys(pieces).join('、')}`);
    if (name !== 'stopper') pieces[name](new Pen(canvas, origin, look.tilt), look);
  }
  for (const way of wires) canvas.line(way, { width: style.thin });
  // Stoppers hide what goes through them, and tubes are seen before all.
  for (const { piece: name, at: origin, ...look } of all)
    if (name === 'stopper') pieces.stopper(new Pen(canvas, origin, look.tilt), look);
  for (const way of tubes) canvas.shape(tubeOutline(way), { fill: '#fff', width: style.thin });
  for (const [from, to] of arrows) canvas.arrow(from, to);
  for (const one of labels) label(canvas, one);
  for (const [name, point] of Object.entries(names)) canvas.text(point, name, { isUpright: true });
  return canvas.svg();
}
