import { centreOf, type Point } from './geometry.ts';
import type { SeenOutline, Shift } from './outlines.ts';
import type { Box } from './patches.ts';

// Paper that is not flat: where the boxes of a page are, seen from where their outlines may be.

/** Millimetres by which two boxes may be shifted differently, and how much more for each millimetre between them. */
const nearTolerance = 0.35;
const slope = 0.08;

/** How much less an outline counts for each millimetre that it is away: of two sheets that fit alike the flatter one is right. */
const farther = 0.015;

const mostNeighbours = 4;
const mostSeeds = 6;

/**
 * Chooses of the places where each outline may be those that together make a smooth sheet: from some box on, each next one is
 * looked for where those beside it are. A whole block that is taken a row too low fits as well inside, but loses a row at its
 * end: the start whose outlines are the clearest in sum is right.
 */
export function followOutlines(
  boxes: readonly Box[],
  places: readonly (readonly SeenOutline[])[],
): (Shift | undefined)[] {
  let best: { shifts: (Shift | undefined)[]; score: number } = { shifts: boxes.map(() => undefined), score: 0 };
  const centres = boxes.map((box) => centreOf(box));
  const most = usualScore(places);
  for (const seed of seedsOf(places)) {
    const order = orderFrom(centres, seed);
    for (const start of places[seed]!) {
      const grown = growFrom(start, order, places, most);
      if (grown.score > best.score) best = grown;
    }
  }
  return best.shifts;
}

/** What the outline of an empty box is worth; one that is filled in stands out more, and is no surer for that. */
function usualScore(places: readonly (readonly SeenOutline[])[]): number {
  const scores = places.map((one) => Math.max(0, ...one.map(({ score }) => score))).sort((one, other) => one - other);
  return scores[Math.floor(scores.length / 3)] ?? 0;
}

/** Some boxes all over the page whose outlines are clear. */
function seedsOf(places: readonly (readonly SeenOutline[])[]): number[] {
  const every = Math.max(1, Math.floor(places.length / mostSeeds));
  const seeds: number[] = [];
  for (let from = 0; from < places.length; from += every) {
    let best = from;
    for (let at = from; at < Math.min(places.length, from + every); at++) {
      if ((places[at]![0]?.score ?? 0) > (places[best]![0]?.score ?? 0)) best = at;
    }
    seeds.push(best);
  }
  return seeds;
}

interface Step {
  index: number;
  /** Those before it that are nearest, with their distances. */
  beside: { index: number; distance: number }[];
}

/** The boxes in the order in which they are reached from one of them, each time the nearest (R. C. Prim, 1957). */
function orderFrom(centres: readonly Point[], seed: number): Step[] {
  const distance = Float64Array.from(centres, () => Infinity);
  const isReached = new Uint8Array(centres.length);
  const order: Step[] = [];
  let next = seed;
  for (let count = 0; count < centres.length; count++) {
    const here = centres[next]!;
    const beside: Step['beside'] = [];
    for (const { index } of order) {
      const away = Math.hypot(centres[index]!.x - here.x, centres[index]!.y - here.y);
      if (beside.length === mostNeighbours && away >= beside.at(-1)!.distance) continue;
      beside.push({ index, distance: away });
      beside.sort((one, other) => one.distance - other.distance);
      beside.splice(mostNeighbours);
    }
    isReached[next] = 1;
    order.push({ index: next, beside });
    let nearest = -1;
    centres.forEach(({ x, y }, index) => {
      distance[index] = Math.min(distance[index]!, Math.hypot(x - here.x, y - here.y));
      if (!isReached[index] && (nearest < 0 || distance[index] < distance[nearest]!)) nearest = index;
    });
    next = nearest;
  }
  return order;
}

function growFrom(
  start: SeenOutline,
  order: readonly Step[],
  places: readonly (readonly SeenOutline[])[],
  most: number,
) {
  // A box whose own outline is not seen is taken to be where those beside it are, and passes that on.
  const guesses: Shift[] = [];
  const shifts: (Shift | undefined)[] = places.map(() => undefined);
  let score = 0;
  for (const { index, beside } of order) {
    const guess = beside.length > 0 ? meanOf(beside, guesses) : start;
    const tolerance = nearTolerance + slope * (beside[0]?.distance ?? 0);
    let found: SeenOutline | undefined;
    let value = 0;
    const scale = 1 - farther * Math.hypot(guess.x, guess.y);
    for (const place of places[index]!) {
      const off = Math.hypot(place.x - guess.x, place.y - guess.y) / tolerance;
      const worth = off < 1 ? Math.min(place.score, most) * scale * (1 - off * off) : 0;
      if (worth > value) [found, value] = [place, worth];
    }
    score += value;
    shifts[index] = found && { x: found.x, y: found.y };
    guesses[index] = found ?? guess;
  }
  return { shifts, score };
}

function meanOf(beside: Step['beside'], guesses: readonly Shift[]): Shift {
  let [x, y, weights] = [0, 0, 0];
  for (const { index, distance } of beside) {
    const weight = 1 / (1 + distance * distance);
    x += weight * guesses[index]!.x;
    y += weight * guesses[index]!.y;
    weights += weight;
  }
  return { x: x / weights, y: y / weights };
}
