import type { Damage } from './damage.ts';
import type { Dice } from './dice.ts';
import { blur, project, shade, type Corners, type Gray, type Point } from './warp.ts';

/** What a reader may want to know of how a page lies; names stand in the truth of a scan. */
export type PageDamage =
  | { kind: 'skew'; degrees: number }
  | { kind: 'turned'; degrees: 90 | 180 | 270 }
  | { kind: 'stain' | 'fold' | 'smudgedCode' | 'double' | 'perspective' };

const noiseLength = 65_536;

/** Shades of paper and of what lies around it: the lid of a scanner, or a dark table. */
const grounds = [252, 246, 232, 70] as const;

const tables = new Map<number, Int8Array>();

function noiseOf(deviation: number, dice: Dice): Int8Array {
  const known = tables.get(deviation);
  if (known) return known;
  const table = Int8Array.from({ length: noiseLength }, () =>
    Math.max(-120, Math.min(120, Math.round(deviation * dice.normal()))),
  );
  tables.set(deviation, table);
  return table;
}

/** A page turned about its middle, with corners that stray, moved into a picture that just holds it. */
function corners(
  { width, height }: Gray,
  degrees: number,
  stray: number,
  dice: Dice,
): { corners: Corners; width: number; height: number } {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across, down]): Point => {
    const x = (across! * width) / 2 + dice.about(stray) * width;
    const y = (down! * height) / 2 + dice.about(stray) * height;
    return [x * cos - y * sin, x * sin + y * cos];
  });
  const margin = dice.between(2, 10);
  const [left, top] = [Math.min(...turned.map(([x]) => x)) - margin, Math.min(...turned.map(([, y]) => y)) - margin];
  const moved = turned.map(([x, y]): Point => [x - left, y - top]);
  const extent = (axis: 0 | 1): number => Math.ceil(Math.max(...moved.map((point) => point[axis])) + margin);
  return { corners: moved as unknown as Corners, width: extent(0), height: extent(1) };
}

function turnOf({ turned, upsideDown }: Damage, dice: Dice): 0 | 90 | 180 | 270 {
  const chance = dice.share();
  if (chance < turned) return dice.pick([90, 270] as const);
  return chance < turned + upsideDown ? 180 : 0;
}

/** Lays a page into the scanner as the damage says; the page itself is changed. */
export function distort(page: Gray, damage: Damage, dice: Dice): { picture: Gray; damage: PageDamage[] } {
  const turn = turnOf(damage, dice);
  const skew = dice.about(damage.skew);
  const spread = dice.share() * damage.blur;
  if (spread > 0.2) blur(page, spread);
  const stray = damage.perspective * dice.share();
  const { corners: place, ...size } = corners(page, turn + skew, stray, dice);
  const picture = project(page, place, size, dice.pick(damage.perspective > 0 ? grounds : grounds.slice(0, 2)));
  const darker = damage.shading * dice.share();
  shade(picture, {
    middle: 1 - darker / 2 - 0.02,
    across: dice.about(darker / 2),
    down: dice.about(darker / 2),
    noise: noiseOf(damage.noise, dice),
    offsetOf: () => dice.below(noiseLength),
  });
  return {
    picture,
    damage: [
      { kind: 'skew', degrees: Math.round(skew * 100) / 100 },
      ...(turn === 0 ? [] : [{ kind: 'turned', degrees: turn } as const]),
      ...(stray > 0.002 ? [{ kind: 'perspective' } as const] : []),
    ],
  };
}
