/** A list in which one entry was changed in part. */
export const replaced = <T extends object>(list: readonly T[], index: number, changes: Partial<T>): T[] =>
  list.map((entry, place) => (place === index ? { ...entry, ...changes } : entry));

/** A list without one of its entries. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, place) => place !== index);
