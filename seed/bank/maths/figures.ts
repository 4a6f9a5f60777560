/** A point of the plane, y upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

/** The point at a distance from another, in degrees from the right against the clock. */
export function polar(centre: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return at(centre.x + distance * Math.cos(angle), centre.y + distance * Math.sin(angle));
}

/** The point that share of the way from one point to the other; beyond them outside 0 to 1. */
export const along = (a: Point, b: Point, share: number): Point =>
  at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);

/** The direction from one point to another, in degrees. */
export const direction = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The foot of the perpendicular from a point to the line through a and b. */
export function foot(point: Point, a: Point, b: Point): Point {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  return along(a, b, ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square);
}

/** Where the line through a and b meets the line through c and d. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point {
  const cross = (p: Point, q: Point) => p.x * q.y - p.y * q.x;
  const [r, s] = [at(b.x - a.x, b.y - a.y), at(d.x - c.x, d.y - c.y)];
  return along(a, b, cross(at(c.x - a.x, c.y - a.y), s) / cross(r, s));
}

interface LineStyle {
  dashed?: boolean;
  fill?: string;
  width?: number;
}

interface Frame {
  left: number;
  right: number;
  down: number;
  up: number;
}

const margin = 8;
const textSize = 14;
const grey = '#ddd';
const round = (n: number): string => String(Math.round(n * 10) / 10 + 0);

const style = ({ dashed, fill = 'none', width = 1.5 }: LineStyle): string =>
  `fill="${fill}" stroke="#222" stroke-width="${width}"${dashed ? ' stroke-dasharray="5 4"' : ''}`;

/** A figure to scale; lengths are in units of the drawing, distances of names and marks in pixels. */
export class Drawing {
  /** Fill of areas that the question asks for. */
  static readonly shade = grey;
  private readonly parts: string[] = [];
  private readonly xs: number[] = [];
  private readonly ys: number[] = [];

  /** @param unit pixels per unit of the drawing */
  constructor(private readonly unit: number) {}

  private pixel({ x, y }: Point): Point {
    return at(x * this.unit, -y * this.unit);
  }

  private reach(x: number, y: number, around = 0): void {
    this.xs.push(x - around, x + around);
    this.ys.push(y - around, y + around);
  }

  private path(points: readonly Point[], closed: boolean, look: LineStyle): this {
    const pixels = points.map((point) => this.pixel(point));
    for (const { x, y } of pixels) this.reach(x, y);
    const list = pixels.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
    this.parts.push(`<${closed ? 'polygon' : 'polyline'} points="${list}" ${style(look)}/>`);
    return this;
  }

  line(points: readonly Point[], look: LineStyle = {}): this {
    return this.path(points, false, look);
  }

  shape(points: readonly Point[], look: LineStyle = {}): this {
    return this.path(points, true, look);
  }

  circle(centre: Point, radius: number, look: LineStyle = {}): this {
    return this.ellipse(centre, radius, radius, look);
  }

  ellipse(centre: Point, wide: number, high: number, look: LineStyle = {}): this {
    const { x, y } = this.pixel(centre);
    this.reach(x - wide * this.unit, y - high * this.unit);
    this.reach(x + wide * this.unit, y + high * this.unit);
    const radii = `rx="${round(wide * this.unit)}" ry="${round(high * this.unit)}"`;
    this.parts.push(`<ellipse cx="${round(x)}" cy="${round(y)}" ${radii} ${style(look)}/>`);
    return this;
  }

  /** Part of an ellipse from one direction to another, in degrees against the clock. */
  arc(
    centre: Point,
    [wide, high]: readonly [number, number],
    [from, to]: readonly [number, number],
    look: LineStyle = {},
  ) {
    const steps = 48;
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
      return at(centre.x + wide * Math.cos(angle), centre.y + high * Math.sin(angle));
    });
    return this.path(points, false, look);
  }

  /** A slice of a circle from one direction to another, in degrees. */
  sector(centre: Point, radius: number, [from, to]: readonly [number, number], look: LineStyle = {}): this {
    const steps = 40;
    const rim = Array.from({ length: steps + 1 }, (_, step) =>
      polar(centre, radius, from + ((to - from) * step) / steps),
    );
    return this.path([centre, ...rim], true, look);
  }

  /** A function's graph over an interval. */
  graph(of: (x: number) => number, [from, to]: readonly [number, number]): this {
    const steps = 60;
    const xs = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
    return this.path(
      xs.map((x) => at(x, of(x))),
      false,
      {},
    );
  }

  dot(point: Point): this {
    const { x, y } = this.pixel(point);
    this.reach(x, y, 3);
    this.parts.push(`<circle cx="${round(x)}" cy="${round(y)}" r="2.5" fill="#222"/>`);
    return this;
  }

  /** A name beside a point, in the given direction in degrees. */
  name(point: Point, text: string, towards: number, distance = 12): this {
    const { x, y } = this.pixel(point);
    const angle = (towards * Math.PI) / 180;
    const middle = at(x + distance * Math.cos(angle), y - distance * Math.sin(angle));
    const half = Math.max(
      textSize / 2,
      [...text].reduce((sum, letter) => sum + (letter > 'ÿ' ? 7 : 4), 0),
    );
    this.reach(middle.x - half, middle.y - textSize / 2);
    this.reach(middle.x + half, middle.y + textSize / 2);
    const place = `x="${round(middle.x)}" y="${round(middle.y + textSize * 0.35)}"`;
    this.parts.push(`<text ${place} font-size="${textSize}" text-anchor="middle" fill="#222">${text}</text>`);
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
    return this.line([first, at(first.x + second.x - corner.x, first.y + second.y - corner.y), second], { width: 1 });
  }

  /** An arc from the direction of a against the clock to that of b, with a text in it. */
  angle(corner: Point, a: Point, b: Point, text = '', size = 16): this {
    const from = direction(corner, a);
    const turn = (((direction(corner, b) - from) % 360) + 360) % 360;
    const radius = size / this.unit;
    this.arc(corner, [radius, radius], [from, from + turn], { width: 1 });
    return text === '' ? this : this.name(corner, text, from + turn / 2, size + 4 + 4 * text.length);
  }

  /** A line with an arrow at its end. */
  arrow(from: Point, to: Point): this {
    const back = direction(from, to) + 180;
    const wings = [back + 25, back - 25].map((towards) => polar(to, 8 / this.unit, towards));
    return this.line([from, to], { width: 1 }).shape([to, ...wings], { fill: '#222', width: 1 });
  }

  /** Axes with x, y and O. */
  axes({ left, right, down, up }: Frame): this {
    this.arrow(at(-left, 0), at(right, 0)).arrow(at(0, -down), at(0, up));
    this.name(at(right, 0), 'x', -90, 13).name(at(0, up), 'y', 180, 13);
    return this.name(at(0, 0), 'O', 225, 14);
  }

  /** The whole picture, as large as what is on it. */
  svg(): string {
    const [left, top] = [Math.floor(Math.min(...this.xs)) - margin, Math.floor(Math.min(...this.ys)) - margin];
    const [wide, high] = [
      Math.ceil(Math.max(...this.xs)) + margin - left,
      Math.ceil(Math.max(...this.ys)) + margin - top,
    ];
    const size = `viewBox="${left} ${top} ${wide} ${high}" width="${wide}" height="${high}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.parts.join('')}</svg>`;
  }
}
