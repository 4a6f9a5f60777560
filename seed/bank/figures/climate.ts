import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { numbers, positive } from './fields.ts';
import { at } from './points.ts';
import { style } from './style.ts';

const months = 12;
const twelve = numbers.refine((values) => values.length === months, '须有 12 个数，每月一个');

/** The climate of a place: the curve of its temperatures over columns of rain. */
export const climateFields = z.strictObject({
  kind: z.literal('climate'),
  /** Mean temperatures from January on, °C. */
  temperatures: twelve,
  /** Mean rain from January on, mm. */
  rain: twelve,
  /** Of the scale of temperatures, `least most`; by itself around the values in tens. */
  range: numbers.refine((values) => values.length === 2, '须为“最低 最高”两个数').optional(),
  /** Top of the scale of rain. */
  most: positive.optional(),
  /** What stands below, as 甲地. */
  title: text.optional(),
});
type Climate = z.output<typeof climateFields>;

const high = 150;
const wide = 19;
const right = months * wide;
const chinese = { isUpright: true } as const;

/** Rain of an interval of the scale, so that so many intervals hold all. */
const rainStep = (most: number, intervals: number): number =>
  [10, 20, 25, 50, 100, 150, 200, 300].find((step) => step * intervals >= most) ?? 500;

/** Both scales with a line for each ten degrees. */
function scales(canvas: Canvas, [least, most]: readonly [number, number], rain: number): void {
  const intervals = (most - least) / 10;
  for (let place = 0; place <= intervals; place++) {
    const y = (-place / intervals) * high;
    if (place > 0 && place < intervals) canvas.line([at(0, y), at(right, y)], { faint: true });
    canvas.text(at(-6, y), String(least + place * 10), { end: 'right' });
    canvas.text(at(right + 6, y), String(Number(((rain / intervals) * place).toPrecision(6))), { end: 'left' });
  }
  canvas.text(at(0, -high - 18), '气温/℃', chinese).text(at(right, -high - 18), '降水量/mm', chinese);
}

/** A climate chart. Throws FigureFault where a value is off its scale. */
export function climate({ temperatures, rain, range, most, title }: Climate): string {
  const [least, top] = range ?? [
    Math.min(0, Math.floor(Math.min(...temperatures) / 10) * 10),
    Math.max(30, Math.ceil(Math.max(...temperatures) / 10) * 10),
  ];
  if (!(least! < top!) || (top! - least!) % 10 !== 0) throw new FigureFault(['range'], '须由低到高，相差十的倍数');
  if (temperatures.some((value) => value < least! || value > top!))
    throw new FigureFault(['range'], '有月份的气温在此范围以外');
  const intervals = (top! - least!) / 10;
  const wet = most ?? rainStep(Math.max(...rain), intervals) * intervals;
  if (rain.some((value) => value < 0 || value > wet)) throw new FigureFault(['rain'], `须在 0 到 ${wet} 之间`);
  const canvas = new Canvas();
  scales(canvas, [least!, top!], wet);
  rain.forEach((value, month) => {
    const [from, to, y] = [month * wide + 3.5, (month + 1) * wide - 3.5, (-value / wet) * high];
    canvas.shape([at(from, 0), at(from, y), at(to, y), at(to, 0)], { fill: style.shade, width: style.thin });
  });
  const middle = (month: number): number => (month + 0.5) * wide;
  canvas.shape([at(0, 0), at(0, -high), at(right, -high), at(right, 0)], { width: style.thin });
  canvas.line(temperatures.map((value, month) => at(middle(month), -((value - least!) / (top! - least!)) * high)));
  for (const month of [0, 3, 6, 9]) canvas.text(at(middle(month), 14), String(month + 1));
  canvas.text(at(right + 6, 17), '月份', { end: 'left', ...chinese });
  if (title !== undefined) canvas.text(at(right / 2, 34), title, chinese);
  return canvas.svg();
}
