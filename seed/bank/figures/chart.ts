import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { flag, numbers, number, positive } from './fields.ts';
import { at, polar, type Point } from './points.ts';
import { style } from './style.ts';

const series = z.strictObject({ name: text.optional(), values: numbers });

/** What a chart of statistics shows: bars, a line, or a pie of shares. */
export const chartFields = z.strictObject({
  kind: z.literal('chart'),
  form: z.enum(['bars', 'line', 'pie', 'histogram'], '须为 bars、line、pie 或 histogram'),
  /** What stands below each bar, beside each slice; of a histogram the bounds of its classes. */
  categories: z.array(text).min(1),
  series: z.array(series).min(1).max(3),
  /** Names of the axes, with units. */
  x: text.optional(),
  y: text.optional(),
  /** The numbers of the upright axis. */
  step: positive.optional(),
  most: positive.optional(),
  title: text.optional(),
  /** The value above each bar or point, beside the name of a slice. */
  values: flag,
  /** What stands in place of a value that is asked for; such a bar is not drawn. */
  asked: z.array(text).default([]),
  /** The first direction of a pie, in degrees. */
  start: number.default(90),
});
export type Chart = z.output<typeof chartFields>;

const high = 130;
/** Fills of bars that stand side by side. */
const fills = ['#fff', style.shade, '#999'];
const chinese = { isUpright: true } as const;

/** A round step for about five numbers. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => most / step <= 6)!;
}

const plain = (value: number): string => String(Number(value.toPrecision(10)));

/** Bars or lines over categories. */
class Columns {
  private readonly canvas = new Canvas();
  private readonly step: number;
  private readonly most: number;
  /** Pixels of a category. */
  private readonly wide: number;

  constructor(private readonly chart: Chart) {
    const values = chart.series.flatMap(({ values: those }) => those);
    this.step = chart.step ?? stepFor(Math.max(...values));
    this.most = chart.most ?? Math.ceil(Math.max(...values) / this.step - 1e-9) * this.step;
    const longest = Math.max(...chart.categories.map((name) => [...name].length));
    this.wide = Math.max(34, longest * 14 + 8, chart.series.length * 18 + 12);
  }

  private up(value: number): number {
    return (-value / this.most) * high;
  }

  svg(): string {
    const { categories, x = '', y = '', title, form } = this.chart;
    const right = (categories.length - (form === 'histogram' ? 1 : 0)) * this.wide + 14;
    for (let value = this.step; value <= this.most + 1e-9; value += this.step) {
      this.canvas.line([at(0, this.up(value)), at(right - 14, this.up(value))], { faint: true });
      this.canvas.text(at(-6, this.up(value)), plain(value), { end: 'right' });
    }
    this.canvas.text(at(-6, 0), '0', { end: 'right' });
    this.chart.series.forEach((_, index) => (form === 'line' ? this.line(index) : this.bars(index)));
    this.canvas.arrow(at(0, 0), at(right + 6, 0)).arrow(at(0, 0), at(0, -high - 18));
    this.canvas.text(at(right + 10, 0), x, { end: 'left', ...chinese });
    this.canvas.text(at(6, -high - 24), y, { end: 'left', ...chinese });
    this.names();
    if (title !== undefined) this.canvas.text(at(right / 2, -high - 46), title, chinese);
    this.legend(right);
    return this.canvas.svg();
  }

  private names(): void {
    const { categories, form } = this.chart;
    categories.forEach((name, index) =>
      this.canvas.text(at((index + (form === 'histogram' ? 0 : 0.5)) * this.wide, 13), name, chinese),
    );
  }

  private bars(index: number): void {
    const { series: all, values: areWritten, asked, form } = this.chart;
    const bar = form === 'histogram' ? this.wide : Math.min(20, (this.wide - 10) / all.length);
    all[index]!.values.forEach((value, place) => {
      const middle = (place + 0.5) * this.wide + (index - (all.length - 1) / 2) * bar;
      const isAsked = asked.includes(this.chart.categories[place]!);
      const [left, right, top] = [middle - bar / 2, middle + bar / 2, this.up(value)];
      const corners = [at(left, 0), at(left, top), at(right, top), at(right, 0)];
      if (!isAsked)
        this.canvas.shape(corners, { fill: all.length > 1 ? fills[index] : style.shade, width: style.thin });
      if (areWritten && !isAsked) this.canvas.text(at(middle, top - 9), plain(value));
    });
  }

  private line(index: number): void {
    const { series: all, values: areWritten } = this.chart;
    const points = all[index]!.values.map((value, place) => at((place + 0.5) * this.wide, this.up(value)));
    this.canvas.line(points, { dashed: index > 0, width: style.line });
    points.forEach((point, place) => {
      this.canvas.dot(point, index > 0);
      if (areWritten) this.canvas.label(point, plain(all[index]!.values[place]!), { towards: 90, gap: 5 });
    });
  }

  private legend(right: number): void {
    const named = this.chart.series.filter(({ name }) => name !== undefined);
    named.forEach(({ name }, index) => {
      const y = -high + index * 20;
      const [from, to] = [right + 12, right + 32];
      if (this.chart.form === 'line')
        this.canvas.line([at(from, y), at(to, y)], { dashed: index > 0, width: style.line });
      else
        this.canvas.shape([at(from, y - 5), at(to, y - 5), at(to, y + 5), at(from, y + 5)], {
          fill: fills[index],
          width: style.thin,
        });
      this.canvas.text(at(to + 5, y), name!, { end: 'left', ...chinese });
    });
  }
}

const pieRadius = 62;

/** Slices with their names inside where they have room, outside otherwise. */
function pie({ categories, series: [first], values: areWritten, start, title }: Chart): string {
  const canvas = new Canvas();
  const middle = at(0, 0);
  const whole = first!.values.reduce((sum, value) => sum + value, 0);
  const onRim = (degrees: number, share = 1): Point => polar(middle, pieRadius * share, -degrees);
  canvas.ellipse(middle, pieRadius, pieRadius);
  let from = start;
  const outside: [Point, string, number][] = [];
  first!.values.forEach((value, index) => {
    const turn = (value / whole) * 360;
    canvas.line([middle, onRim(from)]);
    const half = from - turn / 2;
    const words = `${categories[index]!}${areWritten ? ` ${plain(value)}%` : ''}`;
    const room = 2 * pieRadius * 0.62 * Math.sin((Math.min(180, turn) * Math.PI) / 360);
    if (room > 26 && [...categories[index]!].length <= 3) {
      const [x, y] = [onRim(half, 0.62).x, onRim(half, 0.62).y];
      canvas.text(at(x, areWritten ? y - 8 : y), categories[index]!, chinese);
      if (areWritten) canvas.text(at(x, y + 8), `${plain(value)}%`, chinese);
    } else outside.push([onRim(half), words, half]);
    from -= turn;
  });
  for (const [point, words, towards] of outside) canvas.label(point, words, { towards, ...chinese });
  if (title !== undefined) canvas.text(at(0, -pieRadius - 28), title, chinese);
  return canvas.svg();
}

/** A chart of statistics. Throws FigureFault where values and categories do not match. */
export function chart(parameters: Chart): string {
  const { form, categories, series: all } = parameters;
  const wanted = categories.length - (form === 'histogram' ? 1 : 0);
  all.forEach(({ values }, index) => {
    if (values.length !== wanted) throw new FigureFault(['series', index, 'values'], `须有 ${wanted} 个数`);
  });
  return form === 'pie' ? pie(parameters) : new Columns(parameters).svg();
}
