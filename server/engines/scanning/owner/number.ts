/** Chance that a digit which could be read is read as it was filled in, and as one certain other digit. */
const right = 0.97;
const wrong = (1 - right) / 9;

/** How a student number fits what was read. */
export interface NumberMatch {
  /** How many digits were read, and how many places of them differ (from 1). */
  read: number;
  differing: number[];
}

/** Compares a student number with what was read; "" and digits that could not be read tell nothing. */
export function matchNumber(studentNo: string, read: string): NumberMatch {
  const places = [...read].flatMap((digit, index) => (digit === '?' ? [] : [{ digit, place: index + 1 }]));
  return {
    read: places.length,
    differing: places.filter(({ digit, place }) => studentNo[place - 1] !== digit).map(({ place }) => place),
  };
}

/** How much more likely the reading is of this student than of one of whom nothing is known. */
export const weightOf = ({ read, differing }: NumberMatch): number =>
  (right / 0.1) ** (read - differing.length) * (wrong / 0.1) ** differing.length;

/** What the match is in words; undefined where nothing was read, or too much differs to speak for anybody. */
export function numberReason(studentNo: string, read: string): { text: string; fits: boolean } | undefined {
  const { read: count, differing } = matchNumber(studentNo, read);
  if (count === 0 || differing.length > 1) return undefined;
  const [place] = differing;
  if (place !== undefined) {
    const expected = studentNo[place - 1] ?? '空';
    return { text: `学号第 ${place} 位读作 ${read[place - 1]!}，名单上是 ${expected}`, fits: false };
  }
  if (count === studentNo.length) return { text: `学号读出 ${read}，全部相同`, fits: true };
  const unread = read.padEnd(studentNo.length, '?').replaceAll('?', '_');
  return { text: `学号读出 ${unread}，读出的 ${count} 位都相同`, fits: true };
}
