import * as z from 'zod';
import { text } from '../../content/read.ts';
import { flag, number, numbers, place, positive } from './fields.ts';

const contour = z
  .strictObject({
    /** What stands on it. */
    height: text.optional(),
    /** Points that a smooth curve goes through. */
    points: z.array(place).min(2).optional(),
    /** In place of points: the middle, and the distances from it in as many directions, against the clock from the right. */
    around: place.optional(),
    radii: numbers.optional(),
    /** Of a curve through points that ends at the edge of the map. */
    open: flag,
    /** The direction (or of points: the share of the way) where its height stands. */
    heightAt: number.optional(),
  })
  .refine(
    ({ points, around, radii }) => (points ? !around && !radii : around && radii),
    '须有 points，或 around 和 radii',
  );

const course = z.strictObject({
  points: z.array(place).min(2),
  name: text.optional(),
  /** Straight from point to point, not a smooth curve. */
  straight: flag,
  closed: flag,
  dashed: flag,
  bold: flag,
  shaded: flag,
  /** An arrow at its end: the direction of a river, a way, a wind. */
  arrow: flag,
  /** The share of the way where its name stands, and the direction from there in degrees. */
  nameAt: number.default(0.5),
  towards: number.optional(),
});

const spot = z.strictObject({
  at: place,
  name: text.optional(),
  mark: z.enum(['dot', 'peak', 'city', 'none'], '须为 dot、peak、city 或 none').default('dot'),
  towards: number.optional(),
});

/** A map in outline: contours, coasts, rivers, places, a net of meridians and parallels; x to the right, y up. */
export const mapFields = z.strictObject({
  kind: z.literal('map'),
  /** Pixels of a unit. */
  unit: positive.default(30),
  /** Corners of its edge: `left bottom right top`. */
  frame: numbers.refine((values) => values.length === 4, '须为“左 下 右 上”四个数').optional(),
  /** Names of meridians and parallels with their x and y. */
  meridians: z.record(text, number).default({}),
  parallels: z.record(text, number).default({}),
  contours: z.array(contour).default([]),
  lines: z.array(course).default([]),
  points: z.array(spot).default([]),
  /** Words in the middle of an area. */
  names: z.record(text, place).default({}),
  /** An arrow to the north above the map's right corner. */
  north: flag,
  /** A bar so many units long with what it stands for. */
  scale: z.strictObject({ length: positive, name: text }).optional(),
  /** What signs mean. */
  legend: z
    .partialRecord(
      z.enum(
        ['contour', 'river', 'border', 'peak', 'city', 'area'],
        '图例须为 contour、river、border、peak、city 或 area',
      ),
      text,
    )
    .default({}),
});
export type MapParameters = z.output<typeof mapFields>;
export type Course = z.output<typeof course>;
export type Contour = z.output<typeof contour>;
