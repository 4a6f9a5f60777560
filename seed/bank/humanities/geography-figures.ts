import { arrow, box, circle, dashed, line, shape, svg, text, type Point } from '../science/svg.ts';

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
    ...meridians.map((name, column) => line([x(column), 25], [x(column), bottom]) + text([x(column), 18], name)),
    ...parallels.map((name, row) => line([55, y(row)], [right, y(row)]) + text([50, y(row) + 5], name, 'end')),
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

/** A hill whose ridge (甲) and valley (乙) are marked with dashed lines. */
export const ridgeAndValley = (levels: readonly number[]): string =>
  hillMap({ levels, shift: 0, bend: 0.3 }, (place) => {
    const lastLevel = levels.length - 1;
    const along = (degrees: number): [Point, Point] => [place(lastLevel, radians(degrees)), place(0, radians(degrees))];
    const [ridgeTop, ridgeFoot] = along(ridgeAt);
    const [valleyTop, valleyFoot] = along(valleyAt);
    return (
      dashed(ridgeTop, [ridgeFoot[0] + 12, ridgeFoot[1]]) +
      dashed(valleyTop, [valleyFoot[0] - 30, valleyFoot[1] - 21]) +
      text([ridgeFoot[0] + 16, ridgeFoot[1] + 5], '甲', 'start') +
      text([valleyFoot[0] - 34, valleyFoot[1] - 20], '乙', 'end')
    );
  });

/** A hill with a gentle slope on the left, path ①, and a steep one on the right, path ②. */
export const twoSlopes = (levels: readonly number[]): string =>
  hillMap({ levels, shift: 12, bend: 0 }, (place) => {
    const [left, right] = [place(0, Math.PI), place(0, 0)];
    const top = place(levels.length - 1, 0);
    const leftTop = place(levels.length - 1, Math.PI);
    return (
      arrow([left[0] - 12, left[1]], leftTop) +
      arrow([right[0] + 24, right[1]], top) +
      text([left[0] - 18, left[1] + 5], '①', 'end') +
      text([right[0] + 28, right[1] + 5], '②', 'start')
    );
  });

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

/** One half of a Cassini oval about two tops: `share` below 1 gives a loop round the right top, above 1 one round both. */
function cassini(share: number, side: 1 | -1): Point[] {
  const half = 105;
  const limit = share < 1 ? Math.asin(share ** 2) / 2 : Math.PI / 2;
  const radius = (angle: number, sign: 1 | -1) =>
    half *
    Math.sqrt(Math.max(0, Math.cos(2 * angle) + sign * Math.sqrt(Math.max(0, share ** 4 - Math.sin(2 * angle) ** 2))));
  const sweep = Array.from({ length: 61 }, (_, step) => -limit + (2 * limit * step) / 60);
  const at = (angle: number, sign: 1 | -1): Point => [
    200 + side * radius(angle, sign) * Math.cos(angle),
    120 + radius(angle, sign) * Math.sin(angle),
  ];
  const outside = sweep.map((angle) => at(angle, 1));
  return share < 1 ? [...outside, ...[...sweep].reverse().map((angle) => at(angle, -1))] : outside;
}

/** Two hills (甲 the higher one, 乙) and the saddle between them (丙); heights in steps of 100 m from `lowest` up. */
export function saddle(lowest: number): string {
  const whole = (share: number) => shape([...cassini(share, 1), ...cassini(share, -1).reverse()]);
  const both = (share: number) => shape(cassini(share, 1)) + shape(cassini(share, -1));
  return svg(
    400,
    240,
    whole(1.36),
    whole(1.12),
    both(0.94),
    both(0.76),
    shape(cassini(0.54, -1)),
    onLine([200, 217], lowest),
    onLine([200, 173], lowest + 100),
    onLine([236, 120], lowest + 200),
    onLine([298, 150], lowest + 300),
    text([95, 125], '甲'),
    text([305, 125], '乙'),
    dot([200, 120]) + text([200, 112], '丙'),
  );
}

/** The globe seen from above a pole, turning against the clock; 甲 is nearer to the pole than 乙 on the same meridian. */
export function polarView(): string {
  const middle: Point = [130, 130];
  const tip = (degrees: number): Point => [
    middle[0] + 112 * Math.cos(radians(degrees)),
    middle[1] - 112 * Math.sin(radians(degrees)),
  ];
  const turning = Array.from({ length: 12 }, (_, step) => tip(20 + step * 3));
  return svg(
    270,
    250,
    circle(middle, 90),
    circle(middle, 45),
    line([40, 130], [220, 130]),
    line([130, 40], [130, 220]),
    dot(middle) + text([124, 146], 'O', 'end'),
    dot([130, 175]) + text([137, 190], '甲', 'start'),
    dot([130, 220]) + text([137, 238], '乙', 'start'),
    line(...turning) + arrow(tip(53), tip(58)),
  );
}

/** The earth in the sun's light from the right; the axis leans towards the sun by that many degrees at its north end. */
export function sunlight(lean: number): string {
  const [x, y, size] = [120, 125, 80];
  const on = (degrees: number, length: number): Point => [
    x + length * Math.sin(radians(degrees)),
    y - length * Math.cos(radians(degrees)),
  ];
  const night = Array.from({ length: 61 }, (_, step) => on(180 + step * 3, size));
  return svg(
    330,
    250,
    shape(night, '#ccc'),
    circle([x, y], size),
    line(on(lean, 100), on(lean + 180, 100)),
    line(on(lean + 90, size), on(lean + 270, size)),
    text([on(lean, 100)[0] + 10, 22], 'N', 'start'),
    text([on(lean + 180, 100)[0] - 10, 238], 'S', 'end'),
    ...[75, 125, 175].map((height) => arrow([300, height], [225, height])),
    text([268, 205], '太阳光线'),
  );
}

/** Monthly temperatures as a line (℃, left scale -10 to 30) and rain as columns (mm, right scale 0 to 200). */
export function climateChart(temperatures: readonly number[], rain: readonly number[]): string {
  const x = (month: number) => 57 + month * 20;
  const warmth = (degrees: number) => 170 - (degrees * 160) / 40;
  const wet = (millimetres: number) => 210 - (millimetres * 160) / 200;
  return svg(
    345,
    240,
    box([45, 50], 244, 160),
    ...[-10, 0, 10, 20, 30].map(
      (mark) => line([41, warmth(mark)], [45, warmth(mark)]) + text([37, warmth(mark) + 5], mark, 'end'),
    ),
    ...[0, 50, 100, 150, 200].map(
      (mark) => line([289, wet(mark)], [293, wet(mark)]) + text([297, wet(mark) + 5], mark, 'start'),
    ),
    ...rain.map((millimetres, month) => box([x(month) - 6, wet(millimetres)], 12, 210 - wet(millimetres), '#ccc')),
    line(...temperatures.map((degrees, month): Point => [x(month), warmth(degrees)])),
    ...[1, 4, 7, 10].map((month) => text([x(month - 1), 228], month)),
    text([316, 228], '月'),
    text([45, 34], '气温/℃'),
    text([285, 34], '降水量/mm'),
  );
}
