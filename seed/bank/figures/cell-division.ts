import type { Canvas } from './canvas.ts';
import { at, onArc, type Point } from './points.ts';
import { style } from './style.ts';

/** Stages of mitosis, and of the first division of meiosis where pairs stand at the equator and part. */
export const divisions = ['interphase', 'prophase', 'metaphase', 'anaphase', 'telophase', 'pairs', 'parting'] as const;
type Stage = (typeof divisions)[number];

const [wide, high] = [46, 50];
/** Lengths of the four chromosomes: two pairs, one of each grey. */
const lengths = [11, 11, 7, 7];
const greys = [style.ink, '#aaa', style.ink, '#aaa'];

/** A chromosome of two chromatids that cross, upright or lying. */
function crossed(canvas: Canvas, { x, y }: Point, size: number, fill: string, isLying: boolean): void {
  for (const sign of [1, -1]) {
    const [dx, dy] = isLying ? [size, sign * 3.4] : [sign * 3.4, size];
    canvas.line([at(x - dx, y - dy), at(x, y - dy * 0.12), at(x + dx, y + dy)], { width: 3.4 });
    canvas.line([at(x - dx * 0.92, y - dy * 0.92), at(x + dx * 0.92, y + dy * 0.92)], { width: 1 });
    if (fill !== style.ink) canvas.shape(slim(at(x - dx, y - dy), at(x + dx, y + dy)), { fill: '#fff', width: 0.8 });
  }
}

/** Two pairs that lie beside each other, the partners so far above and below the middle. */
function crossedPairs(canvas: Canvas, centre: Point, { x, y }: Point): void {
  [-x, -x, x, x].forEach((dx, index) => {
    const place = at(centre.x + dx, centre.y + (index % 2 === 0 ? -y : y));
    crossed(canvas, place, lengths[index]! * 0.9, greys[index]!, true);
  });
}

/** A thin bar from end to end. */
function slim(from: Point, to: Point): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(-(to.y - from.y) / length) * 1.6, ((to.x - from.x) / length) * 1.6];
  return [at(from.x + x, from.y + y), at(to.x + x, to.y + y), at(to.x - x, to.y - y), at(from.x - x, from.y - y)];
}

/** A chromatid on its way to a pole, bent with its arms behind. */
function bent(canvas: Canvas, { x, y }: Point, size: number, fill: string, down: 1 | -1): void {
  for (const sign of [1, -1])
    canvas.shape(slim(at(x, y), at(x + sign * size * 0.7, y + down * size)), {
      fill: fill === style.ink ? fill : '#fff',
      width: 0.8,
    });
}

/** Threads from the poles. */
function spindle(canvas: Canvas, centre: Point, isPlant: boolean): void {
  for (const x of [-28, -14, 0, 14, 28])
    canvas.line(
      isPlant
        ? [at(centre.x + x * 0.4, centre.y - 42), at(centre.x + x, centre.y), at(centre.x + x * 0.4, centre.y + 42)]
        : [at(centre.x, centre.y - 42), at(centre.x + x, centre.y), at(centre.x, centre.y + 42)],
      { width: 0.7 },
    );
}

function outline(canvas: Canvas, centre: Point, stage: Stage, isPlant: boolean): void {
  if (isPlant) {
    const corners = [at(-wide, -high), at(wide, -high), at(wide, high), at(-wide, high)];
    canvas.shape(corners.map(({ x, y }) => at(centre.x + x, centre.y + y)));
    if (stage === 'telophase')
      canvas.line([at(centre.x - wide, centre.y), at(centre.x + wide, centre.y)], { dashed: true });
    return;
  }
  const pinch = stage === 'telophase' ? 0.5 : 0;
  const rim = onArc(at(0, 0), [wide, high], [0, 360], 60).map(({ x, y }) =>
    at(centre.x + x * (1 - pinch * Math.exp(-((y / 14) ** 2))), centre.y + y),
  );
  canvas.shape(rim);
}

const columns = [-27, -9, 9, 27];

const contents: Readonly<Record<Stage, (canvas: Canvas, centre: Point, isPlant: boolean) => void>> = {
  interphase(canvas, centre) {
    canvas
      .ellipse(centre, 24, 22, { width: style.thin })
      .ellipse(at(centre.x + 7, centre.y - 4), 4.5, 4.5, { fill: style.ink });
    for (const [x, y] of [
      [-14, -6],
      [-8, 8],
      [4, 12],
      [-2, -12],
      [14, 8],
    ] as const)
      canvas.line(
        [
          at(centre.x + x - 4, centre.y + y),
          at(centre.x + x, centre.y + y - 3),
          at(centre.x + x + 4, centre.y + y + 1),
        ],
        { width: 0.8 },
      );
  },
  prophase(canvas, centre) {
    canvas.ellipse(centre, 34, 33, { dashed: true });
    const places = [at(-14, -10), at(15, 8), at(12, -16), at(-12, 16)];
    places.forEach(({ x, y }, index) =>
      crossed(canvas, at(centre.x + x, centre.y + y), lengths[index]!, greys[index]!, index % 2 === 1),
    );
  },
  metaphase(canvas, centre, isPlant) {
    spindle(canvas, centre, isPlant);
    columns.forEach((x, index) => crossed(canvas, at(centre.x + x, centre.y), lengths[index]!, greys[index]!, false));
  },
  anaphase(canvas, centre, isPlant) {
    spindle(canvas, centre, isPlant);
    for (const down of [1, -1] as const)
      [-21, -7, 7, 21].forEach((x, index) =>
        bent(canvas, at(centre.x + x, centre.y - down * 27), lengths[index]!, greys[index]!, down),
      );
  },
  telophase(canvas, centre) {
    for (const down of [1, -1] as const) {
      canvas.ellipse(at(centre.x, centre.y + down * 28), 21, 13, { width: style.thin });
      for (const x of [-10, 0, 10])
        canvas.line([at(centre.x + x - 3, centre.y + down * 28 - 4), at(centre.x + x + 3, centre.y + down * 28 + 4)], {
          width: 1.6,
        });
    }
  },
  pairs(canvas, centre, isPlant) {
    spindle(canvas, centre, isPlant);
    crossedPairs(canvas, centre, { x: 16, y: 7 });
  },
  parting(canvas, centre, isPlant) {
    spindle(canvas, centre, isPlant);
    crossedPairs(canvas, centre, { x: 15, y: 25 });
  },
};

/** A stage of a division around a point, of an animal's cell or of a plant's with its wall. */
export function division(canvas: Canvas, centre: Point, stage: Stage, isPlant: boolean): void {
  outline(canvas, centre, stage, isPlant);
  contents[stage](canvas, centre, isPlant);
}
