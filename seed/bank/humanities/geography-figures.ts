import { circle, line, shape, svg, text, type Point } from '../figures/shapes.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Every three degrees once around. */
const around = Array.from({ length: 120 }, (_, step) => radians(step * 3));

/** A figure that stands on a line and breaks it. */
const onLine = ([x, y]: Point, words: string | number): string => {
  const width = String(words).length * 8 + 4;
  return (
    `<rect x="${(x - width / 2).toFixed(1)}" y="${(y - 8).toFixed(1)}" width="${width}" height="16" fill="#fff" stroke="none"/>` +
    text([x, y + 5], words)
  );
};

const dot = (point: Point): string => circle(point, 3, '#222');

interface GridPoint {
  name: string;
  column: number;
  row: number;
}

/** Part of a net of meridians and parallels, north up, with points where they meet. */
export function latitudeGrid(meridians: readonly string[], parallels: readonly string[], points: readonly GridPoint[]) {
  const x = (column: number) => 80 + column * 75;
  const y = (row: number) => 50 + row * 55;
  const [right, bottom] = [x(meridians.length - 1) + 25, y(parallels.length - 1) + 25];
  return svg(
    right + 15,
    bottom + 10,
    ...meridians.map(
      (name, column) => line([x(column), 25], [x(column), bottom]) + text([x(column), 18], name, 'middle', true),
    ),
    ...parallels.map((name, row) => line([55, y(row)], [right, y(row)]) + text([50, y(row) + 5], name, 'end', true)),
    ...points.map(
      ({ name, column, row }) => dot([x(column), y(row)]) + text([x(column) + 7, y(row) - 7], name, 'start'),
    ),
  );
}

interface Hill {
  /** Heights of the contours, outermost first. */
  levels: readonly number[];
  /** How far the middle moves to the right from one contour to the next, which makes the right slope the steeper one. */
  shift: number;
  /** Share by which the contours bend outwards (ridge) and inwards (valley). */
  bend: number;
}

const ridgeAt = 0;

const valleyAt = 215;

/** How strongly a direction belongs to a bend: 1 in its middle, 0 off it. */
function nearness(angle: number, degrees: number): number {
  const apart = Math.abs(((angle - radians(degrees) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
  return Math.exp(-((apart / 0.42) ** 2));
}

/** The point of a hill's contour in a direction, clockwise from the right. */
const onHill =
  ({ levels, shift, bend }: Hill) =>
  (level: number, angle: number): Point => {
    const size = 105 - (level * 90) / levels.length;
    const bent = size * (1 + bend * nearness(angle, ridgeAt) - bend * nearness(angle, valleyAt));
    return [145 + level * shift + bent * Math.cos(angle), 125 + bent * Math.sin(angle)];
  };

/** Contours of a hill with their heights, and whatever else is drawn on them. */
function hillMap(hill: Hill, extra: (place: (level: number, angle: number) => Point) => string): string {
  const place = onHill(hill);
  return svg(
    320,
    250,
    ...hill.levels.map((_, level) => shape(around.map((angle) => place(level, angle)))),
    ...hill.levels.map((height, level) => onLine(place(level, radians(100)), height)),
    extra(place),
  );
}

/** A hill with its summit and a place on the contour of that number. */
export const summitAndPlace = (levels: readonly number[], level: number, name: string): string =>
  hillMap({ levels, shift: 4, bend: 0 }, (place) => {
    const [x, y] = place(level, Math.PI);
    const summit: Point = [145 + (levels.length - 1) * 4, 125];
    return dot([x, y]) + text([x - 13, y + 5], name) + shape(triangle(summit), '#222');
  });

const triangle = ([x, y]: Point): Point[] => [
  [x, y - 5],
  [x + 5, y + 4],
  [x - 5, y + 4],
];
