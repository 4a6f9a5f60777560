/** The known path that differs from a wrong one by the fewest edits. */
export function nearestPath(wrong: string, known: readonly string[]): string {
  const distances = known.map((path) => ({ path, distance: editDistance(wrong.slice(0, 200), path) }));
  return distances.sort((a, b) => a.distance - b.distance)[0]?.path ?? '';
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
