import { distanceOf, type Point } from '../geometry.ts';
import { shrink, type GrayPicture } from '../picture.ts';

// The edge of a sheet of paper on what it lies on.

const workingSize = 700;

/** A corner of the picture that is nearer than this share of it to the paper is its corner: then nothing is seen about the paper. */
const whole = 0.985;

/** The corners of the paper in a picture, clockwise from the one that is nearest to the top left; those of the picture where nothing lies about the paper. */
export function findPaper(picture: GrayPicture): Point[] {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / workingSize));
  const small = shrink(picture, factor);
  const paper = paperIn(small);
  const { width, height } = small;
  const inPicture = ({ x, y }: Point): Point => ({ x: x * factor, y: y * factor });
  const corners = cornersIn(paper, width, height);
  const area = paper.reduce((sum, one) => sum + one, 0);
  if (!corners || area > whole * width * height) return frameOf(picture);
  const sides = corners.map((corner, index) => sideFrom(paper, small, corner, corners[(index + 1) % 4]!));
  return corners.map((corner, index) => inPicture(meetingOf(sides[(index + 3) % 4]!, sides[index]!) ?? corner));
}

const frameOf = ({ width, height }: GrayPicture): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** The shade that best tells two kinds of pixels apart (N. Otsu, 1979). */
function splitOf(data: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const shade of data) counts[shade]!++;
  const total = counts.reduce((sum, count, shade) => sum + count * shade, 0);
  let [below, sum, best, split] = [0, 0, 0, 0];
  for (let shade = 0; shade < 256; shade++) {
    below += counts[shade]!;
    sum += counts[shade]! * shade;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const apart = below * above * (sum / below - (total - sum) / above) ** 2;
    if (apart > best) [best, split] = [apart, shade];
  }
  return split;
}

/** What is bright and hangs together with the brightness in the middle, with what is enclosed by it. */
function paperIn({ width, height, data }: GrayPicture): Uint8Array {
  const split = splitOf(data);
  const paper = new Uint8Array(data.length);
  const stack: number[] = [];
  const add = (at: number): void => {
    if (paper[at] || data[at]! <= split) return;
    paper[at] = 1;
    stack.push(at);
  };
  for (let y = height >> 2; y < height - (height >> 2); y++) {
    for (let x = width >> 2; x < width - (width >> 2); x++) add(y * width + x);
  }
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    if (x > 0) add(at - 1);
    if (x < width - 1) add(at + 1);
    if (at >= width) add(at - width);
    if (at < data.length - width) add(at + width);
  }
  return filled(paper, width);
}

/** Rows without their holes: what is printed or written on the paper. */
function filled(paper: Uint8Array, width: number): Uint8Array {
  for (let from = 0; from < paper.length; from += width) {
    const row = paper.subarray(from, from + width);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    if (first >= 0) row.fill(1, first, last + 1);
  }
  return paper;
}

/** The places of the paper that are farthest out towards the corners of the picture. */
function cornersIn(paper: Uint8Array, width: number, height: number): Point[] | undefined {
  const far: [(x: number, y: number) => number, number, Point][] = [
    [(x, y) => -x - y, -Infinity, { x: 0, y: 0 }],
    [(x, y) => x - y, -Infinity, { x: 0, y: 0 }],
    [(x, y) => x + y, -Infinity, { x: 0, y: 0 }],
    [(x, y) => y - x, -Infinity, { x: 0, y: 0 }],
  ];
  const look = (x: number, y: number): void => {
    for (const one of far) {
      const out = one[0](x, y);
      if (out > one[1]) [one[1], one[2]] = [out, { x: x + 0.5, y: y + 0.5 }];
    }
  };
  for (let y = 0; y < height; y++) {
    const row = paper.subarray(y * width, (y + 1) * width);
    if (!row.includes(1)) continue;
    look(row.indexOf(1), y);
    look(row.lastIndexOf(1), y);
  }
  return far[0]![1] === -Infinity ? undefined : far.map(([, , place]) => place);
}

/** A line: places where `a x + b y = c`. */
type Line = readonly [a: number, b: number, c: number];

const samples = 48;

/** The line along a side of the paper, by where it begins as seen from outside; corners that are bent over do not count. */
function sideFrom(paper: Uint8Array, { width, height }: GrayPicture, from: Point, to: Point): Line {
  const length = Math.max(1, distanceOf(from, to));
  const [outX, outY] = [(to.y - from.y) / length, (from.x - to.x) / length];
  const reach = 0.03 * length;
  const isPaper = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && paper[Math.floor(y) * width + Math.floor(x)] === 1;
  const seen: Point[] = [];
  for (let index = 0; index < samples; index++) {
    const share = 0.06 + (0.88 * index) / (samples - 1);
    const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
    for (let by = reach; by > -reach; by -= 0.25) {
      if (!isPaper(x + by * outX, y + by * outY)) continue;
      seen.push({ x: x + by * outX, y: y + by * outY });
      break;
    }
  }
  return lineThrough(seen, [outX, outY, outX * from.x + outY * from.y]);
}

/** The line that most of some places lie on: fitted again without those that are far from it. */
function lineThrough(places: readonly Point[], start: Line): Line {
  let line = start;
  for (const limit of [Infinity, 4, 1.5]) {
    const near = places.filter(({ x, y }) => Math.abs(line[0] * x + line[1] * y - line[2]) < limit);
    if (near.length < samples / 3) return line;
    const mean = (of: (place: Point) => number): number => near.reduce((sum, one) => sum + of(one), 0) / near.length;
    const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
    const [xx, yy, xy] = [
      mean((one) => (one.x - x) ** 2),
      mean((one) => (one.y - y) ** 2),
      mean((one) => (one.x - x) * (one.y - y)),
    ];
    const angle = Math.atan2(2 * xy, xx - yy) / 2;
    const [a, b] = [-Math.sin(angle), Math.cos(angle)];
    line = [a, b, a * x + b * y];
  }
  return line;
}

function meetingOf([a, b, c]: Line, [d, e, f]: Line): Point | undefined {
  const area = a * e - b * d;
  return Math.abs(area) < 0.2 ? undefined : { x: (c * e - b * f) / area, y: (a * f - c * d) / area };
}
