import { number, place as placeOf } from './fields.ts';
import type { Geometry } from './geometry-fields.ts';
import { Drawing } from './drawing.ts';
import { FigureFault } from './fault.ts';
import { along, at, crossing, direction, distance, foot, polar, type Point } from './points.ts';
import { style } from './style.ts';

type Points = ReadonlyMap<string, Point>;

function pointIn(points: Points, name: string, ...path: (string | number)[]): Point {
  const point = points.get(name);
  if (!point) throw new FigureFault(path, `没有点 ${name}`);
  return point;
}

type Maker = (points: readonly Point[], numbers: readonly number[]) => Point;

/** How a point follows from others: how many points and numbers it takes. */
const makers: Readonly<Record<string, readonly [points: number, numbers: number, make: Maker]>> = {
  middle: [2, 0, ([a, b]) => along(a!, b!, 0.5)],
  along: [2, 1, ([a, b], [share]) => along(a!, b!, share!)],
  foot: [3, 0, ([p, a, b]) => foot(p!, a!, b!)],
  cross: [4, 0, ([a, b, c, d]) => crossing(a!, b!, c!, d!)],
  polar: [1, 2, ([centre], [far, degrees]) => polar(centre!, far!, degrees!)],
};

function pointOf(written: string, known: Points, name: string): Point {
  const [word = '', ...rest] = written.trim().split(/\s+/);
  const maker = makers[word];
  if (!maker) {
    const { data, error } = placeOf.safeParse(written);
    if (error) throw new FigureFault(['points', name], error.issues[0]!.message);
    return data;
  }
  const [pointCount, numberCount, make] = maker;
  const numbers = rest.slice(pointCount).flatMap((one) => number.safeParse(one).data ?? []);
  if (rest.length !== pointCount + numberCount || numbers.length !== numberCount)
    throw new FigureFault(
      ['points', name],
      `${word} 须有 ${pointCount} 个点${numberCount ? `和 ${numberCount} 个数` : ''}`,
    );
  return make(
    rest.slice(0, pointCount).map((other) => pointIn(known, other, 'points', name)),
    numbers,
  );
}

/** Pixels that a figure usually takes. */
const usual = { wide: 170, high: 130 };

function unitOf({ unit, grid, axes, circles }: Geometry, points: Points): number {
  const corners = [grid, axes].flatMap((sides) => (sides ? [at(sides[0]!, sides[1]!), at(sides[2]!, sides[3]!)] : []));
  const rims = circles.flatMap(({ centre, radius, through }) => {
    const middle = pointIn(points, centre, 'circles');
    const far = radius ?? distance(middle, pointIn(points, through ?? centre, 'circles'));
    return [at(middle.x - far, middle.y - far), at(middle.x + far, middle.y + far)];
  });
  const all = [...points.values(), ...corners, ...rims];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return unit ?? Math.min(usual.wide / (wide || 1), usual.high / (high || 1));
}

/** One figure that is being drawn. */
class Sketch {
  private readonly drawing: Drawing;

  constructor(
    private readonly geometry: Geometry,
    private readonly points: Points,
    private readonly unit: number,
  ) {
    this.drawing = new Drawing(unit);
  }

  private of(names: readonly string[], field: string): Point[] {
    return names.map((name) => pointIn(this.points, name, field));
  }

  svg(): string {
    this.ground();
    this.lines();
    this.things();
    this.marks();
    this.words();
    return this.drawing.svg();
  }

  private ground(): void {
    const { grid, axes, shaded } = this.geometry;
    if (grid) {
      const [left, bottom, right, top] = grid as [number, number, number, number];
      for (let x = left; x <= right; x++) this.drawing.line([at(x, bottom), at(x, top)], { faint: true });
      for (let y = bottom; y <= top; y++) this.drawing.line([at(left, y), at(right, y)], { faint: true });
    }
    for (const names of shaded) this.drawing.shape(this.of(names, 'shaded'), { fill: style.shade });
    if (axes) {
      const [left, bottom, right, top] = axes as [number, number, number, number];
      this.drawing.arrow(at(left, 0), at(right, 0)).arrow(at(0, bottom), at(0, top));
      this.drawing.label(at(right, 0), 'x', -90).label(at(0, top), 'y', 180).label(at(0, 0), 'O', 225, 3);
    }
  }

  private lines(): void {
    const { lines, dashed, arrows, circles, arcs } = this.geometry;
    for (const names of lines) this.drawing.line(this.of(names, 'lines'));
    for (const names of dashed) this.drawing.line(this.of(names, 'dashed'), { dashed: true });
    for (const names of arrows) {
      const [from, to] = this.of(names, 'arrows');
      this.drawing.arrow(from!, to!, {});
    }
    circles.forEach(({ centre, radius, through, dashed: isDashed }, index) => {
      const [middle] = this.of([centre], 'circles');
      if (radius === undefined && through === undefined)
        throw new FigureFault(['circles', index], '须有 radius 或 through');
      const far = radius ?? distance(middle!, this.of([through!], 'circles')[0]!);
      this.drawing.circle(middle!, far, { dashed: isDashed });
    });
    for (const { centre, radius, from, to, dashed: isDashed } of arcs)
      this.drawing.arc(this.of([centre], 'arcs')[0]!, [radius, radius], [from, to], { dashed: isDashed });
  }

