/** Whether a box is filled in. */
export type Mark = 'yes' | 'no' | 'unsure';

/** What the boxes of a question say together: `several` is more than one that is clearly filled in. */
export type Verdict = 'empty' | 'marked' | 'ambiguous' | 'several';

/** From where on a box of a page may be filled in, and from where on it surely is. */
export interface Levels {
  possible: number;
  sure: number;
}

/** Fewer filled boxes than this do not tell how strongly their writer fills in. */
const fewest = 3;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Tells by all boxes of a page how dark empty and filled ones are there: pencils are faint, and papers are grey. */
export function levelsOf(darknesses: readonly number[]): Levels {
  const sorted = [...darknesses].sort((one, other) => one - other);
  // More than a third of the boxes of a page are empty; where not, the paper itself is the measure.
  const empty = between(0, sorted[Math.floor(sorted.length * 0.3)] ?? 0, 0.2);
  const filled = sorted.slice(splitOf(sorted)).map((value) => value - empty);
  const typical = filled[filled.length >> 1] ?? 0;
  if (filled.length < fewest || typical < 0.12) return { possible: empty + 0.1, sure: empty + 0.34 };
  return { possible: empty + between(0.07, 0.2 * typical, 0.14), sure: empty + between(0.13, 0.48 * typical, 0.4) };
}

/** Where values in order fall into two groups that differ most. */
function splitOf(sorted: readonly number[]): number {
  const total = sorted.reduce((sum, value) => sum + value, 0);
  let best = { at: sorted.length, score: 0 };
  let sum = 0;
  for (let at = 1; at < sorted.length; at++) {
    sum += sorted[at - 1]!;
    const difference = (total - sum) / (sorted.length - at) - sum / at;
    const score = at * (sorted.length - at) * difference * difference;
    if (score > best.score) best = { at, score };
  }
  return best.at;
}

/** Whether a box is filled in, by the levels of its page. */
export function markOf(darkness: number, isCrossed: boolean, { possible, sure }: Levels): Mark {
  if (darkness < possible) return 'no';
  return darkness < sure || isCrossed ? 'unsure' : 'yes';
}

/** What the boxes of one question say together. */
export function verdictOf(marks: readonly Mark[]): Verdict {
  if (marks.includes('unsure')) return 'ambiguous';
  const filled = marks.filter((mark) => mark === 'yes').length;
  if (filled === 0) return 'empty';
  return filled === 1 ? 'marked' : 'several';
}

/** A filled digit; positions count from 1, from the left. */
interface DigitMark {
  position: number;
  digit: number;
  darkness: number;
  mark: Mark;
}

/**
 * The number that digits say, with `?` for a place that cannot be read, and whether that is sure; places that are left
 * empty at the end do not count, and no number at all is null.
 */
export function numberOf(digits: readonly DigitMark[]): { studentNo: string | null; isSure: boolean } {
  const places = new Map<number, DigitMark[]>();
  for (const digit of digits) places.set(digit.position, [...(places.get(digit.position) ?? []), digit]);
  const read = [...places].sort(([one], [other]) => one - other).map(([, column]) => placeOf(column));
  const text = read.map(({ text }) => text).join('');
  const studentNo = text.replace(/ +$/, '').replaceAll(' ', '?');
  const isSure = read.every(({ isSure: sure }) => sure) && !studentNo.includes('?');
  return { studentNo: studentNo || null, isSure };
}

function placeOf(column: readonly DigitMark[]): { text: string; isSure: boolean } {
  const verdict = verdictOf(column.map(({ mark }) => mark));
  if (verdict === 'empty') return { text: ' ', isSure: true };
  const [first, second] = [...column].sort((one, other) => other.darkness - one.darkness);
  if (verdict === 'marked') return { text: String(column.find(({ mark }) => mark === 'yes')!.digit), isSure: true };
  const isClear = first!.darkness > 2 * (second?.darkness ?? 0);
  return { text: isClear ? String(first!.digit) : '?', isSure: false };
}
