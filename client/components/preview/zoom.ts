/** How large pages may be shown, as parts of the width that fits. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next step up or down; at either end it stays. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed();
  return steps.find((step) => (step - zoom) * direction > 0) ?? zoom;
}

/** A page is not shown wider than this without zoom, in pixels, or a line of text gets too long to read. */
const comfortableWidth = 880;

/** Pixels that a page is wide within a region. */
export const pageWidth = (region: number, zoom: number): number =>
  Math.max(1, Math.floor(Math.min(region, comfortableWidth) * zoom));

/** The page on screen, counted from 1: the last one that begins above the middle of what is in sight. */
export const pageAt = (tops: readonly number[], middle: number): number =>
  Math.max(1, tops.filter((top) => top <= middle).length);

/** What a key asks for: the next or the last page, larger or smaller. */
interface Wish {
  pages?: 1 | -1;
  zoom?: 1 | -1;
}

const wishes = new Map<string, Wish>([
  ['PageDown', { pages: 1 }],
  ['ArrowRight', { pages: 1 }],
  ['PageUp', { pages: -1 }],
  ['ArrowLeft', { pages: -1 }],
  ['+', { zoom: 1 }],
  ['=', { zoom: 1 }],
  ['-', { zoom: -1 }],
]);

/** What a key asks for in a preview; undefined for all others. */
export const keyMeaning = (key: string): Wish | undefined => wishes.get(key);
