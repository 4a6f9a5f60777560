/**
 * What a field of a read's input does to the rows of its answer. A field of a row is named by its path (`teachings.courseId`);
 * where lists lie on the path, one of their items is enough.
 */
export type Relation =
  /** Rows whose field is what was asked for; of several fields one is enough. */
  | { is: string | readonly string[] }
  /** Rows one of whose texts contains what was asked for. */
  | { contains: readonly string[] }
  | { startsWith: string }
  /** Rows of that day or time and later, or earlier. */
  | { notBefore: string }
  | { notAfter: string }
  /** 1 asks for rows whose field is blank, 0 for the others. */
  | { isBlank: string }
  /** No row shows it; why, in Chinese. */
  | { unchecked: string };

/** Where a column that sorts lies in a row, or why no row shows it. */
export type Column = string | { unchecked: string };
