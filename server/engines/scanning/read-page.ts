import { findCodes, type SeenCode } from './codes.ts';
import { cornersSeen } from './forms/anchors.ts';
import type { CodedPage, FormPage } from './forms/form.ts';
import { project, within } from './geometry.ts';
import { chooseMarks, codeOffset, isPageLike, markCentres, placeByCode, placeByMarks, snapToMarks } from './marks.ts';
import type { MarkPoints, Placed } from './marks.ts';
import type { GrayPicture } from './picture.ts';
import { readBoxes } from './read-boxes.ts';
import type { AutomaticReading, ForcedReading, KnownPage, PageReading } from './reading.ts';
import { hasOtherMarks } from './second-sheet.ts';
import { findSquares, type Square } from './squares.ts';
import { warp } from './warp.ts';

/** Millimetres that a code may be away from where the marks have it; farther, and other marks are tried. */
const farthestCode = 1.5;

/** Reads a picture of a page; the picture and the layout are all that it goes by. */
export async function readPage(picture: GrayPicture, how: AutomaticReading | ForcedReading): Promise<PageReading> {
  const { squares, isEmpty } = findSquares(picture);
  const marks = chooseMarks(squares, picture.width * picture.height);
  const seen: Seen = { picture, squares, marks };
  if ('layout' in how) return readKnown(seen, how);
  const codes = await findCodeOrCodes(seen, how);
  const [code] = codes;
  if (!code) {
    const found = isEmpty && !marks ? 'blank' : marks ? 'noCode' : 'noMarks';
    return { ...unread(seen, found), ...readByForm(seen, how.forms?.() ?? []) };
  }
  if (codes.length > 1) return unread({ ...seen, marks: undefined }, 'several');
  const known = how.layoutFor(code.text);
  const page = known && pageOf(known);
  if (!page || !isCoded(page)) return { ...unread(seen, 'unknownCode'), code: code.text };
  const placed = place(seen, code, page);
  if (!placed) return { ...unread(seen, 'noMarks'), code: code.text, page: page.page, corners: null };
  if (hasOtherMarks(squares, placed, page)) return unread({ ...seen, marks: undefined }, 'several');
  return readPlaced(seen, placed, page, code);
}

/** What a picture shows before anything is known of it. */
interface Seen {
  picture: GrayPicture;
  squares: Square[];
  marks: MarkPoints | undefined;
}

/** Share of a form's boxes that must be where they should be before a page without a code is taken to be of it. */
const fittingForm = 0.9;

/** What a page without a code says of whose it is: its number in the form, and the student number. */
function readByForm({ picture, marks }: Seen, forms: readonly KnownPage[]): Partial<PageReading> {
  const fitting = forms
    .flatMap((known) => {
      const page = pageOf(known);
      const placed = page && marks && placeByMarks(marks, page);
      return placed ? [{ page: page.page, ...readBoxes(picture, placed, page, null) }] : [];
    })
    .filter(({ quality }) => (quality.outlines ?? 0) >= fittingForm)
    .sort((one, other) => other.quality.outlines! - one.quality.outlines!);
  const [best] = fitting;
  if (!best || fitting.some(({ page }) => page !== best.page)) return {};
  const { page, digits, studentNo, isStudentNoSure } = best;
  return { page, digits, studentNo, isStudentNoSure };
}

const isCoded = (page: FormPage): page is CodedPage => page.code !== undefined;

const pageOf = ({ layout, page }: KnownPage): FormPage | undefined =>
  layout.pages.find(({ page: number }) => number === page);

/** Looks where the code of a likely page would be, then everywhere; more than one where several sheets of ours are seen. */
async function findCodeOrCodes({ picture, marks }: Seen, { layoutFor, likely = [] }: AutomaticReading) {
  for (const known of marks ? likely : []) {
    const page = pageOf(known);
    const placed = page && placeByMarks(marks!, page);
    const code = placed && (await codeAt(picture, placed, page));
    if (code) return [code];
  }
  const codes = await findCodes(picture, false);
  const found = codes.length > 0 ? codes : await findCodes(picture, true);
  // Pages may hold codes of others.
  const known = found.filter(({ text }) => layoutFor(text));
  return known.length > 0 ? known : found.slice(0, 1);
}

/** Pixels per millimetre at which a code is looked at, and the paper about it, which it needs. */
const codeScale = 9;
const codeMargin = 3;

async function codeAt(picture: GrayPicture, { projection }: Placed, page: FormPage): Promise<SeenCode | undefined> {
  if (!page.code) return undefined;
  const { x, y, width, height } = page.code;
  const toPicture = within(projection, 1 / codeScale, { x: x - codeMargin, y: y - codeMargin });
  const size = (length: number): number => Math.round((length + 2 * codeMargin) * codeScale);
  const [code] = await findCodes(warp(picture, toPicture, size(width), size(height)), false);
  return code && { ...code, corners: code.corners.map((corner) => project(toPicture, corner)) };
}

