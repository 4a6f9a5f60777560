import type { Point } from '../geometry.ts';
import type { GrayPicture } from '../picture.ts';
import { crop, shrink } from '../picture.ts';
import { warp } from '../warp.ts';

// Marks that look like a picture, one in each quarter of a page: wherever the picture correlates best with what is seen.

/** Pixels on the longer side of a page in which marks are looked for first, and then more exactly. */
const [rough, exact] = [500, 1_500];

/** How wide a mark may be in the first of them. */
const widths = [9, 11, 13, 16, 19, 23, 28];

/** A correlation below this is something else. */
const leastLike = 0.55;

/** The middles of the four marks in a picture, clockwise from the top left; undefined where not all are seen. */
export function findMarkPictures(picture: GrayPicture, mark: GrayPicture): Point[] | undefined {
  const small = resized(picture, rough);
  const found = widths
    .filter((width) => width < small.picture.width / 6)
    .map((width) =>
      quartersOf(small.picture).map((quarter) => bestIn(small.picture, template(mark, width), quarter, 2)),
    );
  const sure = (places: readonly Like[]): number => Math.min(...places.map(({ like }) => like));
  found.sort((one, other) => sure(other) - sure(one));
  const [best] = found;
  if (!best || sure(best) < leastLike) return undefined;
  const large = resized(picture, exact);
  const scale = small.factor / large.factor;
  return best.map(({ x, y, width }) => {
    const around = { left: (x - 3) * scale, top: (y - 3) * scale, right: (x + 3) * scale, bottom: (y + 3) * scale };
    const likes = [0.93, 0.97, 1, 1.03, 1.07].map((size) =>
      bestIn(large.picture, template(mark, Math.round(width * scale * size)), around, 1),
    );
    const { x: middleX, y: middleY } = likes.reduce((one, other) => (other.like > one.like ? other : one));
    return { x: middleX * large.factor, y: middleY * large.factor };
  });
}

function resized(picture: GrayPicture, size: number): { picture: GrayPicture; factor: number } {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / size));
  return { picture: shrink(picture, factor), factor };
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const quartersOf = ({ width, height }: GrayPicture): Area[] => [
  { left: 0, top: 0, right: width / 2, bottom: height / 2 },
  { left: width / 2, top: 0, right: width, bottom: height / 2 },
  { left: width / 2, top: height / 2, right: width, bottom: height },
  { left: 0, top: height / 2, right: width / 2, bottom: height },
];

/** The mark so many pixels wide, with its shades about their mean and as strong in sum as any other. */
interface Template {
  width: number;
  height: number;
  values: Float64Array;
}

function template(mark: GrayPicture, width: number): Template {
  const scale = mark.width / width;
  const height = Math.max(3, Math.round(mark.height / scale));
  const factor = Math.max(1, Math.floor(scale));
  const small = shrink(mark, factor);
  const { data } = warp(
    crop(small, 0, 0, small.width, small.height),
    [scale / factor, 0, 0, 0, scale / factor, 0, 0, 0, 1],
    width,
    height,
  );
  const mean = data.reduce((sum, shade) => sum + shade, 0) / data.length;
  const values = Float64Array.from(data, (shade) => shade - mean);
  const strength = Math.hypot(...values) || 1;
  return { width, height, values: values.map((value) => value / strength) };
}

/** Where a mark is most like what is seen: its middle, its width, and the correlation. */
interface Like extends Point {
  width: number;
  like: number;
}

function bestIn(picture: GrayPicture, mark: Template, area: Area, step: number): Like {
  let best: Like = { x: 0, y: 0, width: mark.width, like: -1 };
  const [halfX, halfY] = [mark.width / 2, mark.height / 2];
  const look = (left: number, top: number): void => {
    const like = likeAt(picture, mark, left, top);
    if (like > best.like) best = { x: left + halfX, y: top + halfY, width: mark.width, like };
  };
  const [lastX, lastY] = [picture.width - mark.width, picture.height - mark.height];
  for (let top = Math.max(0, Math.round(area.top - halfY)); top <= Math.min(lastY, area.bottom - halfY); top += step) {
    for (
      let left = Math.max(0, Math.round(area.left - halfX));
      left <= Math.min(lastX, area.right - halfX);
      left += step
    )
      look(left, top);
  }
  if (step === 1 || best.like < 0) return best;
  const [left, top] = [best.x - halfX, best.y - halfY];
  for (let y = Math.max(0, top - 1); y <= Math.min(lastY, top + 1); y++) {
    for (let x = Math.max(0, left - 1); x <= Math.min(lastX, left + 1); x++) look(x, y);
  }
  return best;
}

/** The correlation of a mark with what is seen at a place, -1 to 1. */
function likeAt({ width, data }: GrayPicture, mark: Template, left: number, top: number): number {
  let [sum, squares, product] = [0, 0, 0];
  for (let y = 0, at = 0; y < mark.height; y++) {
    const from = (top + y) * width + left;
    for (let x = 0; x < mark.width; x++, at++) {
      const shade = data[from + x]!;
      sum += shade;
      squares += shade * shade;
      product += shade * mark.values[at]!;
    }
  }
  const spread = squares - (sum * sum) / mark.values.length;
  return spread < 100 * mark.values.length ? 0 : product / Math.sqrt(spread);
}
