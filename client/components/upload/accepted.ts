/** Whether a file's name ends in one of the endings, letter case aside. */
export const acceptedBy = (endings: readonly string[], name: string): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));
