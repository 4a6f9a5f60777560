/** A point of a line. */
export interface Point {
  index: number;
  value: number;
  x: number;
  y: number;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where shares from 0 to 1 lie in an area, evenly apart; what is null has no point. */
export function pointsIn(values: readonly (number | null)[], { left, top, width, height }: Area): Point[] {
  const step = width / Math.max(1, values.length - 1);
  const middle = values.length === 1 ? width / 2 : 0;
  return values.flatMap((value, index) =>
    value === null ? [] : [{ index, value, x: left + middle + step * index, y: top + height * (1 - value) }],
  );
}

/** A line through points, as SVG has it; what lies between is bridged. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
