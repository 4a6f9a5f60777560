/** An axis of a radar: its name, and the shares from 0 to 1 on it; null where there is none. */
export interface RadarAxis {
  key: string;
  label: string;
  own: number | null;
  other: number | null;
}

interface Spot {
  x: number;
  y: number;
}

/** Fewer axes make no area. */
export const fewestAxes = 3;

/** Where axes meet a circle, the first on top and clockwise from there; or shares of the way out to it. */
export const cornersIn = (
  count: number,
  centre: Spot,
  radius: number,
  shareOf: (at: number) => number = () => 1,
): Spot[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count - Math.PI / 2;
    const length = radius * shareOf(at);
    return { x: centre.x + length * Math.cos(angle), y: centre.y + length * Math.sin(angle) };
  });

/** A closed line through spots, as SVG has it. */
export const pathAround = (spots: readonly Spot[]): string =>
  spots.length === 0 ? '' : `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
