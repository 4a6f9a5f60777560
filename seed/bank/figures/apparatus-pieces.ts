import { arc, mirrored, way, type Piece } from './apparatus-pen.ts';
import { style } from './style.ts';

const tube: Piece = (pen, { liquid, filled, height = 92 }) => {
  pen.line([[-12, 0], [-10, 3], ...arc([0, height - 10], 10, [180, 0]), [10, 3], [12, 0]]);
  const half = (y: number): number => (y > height - 10 ? Math.sqrt(Math.max(0, 100 - (y - height + 10) ** 2)) : 10);
  if (liquid > 0) pen.liquid(height - liquid * (height - 8), height, half);
  if (!filled) return;
  for (const [x, y] of way`4,3 5,9 5,16 1,6 1,13 5,23`)
    pen.circle([x, height - 3 - y], 1.4, { fill: style.ink, width: 0.6 });
};

const flask: Piece = (pen, { liquid }) => {
  pen.line(mirrored(way`-11,0 -9,3 -9,18 -32,70 -31,76 -26,78`));
  if (liquid > 0) pen.liquid(78 - liquid * 58, 78, (y) => 9 + ((Math.min(y, 70) - 18) / 52) * 23);
};

const roundFlask: Piece = (pen, { liquid }) => {
  pen.line([[-10, 0], [-8, 3], [-8, 37], ...arc([0, 66], 30, [-105.5, -434.5]), [8, 37], [8, 3], [10, 0]]);
  if (liquid > 0) pen.liquid(96 - liquid * 56, 96, (y) => Math.sqrt(Math.max(0, 900 - (y - 66) ** 2)));
};

const vessel =
  (half: number, usual: number): Piece =>
  (pen, { liquid, height = usual }) => {
    pen.line(
      way`${-half - 4},${-height - 2} ${-half},${-height + 3} ${-half},-4 ${-half + 4},0 ${half - 4},0 ${half},-4 ${half},${-height}`,
    );
    if (liquid > 0) pen.liquid(-liquid * height, 0, () => half);
  };

const jar: Piece = (pen, { liquid, tilt, filled }) => {
  pen.line(mirrored(way`-17,0 -14,2 -14,9 -19,16 -19,78`));
  const half = (y: number): number => (y < 16 ? 14 : 19);
  // Of one that stands upside down the liquid is at its mouth.
  if (liquid > 0 && tilt !== 180) pen.liquid(78 - liquid * 76, 78, half);
  if (liquid > 0 && tilt === 180) pen.line(way`-19,${liquid * 78} 19,${liquid * 78}`, { width: style.thin });
  if (filled) pen.line(way`-24,0 24,0`, { width: 2.4 });
};

const lamp: Piece = (pen) => {
  pen.line(way`0,0 5,9 6,15 3,21 -3,21 -6,15 -5,9 0,0`, { width: style.thin });
  pen.line(way`-2,21 -2,29`, { width: style.thin }).line(way`2,21 2,29`, { width: style.thin });
  pen.shape(way`-8,27 8,27 8,33 -8,33`, { fill: style.shade, width: style.thin });
  pen.line(mirrored(way`-8,33 -22,40 -26,50 -21,60`));
  pen.liquid(46, 60, (y) => (y < 50 ? 25 : 26 - (y - 50) / 2));
};

/** Thistle funnel; its stem ends where it stands. */
const thistle: Piece = (pen, { height = 110 }) => {
  pen.line(way`-2.5,0 -2.5,${-height + 18} -9,${-height + 8} -9,${-height} -12,${-height - 4}`, { width: style.thin });
  pen.line(way`2.5,2 2.5,${-height + 18} 9,${-height + 8} 9,${-height} 12,${-height - 4}`, { width: style.thin });
};

/** Separating funnel with its tap. */
const separating: Piece = (pen, { height = 60, liquid }) => {
  pen.line(way`-2,0 -2,${-height}`, { width: style.thin }).line(way`2,2 2,${-height}`, { width: style.thin });
  const middle = -height - 16;
  pen.line([[-2, -height], ...arc([0, middle], 16, [97, 263]), [-4, middle - 22]]);
  pen.line([[2, -height], ...arc([0, middle], 16, [83, -83]), [4, middle - 22]]);
  pen.shape(way`-6,${middle - 22} 6,${middle - 22} 4,${middle - 29} -4,${middle - 29}`, {
    fill: '#bbb',
    width: style.thin,
  });
  pen.shape(way`-9,${-height + 9} 9,${-height + 9} 9,${-height + 13} -9,${-height + 13}`, {
    fill: '#bbb',
    width: style.thin,
  });
  if (liquid > 0)
    pen.liquid(middle + 16 - 32 * liquid, middle + 16, (y) => Math.sqrt(Math.max(0, 256 - (y - middle) ** 2)));
};

