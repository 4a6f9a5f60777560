import sharp from 'sharp';
import type { LayoutPage, Region } from '../../../../contracts/wrongbook/layout.ts';
import { fitProjection, project, type Point } from '../geometry.ts';
import type { GrayPicture } from '../picture.ts';
import { warp } from '../warp.ts';

type Box = Point & { width: number; height: number };

/** Darkens boxes of a flat page as a pencil would; `shade` is what they get, `pixels` how many a millimetre has. */
export function fill(
  page: GrayPicture,
  boxes: readonly Box[],
  { shade = 60, inset = 0.15, pixels = page.width / 210 } = {},
): GrayPicture {
  const data = page.data.slice();
  const at = (length: number): number => Math.round(length * pixels);
  for (const { x, y, width, height } of boxes) {
    for (let row = at(y + inset); row < at(y + height - inset); row++) {
      data.fill(shade, row * page.width + at(x + inset), row * page.width + at(x + width - inset));
    }
  }
  return { ...page, data };
}

/** The bubbles of a page that answers name, as `question + option`, such as `q1A`. */
export const bubblesOf = ({ regions }: LayoutPage, answers: readonly string[]) =>
  regions.filter(
    (region): region is Extract<Region, { kind: 'bubble' }> =>
      region.kind === 'bubble' && answers.includes(region.questionId + region.option),
  );

/** The digits of a page that say a number. */
export const digitsOf = ({ regions }: LayoutPage, number: string) =>
  regions.filter(
    (region): region is Extract<Region, { kind: 'digit' }> =>
      region.kind === 'digit' && number[region.position - 1] === String(region.digit),
  );

/** How a page comes to lie in its picture. */
export interface Lie {
  /** Degrees clockwise. */
  rotation?: number;
  scale?: number;
  /** How much smaller the upper edge is seen than the lower one, 0 to 1. */
  slant?: number;
  /** Shade of what lies around the page, which then is seen with a margin. */
  around?: number;
}

/** A picture of a page that lies so, and where a place of the flat page (pixels) is seen in it. */
export function lay(page: GrayPicture, { rotation = 0, scale = 1, slant = 0, around }: Lie) {
  const { width, height } = page;
  const narrow = (slant * width) / 2;
  const flat: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const slanted = [{ x: narrow, y: 0 }, { x: width - narrow, y: 0 }, flat[2]!, flat[3]!];
  const angle = (rotation * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  const turned = slanted.map(({ x, y }) => ({ x: x * cosine - y * sine, y: x * sine + y * cosine }));
  const margin = around === undefined ? 0 : 60;
  const left = Math.min(...turned.map(({ x }) => x)) - margin;
  const top = Math.min(...turned.map(({ y }) => y)) - margin;
  const seen = turned.map(({ x, y }) => ({ x: x - left, y: y - top }));
  const wide = Math.ceil(Math.max(...seen.map(({ x }) => x)) + margin);
  const high = Math.ceil(Math.max(...seen.map(({ y }) => y)) + margin);
  const toPage = fitProjection(seen, flat)!;
  const toPicture = fitProjection(flat, seen)!;
  const picture = warp(page, toPage, wide, high);
  if (around !== undefined) paintAround(picture, page, (place) => project(toPage, place), around);
  return { picture, seenAt: (place: Point): Point => project(toPicture, place) };
}

function paintAround(picture: GrayPicture, page: GrayPicture, toPage: (place: Point) => Point, shade: number): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const place = toPage({ x: x + 0.5, y: y + 0.5 });
      const isPage = place.x >= 0 && place.x < page.width && place.y >= 0 && place.y < page.height;
      if (!isPage) picture.data[y * picture.width + x] = shade;
    }
  }
}

/** The same picture in a light that falls off from one side to the other. */
export function shade(picture: GrayPicture, darkest: number): GrayPicture {
  const data = picture.data.map((value, at) => value * (1 - ((1 - darkest) * (at % picture.width)) / picture.width));
  return { ...picture, data };
}

const raw = ({ data, width, height }: GrayPicture) => sharp(data, { raw: { width, height, channels: 1 } });

/** The same picture blurred, with that many pixels as the deviation. */
export async function blur(picture: GrayPicture, deviation: number): Promise<GrayPicture> {
  const data = await raw(picture).blur(deviation).toColourspace('b-w').raw().toBuffer();
  return { ...picture, data: new Uint8Array(data) };
}

/** The picture as a JPEG file. */
export const jpegOf = (picture: GrayPicture, quality: number): Promise<Buffer> =>
  raw(picture).jpeg({ quality }).toBuffer();

/** The same picture after it was saved as a JPEG. */
export async function throughJpeg(picture: GrayPicture, quality: number): Promise<GrayPicture> {
  const data = await sharp(await jpegOf(picture, quality))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { ...picture, data: new Uint8Array(data) };
}
