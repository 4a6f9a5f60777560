import * as z from 'zod';
import { text } from '../../content/read.ts';
import { flag, formula, number, numbers, place, positive } from './fields.ts';

const axis = z.strictObject({
  /** The quantity with its unit, as `v/(m·s^{-1})`. */
  name: text,
  from: number,
  to: number,
  /** A number at every step, or at these places alone; none without both. */
  step: positive.optional(),
  at: numbers.optional(),
  /** Words in place of numbers, one for each of `at`. */
  words: z.array(text).optional(),
});
export type Axis = z.output<typeof axis>;

const curve = z
  .strictObject({
    /** Corners, or points that a smooth curve goes through. */
    points: z.array(place).optional(),
    smooth: flag,
    /** A function of x instead, between these; over the whole axis unless given. */
    formula: formula.optional(),
    from: number.optional(),
    to: number.optional(),
    dashed: flag,
    name: text.optional(),
    /** At which x the name stands; at the end unless given. */
    nameAt: number.optional(),
  })
  .refine(({ points, formula: of }) => (points === undefined) !== (of === undefined), '须有 points 或 formula 之一');
export type Curve = z.output<typeof curve>;

const mark = z.strictObject({ at: place, name: text.optional(), open: flag, towards: number.optional() });

/** What a graph over two axes consists of. */
export const graphFields = z.strictObject({
  kind: z.literal('graph'),
  x: axis,
  y: axis,
  /** What stands where the axes meet. */
  origin: text.optional(),
  grid: flag,
  /** Whether a unit is as long on both axes. */
  equal: flag,
  /** Pixels between the ends of the axes, without their arrows: width and height. */
  size: place.optional(),
  curves: z.array(curve).default([]),
  /** Points from which dashed lines go to both axes. */
  guides: z.array(place).default([]),
  /** Dashed lines from place to place. */
  dashed: z.array(z.tuple([place, place])).default([]),
  points: z.array(mark).default([]),
  /** Names of points, quantities and curves that are words or substances: never slanted. */
  upright: flag,
});
export type Graph = z.output<typeof graphFields>;
