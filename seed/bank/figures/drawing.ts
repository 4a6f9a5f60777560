import { Canvas } from './canvas.ts';
import { at, direction, onArc, polar, type Point } from './points.ts';
import { style, type Look } from './style.ts';

interface Frame {
  left: number;
  right: number;
  down: number;
  up: number;
}

/** A figure to scale, y upwards; lengths are in units of the drawing, distances of names and marks in pixels. */
export class Drawing {
  /** Fill of areas that the question asks for. */
  static readonly shade = style.shade;
  private readonly canvas = new Canvas();

  /** @param unit pixels per unit of the drawing */
  constructor(private readonly unit: number) {}

  private pixel({ x, y }: Point): Point {
    return at(x * this.unit, -y * this.unit);
  }

  private pixels(points: readonly Point[]): Point[] {
    return points.map((point) => this.pixel(point));
  }

  line(points: readonly Point[], look: Look = {}): this {
    this.canvas.line(this.pixels(points), look);
    return this;
  }

  shape(points: readonly Point[], look: Look = {}): this {
    this.canvas.shape(this.pixels(points), look);
    return this;
  }

  circle(centre: Point, radius: number, look: Look = {}): this {
    return this.ellipse(centre, radius, radius, look);
  }

  ellipse(centre: Point, wide: number, high: number, look: Look = {}): this {
    this.canvas.ellipse(this.pixel(centre), wide * this.unit, high * this.unit, look);
    return this;
  }

  /** Part of an ellipse from one direction to another, in degrees against the clock. */
  arc(centre: Point, radii: readonly [number, number], span: readonly [number, number], look: Look = {}): this {
    return this.line(onArc(centre, radii, span), look);
  }

  /** A slice of a circle from one direction to another, in degrees. */
  sector(centre: Point, radius: number, span: readonly [number, number], look: Look = {}): this {
    return this.shape([centre, ...onArc(centre, [radius, radius], span, 40)], look);
  }

  /** A function's graph over an interval. */
  graph(of: (x: number) => number, [from, to]: readonly [number, number], look: Look = {}): this {
    const steps = 60;
    const xs = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
    return this.line(
      xs.map((x) => at(x, of(x))),
      look,
    );
  }

  dot(point: Point, isOpen = false): this {
    this.canvas.dot(this.pixel(point), isOpen);
    return this;
  }

  /** A name so many pixels off a point in a direction in degrees, or near to that where it would meet a line. */
  name(point: Point, text: string, towards: number, distance = 12): this {
    if (distance === 0) this.canvas.text(this.pixel(point), text);
    else this.canvas.label(this.pixel(point), text, { towards, far: distance });
    return this;
  }

  /** A name that finds its place beside a point, off all lines; best in the given direction. */
  label(point: Point, text: string, towards?: number, gap?: number): this {
    this.canvas.label(this.pixel(point), text, { towards, gap });
    return this;
  }

  /** Names for corners, each on the side away from the middle of all. */
  names(corners: Readonly<Record<string, Point>>): this {
    const points = Object.values(corners);
    const sum = points.reduce((a, b) => at(a.x + b.x, a.y + b.y));
    const middle = at(sum.x / points.length, sum.y / points.length);
    for (const [text, point] of Object.entries(corners)) this.name(point, text, direction(middle, point));
    return this;
  }

  /** The mark of a right angle between the directions to a and b. */
  rightAngle(corner: Point, a: Point, b: Point): this {
    const size = 8 / this.unit;
    const [first, second] = [polar(corner, size, direction(corner, a)), polar(corner, size, direction(corner, b))];
    return this.line([first, at(first.x + second.x - corner.x, first.y + second.y - corner.y), second], {
      width: style.thin,
    });
  }

  /** An arc from the direction of a against the clock to that of b, with a text in it. */
  angle(corner: Point, a: Point, b: Point, text = '', size = 16): this {
    const from = direction(corner, a);
    const turn = (((direction(corner, b) - from) % 360) + 360) % 360;
    const radius = size / this.unit;
    this.arc(corner, [radius, radius], [from, from + turn], { width: style.thin });
    return text === '' ? this : this.within(corner, text, [from, from + turn], size);
  }

  /** A name within an angle between two directions, so many pixels off its corner. */
  within(corner: Point, text: string, [from, to]: readonly [number, number], size: number): this {
    const [middle, leeway] = [(from + to) / 2, (to - from) / 4];
    this.canvas.label(this.pixel(corner), text, { towards: middle, gap: size + 2, leeway });
    return this;
  }

  /** A line with an arrow at its end. */
  arrow(from: Point, to: Point, look: Look = { width: style.thin }): this {
    this.canvas.arrow(this.pixel(from), this.pixel(to), look);
    return this;
  }

  /** Axes with x, y and O. */
  axes({ left, right, down, up }: Frame): this {
    this.arrow(at(-left, 0), at(right, 0)).arrow(at(0, -down), at(0, up));
    this.name(at(right, 0), 'x', -90, 13).name(at(0, up), 'y', 180, 13);
    return this.name(at(0, 0), 'O', 225, 14);
  }

  /** The whole picture, as large as what is on it. */
  svg(): string {
    return this.canvas.svg();
  }
}
