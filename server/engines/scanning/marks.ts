import { corners } from '../../../contracts/wrongbook/layout.ts';
import type { CodedPage, FormPage } from './forms/form.ts';
import { areaOf, centreOf, cornersOf, distanceOf, fitAffine, fitProjection, project } from './geometry.ts';
import type { Point, Projection } from './geometry.ts';
import type { Square } from './squares.ts';

/** The centres of the marks in a picture, in the order of the contract: top left, top right, bottom left, bottom right. */
export type MarkPoints = readonly [Point, Point, Point, Point];

/** How a page lies in a picture: from its millimetres to pixels, and how many of its marks that rests on. */
export interface Placed {
  projection: Projection;
  marks: number;
}

const mostFilled = 20;
const mostHollow = 6;

/** The four squares that are most likely the marks of a page: the widest four that are alike, the hollow one at the bottom left. */
export function chooseMarks(squares: readonly Square[], pictureArea: number): MarkPoints | undefined {
  const filled = squares.filter(({ isHollow }) => !isHollow).slice(0, mostFilled);
  let best: { points: MarkPoints; score: number } | undefined;
  for (const hollow of squares.filter(({ isHollow }) => isHollow).slice(0, mostHollow)) {
    const alike = filled.filter(({ area }) => area * 0.75 < hollow.area * 2.6 && hollow.area < area * 0.75 * 2.6);
    for (const three of triples(alike)) {
      if (best && boundsOf(hollow, three) < best.score) continue;
      const candidate = quadOf(hollow, three, pictureArea);
      if (candidate && candidate.score > (best?.score ?? 0)) best = candidate;
    }
  }
  return best?.points;
}

function* triples(squares: readonly Square[]): Generator<[Square, Square, Square]> {
  for (let i = 0; i < squares.length; i++) {
    for (let j = i + 1; j < squares.length; j++) {
      for (let k = j + 1; k < squares.length; k++) yield [squares[i]!, squares[j]!, squares[k]!];
    }
  }
}

/** The area of the upright box about four squares: no score is higher. */
function boundsOf(
  { centre }: Square,
  [{ centre: a }, { centre: b }, { centre: c }]: readonly [Square, Square, Square],
) {
  const wide = Math.max(centre.x, a.x, b.x, c.x) - Math.min(centre.x, a.x, b.x, c.x);
  return wide * (Math.max(centre.y, a.y, b.y, c.y) - Math.min(centre.y, a.y, b.y, c.y));
}

/** Clockwise from the hollow one come top left, top right and bottom right. */
function quadOf(hollow: Square, three: readonly Square[], pictureArea: number) {
  const around = clockwise([hollow, ...three]);
  const start = around.indexOf(hollow);
  const [bottomLeft, topLeft, topRight, bottomRight] = [0, 1, 2, 3].map((step) => around[(start + step) % 4]!.centre);
  const points: MarkPoints = [topLeft!, topRight!, bottomLeft!, bottomRight!];
  if (!isPageLike(points, pictureArea)) return undefined;
  const area = areaOf(around.map(({ centre }) => centre));
  const sizes = [hollow.area / 0.75, ...three.map((square) => square.area)];
  const likeness = Math.min(...sizes) / Math.max(...sizes);
  const side = Math.sqrt(Math.max(...sizes) / area);
  if (likeness < 0.35 || side < 0.008 || side > 0.12) return undefined;
  return { points, score: area * likeness };
}

function clockwise(squares: readonly Square[]): Square[] {
  const x = squares.reduce((sum, { centre }) => sum + centre.x, 0) / squares.length;
  const y = squares.reduce((sum, { centre }) => sum + centre.y, 0) / squares.length;
  const angle = ({ centre }: Square): number => Math.atan2(centre.y - y, centre.x - x);
  return [...squares].sort((one, other) => angle(one) - angle(other));
}

/**
 * Whether four points may be the marks of a page: it fills enough of the picture, is not seen in a mirror, and keeps its
 * corners between 50 and 130 degrees when it is seen at a slant.
 */
export function isPageLike([topLeft, topRight, bottomLeft, bottomRight]: MarkPoints, pictureArea: number): boolean {
  const quad = [bottomLeft, topLeft, topRight, bottomRight];
  const corners = quad.map((corner, index) => cosineAt(corner, quad[(index + 3) % 4]!, quad[(index + 1) % 4]!));
  return areaOf(quad) >= 0.1 * pictureArea && corners.every((cosine) => Math.abs(cosine) < 0.64);
}

function cosineAt(corner: Point, before: Point, after: Point): number {
  const [ax, ay] = [before.x - corner.x, before.y - corner.y];
  const [bx, by] = [after.x - corner.x, after.y - corner.y];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
}

/** The centres of a page's marks in millimetres, in the order of the contract. */
export const markCentres = ({ marks }: FormPage): Point[] =>
  corners.map((corner) => centreOf(marks.find((mark) => mark.corner === corner) ?? marks[corners.indexOf(corner)]!));

/** How a page lies whose marks are seen at these points. */
export function placeByMarks(points: readonly Point[], page: FormPage): Placed | undefined {
  const projection = fitProjection(markCentres(page), points);
  return projection && { projection, marks: 4 };
}

