const longestPath = 200;

/** Nobody makes more slips than this; who asks for what is far away keeps others waiting. */
const mostEdits = 8;

/** How often each letter of ASCII stands in a path; all others count as the last one, which no path of a call has. */
type Letters = Int16Array;

/** A path, its segments, and its letters. */
interface Read {
  path: string;
  segments: readonly string[];
  letters: Letters;
}

/**
 * What finds the known path that a wrong one was most likely meant to be; undefined where none is near. The segments with
 * which both begin count for nothing: all paths of a service share them. Anybody may ask for wrong paths, so nearly all
 * known ones are told by their lengths and letters alone to be too far away.
 */
export function nearestOf(paths: readonly string[]): (wrong: string) => string | undefined {
  const known = paths.map(read);
  return (wrong) => {
    if (wrong.length > longestPath) return undefined;
    const asked = read(wrong);
    let nearest: string | undefined;
    let fewest = Infinity;
    for (const one of known) {
      const edits = editsBetween(asked, one, fewest - 1);
      if (edits >= fewest) continue;
      [nearest, fewest] = [one.path, edits];
    }
    return nearest;
  };
}

function read(path: string): Read {
  const letters = new Int16Array(128);
  for (let at = 0; at < path.length; at++) letters[Math.min(path.charCodeAt(at), 127)]!++;
  return { path, segments: path.split('/'), letters };
}

/** By how many edits two paths differ from the first segment that is not the same; Infinity where these are too many. */
function editsBetween(asked: Read, known: Read, most: number): number {
  const shared = sharedLength(asked.segments, known.segments);
  const [a, b] = [asked.path.length - shared, known.path.length - shared];
  const limit = Math.min(Math.ceil(Math.max(a, b) / 3), mostEdits, most);
  if (Math.abs(a - b) > limit || fewestEdits(asked.letters, known.letters) > limit) return Infinity;
  return editDistance(asked.path.slice(shared), known.path.slice(shared), limit);
}

/** The length of the segments with which both begin, a slash after each; of equal paths the last one counts. */
function sharedLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  for (let at = 0; at < Math.min(a.length, b.length) - 1 && a[at] === b[at]; at++) length += a[at]!.length + 1;
  return length;
}

/** As many edits as one path has letters that the other lacks, at least: each puts one of them right. */
function fewestEdits(a: Letters, b: Letters): number {
  let [more, less] = [0, 0];
  for (let letter = 0; letter < a.length; letter++) {
    const difference = a[letter]! - b[letter]!;
    if (difference > 0) more += difference;
    else less -= difference;
  }
  return Math.max(more, less);
}

/**
 * Levenshtein distance (V. I. Levenshtein 1966), kept in one row of the table; Infinity where it is more than `most`, so
 * only the middle of the table counts (E. Ukkonen 1985).
 */
function editDistance(a: string, b: string, most: number): number {
  const row = Uint16Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const [from, to] = [Math.max(1, i - most), Math.min(b.length, i + most)];
    let diagonal = row[from - 1]!;
    row[from - 1] = from === 1 ? i : most + 1;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j++) {
      // Beyond the middle of the row before there is nothing to come from.
      const above = j === i + most ? most + 1 : row[j]!;
      const replaced = diagonal + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      diagonal = row[j]!;
      row[j] = Math.min(replaced, above + 1, row[j - 1]! + 1);
      least = Math.min(least, row[j]!);
    }
    if (least > most) return Infinity;
  }
  return row[b.length]! > most ? Infinity : row[b.length]!;
}
