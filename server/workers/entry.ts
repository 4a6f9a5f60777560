import { pathToFileURL } from 'node:url';

/** Where a program is that works beside the server, and the arguments that it starts with. */
export interface Entry {
  file: URL;
  argv?: string[];
}

/** Where the programs are compiled for a server that runs from sources itself: tests start many, and compile them once. */
export const compiledBeside = 'COMPILED_WORKERS';

/**
 * Where such a program is: the build puts its bundle under `name` beside the server's, and its source needs a loader first.
 * `source` is relative to the server's folder.
 */
export function entryOf(name: string, source: string): Entry {
  if (!import.meta.url.endsWith('.ts')) return { file: new URL(`./${name}.js`, import.meta.url) };
  const compiled = process.env[compiledBeside];
  if (compiled !== undefined) return { file: pathToFileURL(`${compiled}/${name}.js`) };
  const argv = [new URL(`../${source}`, import.meta.url).href];
  return { file: new URL('./from-sources.mjs', import.meta.url), argv };
}
