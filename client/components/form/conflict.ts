/** A field that somebody else has changed meanwhile, in words. */
export interface Conflict {
  field: string;
  label: string;
  theirs: string;
  mine: string;
  /** Whether both have changed it. */
  isBoth: boolean;
}

/** What fields are called, and what they hold, in words. */
export interface FieldWords<V> {
  labelOf: (field: string) => string;
  textOf: (field: string, values: V) => string;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ between what the form was filled with and what is stored now, save those that come out the same. */
export function conflictsOf<V extends object>(base: V, now: V, mine: V, words: FieldWords<V>): Conflict[] {
  const fields = Object.keys(base) as (keyof V & string)[];
  return fields
    .filter((field) => !same(base[field], now[field]) && !same(mine[field], now[field]))
    .map((field) => ({
      field,
      label: words.labelOf(field),
      theirs: words.textOf(field, now),
      mine: words.textOf(field, mine),
      isBoth: !same(base[field], mine[field]),
    }));
}

/** My values with theirs where those were chosen, and where only they have changed anything without a conflict. */
export const merged = <V extends object>(mine: V, now: V, theirs: readonly string[]): V =>
  Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [
      field,
      theirs.includes(field) ? (now as Record<string, unknown>)[field] : value,
    ]),
  ) as V;
