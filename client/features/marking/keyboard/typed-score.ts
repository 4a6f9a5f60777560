/** What has been typed of a score so far: digits that more may follow, and whether a 5 belongs to the half before it. */
export interface Typed {
  digits: string;
  /** The last score came a moment ago, so that a half still goes with it. */
  justTyped: number | null;
  /** The `5` of `.5` is to come, and changes nothing. */
  awaitsFive: boolean;
}

export const nothingTyped: Typed = { digits: '', justTyped: null, awaitsFive: false };

/** What a key of a score leads to: a score, one in the place of the last, why none, or just more to come. */
export interface Outcome {
  typed: Typed;
  score?: number;
  replacement?: number;
  refusal?: string;
}

const half = 0.5;

/**
 * Reads a key of a score out of `full`. A digit gives the score at once where no second one can follow; else it waits for
 * one, for Enter, or for a moment to pass. `h` and `.5` add a half to what was typed, or to what was just given.
 */
export function typeScore(typed: Typed, key: string, full: number): Outcome {
  if (typed.awaitsFive && key === '5') return { typed: nothingTyped };
  if (key === 'h' || key === 'H' || key === '.') return typeHalf(typed, key, full);
  return typeDigit(typed, key, full);
}

function typeDigit(typed: Typed, key: string, full: number): Outcome {
  const digits = typed.digits + key;
  const score = Number(digits);
  if (score > full) return { typed: nothingTyped, refusal: `本题最多 ${full} 分` };
  if (canGrow(score, full)) return { typed: { ...nothingTyped, digits } };
  return given(score);
}

const canGrow = (score: number, full: number): boolean => score > 0 && score * 10 <= full;

const given = (score: number): Outcome => ({ typed: { ...nothingTyped, justTyped: score }, score });

function typeHalf({ digits, justTyped }: Typed, key: string, full: number): Outcome {
  const base = digits === '' ? (justTyped ?? 0) : Number(digits);
  const score = base + half;
  if (!Number.isInteger(base) || score > full) return { typed: nothingTyped, refusal: `本题最多 ${full} 分` };
  const after: Typed = { ...nothingTyped, awaitsFive: key === '.' };
  return digits === '' && justTyped !== null ? { typed: after, replacement: score } : { typed: after, score };
}

/** What was typed, once nothing more is to follow. */
export function commitTyped({ digits }: Typed): number | undefined {
  return digits === '' ? undefined : Number(digits);
}