/** The four marks, unless the code is not where they would have it: then what looked like a mark was something else. */
function place({ marks, squares }: Seen, code: SeenCode, page: CodedPage): Placed | undefined {
  const placed = marks && placeByMarks(marks, page);
  if (placed && codeOffset(placed, code.corners, page) < farthestCode) return placed;
  return placeByCode(squares, code.corners, page);
}

async function readKnown(seen: Seen, how: ForcedReading): Promise<PageReading> {
  const page = pageOf(how);
  if (!page) throw new RangeError(`layout has no page ${how.page}`);
  if (how.corners) return readAt(seen, page, snapToMarks(how.corners, seen.squares, page));
  if (page.anchor === 'edge' || page.anchor === 'picture') return readAnywhere(seen, page, how.markPicture);
  const placed = seen.marks && placeByMarks(seen.marks, page);
  if (!isCoded(page))
    return placed ? readPlaced(seen, placed, page, undefined) : { ...unread(seen, 'noMarks'), page: page.page };
  return readCoded(seen, page, placed);
}

/** Reads a page that has a code, whether it is seen or not. */
async function readCoded(seen: Seen, page: CodedPage, placed: Placed | undefined): Promise<PageReading> {
  const near = placed && (await codeAt(seen.picture, placed, page));
  if (near) return readPlaced(seen, placed, page, near);
  const [code] = await findCodeOrCodes(seen, { layoutFor: () => undefined });
  const byCode = code && place(seen, code, page);
  if (byCode ?? placed) return readPlaced(seen, (byCode ?? placed)!, page, byCode ? code : undefined);
  return { ...unread(seen, 'noMarks'), page: page.page, code: code?.text ?? null };
}

/** Reads a page whose corners are where somebody says. */
async function readAt(seen: Seen, page: FormPage, points: MarkPoints): Promise<PageReading> {
  const { picture } = seen;
  const placed = isPageLike(points, picture.width * picture.height) && placeByMarks(points, page);
  if (!placed) return { ...unread(seen, 'noMarks'), page: page.page };
  return readPlaced(seen, placed, page, await codeAt(picture, placed, page));
}

/** How much more of the outlines must be seen on a page that is turned than on one that lies upright, and how many are enough. */
const clearlyTurned = 0.1;
const enough = 0.9;

/** Reads a page whose corners do not tell which way it lies: as it lies most of its outlines are where they should be. */
async function readAnywhere(seen: Seen, page: FormPage, mark: GrayPicture | undefined): Promise<PageReading> {
  const bare = { ...seen, marks: undefined };
  let best: PageReading = { ...unread(bare, 'noMarks'), page: page.page };
  for (const points of cornersSeen(seen.picture, page, mark)) {
    const reading = await readAt(bare, page, points);
    const gain = (reading.quality?.outlines ?? 0) - (best.quality?.outlines ?? -1);
    if (reading.quality && gain > (best.quality ? clearlyTurned : 0)) best = reading;
    if ((best.quality?.outlines ?? 0) > enough) break;
  }
  return best;
}

function unread({ picture: { width, height }, marks }: Seen, found: PageReading['found']): PageReading {
  return {
    found,
    code: null,
    page: null,
    width,
    height,
    corners: marks ?? null,
    rotation: marks ? rotationOf(marks) : null,
    bubbles: [],
    questions: [],
    isEmpty: false,
    absent: null,
    digits: [],
    studentNo: null,
    isStudentNoSure: false,
    quality: null,
  };
}

function rotationOf([topLeft, topRight]: MarkPoints): number {
  const degrees = (Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) * 100) / 100;
}

function readPlaced(seen: Seen, placed: Placed, page: FormPage, code: SeenCode | undefined): PageReading {
  const { picture } = seen;
  const points = markCentres(page).map((centre) => project(placed.projection, centre));
  const corners = points.map(({ x, y }) => ({ x: hundredths(x), y: hundredths(y) })) as unknown as MarkPoints;
  const offset = code && isCoded(page) ? hundredths(codeOffset(placed, code.corners, page)) : null;
  const { quality, ...boxes } = readBoxes(picture, placed, page, offset);
  // Three marks, or no code, and no outlines where they should be: one of the marks was something else.
  const isGuess = (placed.marks < 4 || !code) && quality.outlines !== null && quality.outlines < 0.5;
  if (isGuess)
    return { ...unread({ ...seen, marks: undefined }, 'noMarks'), code: code?.text ?? null, page: page.page };
  return {
    found: code || !page.code ? 'full' : 'noCode',
    code: code?.text ?? null,
    page: page.page,
    width: picture.width,
    height: picture.height,
    corners,
    rotation: rotationOf(corners),
    ...boxes,
    quality,
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
