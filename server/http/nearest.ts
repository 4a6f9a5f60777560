const longestPath = 200;

/**
 * The known path that a wrong one was most likely meant to be; undefined where none is near. The segments with which both
 * begin count for nothing: all paths of a service share them.
 */
export function nearestPath(wrong: string, known: readonly string[]): string | undefined {
  if (wrong.length > longestPath) return undefined;
  const near = known
    .map((path) => ({ path, ...differenceOf(wrong.split('/'), path.split('/')) }))
    .filter(({ edits, length }) => edits <= Math.ceil(length / 3));
  return near.sort((a, b) => a.edits - b.edits)[0]?.path;
}

/** By how many edits two paths differ, and how long they are, from the first segment that is not the same. */
function differenceOf(one: string[], other: string[]): { edits: number; length: number } {
  const different = one.findIndex((segment, index) => segment !== other[index]);
  const shared = different < 0 ? one.length : different;
  const [a, b] = [one, other].map((path) => path.slice(shared).join('/')) as [string, string];
  return { edits: editDistance(a, b), length: Math.max(a.length, b.length) };
}

/** Levenshtein distance (V. I. Levenshtein 1966), kept in one row of the table. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