  private things(): void {
    const { rays, hatched, lenses } = this.geometry;
    for (const names of rays) {
      const points = this.of(names, 'rays');
      points.slice(1).forEach((to, index) => this.ray(points[index]!, to));
    }
    for (const names of hatched) this.hatch(this.of(names, 'hatched'));
    for (const { centre, height, concave } of lenses) this.lens(this.of([centre], 'lenses')[0]!, height, concave);
  }

  private ray(from: Point, to: Point): void {
    const tip = polar(along(from, to, 0.5), style.arrow / 2 / this.unit, direction(from, to));
    this.drawing.line([from, to]).arrow(from, tip, {});
  }

  private hatch([a, b]: readonly Point[]): void {
    const [step, long] = [8 / this.unit, 9 / this.unit];
    const towards = direction(a!, b!);
    this.drawing.line([a!, b!]);
    for (let far = step / 2; far < distance(a!, b!); far += step) {
      const foot = polar(a!, far, towards);
      this.drawing.line([foot, polar(foot, long, towards + 135)], { width: style.thin });
    }
  }

  /** A lens of two arcs, or, if concave, of two arcs that turn their backs on each other. */
  private lens({ x, y }: Point, height: number, isConcave: boolean): void {
    const [half, thick] = [height / 2, height * 0.07];
    const bend = (side: 1 | -1): Point[] =>
      Array.from({ length: 25 }, (_, step) => {
        const up = ((step - 12) / 12) * half;
        const share = (up / half) ** 2;
        return at(x + side * thick * (isConcave ? 0.3 + 0.9 * share : 1 - share), y + up);
      });
    this.drawing.shape([...bend(1), ...bend(-1).reverse()]);
  }

  private marks(): void {
    const { rightAngles, angles, equal, dots } = this.geometry;
    for (const names of rightAngles) {
      const [a, corner, b] = this.of(names, 'rightAngles');
      this.drawing.rightAngle(corner!, a!, b!);
    }
    for (const { of, name, arcs } of angles) this.angle(this.of(of, 'angles'), name, arcs);
    equal.forEach((pairs, index) => pairs.forEach((names) => this.strokes(this.of(names, 'equal'), index + 1)));
    for (const point of this.of(dots, 'dots')) this.drawing.dot(point);
  }

  /** The angle of less than 180 degrees at the middle one of three points. */
  private angle([a, corner, b]: readonly Point[], name: string | undefined, arcs: number): void {
    const turn = (direction(corner!, b!) - direction(corner!, a!) + 360) % 360;
    const [from, wide] = turn > 180 ? [direction(corner!, b!), 360 - turn] : [direction(corner!, a!), turn];
    const size = wide < 40 ? 22 : 15;
    for (let arc = 0; arc < arcs; arc++) {
      const radius = (size + arc * 3) / this.unit;
      this.drawing.arc(corner!, [radius, radius], [from, from + wide], { width: style.thin });
    }
    if (name !== undefined) this.drawing.within(corner!, name, [from, from + wide], size + (arcs - 1) * 3);
  }

  /** Short strokes across the middle of a segment. */
  private strokes([a, b]: readonly Point[], count: number): void {
    const [along0, across] = [direction(a!, b!), direction(a!, b!) + 90];
    for (let stroke = 0; stroke < count; stroke++) {
      const shift = ((stroke - (count - 1) / 2) * 3.5) / this.unit;
      const middle = polar(along(a!, b!, 0.5), shift, along0);
      const half = 4 / this.unit;
      this.drawing.line([polar(middle, half, across), polar(middle, -half, across)], { width: style.thin });
    }
  }

  /** Across a segment, away from the middle of the figure. */
  private outwards(a: Point, b: Point): number {
    const all = [...this.points.values()];
    const middle = at(
      all.reduce((sum, { x }) => sum + x, 0) / all.length,
      all.reduce((sum, { y }) => sum + y, 0) / all.length,
    );
    const across = direction(a, b) + 90;
    const half = along(a, b, 0.5);
    return distance(polar(half, 0.01, across), middle) > distance(half, middle) ? across : across + 180;
  }

  private words(): void {
    const { unnamed, names, towards, lengths, texts } = this.geometry;
    const without = unnamed === 'all' ? [...this.points.keys()] : unnamed;
    this.of([...without, ...Object.keys({ ...names, ...towards })], 'points');
    for (const [name, point] of this.points)
      if (!without.includes(name)) this.drawing.label(point, names[name] ?? name, towards[name]);
    for (const [pair, words] of Object.entries(lengths)) {
      const [a, b] = this.of(pair.split('-'), 'lengths');
      if (!a || !b) throw new FigureFault(['lengths', pair], '须为两个点，如 A-B');
      this.drawing.label(along(a, b, 0.5), words, this.outwards(a, b));
    }
    for (const [words, place] of Object.entries(texts)) this.drawing.name(place, words, 0, 0);
  }
}

/** A figure of plane geometry. Throws FigureFault for a point that there is not. */
export function geometry(parameters: Geometry): string {
  const points = new Map<string, Point>();
  for (const [name, written] of Object.entries(parameters.points)) points.set(name, pointOf(written, points, name));
  return new Sketch(parameters, points, unitOf(parameters, points)).svg();
}