/** Millimetres between where a code is seen and where it stands on a page that lies so. */
export function codeOffset({ projection }: Placed, seen: readonly Point[], page: CodedPage): number {
  const scale = scaleAt(projection, centreOf(page.code));
  const off = cornersOf(page.code).map((corner, index) => distanceOf(project(projection, corner), seen[index]!));
  return Math.max(...off) / scale;
}

/** Pixels per millimetre about a place of the page. */
export function scaleAt(projection: Projection, { x, y }: Point): number {
  const around = [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
  ];
  return Math.sqrt(Math.abs(areaOf(around.map((place) => project(projection, place))))) / 2;
}

/**
 * Looks for a page's marks from where its code is seen, the nearest first: each mark that is found tells better where the
 * next one is. Three of them and the code are enough.
 */
export function placeByCode(squares: readonly Square[], code: readonly Point[], page: CodedPage): Placed | undefined {
  const middle = centreOf(page.code);
  const seen: Pairs = { from: [], to: [] };
  let guess = fitAffine(cornersOf(page.code), code);
  const marks = [...page.marks].sort(
    (one, other) => distanceOf(centreOf(one), middle) - distanceOf(centreOf(other), middle),
  );
  for (const mark of marks) {
    const found = guess && nearest(squares, guess, mark, middle);
    if (!found) continue;
    seen.from.push(centreOf(mark));
    seen.to.push(found);
    const [from, to] = [cornersOf(page.code).concat(seen.from), code.concat(seen.to)];
    guess = (seen.from.length > 2 ? fitProjection(from, to) : fitAffine(from, to)) ?? guess;
  }
  return placeBySome(seen, code, page);
}

function nearest(
  squares: readonly Square[],
  guess: Projection,
  mark: FormPage['marks'][number],
  middle: Point,
): Point | undefined {
  const place = centreOf(mark);
  const expected = project(guess, place);
  const scale = scaleAt(guess, place);
  const isHollow = mark.corner === 'bottomLeft';
  const area = mark.width * mark.height * scale * scale * (isHollow ? 0.75 : 1);
  const near = squares
    .filter((square) => square.isHollow === isHollow && square.area > area * 0.5 && square.area < area * 2)
    .map(({ centre }) => ({ centre, distance: distanceOf(centre, expected) }))
    .filter(({ distance }) => distance < (3 + 0.2 * distanceOf(place, middle)) * scale);
  near.sort((one, other) => one.distance - other.distance);
  return near[0]?.centre;
}

interface Pairs {
  from: Point[];
  to: Point[];
}

/** Millimetres that a code may be away from where four marks have it, on paper that is not flat. */
const farthestCode = 1.5;

/** Four marks, or those three of them that agree best with the code where something else was taken for one. */
function placeBySome(seen: Pairs, code: readonly Point[], page: CodedPage): Placed | undefined {
  if (seen.from.length < 3) return undefined;
  if (seen.from.length === 3) return placeByThree(seen, code, page);
  const projection = fitProjection(seen.from, seen.to);
  const placed = projection && { projection, marks: 4 };
  if (placed && codeOffset(placed, code, page) < farthestCode) return placed;
  const others = seen.from.flatMap((_, index) => {
    const without = (points: Point[]): Point[] => points.filter((__, at) => at !== index);
    const three = placeByThree({ from: without(seen.from), to: without(seen.to) }, code, page);
    return three ? [{ three, offset: codeOffset(three, code, page) }] : [];
  });
  others.sort((one, other) => one.offset - other.offset);
  return others[0]?.three;
}

/** A scan is flat: three marks tell how it lies unless the code says that it was seen at a slant. */
function placeByThree({ from, to }: Pairs, code: readonly Point[], page: CodedPage): Placed | undefined {
  const flat = fitAffine(from, to);
  if (flat && codeOffset({ projection: flat, marks: 3 }, code, page) < 0.6) return { projection: flat, marks: 3 };
  const projection = fitProjection(from.concat(cornersOf(page.code)), to.concat(code));
  return projection && { projection, marks: 3 };
}

/** Points that a person has set near marks, moved onto the marks where those can be seen. */
export function snapToMarks(points: MarkPoints, squares: readonly Square[], page: FormPage): MarkPoints {
  const rough = placeByMarks(points, page);
  if (!rough) return points;
  const [topLeft, topRight, bottomLeft, bottomRight] = points.map((point, index) => {
    const mark = page.marks.find(({ corner }) => corner === corners[index]);
    const scale = scaleAt(rough.projection, markCentres(page)[index]!);
    const reach = ((mark?.width ?? 0) + (mark?.height ?? 0)) * 0.5 * scale;
    const near = squares.filter(
      ({ centre, isHollow, area }) =>
        isHollow === (corners[index] === 'bottomLeft') &&
        distanceOf(centre, point) < reach &&
        area > 0.2 * reach * reach,
    );
    near.sort((one, other) => distanceOf(one.centre, point) - distanceOf(other.centre, point));
    return near[0]?.centre ?? point;
  });
  return [topLeft!, topRight!, bottomLeft!, bottomRight!];
}
