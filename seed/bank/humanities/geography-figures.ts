import { figureOf } from '../figures/kinds.ts';

interface GridPoint {
  name: string;
  column: number;
  row: number;
}

/** Names with their places, so many units from one to the next. */
const spaced = (names: readonly string[], unit: number): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, String(index * unit)]));

/** Part of a net of meridians and parallels, north up, with points where they meet. */
export const latitudeGrid = (
  meridians: readonly string[],
  parallels: readonly string[],
  points: readonly GridPoint[],
): string =>
  figureOf({
    kind: 'map',
    unit: '36',
    meridians: spaced(meridians, 2),
    parallels: spaced(parallels, -1.5),
    points: points.map(({ name, column, row }) => ({ at: `${2 * column} ${-1.5 * row}`, name, towards: '45' })),
  });

/** Contours of a round hill with their heights, outermost first; its summit, and a place on the contour of that number. */
export function summitAndPlace(levels: readonly number[], level: number, name: string): string {
  const [largest, between, shift] = [3.5, 0.75, 0.15];
  const radius = (index: number): number => largest - between * index;
  return figureOf({
    kind: 'map',
    contours: levels.map((height, index) => ({
      height: String(height),
      heightAt: '275',
      around: `${shift * index} 0`,
      radii: Array.from({ length: 12 }, () => radius(index)).join(' '),
    })),
    points: [
      { at: `${shift * (levels.length - 1)} 0`, mark: 'peak' },
      { at: `${shift * level - radius(level)} 0`, name, towards: '180' },
    ],
  });
}
