// What keys mean while marking; who marks is not to look at the keyboard.

/** What has been typed of a score so far: digits that more may follow, and whether a 5 belongs to the half before it. */
export interface Typed {
  digits: string;
  /** The last score came a moment ago, so that a half still goes with it. */
  justGiven: number | null;
  /** The `5` of `.5` is to come, and changes nothing. */
  awaitsFive: boolean;
}

export const nothingTyped: Typed = { digits: '', justGiven: null, awaitsFive: false };

/** What a key of a score leads to: a score to give, one to give instead of the last, why none, or just more to come. */
export interface Outcome {
  typed: Typed;
  give?: number;
  instead?: number;
  refusal?: string;
}

const half = 0.5;

/** Whether a key has to do with typing a score. */
export const isScoreKey = (key: string): boolean => /^[0-9.hH]$/.test(key);

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

const given = (score: number): Outcome => ({ typed: { ...nothingTyped, justGiven: score }, give: score });

function typeHalf({ digits, justGiven }: Typed, key: string, full: number): Outcome {
  const base = digits === '' ? (justGiven ?? 0) : Number(digits);
  const score = base + half;
  if (!Number.isInteger(base) || score > full) return { typed: nothingTyped, refusal: `本题最多 ${full} 分` };
  const after: Typed = { ...nothingTyped, awaitsFive: key === '.' };
  return digits === '' && justGiven !== null ? { typed: after, instead: score } : { typed: after, give: score };
}

/** What was typed, once nothing more is to follow. */
export function commitTyped({ digits }: Typed): number | undefined {
  return digits === '' ? undefined : Number(digits);
}

// f, g, h, n and u have meanings of their own.
const pointLetters = 'abcdeijklmopqrstvwxyz';

/** The letter that chooses a point of the rubric, by its place from 0. */
export const letterOfPoint = (index: number): string => pointLetters[index] ?? '';

/** The place of the point of the rubric that a letter chooses; -1 for none. */
export const pointOfLetter = (key: string, points: number): number => {
  const index = key.length === 1 ? pointLetters.indexOf(key.toLowerCase()) : -1;
  return index < points ? index : -1;
};

/** What the keys of marking by question do, for the list of keys. */
export const reviewKeys = [
  { key: '↑ ↓ ← →', label: '选择作答' },
  { key: '0 – 9', label: '给分；满分 10 分以上可连按两位，或按 Enter 确定' },
  { key: 'H 或 .5', label: '加半分' },
  { key: 'F', label: '满分' },
  { key: 'A B C …', label: '勾选评分点，得分随之变化' },
  { key: '空格', label: '确认自动批改的得分' },
  { key: 'N', label: '下一个未复核' },
  { key: 'G', label: '整组给分' },
  { key: 'U', label: '撤销，也可按 Ctrl+Z' },
  { key: '[ ]', label: '上一题、下一题' },
] as const;
