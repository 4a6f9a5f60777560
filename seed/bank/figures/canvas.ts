import { labelOf, labelSvg, type Label, type LabelLook } from './labels.ts';
import { lengthWithin, placed, type Box, type Segment } from './placing.ts';
import { at, onArc, type Point } from './points.ts';
import { looks, near, style, type Look } from './style.ts';

/** A name that looks for its place beside a point when all lines are known. */
interface Waiting {
  label: Label;
  point: Point;
  towards: number | undefined;
  gap: number;
  far: number | undefined;
  leeway: number | undefined;
}

const ends = { left: 1, middle: 0, right: -1 } as const;

/** A picture in pixels, y downwards, as large as what is on it; names stand above lines and, where they are free, off them. */
export class Canvas {
  private readonly parts: string[] = [];
  private readonly xs: number[] = [];
  private readonly ys: number[] = [];
  private readonly segments: Segment[] = [];
  /** Lines of a grid, which names may stand on. */
  private readonly faint: Segment[] = [];
  private readonly written: { label: Label; box: Box }[] = [];
  private readonly waiting: Waiting[] = [];

  private reach({ x, y }: Point, wide = 0, high = wide): void {
    this.xs.push(x - wide, x + wide);
    this.ys.push(y - high, y + high);
  }

  private block(points: readonly Point[], { faint }: Look): void {
    const list = faint ? this.faint : this.segments;
    points.forEach((point, index) => {
      if (index > 0) list.push([points[index - 1]!, point]);
    });
  }

  /** A line through points. */
  line(points: readonly Point[], look: Look = {}): this {
    return this.path(points, false, look);
  }

  /** An area between points. */
  shape(points: readonly Point[], look: Look = {}): this {
    return this.path(points, true, look);
  }

  private path(points: readonly Point[], isClosed: boolean, look: Look): this {
    const half = (look.width ?? style.line) / 2;
    for (const point of points) this.reach(point, half);
    this.block(isClosed ? [...points, points[0]!] : points, look);
    const list = points.map(({ x, y }) => `${near(x)},${near(y)}`).join(' ');
    this.parts.push(`<${isClosed ? 'polygon' : 'polyline'} points="${list}" ${looks(look)}/>`);
    return this;
  }

  ellipse(centre: Point, wide: number, high: number, look: Look = {}): this {
    const half = (look.width ?? style.line) / 2;
    this.reach(centre, wide + half, high + half);
    this.block(onArc(centre, [wide, high], [0, 360], 32), look);
    const place = `cx="${near(centre.x)}" cy="${near(centre.y)}" rx="${near(wide)}" ry="${near(high)}"`;
    this.parts.push(`<ellipse ${place} ${looks(look)}/>`);
    return this;
  }

  /** A filled dot, or a ring where a point does not belong to what is drawn. */
  dot({ x, y }: Point, isOpen = false): this {
    const radius = style.dot + (isOpen ? 0.5 : 0);
    this.reach(at(x, y), radius + 0.5);
    this.block(onArc(at(x, y), [radius, radius], [0, 360], 8), {});
    const look = isOpen ? `fill="#fff" stroke="${style.ink}" stroke-width="1.2"` : `fill="${style.ink}"`;
    this.parts.push(`<circle cx="${near(x)}" cy="${near(y)}" r="${radius}" ${look}/>`);
    return this;
  }

  /** A line with an arrow at its end. */
  arrow(from: Point, to: Point, look: Look = { width: style.thin }): this {
    const back = Math.atan2(from.y - to.y, from.x - to.x);
    const wings = [0.42, -0.42].map((turn) =>
      at(to.x + style.arrow * Math.cos(back + turn), to.y + style.arrow * Math.sin(back + turn)),
    );
    return this.line([from, to], look).shape([to, ...wings], { fill: style.ink, width: style.thin });
  }

  /** A name at a place of its own: its middle, or the middle of its left or right end. */
  text({ x, y }: Point, words: string, look: LabelLook & { end?: keyof typeof ends } = {}): this {
    const label = labelOf(words, look);
    return this.write(label, at(x + (ends[look.end ?? 'middle'] * label.width) / 2, y));
  }

  /**
   * A name that finds its place beside a point; `towards` is where it would be best, in degrees against the clock, `gap` how
   * many pixels off its box begins, `far` in its place how far its middle is, `leeway` how many degrees it may turn off.
   */
  label(
    point: Point,
    words: string,
    look: LabelLook & { towards?: number | undefined; gap?: number | undefined; far?: number; leeway?: number } = {},
  ): this {
    const { towards, gap = 4, far, leeway } = look;
    this.waiting.push({ label: labelOf(words, look), point, towards, gap, far, leeway });
    return this;
  }

  private write(label: Label, middle: Point): this {
    const box = { middle, ...this.halves(label) };
    this.reach(middle, box.halfWidth, box.halfHeight);
    this.written.push({ label, box });
    return this;
  }

  /** Half the box of a label: capitals and figures without what lies below the baseline. */
  private halves({ width, size, runs }: Label): Omit<Box, 'middle'> {
    const isRaised = runs.some(({ level, text }) => level !== 0 || /[gjpqyμβγρφ(（，]/.test(text));
    return { halfWidth: width / 2, halfHeight: size * (isRaised ? 0.55 : 0.42) };
  }

  private settle(): void {
    for (const { label, ...wanted } of this.waiting.splice(0)) {
      const boxes = this.written.map(({ box }) => box);
      const box = placed({ ...wanted, ...this.halves(label) }, this.segments, boxes);
      this.write(label, box.middle);
    }
  }

  /** What takes the lines away that a name stands on. */
  private underlay(box: Box): string {
    const isCrossed = (segment: Segment): boolean => lengthWithin(segment, box) > 0.5;
    if (!this.segments.some(isCrossed) && !this.faint.some(isCrossed)) return '';
    const [wide, high] = [box.halfWidth + 1, box.halfHeight];
    return `<rect x="${near(box.middle.x - wide)}" y="${near(box.middle.y - high)}" width="${near(2 * wide)}" height="${near(2 * high)}" fill="#fff"/>`;
  }

  /** The whole picture. */
  svg(): string {
    this.settle();
    const [left, top] = [Math.floor(Math.min(...this.xs)), Math.floor(Math.min(...this.ys))].map(
      (n) => n - style.margin,
    );
    const [right, bottom] = [Math.ceil(Math.max(...this.xs)), Math.ceil(Math.max(...this.ys))].map(
      (n) => n + style.margin,
    );
    const [wide, high] = [right! - left!, bottom! - top!];
    const names = this.written.map(({ label, box }) => this.underlay(box) + labelSvg(label, box.middle));
    const size = `viewBox="${left} ${top} ${wide} ${high}" width="${wide}" height="${high}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.parts.join('')}${names.join('')}</svg>`;
  }
}
