import type { Region } from '../../../contracts/wrongbook/layout.ts';
import type { Form, FormPage } from './forms/form.ts';
import { fitProjection, within } from './geometry.ts';
import { boundsOf, inkOf, joinInk, likenessOf, type Ink } from './ink.ts';
import { encodeJpeg } from './jpeg.ts';
import { markCentres } from './marks.ts';
import { crop, type GrayPicture } from './picture.ts';
import { withoutFigure } from './printed-figure.ts';
import type { PageReading } from './reading.ts';
import { warp } from './warp.ts';

/** A region that is cut out of a page. */
export type CutRegion = Extract<Region, { kind: 'answer' | 'blank' | 'score' }>;

/** What was cut out: its picture with its size, the share of it that is ink, and a fingerprint of the ink (16 hex digits). */
export interface Cut {
  region: CutRegion;
  jpeg: Uint8Array;
  width: number;
  height: number;
  ink: number;
  likeness: string;
}

/** Pixels per millimetre of a straightened page: 150 dpi. */
const pageScale = 150 / 25.4;

const pageQuality = 70;
const cutQuality = 60;
const widestCut = 1_000;

/** Millimetres beside an outline in which nobody writes. */
const frame = 0.9;

/** The straightened page as a JPEG at 150 dpi and its regions cut out; undefined where the reading has no place for it. */
export async function cutRegions(
  picture: GrayPicture,
  { corners }: Pick<PageReading, 'corners'>,
  { width, height }: Pick<Form, 'width' | 'height'>,
  page: FormPage,
): Promise<{ page: Uint8Array; cuts: Cut[] } | undefined> {
  const projection = corners && fitProjection(markCentres(page), corners);
  if (!projection) return undefined;
  const toPicture = within(projection, 1 / pageScale, { x: 0, y: 0 });
  const straight = warp(picture, toPicture, Math.round(width * pageScale), Math.round(height * pageScale));
  const regions = page.regions.filter((region) => isCut(region));
  const cuts = await Promise.all(regions.map((region) => cut(straight, region, page)));
  return { page: await encodeJpeg(straight, { quality: pageQuality }), cuts };
}

const isCut = (region: Region): region is CutRegion =>
  region.kind === 'answer' || region.kind === 'blank' || region.kind === 'score';

async function cut(straight: GrayPicture, region: CutRegion, page: FormPage): Promise<Cut> {
  const ink = await drawnIn(straight, region, page);
  const picture = part(straight, trimmed(region, page, ink));
  const jpeg = await encodeJpeg(picture, { quality: cutQuality, width: widestCut });
  const shrunk = Math.min(1, widestCut / picture.width);
  return {
    region,
    jpeg,
    width: Math.round(picture.width * shrunk),
    height: Math.round(picture.height * shrunk),
    ink: Math.round(ink.share * 1e5) / 1e5,
    likeness: likenessOf(ink),
  };
}

/** Millimetres around the ink that stay: a stroke too faint to count as ink is seldom farther from what does. */
const margin = 5;

/** Less wide than this, in millimetres, an answer would be blown up on screen beyond the others. */
const leastWidth = 80;

/** An answer without the empty paper around it; all of it where nothing was found to be written, so that a person can see that. */
function trimmed(region: CutRegion, page: FormPage, ink: Ink): Box {
  const isCutOff = region.kind === 'answer' && !hasPlaces(region, page) && figuresIn(region, page).length === 0;
  const bounds = isCutOff ? boundsOf(ink) : undefined;
  if (!bounds) return region;
  const inside = insideOf(region, page);
  const [right, bottom] = [region.x + region.width, region.y + region.height];
  const x = Math.max(region.x, inside.x + bounds.left / pageScale - margin);
  const y = Math.max(region.y, inside.y + bounds.top / pageScale - margin);
  const width = Math.max(leastWidth, inside.x + bounds.right / pageScale + margin - x);
  const height = inside.y + bounds.bottom / pageScale + margin - y;
  return { x, y, width: Math.min(right - x, width), height: Math.min(bottom - y, height) };
}

const placesIn = (region: CutRegion, { regions }: FormPage): CutRegion[] =>
  region.kind === 'answer' ? regions.filter((other) => isPlaceOf(other, region)) : [];

const hasPlaces = (region: CutRegion, page: FormPage): boolean => placesIn(region, page).length > 0;

type FigureRegion = Extract<Region, { kind: 'figure' }>;

const figuresIn = (region: CutRegion, { regions }: FormPage): FigureRegion[] =>
  regions.filter(
    (one): one is FigureRegion =>
      region.kind === 'answer' && one.kind === 'figure' && one.questionId === region.questionId && isIn(one, region),
  );

/** The ink of a region without the figures that are printed there to be drawn into. */
async function drawnIn(straight: GrayPicture, region: CutRegion, page: FormPage): Promise<Ink> {
  const inside = insideOf(region, page);
  const pixel = (length: number): number => Math.round(length * pageScale);
  let ink = writtenIn(straight, region, page);
  for (const { picture, x, y, width, height } of figuresIn(region, page)) {
    const place = { left: pixel(x) - pixel(inside.x), top: pixel(y) - pixel(inside.y) };
    ink = await withoutFigure(ink, { picture, ...place, width: pixel(width), height: pixel(height) });
  }
  return ink;
}

/** The ink of a region; of an area that has places to write on, such as a dictation, that of those places. */
function writtenIn(straight: GrayPicture, region: CutRegion, page: FormPage): Ink {
  const places = placesIn(region, page);
  if (places.length === 0) return inkOf(part(straight, insideOf(region, page)));
  const pixel = (length: number): number => Math.max(0, Math.round(length * pageScale));
  const inks = places.map((place) => ({
    ink: writtenIn(straight, place, page),
    left: pixel(place.x + frame - region.x),
    top: pixel(place.y + frame - region.y),
  }));
  return joinInk(pixel(region.width), pixel(region.height), inks);
}

const isPlaceOf = (other: Region, region: CutRegion): other is CutRegion =>
  other.kind === 'blank' && other.questionId === region.questionId && isIn(other, region);

const isIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

function part(straight: GrayPicture, { x, y, width, height }: Box): GrayPicture {
  const pixel = (length: number): number => Math.round(length * pageScale);
  return crop(straight, pixel(x), pixel(y), pixel(x + width) - pixel(x), pixel(y + height) - pixel(y));
}

/** What is written in, without the outline and without the head, which is as high as the box for the mark. */
function insideOf(region: CutRegion, { regions }: FormPage): Box {
  const head = region.kind === 'answer' ? regions.find((other) => isHeadOf(other, region)) : undefined;
  const top = head ? head.y + head.height : region.y;
  const height = Math.max(frame, region.y + region.height - top - 2 * frame);
  return { x: region.x + frame, y: top + frame, width: Math.max(frame, region.width - 2 * frame), height };
}

const isHeadOf = (other: Region, region: CutRegion): boolean =>
  other.kind === 'score' &&
  other.questionId === region.questionId &&
  Math.abs(other.y - region.y) < 1 &&
  other.x >= region.x - 1 &&
  other.x < region.x + region.width &&
  other.height < region.height;
