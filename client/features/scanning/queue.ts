/** What was at hand last, and what stood about it. */
interface Last {
  id: string;
  ids: readonly string[];
}

/** Where to go on in a list that has changed: at the same item, else at the first left of those that followed it, else at the last. */
export function placeIn(ids: readonly string[], last: Last): number {
  if (last.id === '') return ids.length > 0 ? 0 : -1;
  const was = last.ids.indexOf(last.id);
  const next = [last.id, ...last.ids.slice(was + 1)].find((id) => ids.includes(id));
  return next === undefined ? ids.length - 1 : ids.indexOf(next);
}

/** In the order in which they came: a file that is read later adds its pages at the end. */
export const byArrival = (one: Arrived, other: Arrived): number =>
  one.documentId.length - other.documentId.length ||
  one.documentId.localeCompare(other.documentId) ||
  one.pageNo - other.pageNo;

interface Arrived {
  documentId: string;
  pageNo: number;
}
