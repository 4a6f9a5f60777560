import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import type { Axis, Curve, Graph } from './graph-fields.ts';
import { along, at, smooth, type Point } from './points.ts';
import { style } from './style.ts';

/** Pixels that a graph usually takes, and that an axis goes on beyond its last number. */
const usual = at(190, 130);
const beyond = 16;
const tick = 4;

/** A number on an axis, without what binary fractions add. */
const written = (value: number): string => String(Number(value.toPrecision(10)));

function placesOf({ from, to, step, at: places }: Axis): readonly number[] {
  if (places) return places;
  if (step === undefined) return [];
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, index) => (first + index) * step);
}

/** Points between two of a smooth curve. */
const steps = 12;
const samples = 160;

/** The pieces of a curve that lie on the graph. */
function piecesOf(curve: Curve, { x, y }: Graph): Point[][] {
  const { points, formula, smooth: isSmooth } = curve;
  if (points) return [isSmooth ? smooth(points, false, steps) : [...points]];
  const [from, to] = [curve.from ?? x.from, curve.to ?? x.to];
  const pieces: Point[][] = [[]];
  for (let step = 0; step <= samples; step++) {
    const place = from + ((to - from) * step) / samples;
    const value = formula!(place);
    if (value >= y.from && value <= y.to) pieces.at(-1)!.push(at(place, value));
    else if (pieces.at(-1)!.length > 0) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** One graph that is being drawn. */
class Plot {
  private readonly canvas = new Canvas();
  private readonly scale: Point;
  /** Where the axes cross. */
  private readonly zero: Point;

  constructor(private readonly graph: Graph) {
    const { x, y, equal, size = usual } = graph;
    const [across, up] = [size.x / (x.to - x.from), size.y / (y.to - y.from)];
    this.scale = equal ? at(Math.min(across, up), Math.min(across, up)) : at(across, up);
    this.zero = at(Math.max(x.from, Math.min(0, x.to)), Math.max(y.from, Math.min(0, y.to)));
  }

  private pixel({ x, y }: Point): Point {
    return at(x * this.scale.x, -y * this.scale.y);
  }

  svg(): string {
    if (this.graph.grid) this.grid();
    this.axes();
    for (const point of this.graph.guides)
      this.dashed(at(point.x, this.zero.y), point).dashed(at(this.zero.x, point.y), point);
    for (const [from, to] of this.graph.dashed) this.dashed(from, to);
    this.numbers();
    for (const curve of this.graph.curves) this.curve(curve);
    for (const { at: place, name, open, towards } of this.graph.points) {
      this.canvas.dot(this.pixel(place), open);
      if (name !== undefined)
        this.canvas.label(this.pixel(place), name, { towards, gap: 5, isUpright: this.graph.upright });
    }
    return this.canvas.svg();
  }

  private dashed(from: Point, to: Point): this {
    if (from.x !== to.x || from.y !== to.y) this.canvas.line([this.pixel(from), this.pixel(to)], { dashed: true });
    return this;
  }

  private grid(): void {
    const { x, y } = this.graph;
    const rule = (from: Point, to: Point) => this.canvas.line([this.pixel(from), this.pixel(to)], { faint: true });
    for (const place of placesOf(x)) rule(at(place, y.from), at(place, y.to));
    for (const place of placesOf(y)) rule(at(x.from, place), at(x.to, place));
  }

  private axes(): void {
    const { x, y, upright: isUpright } = this.graph;
    const corner = this.pixel(this.zero);
    const [left, right] = [this.pixel(at(x.from, 0)).x, this.pixel(at(x.to, 0)).x + beyond];
    const [bottom, top] = [this.pixel(at(0, y.from)).y, this.pixel(at(0, y.to)).y - beyond];
    this.canvas.arrow(at(left, corner.y), at(right, corner.y)).arrow(at(corner.x, bottom), at(corner.x, top));
    this.canvas.text(at(right + 4, corner.y), x.name, { end: 'left', isUpright });
    this.canvas.text(at(corner.x + 7, top + 3), y.name, { end: 'left', isUpright });
    if (this.graph.origin !== undefined) this.canvas.label(corner, this.graph.origin, { towards: 225, gap: 3 });
  }

  private numbers(): void {
    const { x, y, origin } = this.graph;
    // Where the axes meet inside, the number of one would stand on the other.
    const skip = (value: number, axis: Axis, other: Axis, zero: number): boolean =>
      value === zero && (origin !== undefined || (other.from < 0 && axis.words === undefined));
    placesOf(x).forEach((value, index) => {
      if (skip(value, x, y, this.zero.x)) return;
      const { x: across, y: down } = this.pixel(at(value, this.zero.y));
      if (value !== this.zero.x) this.canvas.line([at(across, down), at(across, down - tick)], { width: style.thin });
      this.canvas.label(at(across, down), x.words?.[index] ?? written(value), { towards: 270, gap: 5 });
    });
    placesOf(y).forEach((value, index) => {
      if (skip(value, y, x, this.zero.y)) return;
      const { x: across, y: down } = this.pixel(at(this.zero.x, value));
      if (value !== this.zero.y) this.canvas.line([at(across, down), at(across + tick, down)], { width: style.thin });
      this.canvas.label(at(across, down), y.words?.[index] ?? written(value), { towards: 180, gap: 5 });
    });
  }

  private curve(curve: Curve): void {
    const pieces = piecesOf(curve, this.graph);
    for (const piece of pieces)
      this.canvas.line(
        piece.map((point) => this.pixel(point)),
        { dashed: curve.dashed },
      );
    const last = pieces.at(-1);
    if (curve.name === undefined || !last) return;
    const { nameAt } = curve;
    const after = nameAt === undefined ? -1 : last.findIndex(({ x }) => x >= nameAt);
    const end = last.at(after)!;
    const before = nameAt === undefined || after < 1 ? end : last[after - 1]!;
    const place = before.x === end.x ? end : along(before, end, ((nameAt ?? end.x) - before.x) / (end.x - before.x));
    this.canvas.label(this.pixel(place), curve.name, {
      towards: nameAt === undefined ? 20 : 90,
      isUpright: this.graph.upright,
    });
  }
}

/** Curves over two axes. Throws FigureFault for axes that run backwards or words that are not one for each place. */
export function graph(parameters: Graph): string {
  for (const name of ['x', 'y'] as const) {
    const { from, to, at: places, words } = parameters[name];
    if (to <= from) throw new FigureFault([name, 'to'], '须大于 from');
    if (words && words.length !== places?.length) throw new FigureFault([name, 'words'], '须与 at 一一对应');
  }
  return new Plot(parameters).svg();
}
