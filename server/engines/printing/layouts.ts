import { corners, layout, type Layout } from '../../../contracts/wrongbook/layout.ts';
import type { PaperSize } from './document.ts';

/** A place that a measured document tells of; pages count from 1 in the whole document, lengths are millimetres. */
export interface Place {
  kind: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  questionId?: string;
  corner?: string;
  /** Path of a picture among the sources. */
  picture?: string;
}

/** Pages in millimetres; what is larger than A4 lies across. */
export const pageSizes: Record<PaperSize, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  B4: { width: 364, height: 257 },
  A3: { width: 420, height: 297 },
};

/** The form of an answer sheet, from the places of its first copy, which lies on pages `first` to `last`. */
export function layoutOf(
  places: readonly Place[],
  size: PaperSize,
  { first, last, figures }: { first: number; last: number; figures: ReadonlyMap<string, Buffer> },
): Layout {
  const parts = new Map<string, number>();
  const pages = Array.from({ length: last - first + 1 }, (_, index) => {
    const onPage = places
      .filter(({ page }) => page === first + index)
      .map((place) => pictured(rounded(place), figures));
    return { page: index + 1, ...pageOf(onPage, parts) };
  });
  return layout.parse({ version: 1, ...pageSizes[size], pages });
}

type Box = Omit<Place, 'page'>;

/** Larger pictures are not kept with the form, in bytes: their ink counts as if somebody had drawn it. */
const mostPicture = 400_000;

/** A place with the picture itself, as a form that is read later needs it. */
function pictured(box: Box, figures: ReadonlyMap<string, Buffer>): Box {
  const { picture: path } = box;
  const bytes = path === undefined ? undefined : figures.get(path);
  if (path === undefined || !bytes || bytes.length > mostPicture)
    return path === undefined ? box : { ...box, kind: 'large' };
  if (path.endsWith('.svg')) return { ...box, picture: bytes.toString() };
  const type = path.endsWith('.png') ? 'png' : 'jpeg';
  return { ...box, picture: `data:image/${type};base64,${bytes.toString('base64')}` };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const rounded = ({ page: _, x, y, width, height, ...rest }: Place): Box => ({
  ...rest,
  x: hundredths(x),
  y: hundredths(y),
  width: hundredths(width),
  height: hundredths(height),
});

/** What a page has beside its regions. */
const beside = new Set(['part', 'chapter', 'column', 'mark', 'code', 'large']);

function pageOf(boxes: readonly Box[], parts: Map<string, number>) {
  const marks = boxes.filter(({ kind }) => kind === 'mark');
  const regions = boxes.filter(({ kind }) => !beside.has(kind));
  return {
    marks: corners.map((corner) => withoutKind(marks.find((mark) => mark.corner === corner))),
    code: withoutKind(boxes.find(({ kind }) => kind === 'code')),
    regions: joinRows(regions).map((box) => (box.kind === 'answer' ? numbered(box, parts) : box)),
  };
}

function withoutKind(box: Box | undefined) {
  const { kind: _, ...rest } = box ?? {};
  return rest;
}

/** Rows of one answer that stand below each other are one region. */
function joinRows(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  const open = new Map<string, Box>();
  for (const box of boxes) {
    const above = box.kind === 'answer' ? open.get(box.questionId!) : undefined;
    if (above && isBelow(box, above)) {
      above.height = hundredths(box.y + box.height - above.y);
    } else {
      const own = { ...box };
      joined.push(own);
      if (box.kind === 'answer') open.set(box.questionId!, own);
    }
  }
  return joined;
}

/** A hundredth of a millimetre for each of the two rounded numbers. */
const tolerance = 0.02;

const isBelow = (box: Box, above: Box): boolean =>
  box.x === above.x && Math.abs(above.y + above.height - box.y) <= tolerance;

function numbered(box: Box, parts: Map<string, number>) {
  const part = (parts.get(box.questionId!) ?? 0) + 1;
  parts.set(box.questionId!, part);
  return { ...box, part };
}
