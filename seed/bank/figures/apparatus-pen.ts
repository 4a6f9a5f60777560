import type { Canvas } from './canvas.ts';
import { at, onArc, type Point } from './points.ts';
import { style, type Look } from './style.ts';

/** What a piece may be told. */
export interface PieceLook {
  /** How full of liquid, 0 to 1. */
  liquid: number;
  /** Degrees with the clock around its place. */
  tilt: number;
  /** Its height or length in pixels, where it has one of its own. */
  height?: number | undefined;
  /** Arms of a stand: how far up and how long, to the left below 0. */
  arms: readonly Point[];
  /** Grains at the bottom of a test tube, filter paper in a funnel, a glass plate on a jar. */
  filled: boolean;
}

export type Pair = readonly [x: number, y: number];

/** Draws in places of a piece, turned around where it stands. */
export class Pen {
  constructor(
    private readonly canvas: Canvas,
    private readonly origin: Point,
    private readonly tilt: number,
  ) {}

  private point([x, y]: Pair): Point {
    const turn = (this.tilt * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return at(this.origin.x + x * cos - y * sin, this.origin.y + x * sin + y * cos);
  }

  line(points: readonly Pair[], look: Look = {}): this {
    this.canvas.line(
      points.map((point) => this.point(point)),
      look,
    );
    return this;
  }

  shape(points: readonly Pair[], look: Look = {}): this {
    this.canvas.shape(
      points.map((point) => this.point(point)),
      look,
    );
    return this;
  }

  circle([x, y]: Pair, radius: number, look: Look = {}): this {
    return this.shape(arc([x, y], radius, [0, 360]), look);
  }

  /** Liquid in a vessel: its surface, and short lines below it; `half` tells the half width at a height. */
  liquid(top: number, bottom: number, half: (y: number) => number): this {
    if (bottom - top < 3) return this;
    this.line(way`${-half(top)},${top} ${half(top)},${top}`, { width: style.thin });
    for (let y = top + 7, row = 0; y < bottom - 2; y += 9, row++)
      for (let x = -half(y) + 5 + (row % 2) * 7; x + 7 < half(y) - 2; x += 15)
        this.line(way`${x},${y} ${x + 7},${y}`, { faint: true });
    return this;
  }
}

/** Places written as `x,y x,y`. */
export const way = (written: TemplateStringsArray, ...values: readonly number[]): Pair[] =>
  String.raw({ raw: written }, ...values)
    .split(' ')
    .map((pair): Pair => {
      const [x, y] = pair.split(',').map(Number);
      return [x!, y!];
    });

/** Part of a circle, in degrees with the clock from the right. */
export const arc = ([x, y]: Pair, radius: number, span: readonly [number, number]): Pair[] =>
  onArc(at(x, y), [radius, radius], span, 24).map((point) => [point.x, point.y]);

/** The right half of an outline after its left half. */
export const mirrored = (half: readonly Pair[]): Pair[] => [
  ...half,
  ...[...half].reverse().map(([x, y]): Pair => [-x, y]),
];

/** What draws a piece. */
export type Piece = (pen: Pen, look: PieceLook) => void;
