const worlds = new Map<string, AbortController>();

/** Aborts when what a database file holds is replaced by another world: work that began in this one is not to be written into that. */
export function worldEnds(file: string): AbortSignal {
  let world = worlds.get(file);
  if (!world) worlds.set(file, (world = new AbortController()));
  return world.signal;
}

/** Ends the work that goes on in the world of a database file. */
export function endWorld(file: string): void {
  worlds.get(file)?.abort();
  worlds.delete(file);
}
