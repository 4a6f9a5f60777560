import { labelOf, labelSvg } from './labels.ts';
import { near, style } from './style.ts';

// Shapes of pictures of a fixed size, for what has no kind: magnets, liquids in vessels. What names shall keep off lines is drawn
// by Canvas.

/** A place in the picture, in its own units: to the right and down. */
export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): string => `${near(x)},${near(y)}`;

/** A picture of that size made of shapes. */
export const svg = (width: number, height: number, ...shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${style.ink}" stroke-width="${style.line}">${shapes.join('')}</svg>`;

/** Straight lines from point to point. */
export const line = (...points: readonly Point[]): string => `<polyline points="${points.map(at).join(' ')}"/>`;

/** The same, dashed. */
export const dashed = (...points: readonly Point[]): string =>
  `<polyline points="${points.map(at).join(' ')}" stroke-dasharray="${style.dash}" stroke-width="${style.thin}"/>`;

/** A closed shape, empty or filled. */
const shape = (points: readonly Point[], fill = 'none'): string =>
  `<polygon points="${points.map(at).join(' ')}" fill="${fill}"/>`;

export const circle = ([x, y]: Point, radius: number, fill = 'none'): string =>
  `<circle cx="${near(x)}" cy="${near(y)}" r="${near(radius)}" fill="${fill}"/>`;

export const box = ([x, y]: Point, width: number, height: number, fill = 'none'): string =>
  `<rect x="${near(x)}" y="${near(y)}" width="${near(width)}" height="${near(height)}" fill="${fill}"/>`;

/** Words whose baseline begins, is centred or ends at the point; letters of points and quantities are slanted. */
export function text(
  [x, y]: Point,
  words: string | number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  isUpright = false,
): string {
  const label = labelOf(String(words).replace('-', '−'), { isUpright });
  const shift = { start: label.width / 2, middle: 0, end: -label.width / 2 }[anchor];
  return labelSvg(label, { x: x + shift, y: y - label.size * 0.35 }).replace('<text ', '<text stroke="none" ');
}

/** The head of an arrow, `length` long, that ends in a point and comes from another. */
function head([x0, y0]: Point, [x, y]: Point, length: number): string {
  const angle = Math.atan2(y - y0, x - x0);
  const corner = (turn: number): Point => [x - length * Math.cos(angle + turn), y - length * Math.sin(angle + turn)];
  return shape([[x, y], corner(0.35), corner(-0.35)], '#222');
}

export const arrow = (from: Point, to: Point): string => line(from, to) + head(from, to, 9);

/** Short lines slanting behind a straight wall or floor. */
export const hatch = (from: number, to: number, y: number, down: 1 | -1 = 1): string =>
  Array.from({ length: Math.floor((to - from) / 8) + 1 }, (_, step) =>
    line([from + step * 8, y], [from + step * 8 - 6, y + 7 * down]),
  ).join('');
