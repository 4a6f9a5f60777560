const onceMs = 30_000;
const eachPageMs = 3_000;

/** Milliseconds that a file may take to be read in all its turns: some ten times what an ordinary one takes on a busy machine. */
export const readingTime = (pages: number): number => onceMs + eachPageMs * pages;
