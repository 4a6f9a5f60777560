import { Drawing } from '../figures/drawing.ts';
import { at, type Point } from '../figures/points.ts';

interface NumberLine {
  from: number;
  to: number;
  /** Pixels between two whole numbers. */
  unit?: number;
  /** Whole numbers that are written under the line. */
  written?: readonly number[];
  /** Named points above the line. */
  points?: Readonly<Record<string, number>>;
}

/** A number line with an arrow; every whole number has a tick unless none are written. */
export function numberLine({ from, to, unit = 24, written = [], points = {} }: NumberLine): Drawing {
  const drawing = new Drawing(unit).arrow(at(from - 0.6, 0), at(to + 0.8, 0));
  const tick = 4 / unit;
  for (let n = from; n <= to && written.length > 0; n++) drawing.line([at(n, 0), at(n, tick)], { width: 1 });
  for (const n of written) drawing.name(at(n, 0), String(n).replace('-', '−'), -90, 12);
  for (const [name, n] of Object.entries(points)) drawing.dot(at(n, 0)).name(at(n, 0), name, 90, 13);
  return drawing;
}

/** A bound of the solutions of an inequality. */
export interface Bound {
  at: number;
  closed: boolean;
  /** To which side the solutions lie. */
  side: 'left' | 'right';
}

/** Solutions of inequalities on a number line: rings for open ends, dots for closed ones. */
export function solutionsOnLine(from: number, to: number, bounds: readonly Bound[]): Drawing {
  const drawing = numberLine({ from, to, written: Array.from({ length: to - from + 1 }, (_, n) => from + n) });
  bounds.forEach((bound, index) => {
    const high = 0.55 + 0.3 * index;
    const end = bound.side === 'right' ? to + 0.5 : from - 0.5;
    drawing.line([at(bound.at, 0), at(bound.at, high), at(end, high)], { width: 1.2 });
    drawing.circle(at(bound.at, 0), 0.13, { fill: bound.closed ? '#222' : '#fff' });
  });
  return drawing;
}

/** Two rays and their names; the angle between them is not marked. */
export const rays = (drawing: Drawing, corner: Point, ends: Readonly<Record<string, Point>>): Drawing =>
  Object.entries(ends).reduce(
    (sketch, [name, end]) =>
      sketch.line([corner, end]).name(end, name, (Math.atan2(end.y - corner.y, end.x - corner.x) * 180) / Math.PI),
    drawing,
  );
