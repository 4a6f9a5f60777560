/** A value in time, and the line that runs past it. */
export interface TrendPoint {
  key: string;
  /** In short, below it. */
  tick: string;
  /** In full. */
  label: string;
  value: number;
  /** Where the line runs, and between which values it may just as well. */
  fit: number;
  low: number;
  high: number;
}

/** From where to where a chart reaches, and what stands at its side. */
export interface Scale {
  low: number;
  high: number;
  marks: number[];
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a point is drawn. */
export interface Place {
  point: TrendPoint;
  x: number;
  y: number;
  fit: number;
  low: number;
  high: number;
}

/** Steps that people count in. */
const steps = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5];
const mostMarks = 5;

/** A scale in round steps over all that is drawn; nothing has one too. */
export function scaleOf(points: readonly TrendPoint[], level?: number): Scale {
  const values = points.flatMap(({ value, low, high }) => [value, low, high]);
  if (level !== undefined) values.push(level);
  const [lowest, highest] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
  const countIn = (step: number) => Math.ceil(highest / step) - Math.floor(lowest / step) + 1;
  const step = steps.find((one) => countIn(one) <= mostMarks) ?? steps.at(-1)!;
  const first = Math.floor(lowest / step);
  // What lies on one line needs room too.
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const marks = Array.from({ length: last - first + 1 }, (_, at) => Math.round((first + at) * step * 1000) / 1000);
  return { low: marks[0]!, high: marks.at(-1)!, marks };
}

/** Where points lie, evenly apart; a single one in the middle. */
export function placesIn(points: readonly TrendPoint[], { low, high }: Scale, area: Area): Place[] {
  const yOf = (value: number) => area.top + (area.height * (high - value)) / (high - low);
  const step = area.width / Math.max(1, points.length - 1);
  const start = area.left + (points.length === 1 ? area.width / 2 : 0);
  return points.map((point, at) => ({
    point,
    x: start + step * at,
    y: yOf(point.value),
    fit: yOf(point.fit),
    low: yOf(point.low),
    high: yOf(point.high),
  }));
}

/** The area between the bounds of a line, as SVG has it. */
export function bandPath(places: readonly Place[]): string {
  if (places.length === 0) return '';
  const upper = places.map(({ x, high }) => `${x.toFixed(1)} ${high.toFixed(1)}`);
  const lower = places.toReversed().map(({ x, low }) => `${x.toFixed(1)} ${low.toFixed(1)}`);
  return `M${[...upper, ...lower].join('L')}Z`;
}
