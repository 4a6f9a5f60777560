import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { flag, number, numbers } from './fields.ts';
import { at, onArc, polar, type Point } from './points.ts';
import { style } from './style.ts';

const spot = z.strictObject({
  name: text,
  latitude: number,
  /** From the side: −1 on the left rim to 1 on the right; from a pole: degrees against the clock from the right. */
  at: number.default(0),
});

/** The earth in sunlight: from the side, from above a pole, or on its way around the sun. */
export const earthFields = z.strictObject({
  kind: z.literal('earth'),
  form: z.enum(['side', 'pole', 'orbit'], '须为 side、pole 或 orbit'),
  /** Latitude where the sun stands overhead, north positive. */
  overhead: number.refine((value) => Math.abs(value) <= 23.5, '须在 -23.5 和 23.5 之间').default(0),
  /** Where the sunlight comes from; without it none is drawn, and no night. */
  sun: z.enum(['left', 'right'], '须为 left 或 right').optional(),
  /** What stands at the pole of a view from above it; south turns with the clock. */
  pole: text.default('N'),
  southern: flag,
  /** The arrow of the rotation around the pole. */
  turning: flag,
  /** Latitudes whose circles are drawn. */
  circles: z.array(number).default([]),
  /** Of a view from above a pole: directions of meridians from the pole, in degrees. */
  meridians: numbers.default([]),
  points: z.array(spot).default([]),
  /** Of an orbit: names of the earth's places from the right, against the clock. */
  places: z.array(text).max(4).default([]),
});
type Earth = z.output<typeof earthFields>;

const radius = 66;
const chinese = { isUpright: true } as const;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const middle = at(0, 0);

/** Parallel arrows of sunlight from a side. */
function rays(canvas: Canvas, sun: 'left' | 'right'): void {
  const sign = sun === 'left' ? -1 : 1;
  for (const y of [-36, 0, 36]) canvas.arrow(at(sign * (radius + 62), y), at(sign * (radius + 20), y));
  canvas.text(at(sign * (radius + 44), 56), '太阳光线', chinese);
}

/** The half that has night, bounded by a half ellipse of which `bulge` (−1 to 1) tells how far it reaches beyond the middle. */
function night(canvas: Canvas, sun: 'left' | 'right', bulge: number): void {
  const sign = sun === 'left' ? 1 : -1;
  const rim = onArc(middle, [sign * radius, radius], [-90, 90], 30);
  const edge = onArc(middle, [-sign * radius * bulge, radius], [90, -90], 30);
  canvas.shape([...rim, ...edge], { fill: style.shade, width: style.thin });
}

function side({ overhead, sun, circles, points }: Earth): string {
  const canvas = new Canvas();
  if (sun) {
    night(canvas, sun, 0);
    rays(canvas, sun);
  }
  canvas.ellipse(middle, radius, radius);
  // The axis leans towards the sun by the latitude where it stands overhead.
  const lean = sun === 'left' ? overhead : -overhead;
  const place = (latitude: number, across: number): Point => {
    const [along, up] = [across * Math.cos(radians(latitude)) * radius, Math.sin(radians(latitude)) * radius];
    const turn = radians(lean);
    return at(along * Math.cos(turn) - up * Math.sin(turn), -(along * Math.sin(turn) + up * Math.cos(turn)));
  };
  const pole = (sign: 1 | -1): Point => polar(middle, radius + 16, -(sign * 90 + lean));
  canvas.line([pole(1), pole(-1)], { width: style.thin });
  canvas
    .label(pole(1), 'N', { towards: 90 + lean, ...chinese })
    .label(pole(-1), 'S', { towards: lean - 90, ...chinese });
  for (const latitude of circles)
    canvas.line([place(latitude, -1), place(latitude, 1)], { width: style.thin, dashed: latitude !== 0 });
  for (const { name, latitude, at: across } of points)
    canvas.dot(place(latitude, across)).label(place(latitude, across), name, chinese);
  return canvas.svg();
}

function pole({ overhead, sun, circles, meridians, points, pole: name, southern, turning }: Earth): string {
  const canvas = new Canvas();
  // Seen along the axis, the edge of the night is half an ellipse whose short half is the sine of the declination.
  if (sun) {
    night(canvas, sun, -Math.sin(radians(southern ? -overhead : overhead)));
    rays(canvas, sun);
  }
  canvas.ellipse(middle, radius, radius);
  const distance = (latitude: number): number => radius * Math.cos(radians(latitude));
  for (const latitude of circles)
    canvas.ellipse(middle, distance(latitude), distance(latitude), { width: style.thin, dashed: true });
  for (const direction of meridians) canvas.line([middle, polar(middle, radius, -direction)], { width: style.thin });
  canvas.dot(middle).label(middle, name, { towards: 135, ...chinese });
  for (const { name: words, latitude, at: direction } of points) {
    const place = polar(middle, distance(latitude), -direction);
    canvas.dot(place).label(place, words, { towards: direction, ...chinese });
  }
  if (turning) {
    const arc = onArc(middle, [radius + 12, radius + 12], southern ? [-75, -35] : [-35, -75], 12);
    canvas.line(arc.slice(0, -1), { width: style.thin }).arrow(arc.at(-2)!, arc.at(-1)!);
  }
  return canvas.svg();
}

function orbit({ places }: Earth): string {
  const canvas = new Canvas();
  const [wide, high] = [150, 62];
  canvas.ellipse(middle, wide, high, { width: style.thin });
  canvas.ellipse(at(0, 0), 13, 13, { fill: '#fff' }).text(at(19, 0), '太阳', { end: 'left', ...chinese });
  places.forEach((name, index) => {
    const [centre] = onArc(middle, [wide, high], [-index * 90, -index * 90], 1);
    const top = polar(centre!, 21, -66.5);
    const bottom = polar(centre!, 21, 113.5);
    canvas.ellipse(centre!, 13, 13, { fill: '#fff' }).line([bottom, top], { width: style.thin });
    const equator = [polar(centre!, 13, 23.5), polar(centre!, 13, 203.5)];
    canvas.line(equator, { width: style.thin }).label(top, 'N', { towards: 66, gap: 2, ...chinese });
    canvas.label(centre!, name, { towards: [0, 100, 180, -90][index], gap: 20, ...chinese });
  });
  for (const [from, to] of [
    [-40, -46],
    [140, 134],
  ] as const) {
    const [start, end] = onArc(middle, [wide, high], [from, to], 1);
    canvas.arrow(start!, end!);
  }
  return canvas.svg();
}

/** The earth in sunlight. Throws FigureFault where an orbit has no places. */
export function earth(parameters: Earth): string {
  if (parameters.form === 'orbit' && parameters.places.length === 0)
    throw new FigureFault(['places'], '须写出地球各位置的名称');
  return { side, pole, orbit }[parameters.form](parameters);
}
