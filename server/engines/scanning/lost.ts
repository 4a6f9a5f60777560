import type { FoundBox } from './find-boxes.ts';
import type { Mark } from './verdicts.ts';

/** Share of the outlines about a box that must agree on where it is; where nearly all do, its own need not be seen. */
const leastAgreement = 0.5;
const clearAgreement = 0.8;

/** Share of the outlines of a page that must be seen where it is bent, or of those of its filled boxes where print is too pale. */
const leastSeen = 0.6;
const leastSeenFilled = 0.85;

/** Where boxes are farther away than half a row, in millimetres, others may have been taken for them: then nearly all must be seen. */
const far = 1.7;
const leastSeenFar = 0.85;

/** Fewer filled boxes than this tell nothing of how a page lies; so dark is one at least. */
const fewestFilled = 10;
const filled = 0.3;

/** Millimetres by which a box of a flat page is off at most. */
const flat = 0.9;

/**
 * What does not fit the form is left to a person: boxes whose outlines are not seen where the paper is bent, or are seen
 * where they cannot be. On flat paper an outline may be too pale to be seen.
 */
export function doubtLost<T extends FoundBox>(
  boxes: readonly T[],
  marks: Mark[],
  questionOf: (box: T) => string,
): void {
  const isBent = boxes.some(({ shift }) => Math.hypot(shift.x, shift.y) > flat);
  const isUnseen = isBent && !isWellSeen(boxes);
  const isLost = isBent ? lostOf(boxes, questionOf) : () => false;
  boxes.forEach((box, index) => {
    const isAlone = box.agreement < clearAgreement && isLost(box);
    if (box.agreement < leastAgreement || isAlone || isUnseen) marks[index] = 'unsure';
  });
}

const seenOf = (boxes: readonly FoundBox[]): number => boxes.filter(({ isSeen }) => isSeen).length / boxes.length;

function isWellSeen(boxes: readonly FoundBox[]): boolean {
  const isFar = boxes.some(({ shift }) => Math.hypot(shift.x, shift.y) > far);
  if (isFar) return seenOf(boxes) >= leastSeenFar;
  if (seenOf(boxes) >= leastSeen) return true;
  const dark = boxes.filter(({ darkness }) => darkness > filled);
  return dark.length >= fewestFilled && seenOf(dark) >= leastSeenFilled;
}

/** Whether a box belongs to a question of which most outlines are not seen. */
function lostOf<T extends FoundBox>(boxes: readonly T[], questionOf: (box: T) => string): (box: T) => boolean {
  const lost = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const box of boxes) {
    const question = questionOf(box);
    counts.set(question, (counts.get(question) ?? 0) + 1);
    if (!box.isSeen) lost.set(question, (lost.get(question) ?? 0) + 1);
  }
  return (box) => (lost.get(questionOf(box)) ?? 0) > Math.max(1, counts.get(questionOf(box))! / 2);
}
