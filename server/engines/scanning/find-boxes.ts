import { lookInto, type SeenBox } from './bubbles.ts';
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
}

/** Millimetres by which boxes of flat paper are off at most, and share of outlines that are seen at least. */
const flatShift = 0.7;
const flatSeen = 0.97;

/** Millimetres by which the code is off at most on flat paper. */
export const flatCode = 0.8;

/** How far away an outline is looked for on paper that is not flat, in millimetres beyond its box. */
const farMargin = 7.5;

/** An outline that is farther than this from where those about it have it, in millimetres, is something else. */
const mostOff = 0.6;

interface Look {
  picture: GrayPicture;
  projection: Projection;
  black: number;
}

/** Finds and looks into all boxes of a page; `isBent` is what its code says already. */
export function findBoxes(look: Look, boxes: readonly Box[], isBent: boolean): FoundBox[] {
  const nominal = boxes.map(() => ({ x: 0, y: 0 }));
  const near = lookNear(look, boxes, nominal);
  const flat = finish(boxes, near);
  if (!isBent && isFlat(near.shifts)) return flat;
  const bent = finish(boxes, lookNear(look, boxes, followed(look, boxes)));
  return seenIn(bent) > seenIn(flat) ? bent : flat;
}

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

function finish(boxes: readonly Box[], { patches, guesses, shifts }: Near): FoundBox[] {
  return fitLocally(boxes, shifts).map(({ shift, agreement }: LocalFit, index) => {
    const [guess, own] = [guesses[index]!, shifts[index]];
    const isSeen = own !== undefined && Math.hypot(own.x - shift.x, own.y - shift.y) < mostOff;
    const within = { x: shift.x - guess.x, y: shift.y - guess.y };
    return { ...lookInto(patches[index]!, boxes[index]!, within), shift, isSeen, agreement };
  });
}
