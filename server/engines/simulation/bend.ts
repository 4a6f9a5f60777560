import type { Gray } from './warp.ts';

/** How a sheet is bent and seen; lengths are millimetres. */
export interface Bend {
  /** Which way the paper curves, in degrees: 0 from top to bottom, 90 from left to right. */
  direction: number;
  /** An arch over the whole sheet, a wave of two, a ridge at a place, or an end that curls up. */
  shape: 'arch' | 'wave' | 'ridge' | 'curl';
  /** How far it rises. */
  height: number;
  /** How far above it the camera is: a phone some 350; a scanner sees from afar. */
  distance: number;
  /** Where on the sheet the camera is above, from its middle. */
  eye: readonly [x: number, y: number];
  /** Where a ridge is, -1 to 1 of half the sheet. */
  place: number;
  /** How much darker a slope of 1 is that looks away from the light. */
  shade: number;
}

const heightAt: Readonly<Record<Bend['shape'], (share: number, place: number) => number>> = {
  arch: (share) => Math.cos((share * Math.PI) / 2) ** 2,
  wave: (share) => Math.cos(share * Math.PI) / 2 + 0.5,
  ridge: (share, place) => Math.exp(-(((share - place) / 0.28) ** 2)),
  curl: (share, place) => Math.max(0, (share - Math.abs(place) / 2) / (1 - Math.abs(place) / 2)) ** 2,
};

/** Where each tenth of a millimetre of the bent direction comes to lie: along the table, and above it. */
interface Profile {
  along: Float64Array;
  above: Float64Array;
  slope: Float64Array;
  half: number;
}

const perMm = 10;

/** Paper bends without being stretched: along the curve it is as long as it was flat, so that it is shorter seen from above. */
function profileOf({ shape, height, place }: Bend, half: number): Profile {
  const count = Math.ceil(2 * half * perMm) + 1;
  const above = Float64Array.from({ length: count }, (_, at) => height * heightAt[shape](at / perMm / half - 1, place));
  const slope = above.map((value, at) => ((above[at + 1] ?? value) - (above[at - 1] ?? value)) * (perMm / 2));
  const along = new Float64Array(count);
  let length = 0;
  slope.forEach((value, at) => {
    along[at] = length;
    length += Math.sqrt(Math.max(0, 1 - value * value)) / perMm;
  });
  const middle = along[count >> 1]!;
  return { along: along.map((value) => value - middle), above, slope, half };
}

/** Pixels between the places that are worked out: paper is smooth. */
const cell = 8;

/** A picture of a flat page, `scale` pixels to a millimetre, as it is seen when it is bent into a cylinder. */
export function bend(flat: Gray, how: Bend, scale: number): Gray {
  const { width, height, pixels: from } = flat;
  const [columns, rows] = [Math.ceil(width / cell) + 2, Math.ceil(height / cell) + 2];
  const [us, vs, lights] = [0, 0, 0].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const seen = seenOn(how, width / scale, height / scale);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const { u, v, light } = sourceOf(seen, (column * cell - width / 2) / scale, (row * cell - height / 2) / scale);
      us[at] = u * scale + width / 2;
      vs[at] = v * scale + height / 2;
      lights[at] = light;
    }
  }
  const pixels = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y++) {
    const down = (y % cell) / cell;
    for (let x = 0; x < width; x++, to++) {
      const across = (x % cell) / cell;
      const at = ((y / cell) | 0) * columns + ((x / cell) | 0);
      const mix = (values: Float32Array): number => {
        const upper = values[at]! + (values[at + 1]! - values[at]!) * across;
        const lower = values[at + columns]! + (values[at + columns + 1]! - values[at + columns]!) * across;
        return upper + (lower - upper) * down;
      };
      const [u, v] = [Math.min(width - 1.01, Math.max(0, mix(us))), Math.min(height - 1.01, Math.max(0, mix(vs)))];
      const [left, top] = [u | 0, v | 0];
      const place = top * width + left;
      const above = from[place]! + (from[place + 1]! - from[place]!) * (u - left);
      const below = from[place + width]! + (from[place + width + 1]! - from[place + width]!) * (u - left);
      pixels[to] = Math.min(255, (above + (below - above) * (v - top)) * mix(lights) + 0.5);
    }
  }
  return { width, height, pixels };
}

type Seen = (u: number, v: number) => { x: number; y: number; light: number };

/** Where a camera above the table sees a place of the sheet; lengths from the middle of the sheet. */
function seenOn(how: Bend, width: number, height: number): Seen {
  const angle = (how.direction * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const profile = profileOf(how, (Math.abs(cos) * height + Math.abs(sin) * width) / 2);
  const last = profile.along.length - 1;
  const [eyeX, eyeY] = how.eye;
  return (u, v) => {
    const across = u * cos - v * sin;
    const along = u * sin + v * cos;
    const place = Math.min(last - 0.001, Math.max(0, (along + profile.half) * perMm));
    const [at, rest] = [place | 0, place % 1];
    const of = (values: Float64Array): number => values[at]! + (values[at + 1]! - values[at]!) * rest;
    const beyond = along - (place / perMm - profile.half);
    const [run, rise] = [of(profile.along) + beyond, of(profile.above)];
    const nearer = how.distance / (how.distance - rise);
    const [x, y] = [across * cos + run * sin, -across * sin + run * cos];
    return {
      x: eyeX + (x - eyeX) * nearer,
      y: eyeY + (y - eyeY) * nearer,
      light: 1 - how.shade * of(profile.slope),
    };
  };
}

/** The place of the sheet that is seen at a place; found by steps, which get smaller since paper bends little. */
function sourceOf(seen: Seen, x: number, y: number): { u: number; v: number; light: number } {
  let [u, v, light] = [x, y, 1];
  for (let step = 0; step < 5; step++) {
    const now = seen(u, v);
    u += x - now.x;
    v += y - now.y;
    light = now.light;
  }
  return { u, v, light };
}
