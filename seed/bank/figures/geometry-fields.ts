import * as z from 'zod';
import { text } from '../../content/read.ts';
import { flag, number, numbers, place, positive, textOr } from './fields.ts';

// Names of points are joined with strokes: `A-B` is a segment, `A-B-C` a line through three points.

const joined = (fewest: number, what: string) =>
  text
    .transform((written) => written.split('-'))
    .refine((names) => names.length >= fewest && !names.includes(''), what);

const path = joined(2, '须为点的名称，以“-”连接，如 A-B-C');
const pair = joined(2, '须为两个点，如 A-B').refine((names) => names.length === 2, '须为两个点，如 A-B');
const corner = joined(3, '须为三个点，顶点在中间，如 A-B-C').refine(
  (names) => names.length === 3,
  '须为三个点，顶点在中间，如 A-B-C',
);

const paths = z.array(path).default([]);

const circle = z.strictObject({
  centre: text,
  radius: positive.optional(),
  /** A point on it, in place of the radius. */
  through: text.optional(),
  dashed: flag,
});

const arc = z.strictObject({ centre: text, radius: positive, from: number, to: number, dashed: flag });

/** An upright lens around a point; concave where that is so. */
const lens = z.strictObject({ centre: text, height: positive, concave: flag });

const angle = z.strictObject({
  of: corner,
  name: text.optional(),
  /** How many arcs it is marked with. */
  arcs: number.default(1),
});

/** What a geometric figure consists of; units are those of the coordinates. */
export const geometryFields = z.strictObject({
  kind: z.literal('geometry'),
  /**
   * Points by name: `x y`, or of points above them `middle A B`, `along A B 0.3`, `foot A B C` (from A to BC),
   * `cross A B C D` (of AB and CD), `polar O 2 30` (2 from O, 30 degrees).
   */
  points: z.record(text, text),
  lines: paths,
  dashed: paths,
  arrows: z.array(pair).default([]),
  /** Lines with an arrow in the middle of each part, as light goes. */
  rays: paths,
  /** Walls, mirrors and floors: lines with short strokes on the left of who goes along them. */
  hatched: z.array(pair).default([]),
  lenses: z.array(lens).default([]),
  shaded: paths,
  circles: z.array(circle).default([]),
  arcs: z.array(arc).default([]),
  rightAngles: z.array(corner).default([]),
  angles: z.array(angle).default([]),
  /** Segments marked as equal, each group by one stroke more than the one before. */
  equal: z.array(z.array(pair)).default([]),
  /** Text beside segments. */
  lengths: z.record(text, text).default({}),
  /** Text around a place. */
  texts: z.record(text, place).default({}),
  /** Points drawn as dots. */
  dots: z.array(text).default([]),
  /** Points without a name, or `all`. */
  unnamed: textOr(z.literal('all', '须为 all，或点的列表'), z.array(text)).default([]),
  /** Names in place of those that points have here, as two may have the same. */
  names: z.record(text, text).default({}),
  /** Degrees in which a name stands, where it shall not find its place. */
  towards: z.record(text, number).default({}),
  /** Lines of a grid at each unit: left, bottom, right, top. */
  grid: numbers.refine((sides) => sides.length === 4, '须为左、下、右、上四个数').optional(),
  /** Axes with x and y: left, bottom, right, top. */
  axes: numbers.refine((sides) => sides.length === 4, '须为左、下、右、上四个数').optional(),
  /** Pixels of a unit; as large as figures usually are unless given. */
  unit: positive.optional(),
});
export type Geometry = z.output<typeof geometryFields>;
