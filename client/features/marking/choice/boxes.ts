import type { SheetAnswer } from '../marks.ts';

/** A box of a choice on its page. */
export type BoxPlace = SheetAnswer['places'][number];

/** A part of a page, in millimetres. */
export type Bounds = Pick<BoxPlace, 'x' | 'y' | 'width' | 'height'>;

/** Millimetres around the boxes that are shown too: what strays out of them, and the number of the question. */
const margin = { beside: 9, above: 1.6 };

/** The part of a page that shows all of these boxes. */
export function boundsOf(boxes: readonly Bounds[]): Bounds {
  const x = Math.min(...boxes.map((box) => box.x)) - margin.beside;
  const y = Math.min(...boxes.map((box) => box.y)) - margin.above;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin.beside;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin.above;
  return { x, y, width: right - x, height: bottom - y };
}

/** How a box looks, in a word. */
export const looksOf = (seen: BoxPlace['seen']): string =>
  seen === null ? '没有读到' : { yes: '涂满', no: '空', unsure: '看不准' }[seen.mark];

/** A share of ink as it is shown. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** What a letter gets where one option is right: all or nothing; "" is no answer. */
export const scoreOfChoice = (letter: string, answers: readonly (readonly string[])[], full: number): number =>
  answers[0]?.includes(letter) ? full : 0;

/** The letters of the options of an answer on a sheet: those that have boxes, of one that was typed the usual four. */
export function lettersOn({ places }: Pick<SheetAnswer, 'places'>): string[] {
  const boxes = places.flatMap(({ kind, option }) => (kind === 'bubble' ? [option] : []));
  return boxes.length > 0 ? [...new Set(boxes)].toSorted() : lettersOf([...'ABCD']);
}

/** The letters of so many options. */
export const lettersOf = (options: readonly unknown[]): string[] => [...'ABCDEFGH'].slice(0, options.length);
