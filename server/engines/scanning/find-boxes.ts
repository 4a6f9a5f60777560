import { lookInto, type SeenBox } from './bubbles.ts';
import { extraInk } from './extra-ink.ts';
import { followOutlines } from './follow.ts';
import type { Projection } from './geometry.ts';
import { fitLocally, type LocalFit } from './local-fit.ts';
import { allOutlines, findOutline, type Shift } from './outlines.ts';
import { patchOf, type Box, type Patch } from './patches.ts';
import type { GrayPicture } from './picture.ts';

/** A box of a page with where it was found. */
export interface FoundBox extends SeenBox {
  /** Millimetres from where its form says. */
  shift: Shift;
  /** Whether its printed outline is there, and whether those of the boxes about it agree on where that is. */
  isSeen: boolean;
  agreement: number;
  /** Square millimetres of ink in and close about it, beside what is printed there. */
  ink: number;
}

/** A box with what is printed into it. */
export type LabelledBox = Box & { label: string };

/** Millimetres by which boxes of flat paper are off at most, and share of outlines that are seen at least. */
const flatShift = 0.85;
const flatSeen = 0.97;

/** Millimetres by which the code is off at most on flat paper. */
export const flatCode = 2;

/** How far away an outline is looked for on paper that is not flat, in millimetres beyond its box. */
const farMargin = 6.2;

/** An outline that is farther than this from where those about it have it, in millimetres, is something else. */
const mostOff = 0.6;

interface Look {
  picture: GrayPicture;
  projection: Projection;
  black: number;
}

/** Finds and looks into all boxes of a page; `isBent` is what its code says already. */
export function findBoxes(look: Look, boxes: readonly LabelledBox[], isBent: boolean): FoundBox[] {
  const nominal = boxes.map(() => ({ x: 0, y: 0 }));
  const near = lookNear(look, boxes, nominal);
  if (!isBent && isFlat(near.shifts)) return finish(boxes, near);
  const mild = lookAgain(look, boxes, near);
  if (!isBent && isSmooth(mild)) return mild;
  const bent = finish(boxes, lookNear(look, boxes, followed(look, boxes)));
  return fitOf(bent) > fitOf(mild) + clearly * boxes.length ? bent : mild;
}

/** So often outlines are looked for where those about them have them: each time some are found that were too far away before. */
const mostLooks = 3;

function lookAgain(look: Look, boxes: readonly LabelledBox[], first: Near): FoundBox[] {
  let best: FoundBox[] | undefined;
  let guesses = fitLocally(boxes, first.shifts).map(({ shift }) => shift);
  for (let count = 0; count < mostLooks; count++) {
    const found = finish(boxes, lookNear(look, boxes, guesses));
    if (best && fitOf(found) <= fitOf(best)) return best;
    if (isSmooth(found)) return found;
    best = found;
    guesses = found.map(({ shift }) => shift);
  }
  return best!;
}

/** Millimetres by which boxes of paper are off that is only a little bent: less than half of what is between two rows. */
const mildShift = 1.7;

/** Share of the outlines of such paper that are seen, and of those about each box that agree. */
const mildSeen = 0.98;
const mildAgreement = 0.7;

/** Whether all boxes were found where paper that is a little bent has them: then they need not be looked for farther away. */
const isSmooth = (boxes: readonly FoundBox[]): boolean =>
  seenIn(boxes) >= mildSeen * boxes.length &&
  boxes.every(({ shift: { x, y }, agreement }) => Math.hypot(x, y) < mildShift && agreement >= mildAgreement);

/** Share of the outlines that must fit more where a page is bent: by chance a few always do. */
const clearly = 0.015;

/** How many outlines are seen, as far as those about them agree. */
const fitOf = (boxes: readonly FoundBox[]): number =>
  boxes.reduce((sum, { isSeen, agreement }) => sum + (isSeen ? agreement : 0), 0);

const seenIn = (boxes: readonly FoundBox[]): number => boxes.filter(({ isSeen }) => isSeen).length;

/** The boxes with patches about where they are taken to be, and where their outlines are. */
interface Near {
  patches: Patch[];
  guesses: readonly Shift[];
  shifts: (Shift | undefined)[];
}

const moved = (box: Box, { x, y }: Shift): Box => ({ ...box, x: box.x + x, y: box.y + y });

function lookNear({ picture, projection, black }: Look, boxes: readonly Box[], guesses: readonly Shift[]): Near {
  const patches = boxes.map((box, index) => patchOf(picture, projection, moved(box, guesses[index]!), black));
  const shifts = patches.map((patch, index) => {
    const found = findOutline(patch, boxes[index]!);
    return found && { x: guesses[index]!.x + found.x, y: guesses[index]!.y + found.y };
  });
  return { patches, guesses, shifts };
}

function isFlat(shifts: readonly (Shift | undefined)[]): boolean {
  const flat = shifts.filter((shift) => shift && Math.abs(shift.x) < flatShift && Math.abs(shift.y) < flatShift);
  return flat.length >= flatSeen * shifts.length;
}

function followed({ picture, projection, black }: Look, boxes: readonly Box[]): Shift[] {
  const places = boxes.map((box) => allOutlines(patchOf(picture, projection, box, black, farMargin), box));
  return fitLocally(boxes, followOutlines(boxes, places)).map(({ shift }) => shift);
}

function finish(boxes: readonly LabelledBox[], { patches, guesses, shifts }: Near): FoundBox[] {
  const fits = fitLocally(boxes, shifts);
  const looked = fits.map(({ shift }, index) => {
    const [box, patch, guess] = [boxes[index]!, patches[index]!, guesses[index]!];
    const within = { x: shift.x - guess.x, y: shift.y - guess.y };
    return { patch, box, shift: within, label: box.label, ...lookInto(patch, box, within) };
  });
  const inks = extraInk(looked, aroundOf(boxes));
  return fits.map(({ shift, agreement }: LocalFit, index) => {
    const own = shifts[index];
    const isSeen = own !== undefined && Math.hypot(own.x - shift.x, own.y - shift.y) < mostOff;
    const { darkness, median, stray, isCrossed, reach } = looked[index]!;
    return { darkness, median, stray, isCrossed, reach, shift, isSeen, agreement, ink: inks[index]! };
  });
}

/** Millimetres about a box where ink belongs to it, and how near to the next box that one's ink may come. */
const mostAround = 0.95;
const ofNext = 0.65;

/** How far about the boxes of a page ink is looked for: not where that of the next box may be. */
function aroundOf(boxes: readonly Box[]): number {
  let gap = mostAround + ofNext;
  boxes.forEach((one, index) => {
    for (let other = index + 1; other < boxes.length; other++) {
      const here = gapOf(one, boxes[other]!);
      if (here < gap) gap = here;
    }
  });
  return Math.max(0, gap - ofNext);
}

function gapOf(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.max(across, down);
}
