import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { at, polar, smooth, type Point } from './points.ts';
import { style } from './style.ts';
import type { Contour, Course, MapParameters } from './map-fields.ts';

const chinese = { isUpright: true } as const;

const triangle = ({ x, y }: Point): Point[] => [at(x, y - 6), at(x + 5.5, y + 4), at(x - 5.5, y + 4)];

/** A map, drawn from what lies lowest to its names. */
class OutlineMap {
  private readonly canvas = new Canvas();
  private readonly corners: readonly [Point, Point];

  constructor(private readonly map: MapParameters) {
    const [left, bottom, right, top] = map.frame ?? this.bounds();
    this.corners = [this.pixel(at(left!, top!)), this.pixel(at(right!, bottom!))];
  }

  private pixel({ x, y }: Point): Point {
    return at(x * this.map.unit, -y * this.map.unit);
  }

  private bounds(): number[] {
    const { contours, lines, points, meridians, parallels } = this.map;
    const all = [
      ...contours.flatMap((one, index) => this.curve(one, index)),
      ...lines.flatMap((one) => one.points.map((point) => this.pixel(point))),
      ...points.map((one) => this.pixel(one.at)),
    ].map(({ x, y }) => at(x / this.map.unit, -y / this.map.unit));
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    xs.push(...Object.values(meridians).flatMap((x) => [x - 0.5, x + 0.5]));
    ys.push(...Object.values(parallels).flatMap((y) => [y - 0.5, y + 0.5]));
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  private curve({ points, around, radii = [], open }: Contour, index: number): Point[] {
    if (points)
      return smooth(
        points.map((point) => this.pixel(point)),
        !open,
      );
    if (radii.length < 3) throw new FigureFault(['contours', index, 'radii'], '至少须有 3 个数');
    const ring = radii.map((radius, step) => this.pixel(polar(around!, radius, (step * 360) / radii.length)));
    return smooth(ring, true, Math.max(4, Math.ceil(48 / ring.length)));
  }

  svg(): string {
    const { frame, contours, lines, points, names } = this.map;
    for (const one of lines) if (one.closed) this.course(one);
    this.net();
    contours.forEach((one, index) => this.contour(one, index));
    for (const one of lines) if (!one.closed) this.course(one);
    for (const { at: place, name, mark, towards } of points) this.spot(this.pixel(place), name, mark, towards);
    for (const [name, place] of Object.entries(names)) this.canvas.text(this.pixel(place), name, chinese);
    const [{ x: left, y: top }, { x: right, y: bottom }] = this.corners;
    if (frame) this.canvas.shape([at(left, top), at(right, top), at(right, bottom), at(left, bottom)]);
    this.margin();
    return this.canvas.svg();
  }

  private net(): void {
    const [{ x: left, y: top }, { x: right, y: bottom }] = this.corners;
    const look = { width: style.thin };
    for (const [name, column] of Object.entries(this.map.meridians)) {
      const { x } = this.pixel(at(column, 0));
      this.canvas.line([at(x, top), at(x, bottom)], look).text(at(x, top - 11), name, chinese);
    }
    for (const [name, row] of Object.entries(this.map.parallels)) {
      const { y } = this.pixel(at(0, row));
      this.canvas.line([at(left, y), at(right, y)], look).text(at(left - 5, y), name, { end: 'right', ...chinese });
    }
  }

  private contour(one: Contour, index: number): void {
    const curve = this.curve(one, index);
    this.canvas.line(one.points && one.open ? curve : [...curve, curve[0]!], { width: style.thin });
    if (one.height === undefined) return;
    const share = one.points ? (one.heightAt ?? 0.5) : (((one.heightAt ?? 270) + 360) % 360) / 360;
    const place = Math.min(curve.length - 1, Math.round(share * curve.length));
    this.canvas.text(curve[place]!, one.height);
  }

  private course({ points, name, straight, closed, dashed, bold, shaded, arrow, nameAt, towards }: Course): void {
    const pixels = points.map((point) => this.pixel(point));
    const way = straight ? pixels : smooth(pixels, closed);
    const look = { dashed, width: bold ? 2.4 : dashed ? style.thin : style.line, fill: shaded ? style.shade : 'none' };
    if (closed) this.canvas.shape(way, look);
    else if (arrow) this.canvas.line(way.slice(0, -1), look).arrow(way.at(-2)!, way.at(-1)!, look);
    else this.canvas.line(way, look);
    const spot = straight
      ? between(way, nameAt)
      : way[Math.min(way.length - 1, Math.round(nameAt * (way.length - 1)))]!;
    if (name !== undefined) this.canvas.label(spot, name, { towards, gap: 4, ...chinese });
  }

  private sign(point: Point, mark: 'dot' | 'peak' | 'city'): void {
    if (mark === 'peak') this.canvas.shape(triangle(point), { fill: style.ink, width: style.thin });
    else if (mark === 'city') this.canvas.ellipse(point, 4.5, 4.5, { fill: '#fff', width: style.thin }).dot(point);
    else this.canvas.dot(point);
  }

  private spot(
    point: Point,
    name: string | undefined,
    mark: MapParameters['points'][number]['mark'],
    towards?: number,
  ): void {
    if (mark !== 'none') this.sign(point, mark);
    if (name !== undefined) this.canvas.label(point, name, { towards, gap: mark === 'dot' ? 4 : 7, ...chinese });
  }

  /** North arrow, scale and legend to the right of the map. */
  private margin(): void {
    const [{ y: top }, { x: right, y: bottom }] = this.corners;
    const { north, legend, scale, unit } = this.map;
    const left = right + 18;
    if (north)
      this.canvas.arrow(at(left + 10, top + 42), at(left + 10, top + 14)).text(at(left + 10, top + 4), 'N', chinese);
    Object.entries(legend).forEach(([sign, words], row) => {
      const y = top + (north ? 64 : 12) + row * 22;
      this.legendSign(sign, at(left, y));
      this.canvas.text(at(left + 30, y), words, { end: 'left', ...chinese });
    });
    if (!scale) return;
    const [from, to] = [at(right - scale.length * unit, bottom + 26), at(right, bottom + 26)];
    this.canvas.line([at(from.x, from.y - 5), from, to, at(to.x, to.y - 5)], { width: style.thin });
    this.canvas.text(at(from.x, from.y - 13), '0').text(at(to.x, to.y - 13), scale.name, chinese);
  }

  private legendSign(sign: string, { x, y }: Point): void {
    const middle = at(x + 12, y);
    if (sign === 'peak' || sign === 'city') this.sign(middle, sign);
    else if (sign === 'river') this.canvas.arrow(at(x, y), at(x + 24, y), { width: style.line });
    else if (sign === 'area')
      this.canvas.shape([at(x, y - 6), at(x + 24, y - 6), at(x + 24, y + 6), at(x, y + 6)], { fill: style.shade });
    else this.canvas.line([at(x, y), at(x + 24, y)], sign === 'border' ? { dashed: true } : { width: style.thin });
  }
}

/** The point after a share of a way of straight lines. */
function between(way: readonly Point[], share: number): Point {
  const place = Math.min(Math.max(share, 0), 1) * (way.length - 1);
  const index = Math.min(Math.floor(place), way.length - 2);
  const [{ x, y }, next] = [way[index]!, way[index + 1]!];
  return at(x + (next.x - x) * (place - index), y + (next.y - y) * (place - index));
}

/** A map in outline. Throws FigureFault where a contour has too few distances. */
export const map = (parameters: MapParameters): string => new OutlineMap(parameters).svg();