/** Funnel; its tip is cut aslant. */
const funnel: Piece = (pen, { filled, liquid }) => {
  pen
    .line(way`-2.5,0 -2.5,-34 -27,-66`)
    .line(way`2.5,-5 2.5,-34 27,-66`)
    .line(way`-2.5,0 2.5,-5`);
  if (filled) pen.line(way`-21,-62 0,-35 21,-62`, { dashed: true });
  if (liquid > 0) pen.liquid(-36 - liquid * 24, -36, (y) => Math.max(0, (-34 - y) * 0.75));
};

const stopper: Piece = (pen) => {
  pen.shape(way`-11,-7 11,-7 8,8 -8,8`, { fill: '#ccc', width: style.thin });
};

const stand: Piece = (pen, { height = 170, arms }) => {
  pen.shape(way`-24,0 50,0 50,-6 -24,-6`, { fill: style.shade, width: style.thin });
  pen.line(way`0,-6 0,${-height}`, { width: 2.4 });
  for (const { x: up, y: length } of arms) {
    pen.line(way`0,${-up} ${length},${-up}`, { width: 2.4 });
    pen.shape(way`-4,${-up - 4} 4,${-up - 4} 4,${-up + 4} -4,${-up + 4}`, { fill: style.ink, width: style.thin });
  }
};

const tripod: Piece = (pen, { height = 68 }) => {
  pen
    .line(way`-38,0 38,0`, { width: 3 })
    .line(way`-32,0 -38,${height}`)
    .line(way`32,0 38,${height}`);
};

const thermometer: Piece = (pen, { height = 110 }) => {
  pen.line(way`-3,-5 -3,${-height} 3,${-height} 3,-5`, { width: style.thin });
  pen.circle([0, -2], 3.6, { fill: style.ink, width: style.thin }).line(way`0,-3 0,${-height * 0.6}`, { width: 1.6 });
  for (let y = 20; y < height - 6; y += 6) pen.line(way`-3,${-y} 0,${-y}`, { width: 0.7 });
};

const dropper: Piece = (pen) => {
  pen.line(way`-1.2,0 -4,-22 -4,-58`, { width: style.thin }).line(way`1.2,0 4,-22 4,-58`, { width: style.thin });
  pen.shape([[-6, -56], [6, -56], [6, -60], ...arc([0, -74], 7, [60, -240]), [-6, -60]], {
    fill: style.shade,
    width: style.thin,
  });
};

const candle: Piece = (pen, { height = 34 }) => {
  pen.shape(way`-5,0 5,0 5,${-height} -5,${-height}`, { fill: '#fff', width: style.thin });
  pen.line(way`0,${-height} 0,${-height - 5}`, { width: style.thin });
  pen.shape(way`0,${-height - 20} 4,${-height - 9} 0,${-height - 4} -4,${-height - 9}`, { width: style.thin });
};

const nail: Piece = (pen, { height = 44 }) => {
  pen.shape(way`-1.3,${-height} 1.3,${-height} 1.3,-5 0,0 -1.3,-5`, { fill: '#888', width: 0.8 });
  pen.line(way`-4.5,${-height} 4.5,${-height}`, { width: 2.4 });
};

/** A strip, a block or an electrode that reaches so far up. */
const plate: Piece = (pen, { height = 60 }) => {
  pen.shape(way`-4,0 4,0 4,${-height} -4,${-height}`, { fill: style.shade, width: style.thin });
};

/** All pieces by their names. */
export const pieces = {
  tube,
  flask,
  roundFlask,
  beaker: vessel(34, 74),
  trough: vessel(72, 48),
  jar,
  lamp,
  thistle,
  separating,
  funnel,
  stopper,
  stand,
  tripod,
  thermometer,
  dropper,
  candle,
  nail,
  plate,
} satisfies Readonly<Record<string, Piece>>;
